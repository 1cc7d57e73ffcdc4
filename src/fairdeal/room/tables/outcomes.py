"""What an input did at a table, and the tape of random bytes by which it can be done again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from fairdeal.room.tables.events import Departure
from fairdeal.room.tables.fairness import Draw
from fairdeal.room.tables.happened import Happened
from fairdeal.room.tables.inputs import Entry
from fairdeal.room.tables.sitting import FairSitting


@dataclass(frozen=True, slots=True)
class CashedOut:
    """A player who left, why, and the half-chips that go back to the wallet."""

    seat: int
    who: str
    chips: int
    reason: Departure = Departure.CHOICE


class Outcome(NamedTuple):
    """What one input did: its journal entry, what happened with the number of its first event, who takes chips away.

    `people` are the players' ids by seat, of those too who left with this input; `played` are all who took part in the
    sitting. `ended` is the table of a sitting that is over and has its whole record, if this input ended one. `empty`
    tells that nobody sits there any more.
    """

    entry: Entry
    first: int
    happened: Happened
    people: Mapping[int, str] = MappingProxyType({})
    cashed_out: tuple[CashedOut, ...] = ()
    ended: FairSitting | None = None
    played: tuple[str, ...] = ()
    empty: bool = False


@dataclass(slots=True)
class RandomTape:
    """Random bytes: drawn afresh and kept, or played again."""

    draw: Draw = field(repr=False)
    taken: bytearray = field(default_factory=bytearray, repr=False)
    kept: bytes | None = field(default=None, repr=False)

    def __call__(self, size: int) -> bytes:
        if self.kept is None:
            fresh = self.draw(size)
            self.taken += fresh
            return fresh
        again, self.kept = self.kept[:size], self.kept[size:]
        assert len(again) == size, "a journal holds all random bytes"
        return again
