"""What goes on from round to round: who sits there, what the next round starts from, and how it stands for everyone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, TypeVar

from fairdeal.engine.accounts import Account
from fairdeal.engine.moves import DEALER, Event
from fairdeal.errors import IllegalHouse

H = TypeVar("H")
S = TypeVar("S")
T = TypeVar("T")

MANY_ROUNDS: Final = 100
"""How many rounds notional chips last where no end is agreed."""

NO_CARDS: Final[tuple[int, ...]] = (0,) * 52
"""How many of each card: none."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat and the chips before it, in half-chips. Raises IllegalHouse for chips that are not a whole number."""

    seat: int
    chips: int

    def __post_init__(self) -> None:
        if not isinstance(self.chips, int):
            raise IllegalHouse(
                "chips-not-whole",
                "Chips are counted in half-chips, as whole numbers: 2½ chips are 5. {chips} isn’t such a number.",
                chips=str(self.chips),
            )


@dataclass(frozen=True, slots=True)
class Opening:
    """What a round starts from.

    `seats` stand in clockwise order of number. `dealer` is the seat whose deal it is, or `DEALER` where the house
    deals. `pot` is what the last round carried over, in half-chips. `gone` counts the cards of this shuffle that
    earlier rounds showed, card by card, and `burned` those that nobody saw. `limit` is what the house can still lose,
    in half-chips; None sets no limit. `carried` is whatever else a game hands on from round to round, as a frozen value
    of its own.
    """

    seats: tuple[Seated, ...]
    dealer: int = DEALER
    pot: int = 0
    gone: tuple[int, ...] = NO_CARDS
    burned: int = 0
    limit: int | None = None
    carried: object = None


@dataclass(frozen=True, slots=True)
class ShuffleSpec:
    """What must be shuffled: how many decks, and how many cards lie above the cut card (least, most), if any.

    `cards` counts card by card what is shuffled of these decks, where it is not all of them.
    """

    decks: int
    cut_card: tuple[int, int] | None = None
    cards: tuple[int, ...] | None = None


class Verdict(StrEnum):
    """How a sitting ended for a seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


class Ending(StrEnum):
    """Why a sitting is over for a seat."""

    PLAYED = "played"
    SHORT = "short"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat stands in a sitting.

    `nets` holds what each counted round brought it: half-chips, or points in a game without stakes, where `score` is
    their sum so far. `ending` is None while the sitting goes on, `verdict` None where there is no winner.
    """

    seat: int
    chips: int
    nets: tuple[int, ...]
    ending: Ending | None = None
    verdict: Verdict | None = None
    score: int | None = None

    @property
    def net(self) -> int:
        """What the sitting brought so far, in half-chips or points."""
        return sum(self.nets)


@dataclass(frozen=True, slots=True)
class Progress:
    """The number of the round that is played or comes next, from 1, and how many there are, if that is agreed."""

    round: int
    of: int | None


def stays_as_it_is(sitting: T) -> tuple[T, tuple[Event, ...]]:
    """How a sitting ends that has nothing left to share out."""
    return sitting, ()


def half_chip(house: object) -> int:
    """The smallest chip of a table where half-chips are in play."""
    return 1


def one_seat(house: object) -> int:
    """How many seats must be taken where one is enough."""
    return 1


@dataclass(frozen=True, slots=True)
class SittingRules(Generic[H, S, T]):
    """What passes from round to round.

    `sit` opens a sitting; `shuffle` says what must be shuffled before the next round (None: the shoe goes on);
    `opening` gives the next round's start; `after` takes a finished round in (`cut_card_out`: the shoe's cut card has
    come out).
    Between rounds, `join` seats people, `bring` puts more chips before a seat, `leave` takes a seat away and `close`
    ends the sitting: what these two pay (a pot that is shared) comes out as transfers. `balances` shows where the chips
    are between rounds, in half-chips.
    `is_over`, `standings` and `progress` say how it stands. `notional` is how many half-chips a seat needs so that it
    can never run short, or, where a pot grows without an agreed end, enough for many rounds; `least` how many it needs
    for one round. Both are 0 in a game without stakes. `chip` is the smallest chip in play, in half-chips: people bring
    multiples of it. `fewest` is how many seats must be taken before a round can be dealt. In a `match` everybody is
    needed to the end: a player who leaves has lost, and the sitting is over.
    """

    sit: Callable[[H, tuple[Seated, ...]], T]
    shuffle: Callable[[T], ShuffleSpec | None]
    opening: Callable[[T], Opening]
    after: Callable[[T, S, bool], T]
    join: Callable[[T, Seated], T]
    bring: Callable[[T, Seated], T]
    leave: Callable[[T, int], tuple[T, tuple[Event, ...]]]
    balances: Callable[[T], Mapping[Account, int]]
    is_over: Callable[[T], bool]
    standings: Callable[[T], tuple[Standing, ...]]
    progress: Callable[[T], Progress]
    notional: Callable[[H], int]
    least: Callable[[H], int]
    close: Callable[[T], tuple[T, tuple[Event, ...]]] = stays_as_it_is
    chip: Callable[[H], int] = half_chip
    fewest: Callable[[H], int] = one_seat
    match: bool = False
