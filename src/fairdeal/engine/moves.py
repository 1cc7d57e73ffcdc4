"""Actions and events that every game shares, and who must move.

Chance is an action: the dealer's moves go through the same judge as the players'. A state holds only cards that have
been dealt.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, TypeVar

from fairdeal.cards import DECK, Card
from fairdeal.engine.cover import NOTHING_FIRST, is_selection, selections

DEALER: Final = -1
"""Who deals: the house, or a person with real cards. Not a seat."""

TABLE: Final = -2
"""The middle of the table, for cards that are neither a seat's nor the dealer's."""


@dataclass(frozen=True, slots=True)
class PlayerAction:
    """Something that a seat does, named in the imperative."""

    seat: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, named in the past."""


@dataclass(frozen=True, slots=True)
class DealerAction:
    """Something that the dealer does."""

    seat: ClassVar[int] = DEALER


@dataclass(frozen=True, slots=True)
class Deal(DealerAction):
    """The next card of the shoe, dealt where the turn says."""

    card: Card


@dataclass(frozen=True, slots=True)
class Burn(DealerAction):
    """The next cards of the shoe put aside face down; nobody sees them, so they have no identity."""

    count: int


@dataclass(frozen=True, slots=True)
class DealOut(DealerAction):
    """A seat is left out of this round before the first card, and its bet returned."""

    target: int


class Fault(StrEnum):
    """Why a round was void."""

    DECK_INCOMPLETE = "deck-incomplete"
    CARD_MISSING = "card-missing"
    NO_BETS = "no-bets"
    NO_CAPTURE = "no-capture"
    TABLE_CLOSED = "table-closed"


@dataclass(frozen=True, slots=True)
class Void(DealerAction):
    """The whole round does not count: every wager goes back."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class Reshuffle(DealerAction):
    """The cards that the turn names are shuffled in mid-round, in place of what was left of the shuffle before."""


Action = PlayerAction | DealerAction

A = TypeVar("A", bound=Action)

DEALS: Final[tuple[Deal, ...]] = tuple(Deal(card) for card in DECK)
"""The deal of each card, made once."""


class Face(StrEnum):
    """How a card is dealt.

    `UP` for everybody to see, `DOWN` for the seat that gets it alone, `SEALED` for nobody before it is opened, not even
    that seat; `UNSEEN` put aside by count, without an identity.
    """

    UP = "up"
    DOWN = "down"
    SEALED = "sealed"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class SeatsToMove:
    """One seat is in turn, or several may act at once, in any order."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsToDeal:
    """The dealer must deal: how many cards, how, and to where: a seat, `DEALER` for the dealer's hand, or `TABLE`."""

    count: int
    face: Face
    to: int


@dataclass(frozen=True, slots=True)
class CardsToShuffle:
    """The dealer must shuffle in mid-round: no card is left for the one that is due, or the game starts a new deal.

    `cards` says how many of each card, out of so many `decks`. The shuffle is a new one, with a seal of its own, and
    takes the place of what was left of the one before.
    """

    decks: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Nobody must move: the round is settled or void."""


Turn = SeatsToMove | CardsToDeal | CardsToShuffle | RoundOver

OVER: Final = RoundOver()


def movers(turn: Turn) -> tuple[int, ...]:
    """The seats that must act; none while the dealer must, or when the round is over."""
    return turn.seats if isinstance(turn, SeatsToMove) else ()


@dataclass(frozen=True, slots=True)
class Amounts:
    """A move that wants an amount, in half-chips: from `least` to `most` in steps of `step`.

    `move` is the whole action but for its field `amount`, which is 0. Iterating lists the amounts, and `complete` makes
    the action that names one of them.
    """

    move: Action
    least: int
    most: int
    step: int

    def __contains__(self, amount: int) -> bool:
        return self.least <= amount <= self.most and (amount - self.least) % self.step == 0

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1, self.step))

    def complete(self, amount: int) -> Action:
        """The move with this amount."""
        return _filled(self.move, "amount", amount)

    def offers(self, action: Action) -> bool:
        """Whether the action is the move with one of the amounts."""
        amount: int = getattr(action, "amount", 0)
        return type(action) is type(self.move) and amount in self and self.complete(amount) == action


@dataclass(frozen=True, slots=True)
class Selection:
    """A move that wants cards, at least one, said in building blocks instead of every choice there is.

    `move` is the whole action but for its field `cards`, which is empty. The cards are one of the tuples of `first` and
    any groups of `groups` that share no card with it or with each other, `most` groups at the most (None: any number).
    They are written in one way: as a tuple in ascending order. Listing them by iterating can take long where groups are
    many; `in` is quick.
    """

    move: PlayerAction
    groups: tuple[tuple[Card, ...], ...]
    first: tuple[tuple[Card, ...], ...] = NOTHING_FIRST
    most: int | None = None

    def __contains__(self, cards: tuple[Card, ...]) -> bool:
        return is_selection(cards, self.groups, self.first, self.most)

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        return selections(self.groups, self.first, self.most)

    def complete(self, cards: tuple[Card, ...]) -> PlayerAction:
        """The move with these cards."""
        return _filled(self.move, "cards", cards)

    def offers(self, action: Action) -> bool:
        """Whether the action is the move with cards that can be selected."""
        cards: tuple[Card, ...] = getattr(action, "cards", ())
        return type(action) is type(self.move) and self.complete(cards) == action and cards in self


@dataclass(frozen=True, slots=True)
class Legal:
    """What one seat, or the dealer, may do now: whole actions, and moves that still want an amount or cards.

    `action in legal` is quick for any action; iterating lists every action there is, which may be very many.
    """

    actions: tuple[Action, ...] = ()
    amounts: tuple[Amounts, ...] = ()
    selections: tuple[Selection, ...] = ()

    @property
    def wanting(self) -> tuple[Amounts | Selection, ...]:
        """The moves that are not whole yet."""
        return (*self.amounts, *self.selections)

    def __bool__(self) -> bool:
        return bool(self.actions or self.amounts or self.selections)

    def __contains__(self, action: Action) -> bool:
        return action in self.actions or any(each.offers(action) for each in self.wanting)

    def __iter__(self) -> Iterator[Action]:
        yield from self.actions
        for amounts in self.amounts:
            yield from map(amounts.complete, amounts)
        for selection in self.selections:
            yield from map(selection.complete, selection)


NOTHING: Final = Legal()


def _filled(move: A, field: str, value: object) -> A:
    """The same move with another value in one field: `dataclasses.replace` by position, three times as fast."""
    filled: Callable[..., A] = type(move)
    return filled(*[value if name == field else getattr(move, name) for name in move.__match_args__])
