"""What time brings at a table: the next round, a bot's move, a decision that ran out, a lost seat."""

from typing import Final

from fairdeal.errors import IllegalAction
from fairdeal.record.codec import action_to_plain
from fairdeal.room.tables.asks import Asks
from fairdeal.room.tables.inputs import Act, Close, EndCuts, OpenRound, Pause, TimeOut
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.playing import beginning, go, sits_out
from fairdeal.room.tables.seats import Occupant
from fairdeal.room.tables.timing import Step, departure_due, first_due

SITTING_ROUNDS: Final = 50
"""A sitting without a set end is ended, and another begun, after so many rounds: its record stays small."""


def step(live: LiveTable, now: float) -> list[Outcome]:
    """The first thing that is due by now; nothing if none is."""
    due = first_due(live, now)
    if due is None:
        return []
    match due.step:
        case Step.GO_ON:
            return _go_on(live, now)
        case Step.END_CUTS:
            return [live.do(EndCuts(), now)]
        case Step.BOT_MOVE:
            return _bot_moves(live, live.seats[due.seat], now)
        case Step.TIME_OUT:
            return _time_out(live, live.seats[due.seat], now)
        case Step.LEAVE:
            return _give_up(live, live.seats[due.seat], now)
        case Step.RESUME:
            return [live.do(Pause("", on=False), now)]


def _go_on(live: LiveTable, now: float) -> list[Outcome]:
    """Between rounds: who is lost for too long, never bets or has too few chips, leaves; then the next round."""
    for occupant in live.people:
        if given_up := _give_up(live, occupant, now):
            return given_up
    if live.asks is Asks.NOTHING:
        return [live.do(beginning(live, []), now)]
    return [live.do(Close() if _wants_new_sitting(live) else OpenRound(sits_out(live)), now)]


def _give_up(live: LiveTable, occupant: Occupant, now: float) -> list[Outcome]:
    """Who can keep the seat no longer leaves."""
    reason = departure_due(live, occupant, now)
    return [] if reason is None else go(live, occupant, reason, now)


def _wants_new_sitting(live: LiveTable) -> bool:
    """Whether an endless sitting has been long enough, void rounds too, and its shoe is used up."""
    assert live.table is not None
    long = len(live.table.record.rounds) >= SITTING_ROUNDS
    return long and live.table.progress.of is None and live.table.wants_cuts


def _bot_moves(live: LiveTable, occupant: Occupant, now: float) -> list[Outcome]:
    """What the bot has thought of; if that is nothing, or against the rules, its time is up."""
    assert occupant.thought is not None
    action = occupant.thought.action
    if action is None or action.seat != occupant.seat:
        return _time_out(live, occupant, now)
    try:
        return [live.do(Act(occupant.seat, action_to_plain(action)), now)]
    except IllegalAction:
        return _time_out(live, occupant, now)


def _time_out(live: LiveTable, occupant: Occupant, now: float) -> list[Outcome]:
    occupant.missed += occupant.out_since is None
    return [live.do(TimeOut(occupant.seat), now)]
