"""Who sits out, who is short of chips, and who paused the table: since when, by what was put in."""

from typing import TYPE_CHECKING

from fairdeal.room.tables.inputs import AnyInput, Begin, OpenRound, Pause, StayOut

if TYPE_CHECKING:
    from fairdeal.room.tables.live import LiveTable


def note_out(live: "LiveTable", put: AnyInput, now: float) -> None:
    """Who sits out, since when, and for how many rounds."""
    match put:
        case StayOut(seat=seat, on=on):
            live.seats[seat].out_since, live.seats[seat].rounds_out = now if on else None, 0
        case Begin(out=out):
            for each in (live.seats[seat] for seat in out if live.seats[seat].out_since is None):
                each.out_since = now
        case OpenRound(out=out):
            for seat in out:
                live.seats[seat].rounds_out += 1


def note_pause(live: "LiveTable", put: AnyInput, now: float) -> None:
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


def note_short(live: "LiveTable", now: float) -> None:
    """Since when each seat has had too few chips to go on."""
    short = live.short()
    for each in live.seats.values():
        since = now if each.short_since is None else each.short_since
        each.short_since = since if each.seat in short else None
