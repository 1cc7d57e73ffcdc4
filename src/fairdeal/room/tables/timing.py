"""What is due at a table, and when. Pure: it looks at the table and changes nothing. Times are seconds."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from fairdeal.room.tables.asks import Asks
from fairdeal.room.tables.events import Departure
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.seats import Occupant

LONGEST_THOUGHT: Final = 5.0
"""How long a bot has for a move, or its delay if that is longer; then its time is up, like anybody's."""


LAST_DECISION: Final = 60.0
"""How long a move may take at a table that is closing, where there is no limit otherwise."""


MOST_ROUNDS_OUT: Final = 20
LONGEST_OUT: Final = 900.0
"""For how many rounds, and for how long, somebody can sit out and keep the seat."""


LONGEST_PAUSE: Final = 7200.0
"""For how long a table stays paused, in seconds: then its clocks run, and seats that nobody comes back to are free."""


class Step(StrEnum):
    """What time brings: the next round or sitting, the end of cuts or a pause, a bot's move, a time-out or leaving."""

    GO_ON = "go-on"
    END_CUTS = "end-cuts"
    BOT_MOVE = "bot-move"
    TIME_OUT = "time-out"
    LEAVE = "leave"
    RESUME = "resume"


class Due(NamedTuple):
    """Something that is due at a time, for a seat if it is one's own."""

    at: float
    step: Step
    seat: int = -1


def deadline(live: LiveTable) -> float | None:
    """When something is due next; None while only people can move on."""
    first = min(due(live), key=_at, default=None)
    return None if first is None else first.at


def first_due(live: LiveTable, now: float) -> Due | None:
    """The first of what is due by now."""
    first = min(due(live), key=_at, default=None)
    return None if first is None or first.at > now else first


def due(live: LiveTable) -> Iterator[Due]:
    """Everything that time will bring as the table stands."""
    match live.asks:
        case Asks.MOVES:
            for seat in live.asked:
                yield from _due_of(live, live.seats[seat])
        case Asks.CUTS | Asks.OPENINGS:
            since = max([live.seats[seat].awaited_since or 0.0 for seat in live.asked], default=0.0)
            yield Due(since + live.policy.cuts, Step.END_CUTS)
        case Asks.ROUND | Asks.NOTHING if live.people:
            yield from _due_between(live)


def _at(due: Due) -> float:
    return due.at


def until(live: LiveTable, seat: int) -> float | None:
    """When the time of a seat that is awaited is up; None where there is no limit."""
    occupant = live.seats[seat]
    if occupant.awaited_since is None:
        return None
    if live.asks is not Asks.MOVES:
        return occupant.awaited_since + live.policy.cuts
    return _time_is_up(live, occupant)


def departure_due(live: LiveTable, occupant: Occupant, now: float) -> Departure | None:
    """Why somebody loses the seat between rounds: lost or short of chips for too long, or too many decisions missed."""
    if live.closing_since is not None:
        return Departure.CLOSED
    return next((reason for at, reason in _departures(live, occupant) if at <= now), None)


def _departures(live: LiveTable, occupant: Occupant) -> Iterator[tuple[float, Departure]]:
    """When somebody loses the seat, and why."""
    if live.policy.missed > 0 and occupant.missed >= live.policy.missed:
        yield live.idle_since, Departure.MISSED
    if occupant.lost_since is not None:
        yield occupant.lost_since + live.policy.hold, Departure.LOST
    if occupant.short_since is not None:
        yield occupant.short_since + live.policy.hold, Departure.SHORT
    if occupant.out_since is not None:
        too_many = occupant.rounds_out >= MOST_ROUNDS_OUT
        yield live.idle_since if too_many else occupant.out_since + LONGEST_OUT, Departure.SAT_OUT


def _due_between(live: LiveTable) -> Iterator[Due]:
    """The next round or sitting; while too few can play, only the time of those runs out who lose their seats.

    At a paused table no time runs but that of the pause.
    """
    if live.closing_since is not None:
        yield from (Due(live.idle_since, Step.LEAVE, each.seat) for each in live.people)
    elif live.paused is not None:
        yield Due(live.paused_since + LONGEST_PAUSE, Step.RESUME)
    elif _can_go_on(live):
        yield Due(_next_round_at(live), Step.GO_ON)
    else:
        for each in live.people:
            yield from (Due(at, Step.LEAVE, each.seat) for at, _ in _departures(live, each))


def _can_go_on(live: LiveTable) -> bool:
    """Whether people and bots are enough for the next round or sitting, and a person plays who has the chips for it."""
    able = [each for each in live.people if each.short_since is None and each.out_since is None]
    enough = bool(able) and len(able) + len(live.bots) >= live.game.sitting.fewest(live.house)
    return enough and (live.table is None or live.asks is not Asks.ROUND or live.table.has_enough_seats)


def _next_round_at(live: LiveTable) -> float:
    if _all_are_ready(live):
        return live.idle_since
    resting = live.asks is Asks.NOTHING and live.table is not None and _has_an_end(live)
    return live.idle_since + (live.policy.rest if resting else live.policy.pause)


def _has_an_end(live: LiveTable) -> bool:
    """Whether its sittings end by themselves, after so many rounds or with a match: then people look at the result."""
    return live.game.sitting.match or (live.table is not None and live.table.progress.of is not None)


def _all_are_ready(live: LiveTable) -> bool:
    """Whether somebody who is there has asked to go on, and nobody who is there has not."""
    there = [each for each in live.people if each.lost_since is None and each.out_since is None]
    return bool(there) and all(each.ready for each in there)


def _due_of(live: LiveTable, occupant: Occupant) -> Iterator[Due]:
    """A bot’s move or a player’s time; who is lost for too long has none, or a bot that stands in."""
    since = occupant.awaited_since or 0.0
    if occupant.bot:
        yield _due_of_bot(occupant, since + live.policy.bot_delay, occupant.offered_at)
        return
    if occupant.lost_since is not None:
        at = max(since, occupant.lost_since + live.policy.hold)
        if live.is_played_by_bot(occupant):
            yield _due_of_bot(occupant, at, max(occupant.offered_at, occupant.lost_since))
        else:
            yield Due(at, Step.TIME_OUT, occupant.seat)
    if occupant.out_since is not None and not live.in_hand:
        yield Due(since, Step.TIME_OUT, occupant.seat)
    up = _time_is_up(live, occupant)
    if up is not None:
        yield Due(up, Step.TIME_OUT, occupant.seat)


def _time_is_up(live: LiveTable, occupant: Occupant) -> float | None:
    """When a move must be made; None where there is no limit. A table that is closing has one."""
    since, closing = occupant.awaited_since or 0.0, live.closing_since
    if live.policy.decision is not None:
        return since + live.policy.decision + occupant.extra
    return None if closing is None else max(since, closing) + LAST_DECISION


def _due_of_bot(occupant: Occupant, at: float, asked_at: float) -> Due:
    """A bot moves at that time, if it has thought by then; else as soon as it has, while it has time."""
    if occupant.has_thought:
        return Due(at, Step.BOT_MOVE, occupant.seat)
    return Due(max(at, asked_at + LONGEST_THOUGHT), Step.TIME_OUT, occupant.seat)
