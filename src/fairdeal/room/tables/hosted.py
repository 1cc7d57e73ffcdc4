"""A table in the room: its live table, who watches it, its chat, and the answers it has given."""

import asyncio
from collections import deque
from copy import copy
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, TypeVar

from fairdeal.errors import FairdealError
from fairdeal.room.ports import ChatRow, TableRow, Write
from fairdeal.room.tables.answers import Answer, Answers
from fairdeal.room.tables.events import Departure
from fairdeal.room.tables.inputs import Reservation
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import CashedOut, Outcome
from fairdeal.room.tables.story import Story

CARRIED: Final = 50
"""How many commands that each player did a table still knows after a restart when its journal has begun anew since."""

MOST_TURNED_AWAY: Final = 50
"""How many players who lost a place while they did not look a table still has something to tell."""

CHAT_LINES: Final = 50
"""How many lines of chat a newcomer sees."""


Wanted = Literal["seat", "chips"]
"""What a player waited for until the round was over."""

Reaction = Literal["clap", "laugh", "wow", "sad", "luck", "thanks"]
"""What somebody at a table can say without words of their own."""

Kept = TypeVar("Kept")

ClosedBecause = Literal["host", "unused"]
"""Why a table is closed: a host closed it, or nobody had used it for long."""


class Viewer(Protocol):
    """Someone who watches a table: a connection of a player, or of nobody in particular. It must not block."""

    player: str

    def happened(self, hosted: "HostedTable", done: list[Outcome]) -> None:
        """Something happened at the table; it is kept, and may be told."""

    def chatted(self, line: ChatRow, seat: int | None) -> None:
        """Somebody said something."""

    def reacted(self, table: int, seat: int, reaction: Reaction) -> None:
        """Somebody at a seat reacted."""

    def closed(self, table: int, why: ClosedBecause, reason: str) -> None:
        """The table is closed: by whom, and what a host said about it."""

    def elsewhere(self, table: int) -> None:
        """The player plays at the table in another window now; this one only sees it."""

    def here(self, hosted: "HostedTable") -> None:
        """The player plays at the table in this window again, if it was elsewhere."""

    def turned_away(self, table: int, error: FairdealError, *, wanted: Wanted = "seat") -> None:
        """The player waited for a seat at the table, or to bring chips, and cannot have that, for this reason."""

    def failed(self) -> None:
        """By a bug it could not be told something, and must begin anew."""


