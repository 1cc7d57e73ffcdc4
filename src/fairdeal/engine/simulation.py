"""What a simulation of many rounds comes to, in whole numbers: parts of it add up exactly, in whatever parts it ran.

Amounts are half-chips, or points in a game without stakes. A chunk is so many rounds that one worker plays by itself,
from a stream of random numbers of its own.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar

H = TypeVar("H", contravariant=True)

Counts = Mapping[int, int]
"""How often each amount came."""


class Row(NamedTuple):
    """The rounds of one key of a table: how many, what was staked at first, what they brought, and its squares."""

    rounds: int
    staked: int
    net: int
    squares: int


class Course(NamedTuple):
    """How a purse moves through rounds one after another.

    What they bring in all, the highest and the lowest point by the way (the start is 0), and the deepest fall from any
    point to a later one.
    """

    net: int = 0
    highest: int = 0
    lowest: int = 0
    fall: int = 0

    def then(self, later: "Course") -> "Course":
        """Both courses one after the other.

        >>> Course(2, 3, 0, 1).then(Course(-3, 0, -5, 5))
        Course(net=-1, highest=3, lowest=-3, fall=6)
        """
        return Course(
            self.net + later.net,
            max(self.highest, self.net + later.highest),
            min(self.lowest, self.net + later.lowest),
            max(self.fall, later.fall, self.highest - (self.net + later.lowest)),
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """What rounds came to for the seat that is watched, or for all simulated seats together.

    `nets` says how many rounds brought each amount, `staked` what was staked at first in all of them. `pieces` are the
    parts of the play that have nothing to do with each other (a round from a fresh shuffle, or a sitting): `squares`
    is the sum of the squares of what each brought, `staked_squares` the same of what each staked, and `products` the
    sum of what it brought times what it staked; an error is estimated from them.
    For whole sittings, `totals` counts what they brought, `lows` how far down each took the purse by the way, and
    `bands` what the purse had come to after so many rounds. `tables` are further results by name and key.
    """

    rounds: int = 0
    staked: int = 0
    pieces: int = 0
    squares: int = 0
    staked_squares: int = 0
    products: int = 0
    nets: Counts = field(default_factory=dict)
    course: Course = field(default_factory=Course)
    totals: Counts = field(default_factory=dict)
    lows: Counts = field(default_factory=dict)
    bands: Mapping[int, Counts] = field(default_factory=dict)
    tables: Mapping[str, Mapping[int, Row]] = field(default_factory=dict)

    @property
    def net(self) -> int:
        """What all rounds brought."""
        return sum(amount * count for amount, count in self.nets.items())

    def then(self, later: "Summary") -> "Summary":
        """Both parts, this one first."""
        return Summary(
            self.rounds + later.rounds,
            self.staked + later.staked,
            self.pieces + later.pieces,
            self.squares + later.squares,
            self.staked_squares + later.staked_squares,
            self.products + later.products,
            _added(self.nets, later.nets),
            self.course.then(later.course),
            _added(self.totals, later.totals),
            _added(self.lows, later.lows),
            {key: _added(self.bands.get(key, {}), later.bands.get(key, {})) for key in {**self.bands, **later.bands}},
            {
                name: _joined(self.tables.get(name, {}), later.tables.get(name, {}))
                for name in {**self.tables, **later.tables}
            },
        )


def _added(one: Counts, other: Counts) -> Counts:
    both = Counter(one)
    both.update(other)
    return dict(sorted(both.items()))


def _joined(one: Mapping[int, Row], other: Mapping[int, Row]) -> Mapping[int, Row]:
    rows = {**one}
    for key, row in other.items():
        rows[key] = Row(*map(sum, zip(rows.get(key, Row(0, 0, 0, 0)), row, strict=True)))
    return dict(sorted(rows.items()))


class Kernel(Protocol):
    """A compiled twin of a game's rules, for one house and the strategies of its seats.

    `sitting` is the number of rounds of a sitting: chunks hold whole sittings.
    """

    @property
    def sitting(self) -> int:
        """How many rounds a sitting has."""
        ...

    def run(self, seed: int, chunk: int, rounds: int) -> Summary:
        """What so many rounds of a chunk come to: the same for the same numbers, on any machine."""
        ...


class Strategy(NamedTuple):
    """How seats play: a name, and the text that belongs to it, of those that want one (`counting=8`)."""

    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class SimulationRules(Generic[H]):
    """How a game is simulated.

    `strategies` are the names of the strategies that there are, the usual one first; those in `files` want the text of
    a file. `seats` says how many may be named: each seat's in a game where seats play against each other, else one.
    `kernel` imports numba: it is called only where that is installed. It raises NotUnderstood for a value that cannot
    be read, and IllegalHouse for a house that is not simulated.
    """

    strategies: tuple[str, ...]
    kernel: Callable[[H, tuple[Strategy, ...]], Kernel]
    seats: Callable[[H], int] = lambda house: 1
    files: tuple[str, ...] = ()
