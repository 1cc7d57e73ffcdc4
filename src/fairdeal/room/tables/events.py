"""What happens at a table besides the game: rounds open, seals and cuts are shown and opened, receipts are given."""

from dataclasses import dataclass
from enum import StrEnum

from fairdeal.engine.moves import Event


class Departure(StrEnum):
    """Why somebody left a table: by choice, or because the seat was lost.

    `lost`: the connection did not come back in time. `missed`: too many decisions in a row were taken for the player.
    `short`: too few chips to go on. `removed`: by the host. `closed`: the table closes. `sat-out`: sat out for too
    long.
    """

    CHOICE = "choice"
    LOST = "lost"
    MISSED = "missed"
    SHORT = "short"
    REMOVED = "removed"
    CLOSED = "closed"
    SAT_OUT = "sat-out"


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round opened: its number in the sitting from 1, of how many if that is agreed."""

    round: int
    of: int | None


@dataclass(frozen=True, slots=True)
class SittingBegan(Event):
    """A new sitting began at the table."""


@dataclass(frozen=True, slots=True)
class SittingEnded(Event):
    """The sitting is over: its agreed rounds are played, nobody can go on, or it was ended."""


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """A player, or a bot, sat down with so many half-chips."""

    seat: int
    name: str
    chips: int
    bot: bool


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A player left the table and took so many half-chips along. `reason` is why."""

    seat: int
    name: str
    chips: int
    reason: Departure = Departure.CHOICE


@dataclass(frozen=True, slots=True)
class SealShown(Event):
    """The house showed its commitment (32 bytes) to a new seal, before any bet on the shuffle.

    `link` is what the seal was committed with (32 bytes): the receipt of the last round, or what the chain of the
    sitting begins with. It is empty in version 1 of fair dealing.
    """

    commitment: bytes
    link: bytes


@dataclass(frozen=True, slots=True)
class CutShown(Event):
    """A seat showed its commitment (32 bytes) to a cut."""

    seat: int
    commitment: bytes


@dataclass(frozen=True, slots=True)
class CutOpened(Event):
    """A seat opened the cut that it had shown."""

    seat: int
    cut: bytes


@dataclass(frozen=True, slots=True)
class CutLeftOut(Event):
    """A seat did not open the cut that it had shown: it is left out of the shuffle, and the seat out of the round.

    Where the round cannot go on without the seat, the shuffle is void instead.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class ShuffleVoided(Event):
    """The shuffle that was due is void by a cut that was not opened; another one is sealed and cut."""


@dataclass(frozen=True, slots=True)
class SealOpened(Event):
    """The shuffle is used up, and the house opened the seal (32 bytes) of this commitment: anyone can check it."""

    seal: bytes
    commitment: bytes


@dataclass(frozen=True, slots=True)
class ReceiptShown(Event):
    """A round is over, and this is its receipt (32 bytes): it fixes the round and all that was before.

    `round` is the place of the round in the record, from 1: void rounds have one too.
    """

    round: int
    receipt: bytes


@dataclass(frozen=True, slots=True)
class ChipsBrought(Event):
    """A player put so many half-chips more before a seat, between two rounds."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class StayedOut(Event):
    """A player sits out the next rounds and keeps the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A player who sat out plays again from the next round."""

    seat: int


@dataclass(frozen=True, slots=True)
class NameChanged(Event):
    """The player at a seat has a new name; `before` is the old one."""

    seat: int
    name: str
    before: str


@dataclass(frozen=True, slots=True)
class TablePaused(Event):
    """No round opens from now on. `by` is the name of who paused the table; empty if all players agreed."""

    by: str


@dataclass(frozen=True, slots=True)
class TableResumed(Event):
    """Rounds open again. `by` is the name of who ended the pause; empty if it had lasted too long."""

    by: str
