"""High Card, a pot game of the tests alone: its rounds.

Everybody antes, gets a card that nobody sees, not even its owner, and sees one turned on the table; one no higher than
that of the round before goes back, and all that is not sealed is shuffled again. Then all bet at once, sealed, or pass.
Bets and cards are opened: a higher rank than the card on the table wins as much as was bet, as far as the pot goes; a
lower one loses the bet to the pot, which stays for the next round; an equal one gets it back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.engine import boxes
from fairdeal.engine.accounts import POT, Account, stack, stake
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import (
    CardDealt,
    CardsReshuffled,
    Concealed,
    Reason,
    RoundSettled,
    RoundVoided,
    Transfer,
    seen_by,
)
from fairdeal.engine.game import Spot
from fairdeal.engine.moves import (
    DEALER,
    DEALS,
    NOTHING,
    OVER,
    TABLE,
    Action,
    Amounts,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    DealOut,
    Event,
    Face,
    Fault,
    Legal,
    PlayerAction,
    Reshuffle,
    SeatsToMove,
    Turn,
    Void,
)
from fairdeal.engine.options import Kind, check_bounds, option
from fairdeal.engine.rulebook import Rulebook
from fairdeal.engine.sitting import Opening
from fairdeal.engine.words import Seat, Sentence, ShownCards
from fairdeal.errors import IllegalAction

Moved = tuple["State", tuple[Event, ...]]

PACK: Final = tuple(int(rank_of(card) < 6) for card in DECK)
"""The cards of this game: two to seven."""

MOST_SHUFFLES: Final = 2
"""After so many shuffles in a round, any card on the table stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What everybody antes, in half-chips, how many rounds there are and how many seats."""

    ante: int = option(Kind.AMOUNT, 2 * CHIP, least=CHIP, most=100 * CHIP, source="the tests")
    rounds: int = option(Kind.COUNT, 3, least=1, most=10, source="the tests")
    seats: int = option(Kind.COUNT, 3, least=2, most=4, source="the tests")

    def __post_init__(self) -> None:
        check_bounds(self)

    @property
    def least(self) -> int:
        """What a seat needs to be dealt in: the ante, and the least bet."""
        return 2 * self.ante


@dataclass(frozen=True, slots=True)
class Player:
    """A seat of the round. `bet` is 0 for a pass and None before; in a view, `card` and `bet` may be out of sight."""

    seat: int
    began: int
    chips: int
    plays: bool
    has_card: bool = False
    has_bet: bool = False
    card: Card | None = None
    bet: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A round. `last` is the rank that lay on the table in the round before; `shuffles` counts those of this round."""

    house: House
    players: tuple[Player, ...]
    dealer: int
    pot: int
    last: int | None = None
    table: Card | None = None
    shuffles: int = 0
    antes: int = 0
    opened: bool = False
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer sees: everything but the cards, and the bets of others until all are opened."""

    you: int | None
    round: State


@dataclass(frozen=True, slots=True)
class Bet(PlayerAction):
    amount: int


@dataclass(frozen=True, slots=True)
class Pass(PlayerAction):
    pass


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """All bets and cards, by seat."""

    hands: tuple[tuple[int, int, Card], ...]


# The round


def start(house: House, opening: Opening) -> State:
    able = [each.chips >= house.least for each in opening.seats]
    players = tuple(
        Player(each.seat, each.chips, each.chips, can) for each, can in zip(opening.seats, able, strict=True)
    )
    last = opening.carried if isinstance(opening.carried, int) else None
    return State(house, players, opening.dealer, opening.pot, last, is_over=sum(able) < FEWEST)


FEWEST: Final = 2


def turn(state: State) -> Turn:
    if state.is_over:
        return OVER
    for player in dealt_in(state):
        if not player.has_card:
            return CardsToDeal(1, Face.SEALED, player.seat)
    if state.table is None:
        return CardsToDeal(1, Face.UP, TABLE)
    if state.last is not None and rank_of(state.table) <= state.last and state.shuffles < MOST_SHUFFLES:
        sealed = [player.card for player in state.players]
        return CardsToShuffle(1, tuple(PACK[card] - sealed.count(card) for card in DECK))
    return SeatsToMove(tuple(player.seat for player in state.players if player.plays and not player.has_bet))


def legal(state: State, seat: int) -> Legal:
    now = turn(state)
    if seat == DEALER:
        return Legal(tuple(_for_the_dealer(state, now)))
    if not isinstance(now, SeatsToMove) or seat not in now.seats:
        return NOTHING
    return Legal((Pass(seat),), (amounts(state, boxes.seated(state.players, seat)),))


def _for_the_dealer(state: State, now: Turn) -> Iterator[Action]:
    if isinstance(now, CardsToDeal):
        yield from (deal for deal in DEALS if _is_left(state, deal.card))
    if isinstance(now, CardsToShuffle):
        yield Reshuffle()
    if not state.is_over:
        yield Void(Fault.CARD_MISSING)
        yield from (DealOut(player.seat) for player in dealt_in(state) if _may_go_without(state))


def amounts(state: State, player: Player) -> Amounts:
    most = min(state.house.least, state.pot, player.chips)
    return Amounts(Bet(player.seat, 0), state.house.ante, most - (most - state.house.ante) % CHIP, CHIP)


def check_deal(state: State, deal: Deal) -> None:
    if not isinstance(turn(state), CardsToDeal) or not _is_left(state, deal.card):
        raise IllegalAction("no-card", "That card can’t be dealt now.")


def check_reshuffle(state: State, reshuffle: Reshuffle) -> None:
    if not isinstance(turn(state), CardsToShuffle):
        raise IllegalAction("no-shuffle", "Nothing is to be shuffled now.")


def check_void(state: State, void: Void) -> None:
    if void.fault is not Fault.CARD_MISSING:
        raise IllegalAction("no-fault", "A round is void when a card is missing, for nothing else.")


def check_deal_out(state: State, out: DealOut) -> None:
    if not _may_go_without(state) or out.target not in [player.seat for player in dealt_in(state)]:
        raise IllegalAction("not-out", "This seat can’t be left out now.")


def check_bet(state: State, bet: Bet) -> None:
    if bet.amount not in amounts(state, _asked(state, bet.seat)):
        raise IllegalAction("no-bet", "A bet of {amount} is not possible.", amount=bet.amount)


def check_pass(state: State, passed: Pass) -> None:
    _asked(state, passed.seat)


def deal(state: State, dealt: Deal) -> Moved:
    due = turn(state)
    assert isinstance(due, CardsToDeal)
    told = CardDealt(due.to, dealt.card, due.face)
    if due.to == TABLE:
        return replace(state, table=dealt.card), (told,)
    if not any(player.has_card for player in state.players):
        state, antes = _ante(state)
        return with_player(state, due.to, card=dealt.card, has_card=True), (*antes, told)
    return with_player(state, due.to, card=dealt.card, has_card=True), (told,)


def reshuffle(state: State, again: Reshuffle) -> Moved:
    due = turn(state)
    assert isinstance(due, CardsToShuffle)
    return replace(state, table=None, shuffles=state.shuffles + 1), (CardsReshuffled(sum(due.cards)),)


def deal_out(state: State, out: DealOut) -> Moved:
    return with_player(state, out.target, plays=False), ()


def void(state: State, voided: Void) -> Moved:
    back = [Transfer(POT, stack(each.seat), state.antes, Reason.REFUND) for each in dealt_in(state) if state.antes]
    bets = [(each.seat, each.bet) for each in state.players if each.bet]
    back += [Transfer(stake(seat, "bet"), stack(seat), amount, Reason.REFUND) for seat, amount in bets]
    pot = state.pot - state.antes * len(dealt_in(state))
    players = tuple(replace(player, chips=player.began, bet=None) for player in state.players)
    return replace(state, players=players, pot=pot, is_over=True), (*back, RoundVoided(voided.fault))


def bet(state: State, made: Bet) -> Moved:
    player = boxes.seated(state.players, made.seat)
    after = with_player(state, made.seat, chips=player.chips - made.amount, bet=made.amount, has_bet=True)
    return _open(after, Transfer(stack(made.seat), stake(made.seat, "bet"), made.amount, Reason.BET))


def pass_by(state: State, made: Pass) -> Moved:
    return _open(with_player(state, made.seat, bet=0, has_bet=True), Passed(made.seat))


RULEBOOK: Final[Rulebook[State]] = Rulebook(
    {
        Bet: (check_bet, bet),
        Pass: (check_pass, pass_by),
        Deal: (check_deal, deal),
        Reshuffle: (check_reshuffle, reshuffle),
        DealOut: (check_deal_out, deal_out),
        Void: (check_void, void),
    },
    is_over=lambda state: state.is_over,
)


def balances(state: State) -> Mapping[Account, int]:
    stakes = {stake(player.seat, "bet"): player.bet or 0 for player in state.players if not state.is_over}
    return {stack(player.seat): player.chips for player in state.players} | stakes | {POT: state.pot}


def nets(state: State) -> Mapping[int, int]:
    return {player.seat: player.chips - player.began for player in state.players}


def dealt_in(state: State) -> tuple[Player, ...]:
    """Who plays, from the dealer's left on."""
    return tuple(player for player in boxes.clockwise(state.players, state.dealer) if player.plays)


