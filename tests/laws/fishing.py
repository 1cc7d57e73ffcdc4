"""Fishing, the game: its words, its bots, and a match of several deals."""

from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine import tally
from fairdeal.engine.chance import Chance
from fairdeal.engine.events import seen_by
from fairdeal.engine.game import (
    AdviceRules,
    BotRules,
    Game,
    Odds,
    Part,
    SightRules,
    TextRules,
    Verb,
)
from fairdeal.engine.moves import (
    Event,
    Legal,
    PlayerAction,
)
from fairdeal.engine.sitting import Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing, Verdict
from fairdeal.engine.tally import Tally
from fairdeal.engine.words import Seat, Sentence, ShownCards
from tests.laws.fishing_round import (
    PACK,
    RULEBOOK,
    House,
    Join,
    State,
    Take,
    Taken,
    Trail,
    Trailed,
    View,
    balances,
    hand_of,
    known,
    legal,
    nets,
    put,
    spots,
    start,
    turn,
    view,
)


def tell(event: Event) -> Sentence | None:
    match event:
        case Taken(seat=seat, card=card, cards=cards):
            return Sentence(
                "fishing-taken", {"seat": Seat(seat), "card": ShownCards((card,)), "cards": ShownCards(cards)}
            )
        case Trailed(seat=seat, card=card):
            return Sentence("fishing-trailed", {"seat": Seat(seat), "card": ShownCards((card,))})
    return None


TEXT: Final[TextRules[View]] = TextRules(
    (
        Verb("fishing-take", Take, parts=(Part("cards"), Part("card", "fishing-with"))),
        Verb("fishing-join", Join, parts=(Part("value"), Part("card", "fishing-with"), Part("cards", "fishing-on"))),
        Verb("fishing-trail", Trail, parts=(Part("card"),)),
    ),
    tell,
    spots,
    ("fishing-guide",),
)


# Who plays it


def greedy(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """The first selection that it finds, or a card by chance."""
    if legal.selections:
        chosen = legal.selections[chance.below(len(legal.selections))]
        return chosen.complete(next(iter(chosen)))
    return any_at_all(view, legal, chance)


def any_at_all(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """Any of the first few actions."""
    possible = [action for action in islice(legal, 20) if isinstance(action, PlayerAction)]
    return possible[chance.below(len(possible))]


def worlds(view: View, chance: Chance) -> State:
    """The deal with other cards in the hand that is out of sight."""
    state = view.round
    left = [card for card in DECK if PACK[card] and card not in known(state)]
    for player in state.players:
        hand = tuple(left.pop(chance.below(len(left))) if card is None else card for card in player.hand)
        state = put(state, replace(player, hand=hand))
    return state


# The match


@dataclass(frozen=True, slots=True)
class Match(Tally[House]):
    """A match between two deals, and whose deal it is."""

    dealer: int = 0


def sit(house: House, seats: tuple[Seated, ...]) -> Match:
    return Match(house, tally.first_players(house, seats, fewest=2))


def after(match: Match, state: State, cut_card_out: bool) -> Match:
    assert state.is_over
    chips = {player.seat: player.chips for player in state.players}
    players = tally.after_round(match.players, chips, None if state.void else nets(state))
    if state.void:
        return replace(match, players=players)
    return Match(match.house, players, match.rounds + 1, 1 - match.dealer)


def is_over(match: Match) -> bool:
    return len(match.present) < 2 or _winner(match) is not None


def standings(match: Match) -> tuple[Standing, ...]:
    return tuple(_standing(match, player) for player in match.players)


def _standing(match: Match, player: tally.Player) -> Standing:
    winner = _winner(match)
    ending = Ending.ABANDONED if player.left else Ending.PLAYED if winner is not None else None
    verdict = None if winner is None else Verdict.WON if winner == player.seat else Verdict.LOST
    return player.stands(ending, verdict, score=player.net)


def _winner(match: Match) -> int | None:
    """Who has not left, or has the goal and more than the other."""
    if len(match.present) == 1:
        return match.present[0].seat
    low, high = sorted(match.players, key=lambda player: player.net)
    return high.seat if high.net >= match.house.goal and high.net > low.net else None


RULES: Final[SittingRules[House, State, Match]] = SittingRules(
    sit=sit,
    shuffle=lambda match: ShuffleSpec(1, cards=PACK),
    opening=lambda match: Opening(match.seated, match.dealer),
    after=after,
    join=tally.join,
    bring=tally.bring,
    leave=tally.leave,
    balances=tally.balances,
    is_over=is_over,
    standings=standings,
    progress=lambda match: Progress(match.rounds + 1, None),
    notional=lambda house: 0,
    least=lambda house: 0,
    fewest=lambda house: 2,
    match=True,
)

GAME: Final[Game[House, State, View, Match]] = Game(
    name="fishing",
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
        playing=lambda state: tuple(player.seat for player in state.players),
        nets=nets,
        time_out=lambda state, seat: Trail(seat, hand_of(state, seat)[0]),
    ),
    sight=SightRules(view=view, seen=seen_by),
    sitting=RULES,
    text=TEXT,
    advice=AdviceRules(price=lambda view, legal: (), odds=lambda house, asked: Odds({}, ())),
    bots=BotRules(usual=greedy, named={"any": any_at_all}, worlds=worlds),
)