@dataclass(slots=True)
class HostedTable:
    """A table in the room.

    Of several `viewers` of one player the last in their order is the one that plays. `journal` holds the ids of the
    lines that its present sitting needs to be resumed; `noted` are those `waiting` and `bringing` of whom the journal
    tells; `brought` is what is still to be written of chips that were brought to the table. `used_at` is when somebody
    last sat, waited or looked on here (seconds of the room's clock). After a bug time brings nothing before
    `resting_until`. `thinking` are the bots that think, by their seat and the version of its offer. `turned_away` are
    those who waited in vain and have yet to be told why, `not_brought` those who could not bring chips that they meant
    to. `departed` are those who lost the seat that they had here, and not by choice.
    `closing_reason` is what the host said on closing the table.
    """

    row: TableRow
    live: LiveTable
    sitting: int = 0
    viewers: dict[Viewer, None] = field(default_factory=dict)
    journal: list[int] = field(default_factory=list)
    chat: deque[ChatRow] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    answers: Answers = field(init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    round: int = 0
    round_number: int = 0
    waiting: list[Reservation] = field(default_factory=list)
    noted: tuple[list[Reservation], list[Reservation]] = field(default_factory=lambda: ([], []))
    brought: list[Write] = field(default_factory=list)
    used_at: float = 0.0
    resting_until: float = 0.0
    thinking: "dict[tuple[int, int], asyncio.Task[None]]" = field(default_factory=dict)
    turned_away: dict[str, FairdealError] = field(default_factory=dict)
    not_brought: dict[str, FairdealError] = field(default_factory=dict)
    story: Story = field(default_factory=Story)
    departed: dict[str, CashedOut] = field(default_factory=dict)
    closed_because: ClosedBecause = "host"
    closing_reason: str = ""

    def __post_init__(self) -> None:
        self.answers = Answers(self.knows)

    @property
    def id(self) -> int:
        """The table's number in the room."""
        return self.row.id

    @property
    def bringing(self) -> list[Reservation]:
        """Who brings more chips to the seat when the round is over."""
        return [Reservation(each.who, each.seat, each.bringing) for each in self.live.people if each.bringing]

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here but bots, waits for a seat or looks on."""
        return not (self.viewers or self.waiting or self.live.people)

    @property
    def watching(self) -> int:
        """How many look on: who sits here is none of them, and a player counts once however many windows there are."""
        people = {each.player for each in self.viewers if each.player and self.live.seat_of(each.player) is None}
        return len(people) + sum(not each.player for each in self.viewers)

    def free_seats(self) -> list[int]:
        """Seats that a person can take, now or when the round is over, and for which nobody waits."""
        taken = {each.seat for each in self.waiting}
        return [seat for seat in self.live.free_seats() if seat not in taken]

    def knows(self, player: str) -> bool:
        """Whether a player sits here, or waits for a seat."""
        return self.live.seat_of(player) is not None or any(each.who == player for each in self.waiting)

    def remember(self, who: str, command: str, answer: Answer) -> None:
        """Keep how a command was answered."""
        self.answers.keep(who, command, answer)

    def was_answered(self, who: str, command: str) -> bool:
        """Whether a command was answered before. Raises the refusal again if it was refused."""
        return self.answers.find(who, command)

    @property
    def done_lately(self) -> list[tuple[str, str]]:
        """The last commands that were done, by each player: the player and the command's id."""
        return self.answers.done_lately(CARRIED)

    def turn_away(self, who: str, error: FairdealError) -> None:
        """A player who waited cannot have the seat: to be told when that is kept, and the player looks on."""
        self.turned_away[who] = copy(error)
        _shorten(self.turned_away)

    def note_departures(self, done: list[Outcome]) -> None:
        """Keep for those who lost their seats why, until they sit here again."""
        for each in (each for outcome in done for each in outcome.cashed_out if each.who):
            self.departed.pop(each.who, None)
            if each.reason is not Departure.CHOICE:
                self.departed[each.who] = each
        _shorten(self.departed)

    def tell_turned_away(self) -> None:
        """Tell those who waited in vain and look on; who sits or waits again by now need not hear of a lost seat."""
        for who, error in self.not_brought.items():
            for viewer in self.windows_of(who):
                viewer.turned_away(self.id, error, wanted="chips")
        self.not_brought.clear()
        for who in [*self.turned_away]:
            windows = self.windows_of(who)
            if windows or self.knows(who):
                error = self.turned_away.pop(who)
                for viewer in () if self.knows(who) else windows:
                    viewer.turned_away(self.id, error)

    def windows_of(self, who: str) -> list[Viewer]:
        """The windows in which a player watches this table; in the last of them the player plays."""
        return [viewer for viewer in self.viewers if viewer.player == who]

    def look(self, viewer: Viewer) -> None:
        """A viewer sees the table from now on, and plays in place of the player's other windows."""
        self.viewers.pop(viewer, None)
        self.viewers[viewer] = None

    def tell_windows(self, who: str) -> None:
        """Tell a player's windows which of them plays: while nothing is done that is not kept yet."""
        if who and self.knows(who) and (windows := self.windows_of(who)):
            *others, last = windows
            for other in others:
                other.elsewhere(self.id)
            last.here(self)


def _shorten(kept: dict[str, Kept]) -> None:
    while len(kept) > MOST_TURNED_AWAY:
        del kept[next(iter(kept))]