def _ante(state: State) -> Moved:
    ante = state.house.ante
    players = tuple(replace(each, chips=each.chips - ante * each.plays) for each in state.players)
    told = tuple(Transfer(stack(each.seat), POT, ante, Reason.BET) for each in dealt_in(state))
    return replace(state, players=players, pot=state.pot + ante * len(told), antes=ante), told


def _open(state: State, told: Event) -> Moved:
    """When all bets are in, they and the cards are opened and settled."""
    if not all(player.has_bet for player in dealt_in(state)):
        return state, (told,)
    hands = tuple((each.seat, each.bet or 0, _card(each)) for each in dealt_in(state))
    state, paid = _settle(replace(state, opened=True))
    return replace(state, is_over=True), (told, Opened(hands), *paid, RoundSettled())


def _settle(state: State) -> Moved:
    """The losers' bets go into the pot, then the winners are paid from it, from the dealer's left on."""
    told: list[Event] = []
    bettors = [player for player in dealt_in(state) if player.bet]
    for player in sorted(bettors, key=lambda each: result(state, each) >= 0):
        account, amount, pot = stake(player.seat, "bet"), player.bet or 0, state.pot
        margin = result(state, player)
        if margin < 0:
            told.append(Transfer(account, POT, amount, Reason.LOSS))
            state = replace(state, pot=pot + amount)
            continue
        won = min(amount, pot) if margin else 0
        told += [Transfer(POT, account, won, Reason.WIN)] if won else []
        told.append(Transfer(account, stack(player.seat), amount + won, Reason.RETURN))
        state = replace(with_player(state, player.seat, chips=player.chips + amount + won), pot=pot - won)
    return state, tuple(told)


