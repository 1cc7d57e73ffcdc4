"""What goes into a table: the closed set of inputs, as they are journaled and replayed.

A table's whole life is its inputs and the random bytes drawn for each; everything else follows from them.
"""

from typing import Any

import msgspec

from fairdeal.record.document import Player
from fairdeal.room.tables.events import Departure


class Input(msgspec.Struct, gc=False, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something that happens to a table from outside."""


class Begin(Input, frozen=True):
    """A sitting begins with these players; where they are too few for a round, they wait for more without one.

    `who` are their ids, in the same order (bots have none); `number` is that of the last event when it had begun, 0 in
    a new one. `dealing` is the version of fair dealing: a sitting goes on by the one that it began with, and where none
    was written down it was the first. `out` are the seats that sit out, `paused` is who paused the table: None if
    it isn't paused.
    """

    players: list[Player]
    who: list[str]
    number: int = 0
    dealing: int = 1
    out: list[int] = []
    paused: str | None = None


class OpenRound(Input, frozen=True, tag="open"):
    """The next round opens, without the seats that sit `out`, where the game's rules can do without them."""

    out: list[int] = []


class Act(Input, frozen=True):
    """A seat acts; `action` is as in a record."""

    seat: int
    action: dict[str, Any]


class ShowCut(Input, frozen=True, tag="show-cut"):
    """A seat shows its commitment to a cut."""

    seat: int
    commitment: bytes


class OpenCut(Input, frozen=True, tag="open-cut"):
    """A seat opens its cut."""

    seat: int
    cut: bytes


class EndCuts(Input, frozen=True):
    """Time for cuts is up."""


class TimeOut(Input, frozen=True):
    """Time for a seat's decision is up."""

    seat: int


class Sit(Input, frozen=True):
    """A player sits down between rounds; `who` is the player's id."""

    player: Player
    who: str


class Bring(Input, frozen=True):
    """A seat gets so many half-chips more, between rounds."""

    seat: int
    chips: int


class StayOut(Input, frozen=True, tag="stay-out"):
    """A seat sits out the next rounds, or plays again."""

    seat: int
    on: bool


class Rename(Input, frozen=True):
    """The player at a seat has a new name."""

    seat: int
    name: str


class Pause(Input, frozen=True):
    """No round opens from now on, or rounds open again. `by` is the name of who wants it, empty if not one alone."""

    by: str
    on: bool


class Leave(Input, frozen=True):
    """A seat leaves; where no reason was written down, nobody knows it any more."""

    seat: int
    reason: Departure = Departure.CHOICE


class Close(Input, frozen=True):
    """The sitting ends here."""


class Reservation(msgspec.Struct, gc=False, frozen=True):
    """A player who brings so many half-chips to a seat when the round that is being played is over."""

    who: str
    seat: int
    chips: int


class Aside(Input, frozen=True):
    """What the room knows beside the table: who waits for a seat now, and what was done before this journal began.

    `bringing` are those who sit there and bring more chips when the round is over. `answered` are the player and the id
    of each command; `number` is that of the last event so far, with which a table goes on that nobody sits at. To the
    table itself nothing happens.
    """

    waiting: list[Reservation] = []
    bringing: list[Reservation] = []
    answered: list[tuple[str, str]] = []
    number: int = 0


AnyInput = (
    Begin
    | OpenRound
    | Act
    | ShowCut
    | OpenCut
    | EndCuts
    | TimeOut
    | Sit
    | Bring
    | StayOut
    | Rename
    | Pause
    | Leave
    | Close
)


class Entry(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """One line of a table's journal: the input, the random bytes drawn for it, and the command that it answers."""

    input: AnyInput | Aside
    drawn: bytes = b""
    by: str = ""
    command: str = ""

    def __repr__(self) -> str:
        """Without the random bytes: a seal is among them."""
        return f"Entry({self.input!r}, {len(self.drawn)} bytes, {self.by!r}, {self.command!r})"


def write_entry(entry: Entry) -> bytes:
    """An entry as JSON, for the journal."""
    return _ENCODER.encode(entry)


def read_entry(data: bytes) -> Entry:
    """An entry from the journal, one of an earlier release too."""
    for before, now in _RENAMED.items():
        if data.startswith(before):
            data = now + data[len(before) :]
    return _DECODER.decode(data)


_RENAMED = {
    b'{"input":{"do":"show",': b'{"input":{"do":"show-cut",',
    b'{"input":{"do":"reveal",': b'{"input":{"do":"open-cut",',
}
"""How the lines of earlier releases begin, and how they are read."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)
