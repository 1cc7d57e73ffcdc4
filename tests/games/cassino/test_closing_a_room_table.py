"""A table of the room that its host closes: the match has no winner, in whatever deal; who leaves has lost it."""

import pytest

from fairdeal import fair
from fairdeal.engine.sitting import Verdict
from fairdeal.games.cassino import GAME, House
from fairdeal.games.cassino.state import MatchForfeited
from fairdeal.record import Record, verify_record
from fairdeal.room import Asks
from fairdeal.room.tables import passing, playing, timing
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.policy import Policy
from tests.record.sittings import cut_of, fixed, player

START = 1000.0


def live_table() -> LiveTable:
    """Somebody at a table with a bot that deals first, before the first deal."""
    live = LiveTable(GAME, House(first_dealer="seat-1"), Policy(), draw=fixed("closing"), bots={1: "Bot"})
    playing.sit(live, "a", player(0, 0), START)
    return live


def until(live: LiveTable, asks: Asks) -> None:
    """Time goes on until the table waits for this; cuts are made."""
    now = START
    while live.asks is not asks:
        occupants = [live.seats[seat] for seat in live.asked]
        if live.asks is Asks.CUTS:
            playing.show_cut(live, occupants[0].who, fair.commit_cut(cut_of(occupants[0].seat)), now)
        elif live.asks is Asks.OPENINGS:
            playing.open_cut(live, occupants[0].who, cut_of(occupants[0].seat), now)
        else:
            now = max(now, timing.deadline(live) or now)
            passing.step(live, now)


def record_of(done: list[Outcome]) -> Record:
    """The record of the sitting that ended."""
    (ended,) = [each.ended for each in done if each.ended is not None]
    assert all(finding.passed for finding in verify_record(ended.record))
    return ended.record


@pytest.mark.parametrize("asks", [Asks.ROUND, Asks.CUTS, Asks.OPENINGS, Asks.MOVES])
def test_a_match_that_the_host_closes_has_no_winner(asks: Asks) -> None:
    live = live_table()
    until(live, asks)
    done = playing.close(live, START)
    assert live.table is None, "everybody has left"
    assert [each.verdict for each in record_of(done).results] == [None, None]
    assert not any(isinstance(event, MatchForfeited) for each in done for event in each.happened.everything)


def test_a_player_who_leaves_has_lost() -> None:
    live = live_table()
    done = playing.leave(live, "a", START)
    assert [each.verdict for each in record_of(done).results] == [Verdict.LOST, Verdict.WON]


def test_after_a_match_there_is_time_to_read_its_result() -> None:
    live = live_table()
    until(live, Asks.MOVES)
    until(live, Asks.NOTHING)
    assert live.people, "the player may stay for another match"
    assert timing.deadline(live) == live.idle_since + live.policy.rest