def result(state: State, player: Player) -> int:
    assert state.table is not None
    return rank_of(_card(player)) - rank_of(state.table)


def _card(player: Player) -> Card:
    assert player.card is not None
    return player.card


def _is_left(state: State, card: Card) -> bool:
    return card in DECK and PACK[card] > [state.table, *(player.card for player in state.players)].count(card)


def _may_go_without(state: State) -> bool:
    has_begun = any(player.has_card for player in state.players)
    return not state.is_over and not has_begun and len(dealt_in(state)) > FEWEST


def _asked(state: State, seat: int) -> Player:
    now = turn(state)
    if not isinstance(now, SeatsToMove) or seat not in now.seats:
        raise IllegalAction("not-asked", "This seat is not asked for that now.")
    return boxes.seated(state.players, seat)


def with_player(state: State, seat: int, **changes: object) -> State:
    players = tuple(replace(each, **changes) if each.seat == seat else each for each in state.players)  # type: ignore[arg-type]
    return replace(state, players=players)


# What is seen


def view(state: State, viewer: int | None) -> View:
    players = state.players if state.opened else tuple(_sealed(player, viewer) for player in state.players)
    return View(viewer, replace(state, players=players))


def _sealed(player: Player, viewer: int | None) -> Player:
    """Nobody sees a card; the owner alone sees a bet, and what it left."""
    if player.seat == viewer:
        return replace(player, card=None)
    return replace(player, card=None, bet=None, chips=player.chips + (player.bet or 0))


def seen(event: Event, viewer: int | None) -> Event:
    match event:
        case Transfer(target=target, reason=Reason.BET) if target != POT and target.seat != viewer:
            return Concealed()
        case Passed(seat=seat) if seat != viewer:
            return Concealed()
    return seen_by(event, viewer)


def spots(view: View) -> tuple[Spot, ...]:
    seats = [
        Spot(
            Sentence("the-seat", {"seat": Seat(each.seat)}),
            (each.card,) if each.has_card else (),
            own=each.seat == view.you,
        )
        for each in view.round.players
    ]
    table = view.round.table
    return (Spot(Sentence("the-table"), () if table is None else (table,)), *seats)


def tell(event: Event) -> Sentence | None:
    match event:
        case Opened(hands=hands):
            return Sentence("high-card-opened", {"cards": ShownCards(card for _, _, card in hands)})
    return None
