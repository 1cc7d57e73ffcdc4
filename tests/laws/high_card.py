"""High Card, the game: what a bet is worth, bots, and what passes from round to round."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from fairdeal.cards import DECK, rank_of
from fairdeal.engine import tally
from fairdeal.engine.accounts import POT, stack
from fairdeal.engine.chance import Chance
from fairdeal.engine.events import (
    Reason,
    Transfer,
)
from fairdeal.engine.game import AdviceRules, BotRules, Game, Odds, Price, SightRules, TextRules, Verb
from fairdeal.engine.moves import (
    DEALER,
    Event,
    Legal,
    PlayerAction,
)
from fairdeal.engine.sitting import Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing
from fairdeal.engine.tally import Tally
from tests.laws.high_card_round import (
    FEWEST,
    PACK,
    RULEBOOK,
    Bet,
    House,
    Pass,
    State,
    View,
    amounts,
    balances,
    legal,
    nets,
    seen,
    spots,
    start,
    tell,
    turn,
    view,
    with_player,
)

# What it is worth, and who plays it


def price(view: View, legal: Legal) -> tuple[Price, ...]:
    """Of the least bet, the greatest and passing, if everybody else passes."""
    state = view.round
    if not legal or state.table is None:
        return ()
    unseen = [card for card in DECK if PACK[card] and card != state.table]
    higher, lower = (sum(sign * (rank_of(card) - rank_of(state.table)) > 0 for card in unseen) for sign in (1, -1))
    edge = Fraction(higher - lower, len(unseen))
    bets = {amount: Bet(each.move.seat, amount) for each in legal.amounts for amount in (each.least, each.most)}
    passes = [Price(action, Fraction(-state.house.ante)) for action in legal.actions if isinstance(action, Pass)]
    return (*(Price(bet, amount * edge - state.house.ante) for amount, bet in bets.items()), *passes)


def careful(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """Bets the least or passes, by chance."""
    assert view.you is not None
    return Bet(view.you, legal.amounts[0].least) if chance.below(2) else Pass(view.you)


def bold(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    assert view.you is not None
    return Bet(view.you, legal.amounts[0].most)


def worlds(view: View, chance: Chance) -> State:
    """The round with other cards under the backs, and other bets under the seals."""
    state = view.round
    left = [card for card in DECK if PACK[card] and card != state.table]
    for player in state.players:
        card = left.pop(chance.below(len(left))) if player.has_card and player.card is None else player.card
        hidden = player.has_bet and player.bet is None
        possible = [0, *amounts(state, player)] if hidden else [player.bet]
        bet = possible[chance.below(len(possible))]
        chips = player.chips - (bet or 0) if hidden and not state.is_over else player.chips
        state = with_player(state, player.seat, card=card, bet=bet, chips=chips)
    return state


# The sitting


@dataclass(frozen=True, slots=True)
class Sitting(Tally[House]):
    """A sitting between two rounds: whose deal it is, the pot, and the rank that lay on the table last."""

    dealer: int = 0
    pot: int = 0
    last: int | None = None


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    return Sitting(house, tally.first_players(house, seats, fewest=FEWEST), dealer=seats[0].seat)


def opening(sitting: Sitting) -> Opening:
    """The deal is with the next seat that is there."""
    seats = [each.seat for each in sitting.seated]
    dealer = next((seat for seat in seats if seat >= sitting.dealer), seats[0] if seats else DEALER)
    return Opening(sitting.seated, dealer, sitting.pot, carried=sitting.last)


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    assert state.is_over
    chips = {player.seat: player.chips for player in state.players}
    players = tally.after_round(sitting.players, chips, nets(state) if state.opened else None)
    if not state.opened:
        return replace(sitting, players=players)
    assert state.table is not None
    return Sitting(sitting.house, players, sitting.rounds + 1, state.dealer + 1, state.pot, last=rank_of(state.table))


def leave(sitting: Sitting, seat: int) -> tuple[Sitting, tuple[Event, ...]]:
    """A leaver forfeits what is in the pot; when the table breaks up, the pot is shared."""
    sitting, told = tally.leave(sitting, seat)
    return close(sitting) if len(sitting.present) < FEWEST else (sitting, told)


def close(sitting: Sitting) -> tuple[Sitting, tuple[Event, ...]]:
    """The pot is shared by all who are there, odd half-chips from the dealer's left on."""
    there = sitting.present
    if not there or not sitting.pot:
        return sitting, ()
    order = sorted(there, key=lambda each: (each.seat <= sitting.dealer, each.seat))
    share, odd = divmod(sitting.pot, len(order))
    shares = {each.seat: share + (place < odd) for place, each in enumerate(order)}
    players = tuple(each._replace(chips=each.chips + shares.get(each.seat, 0)) for each in sitting.players)
    told = [Transfer(POT, stack(seat), amount, Reason.RETURN) for seat, amount in shares.items() if amount]
    return replace(sitting, players=players, pot=0), tuple(told)


def is_over(sitting: Sitting) -> bool:
    able = [each for each in sitting.present if each.chips >= sitting.house.least]
    return sitting.rounds == sitting.house.rounds or len(able) < FEWEST


def standings(sitting: Sitting) -> tuple[Standing, ...]:
    is_played = sitting.rounds == sitting.house.rounds
    ended = Ending.PLAYED if is_played else Ending.SHORT if is_over(sitting) else None
    return tuple(each.stands(Ending.ABANDONED if each.left else ended) for each in sitting.players)


RULES: Final[SittingRules[House, State, Sitting]] = SittingRules(
    sit=sit,
    shuffle=lambda sitting: ShuffleSpec(1, cards=PACK),
    opening=opening,
    after=after,
    join=tally.join,
    bring=tally.bring,
    leave=leave,
    close=close,
    balances=lambda sitting: {**tally.balances(sitting), POT: sitting.pot},
    is_over=is_over,
    standings=standings,
    progress=lambda sitting: Progress(sitting.rounds + 1, sitting.house.rounds),
    notional=lambda house: (house.ante + house.least) * house.rounds,
    least=lambda house: house.least,
    fewest=lambda house: FEWEST,
)

GAME: Final[Game[House, State, View, Sitting]] = Game(
    name="high-card",
    version=1,
    house=House,
    presets={"plain": House()},
    seats=lambda house: range(house.seats),
    actions=RULEBOOK.actions,
    rules=RULEBOOK.rules(
        start=start,
        turn=turn,
        legal=legal,
        balances=balances,
        playing=lambda state: tuple(player.seat for player in state.players if player.plays),
        nets=nets,
        time_out=lambda state, seat: Pass(seat),
    ),
    sight=SightRules(view=view, seen=seen),
    sitting=RULES,
    text=TextRules(
        (Verb("high-card-bet", Bet, wants_amount=True), Verb("high-card-pass", Pass)), tell, spots, ("high-card-guide",)
    ),
    advice=AdviceRules(price=price, odds=lambda house, asked: Odds({}, ())),
    bots=BotRules(usual=careful, named={"bold": bold}, worlds=worlds),
)
