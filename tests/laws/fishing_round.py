"""Fishing, a capturing game of the tests alone: two players, no stakes, and moves that select cards.

Each has three cards, and four lie open; in turn each plays one. A card takes any groups of loose cards that each make
its value (ace 1). Or it is joined with loose cards to a value that another card of the hand has, takes those and one
more group of that value. Or it is trailed. Every card taken, the one played among them, is a point. If few are taken
in all, the cards are shuffled and dealt once more.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.engine import boxes
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundSettled, RoundVoided
from fairdeal.engine.game import (
    Spot,
)
from fairdeal.engine.moves import (
    DEALER,
    DEALS,
    NOTHING,
    OVER,
    TABLE,
    Action,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Event,
    Face,
    Fault,
    Legal,
    PlayerAction,
    Reshuffle,
    SeatsToMove,
    Selection,
    Turn,
    Void,
)
from fairdeal.engine.options import Kind, check_bounds, option
from fairdeal.engine.rulebook import Rulebook
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.engine.words import Seat, Sentence
from fairdeal.errors import IllegalAction

Cards = tuple[Card, ...]
Moved = tuple["State", tuple[Event, ...]]

PACK: Final = tuple(int(rank_of(card) < 6 or rank_of(card) == 12) for card in DECK)
"""The cards of this game: ace to seven."""

ENOUGH: Final = 6
"""If fewer cards are taken, they are shuffled and dealt once more."""

HAND: Final = 3
LOOSE: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """How many points win."""

    goal: int = option(Kind.COUNT, 12, least=4, most=40, source="the tests")

    def __post_init__(self) -> None:
        check_bounds(self)

    @property
    def seats(self) -> int:
        return 2


@dataclass(frozen=True, slots=True)
class Player:
    """A seat of the round. In a view, the cards of another hand are out of sight, and only counted."""

    seat: int
    chips: int
    hand: tuple[Card | None, ...] = ()
    taken: Cards = ()


@dataclass(frozen=True, slots=True)
class State:
    """A deal. `in_turn` is the seat that plays next; `due` counts the cards to deal; `again` is the second dealing."""

    house: House
    players: tuple[Player, ...]
    dealer: int
    in_turn: int
    due: int = 2 * HAND + LOOSE
    loose: Cards = ()
    again: bool = False
    void: bool = False
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer sees: everything but the hands of others."""

    you: int | None
    round: State


@dataclass(frozen=True, slots=True)
class Take(PlayerAction):
    card: Card
    cards: Cards


