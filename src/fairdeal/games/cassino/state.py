"""A deal of Cassino as a frozen value, and its actions and events. Source: rules.md §2."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from fairdeal.cards import Card
from fairdeal.engine.moves import DealerAction, Event, Fault, PlayerAction
from fairdeal.games.cassino.groups import Cards, groups_of, worth
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.scoring import Score


class Phase(StrEnum):
    """The phases of a deal, in order; the first two only where the first dealer is found by lot."""

    LOT = "lot"
    SHUFFLE = "shuffle"
    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


class TableBuild(NamedTuple):
    """A build on the table: its value, all its cards, sorted, and the seat that is bound by it.

    How its cards were put together does not matter any more. Source: rules.md §2.2.
    """

    value: int
    cards: Cards
    controller: int

    @property
    def size(self) -> int:
        """How many groups of its value it has."""
        return sum(map(worth, self.cards)) // self.value

    @property
    def is_multiple(self) -> bool:
        """Whether it has more than one group, so that its value can never change."""
        return self.size > 1

    @property
    def groups(self) -> tuple[Cards, ...]:
        """Groups of its value that its cards make: always the same ones, of all that there may be."""
        groups = groups_of(self.cards, self.value)
        assert groups is not None, "a build is made of groups of its value"
        return groups


class Player(NamedTuple):
    """What lies before a seat.

    `chips` are half-chips that it brought; they play no part. `pile` holds all captured cards in order, `sweeps` those
    of them that captured the whole table and lie face up. `missed` counts the plays in a row that were made for the
    seat because its time was up.
    """

    seat: int
    chips: int
    hand: Cards = ()
    pile: Cards = ()
    sweeps: Cards = ()
    missed: int = 0


class Carried(NamedTuple):
    """What goes on from deal to deal, by seat: the score of the match, and the time-outs in a row."""

    score: tuple[int, ...] = (0, 0)
    missed: tuple[int, ...] = (0, 0)


class Taking(NamedTuple):
    """A capture that can be looked at until the next play: who took which cards with which. Source: §2.6 CA28."""

    seat: int
    card: Card
    cards: Cards


class State(NamedTuple):
    """A deal.

    `dealer` is None until the lot has found one; `lot` holds its cards. `loose` and `builds` lie on the table in the
    order in which they came. `dealt` counts the cards of this deal that have come from the stock. `mover` is the seat
    whose turn it is to play. `capturer` made the last capture, `taking` while nothing was played since. `score` is the
    match before this deal, by seat. `forfeited` is the seat that has lost the match by not playing.
    """

    house: House
    phase: Phase
    players: tuple[Player, ...]
    dealer: int | None
    score: tuple[int, ...]
    lot: Cards = ()
    loose: Cards = ()
    builds: tuple[TableBuild, ...] = ()
    dealt: int = 0
    mover: int = 0
    capturer: int | None = None
    taking: Taking | None = None
    points: tuple[int, ...] = (0, 0)
    fault: Fault | None = None
    forfeited: int | None = None

    @property
    def portion(self) -> int:
        """Which portion of hands is dealt or played, from 1. Source: rules.md §2.1."""
        return max(1, -(-(self.dealt - FIRST_PORTION) // LATER_PORTION) + 1)


FIRST_PORTION: Final = 12
"""Cards of the first portion: two hands and the table."""
LATER_PORTION: Final = 8
PORTIONS: Final = 6

Moved = tuple[State, tuple[Event, ...]]
"""The state after an action, and what happened."""


@dataclass(frozen=True, slots=True)
class Capture(PlayerAction):
    """Take cards from the table with a card from the hand; a build is taken whole, by all its cards.

    `cards` are all cards that lie on the table and are taken, sorted: how they make groups does not matter.
    Source: rules.md §2.3 1, 2.
    """

    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Build(PlayerAction):
    """Put a card from the hand and loose cards together to a new build of a value. Source: rules.md §2.3 3."""

    card: Card
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Extend(PlayerAction):
    """Add a group with a card from the hand to a build of that value.

    `cards` are all cards of the build and the loose cards that join it, sorted. Source: rules.md §2.3 4.
    """

    card: Card
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Increase(PlayerAction):
    """Add a card from the hand to a single build, which then has that value.

    `cards` are all cards of the build and the loose cards that join it as further groups of the new value, sorted. The
    cards of another build of the new value, which becomes one with it, are not named. Source: rules.md §2.3 5.
    """

    card: Card
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Trail(PlayerAction):
    """Lay a card from the hand loose on the table. Source: rules.md §2.3 6."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayFor(DealerAction):
    """The automatic play for a seat whose time is up. Source: rules.md §2.6 CA30."""

    target: int


@dataclass(frozen=True, slots=True)
class DealerFound(Event):
    """The lot has found the first dealer."""

    seat: int


@dataclass(frozen=True, slots=True)
class LotTied(Event):
    """Both cards of the lot have the same rank: it is drawn again."""


@dataclass(frozen=True, slots=True)
class LastPortion(Event):
    """The last portion of hands comes now. Source: rules.md §2.1, §2.6 CA27."""


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A seat took cards from the table with a card from its hand."""

    seat: int
    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """A capture emptied the table. Source: rules.md §2.4."""

    seat: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A seat made a build of a value from a card of its hand and loose cards."""

    seat: int
    card: Card
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Extended(Event):
    """A seat added a group to a build: a card from its hand, and the loose cards `cards`."""

    seat: int
    card: Card
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Increased(Event):
    """A seat added a card from its hand to a build of the value `before`, and the loose cards `cards` as groups."""

    seat: int
    card: Card
    cards: tuple[Card, ...]
    before: int
    value: int


@dataclass(frozen=True, slots=True)
class BuildsMerged(Event):
    """A build became one with the build of the same value that lay there. Source: rules.md §2.6 CA4, CA5."""

    value: int


@dataclass(frozen=True, slots=True)
class Trailed(Event):
    """A seat laid a card from its hand loose on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TimedOut(Event):
    """A seat's time was up, so that the next play is made for it; `missed` counts such plays in a row."""

    seat: int
    missed: int


@dataclass(frozen=True, slots=True)
class RemainderTaken(Event):
    """What was left on the table went to the seat of the last capture. Source: rules.md §2.4."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """What a deal brought a seat, and its score in the match with it."""

    seat: int
    score: Score
    total: int


@dataclass(frozen=True, slots=True)
class MatchForfeited(Event):
    """A seat did not play for so long that it has lost the match. Source: rules.md §2.6 CA30."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    """A seat has won the match: somebody has reached the target, and it is ahead. Source: rules.md §2.4."""

    seat: int
