"""What happened lately at a table, for who comes later or comes again: each sees of it what they could see then."""

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import Event
from fairdeal.room.tables.events import (
    CutOpened,
    CutShown,
    NameChanged,
    ReceiptShown,
    SealOpened,
    SealShown,
    SeatLeft,
    SeatTaken,
    SittingBegan,
)
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome

MOST_KEPT: Final = 100
"""How many of the last events of the sitting are kept for this."""

UNTOLD: Final = (Transfer, SealShown, CutShown, CutOpened, SealOpened, ReceiptShown)
"""What is no part of a story that people read."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at a seat at some moment: the player's id, empty for a bot, and the name."""

    who: str
    name: str


Sitters = Mapping[int, Sitter]
"""Who sits where at some moment, by seat."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """An event of the past as a viewer may know it. `you` is the seat that the viewer had then."""

    number: int
    event: Event
    sitters: Sitters
    you: int | None


class Story:
    """The last events of the sitting at one table, each with who sat where at that moment."""

    __slots__ = ("_kept", "_sitters")

    def __init__(self) -> None:
        self._kept: deque[tuple[int, Event, Sitters]] = deque(maxlen=MOST_KEPT)
        self._sitters: Sitters = {}

    def note(self, done: Outcome) -> None:
        """Keep what an input did, if people may want to read of it; an empty table and a new sitting begin anew."""
        for number, event in enumerate(done.happened.everything, done.first):
            if isinstance(event, SittingBegan):
                self._kept.clear()
            elif isinstance(event, NameChanged):
                sitter = Sitter(self._sitters[event.seat].who, event.name)
                self._sitters = {**self._sitters, event.seat: sitter}
            elif isinstance(event, SeatTaken):
                sitter = Sitter("" if event.bot else done.people.get(event.seat, ""), event.name)
                self._sitters = {**self._sitters, event.seat: sitter}
            if not isinstance(event, UNTOLD):
                self._kept.append((number, event, self._sitters))
            if isinstance(event, SeatLeft):
                self._sitters = {seat: sitter for seat, sitter in self._sitters.items() if seat != event.seat}
        if done.empty:
            self._kept.clear()

    def recall(self, live: LiveTable, player: str) -> Iterator[Recalled]:
        """What a player may know of it: as from the seat, while it was the one they have now; else as who looks on."""
        occupant = live.seat_of(player)
        seat = None if occupant is None else occupant.seat
        for number, event, sitters in self._kept:
            you = next((place for place, sitter in sitters.items() if player and sitter.who == player), None)
            viewer = seat if you == seat else None
            yield Recalled(number, live.game.sight.seen(event, viewer), sitters, you)