@dataclass(frozen=True, slots=True)
class Join(PlayerAction):
    card: Card
    value: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Trail(PlayerAction):
    card: Card


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A seat took cards with one of its hand."""

    seat: int
    card: Card
    cards: Cards


@dataclass(frozen=True, slots=True)
class Trailed(Event):
    seat: int
    card: Card


# The deal


def start(house: House, opening: Opening) -> State:
    players = tuple(Player(each.seat, each.chips) for each in opening.seats)
    return State(house, players, opening.dealer, 1 - opening.dealer)


def turn(state: State) -> Turn:
    if state.is_over:
        return OVER
    if state.due > LOOSE:
        short = next(player for player in boxes.clockwise(state.players, state.dealer) if len(player.hand) < HAND)
        return CardsToDeal(1, Face.DOWN, short.seat)
    if state.due:
        return CardsToDeal(1, Face.UP, TABLE)
    if not any(player.hand for player in state.players):
        return CardsToShuffle(1, PACK)
    return SeatsToMove((state.in_turn,))


def legal(state: State, seat: int) -> Legal:
    now = turn(state)
    if seat == DEALER:
        return Legal(tuple(_for_the_dealer(state, now)))
    if not isinstance(now, SeatsToMove) or seat not in now.seats:
        return NOTHING
    hand = hand_of(state, seat)
    chosen = [each for card in hand for each in (*_takes(state, seat, card), *_joins(state, seat, card))]
    return Legal(tuple(Trail(seat, card) for card in hand), selections=tuple(chosen))


def _for_the_dealer(state: State, now: Turn) -> Iterator[Action]:
    if isinstance(now, CardsToDeal):
        yield from (deal for deal in DEALS if _is_left(state, deal.card))
    if isinstance(now, CardsToShuffle):
        yield Reshuffle()
    if not state.is_over:
        yield Void(Fault.CARD_MISSING)


def _takes(state: State, seat: int, card: Card) -> Iterator[Selection]:
    groups = _sums(state.loose, value_of(card))
    if groups:
        yield Selection(Take(seat, card, ()), groups)


def _joins(state: State, seat: int, card: Card) -> Iterator[Selection]:
    for value in sorted({value_of(other) for other in hand_of(state, seat) if other != card}):
        first = _sums(state.loose, value - value_of(card))
        if first:
            yield Selection(Join(seat, card, value, ()), _sums(state.loose, value), first, most=1)


def _sums(loose: Cards, value: int) -> tuple[Cards, ...]:
    """Every group of loose cards that makes a value."""
    sizes = range(1, len(loose) + 1)
    groups = (group for size in sizes for group in combinations(sorted(loose), size))
    return tuple(group for group in groups if value_sum(group) == value)


def check_deal(state: State, deal: Deal) -> None:
    if not isinstance(turn(state), CardsToDeal) or not _is_left(state, deal.card):
        raise IllegalAction("no-card", "That card can’t be dealt now.")


def check_reshuffle(state: State, again: Reshuffle) -> None:
    if not isinstance(turn(state), CardsToShuffle):
        raise IllegalAction("no-shuffle", "Nothing is to be shuffled now.")


def check_void(state: State, void: Void) -> None:
    if void.fault is not Fault.CARD_MISSING:
        raise IllegalAction("no-fault", "A deal is void when a card is missing, for nothing else.")


def check_trail(state: State, trail: Trail) -> None:
    _check_held(state, trail.seat, trail.card)


def check_take(state: State, take: Take) -> None:
    _check_held(state, take.seat, take.card)
    _check_loose(state, take.cards)
    if not _divides(take.cards, value_of(take.card)):
        raise IllegalAction("no-groups", "These cards do not make groups of the value of the card.")


def check_join(state: State, join: Join) -> None:
    _check_held(state, join.seat, join.card)
    _check_loose(state, join.cards)
    if join.value not in [value_of(card) for card in hand_of(state, join.seat) if card != join.card]:
        raise IllegalAction("no-other", "The hand has no other card of this value.")
    if not any(_is_joined(join, joined) for joined in _parts(join.cards)):
        raise IllegalAction("no-groups", "These cards do not make the value with the card, and one more group of it.")


def _is_joined(join: Join, joined: Cards) -> bool:
    """Whether these of the cards make the value with the card that is played, and the others make it or are none."""
    others = [card for card in join.cards if card not in joined]
    return (
        bool(joined) and value_sum(joined) + value_of(join.card) == join.value and value_sum(others) in (0, join.value)
    )


def _check_held(state: State, seat: int, card: Card) -> None:
    now = turn(state)
    if not isinstance(now, SeatsToMove) or seat not in now.seats or card not in hand_of(state, seat):
        raise IllegalAction("not-held", "This seat cannot play that card now.")


def _check_loose(state: State, cards: Cards) -> None:
    if not cards or list(cards) != sorted(set(cards)) or not set(cards) <= set(state.loose):
        raise IllegalAction("not-loose", "Cards to take lie loose on the table; each is named once, in order.")


def _divides(cards: Cards, value: int) -> bool:
    """Whether cards divide into groups that each make a value."""
    if not cards:
        return True
    return any(
        cards[0] in group
        and value_sum(group) == value
        and _divides(tuple(each for each in cards if each not in group), value)
        for group in _parts(cards)
    )


def _parts(cards: Cards) -> Iterator[Cards]:
    return (part for size in range(1, len(cards) + 1) for part in combinations(cards, size))


def value_sum(cards: Cards | list[Card]) -> int:
    return sum(map(value_of, cards))


def deal(state: State, dealt: Deal) -> Moved:
    due = turn(state)
    assert isinstance(due, CardsToDeal)
    told = (CardDealt(due.to, dealt.card, due.face),)
    state = replace(state, due=state.due - 1)
    if due.to == TABLE:
        return replace(state, loose=(*state.loose, dealt.card)), told
    player = boxes.seated(state.players, due.to)
    return put(state, replace(player, hand=(*player.hand, dealt.card))), told


def reshuffle(state: State, again: Reshuffle) -> Moved:
    fresh = start(state.house, Opening(tuple(Seated(each.seat, each.chips) for each in state.players), state.dealer))
    return replace(fresh, again=True), (CardsReshuffled(sum(PACK)),)


def void(state: State, voided: Void) -> Moved:
    return replace(state, void=True, is_over=True), (RoundVoided(voided.fault),)


def take(state: State, made: Take | Join) -> Moved:
    player = _without(boxes.seated(state.players, made.seat), made.card)
    taken = replace(player, taken=(*player.taken, made.card, *made.cards))
    loose = tuple(card for card in state.loose if card not in made.cards)
    return _next(replace(put(state, taken), loose=loose), Taken(made.seat, made.card, made.cards))


def trail(state: State, made: Trail) -> Moved:
    played = _without(boxes.seated(state.players, made.seat), made.card)
    return _next(replace(put(state, played), loose=(*state.loose, made.card)), Trailed(made.seat, made.card))


RULEBOOK: Final[Rulebook[State]] = Rulebook(
    {
        Take: (check_take, take),
        Join: (check_join, take),
        Trail: (check_trail, trail),
        Deal: (check_deal, deal),
        Reshuffle: (check_reshuffle, reshuffle),
        Void: (check_void, void),
    },
    is_over=lambda state: state.is_over,
)


def value_of(card: Card) -> int:
    return 1 if rank_of(card) == 12 else rank_of(card) + 2


def nets(state: State) -> Mapping[int, int]:
    return {player.seat: 0 if state.void else len(player.taken) for player in state.players}


def balances(state: State) -> Mapping[Account, int]:
    return {stack(player.seat): player.chips for player in state.players}


def _next(state: State, told: Event) -> Moved:
    """The other seat's turn; with the last card played, the end, unless too little was taken for the first time."""
    state = replace(state, in_turn=1 - state.in_turn)
    if any(player.hand for player in state.players):
        return state, (told,)
    if not state.again and sum(len(player.taken) for player in state.players) < ENOUGH:
        return state, (told,)
    return replace(state, is_over=True), (told, RoundSettled())


def _is_left(state: State, card: Card) -> bool:
    return card in DECK and PACK[card] > known(state).count(card)


def known(state: State) -> list[Card | None]:
    return [*state.loose, *(card for player in state.players for card in (*player.hand, *player.taken))]


def hand_of(state: State, seat: int) -> Cards:
    return tuple(card for card in boxes.seated(state.players, seat).hand if card is not None)


def _without(player: Player, card: Card) -> Player:
    return replace(player, hand=tuple(each for each in player.hand if each != card))


def put(state: State, new: Player) -> State:
    return replace(state, players=tuple(new if each.seat == new.seat else each for each in state.players))


# What is seen


def view(state: State, viewer: int | None) -> View:
    hidden = [each if each.seat == viewer else replace(each, hand=(None,) * len(each.hand)) for each in state.players]
    return View(viewer, replace(state, players=tuple(hidden)))


def spots(view: View) -> tuple[Spot, ...]:
    hands = [
        Spot(Sentence("the-seat", {"seat": Seat(each.seat)}), each.hand, own=each.seat == view.you)
        for each in view.round.players
    ]
    return (Spot(Sentence("the-table"), view.round.loose), *hands)
