"""Who sits out, who is short of chips, and who paused the table: since when, by what was put in."""

from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from fairdeal.room.tables.inputs import AnyInput, Begin, OpenRound, Pause, StayOut
from fairdeal.room.tables.seats import Occupant


class Pausing(Protocol):
    """A table as far as a pause is about it."""

    paused: str | None
    paused_since: float

    @property
    def people(self) -> Iterable[Occupant]: ...
    @property
    def in_round(self) -> bool: ...
    def restart_clocks(self, now: float) -> None: ...


def note_out(seats: Mapping[int, Occupant], put: AnyInput, now: float) -> None:
    """Who sits out, since when, and for how many rounds."""
    match put:
        case StayOut(seat=seat, on=on):
            seats[seat].out_since, seats[seat].rounds_out = now if on else None, 0
        case Begin(out=out):
            for each in (seats[seat] for seat in out if seats[seat].out_since is None):
                each.out_since = now
        case OpenRound(out=out):
            for seat in out:
                seats[seat].rounds_out += 1


def note_pause(live: Pausing, put: AnyInput, now: float) -> None:
    """Whether the table is paused, by whom and since when. Waits between rounds start again."""
    match put:
        case Begin(paused=paused):
            live.paused_since = now if live.paused is None else live.paused_since
            live.paused = paused
        case Pause(by=by, on=on):
            live.paused, live.paused_since = by if on else None, now
            for each in live.people:
                each.wants_pause = False
            if not live.in_round:
                live.restart_clocks(now)


def note_short(seats: Iterable[Occupant], short: Collection[int], now: float) -> None:
    """Since when each seat has had too few chips to go on."""
    for each in seats:
        since = now if each.short_since is None else each.short_since
        each.short_since = since if each.seat in short else None
