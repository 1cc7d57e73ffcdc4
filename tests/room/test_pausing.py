"""A table is paused by its host, or when all who are there ask for it: no round opens, and nobody loses a seat."""

import asyncio

import pytest

from fairdeal.errors import Conflict
from fairdeal.room.tables import commands, playing, timing
from fairdeal.room.tables.events import SeatLeft, TablePaused, TableResumed
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.policy import Policy
from tests.room.lives import Hall, picture
from tests.room.rooms import House


def pauses(hall: Hall, who: str, *, alone: bool = False) -> None:
    hall.do(playing.pause(hall.live, who, who.upper(), hall.now, alone=alone))


def resumes(hall: Hall, who: str) -> None:
    hall.do(playing.resume(hall.live, who, who.upper(), hall.now, alone=False))


def test_a_host_pauses_at_once_and_no_round_opens_until_somebody_ends_it() -> None:
    hall = Hall(people="ab", bots=[3])
    pauses(hall, "a", alone=True)
    assert hall.events[-1:] == [TablePaused("A")]
    assert not hall.wait(3600)
    assert not hall.live.in_round
    resumes(hall, "b")
    assert hall.events[-1:] == [TableResumed("B")]
    assert hall.wait(3)
    assert hall.live.in_round


def test_a_round_is_played_to_its_end_and_its_clocks_run() -> None:
    hall = Hall(people="ab")
    hall.open()
    pauses(hall, "a", alone=True)
    assert hall.wait(30), "time for bets is up, and the round over"
    assert not hall.live.in_round
    assert not hall.wait(600)


def test_without_a_host_all_who_are_there_must_ask() -> None:
    hall = Hall(people="abc")
    hall.live.lost("c", hall.now)
    pauses(hall, "a")
    assert hall.live.paused is None
    pauses(hall, "b")
    assert hall.events[-1:] == [TablePaused("")]
    assert [each.wants_pause for each in hall.live.people] == [False] * 3


def test_who_has_asked_can_think_again() -> None:
    hall = Hall(people="ab")
    pauses(hall, "a")
    resumes(hall, "a")
    pauses(hall, "b")
    assert hall.live.paused is None


def test_who_is_alone_with_bots_agrees_with_nobody() -> None:
    hall = Hall(people="a", bots=[2, 3])
    pauses(hall, "a")
    assert hall.events[-1:] == [TablePaused("A")]


def test_nobody_loses_a_seat_in_a_pause_and_the_hold_begins_anew_after_it() -> None:
    hall = Hall(people="ab")
    hall.live.lost("b", hall.now)
    pauses(hall, "a", alone=True)
    hall.wait(3000)
    assert not [event for event in hall.events if isinstance(event, SeatLeft)]
    resumes(hall, "a")
    hall.open()
    assert hall.live.seat_of("b") is not None


def test_a_forgotten_pause_ends_after_two_hours() -> None:
    hall = Hall(people="a")
    pauses(hall, "a", alone=True)
    hall.live.lost("a", hall.now)
    hall.wait(timing.LONGEST_PAUSE)
    assert TableResumed("") in hall.events
    hall.wait(hall.live.policy.hold)
    hall.wait(hall.live.policy.pause)
    assert hall.live.is_empty


def test_the_journal_gives_the_paused_table_in_a_new_sitting_too() -> None:
    hall = Hall(people="ab")
    hall.round("a", "b")
    pauses(hall, "a", alone=True)
    again = hall.again()
    assert picture(again) == picture(hall.live)
    assert again.paused == "A"
    assert playing.beginning(hall.live, []).paused == "A"


def test_a_paused_table_can_still_be_closed() -> None:
    hall = Hall(people="ab")
    pauses(hall, "a", alone=True)
    hall.do(playing.close(hall.live, hall.now))
    assert hall.live.is_empty
    assert hall.live.paused is None


def test_what_cannot_be_is_refused_in_words() -> None:
    hall = Hall(people="ab")
    with pytest.raises(Conflict, match=r"^The table isn’t paused\.$"):
        resumes(hall, "a")
    with pytest.raises(Conflict, match="You aren’t sitting at this table"):
        pauses(hall, "z")
    with pytest.raises(Conflict, match="You aren’t sitting at this table"):
        pauses(Hall(), "z", alone=True)
    pauses(hall, "a", alone=True)
    with pytest.raises(Conflict, match=r"^The table is already paused\.$"):
        pauses(hall, "b")
    with pytest.raises(Conflict, match="You aren’t sitting at this table"):
        resumes(hall, "z")


def test_who_made_the_table_pauses_it_alone_and_a_restart_keeps_that() -> None:
    async def play() -> None:
        house = House()
        hosted = await house.table(policy=Policy(pause=5))
        await house.seated(hosted, "Anna", "Boris")
        await house.room.perform(house.ids["Boris"], hosted.id, commands.pause(), command=house.command())
        assert not _is_paused(hosted), "Boris only asks for it"
        await house.room.perform(house.ids["Anna"], hosted.id, commands.pause(), command=house.command())
        assert _is_paused(hosted)
        again = house.restarted()
        (kept,) = again.room.tables.values()
        assert _is_paused(kept)
        await again.pass_time(7000)
        assert len(kept.live.people) == 2
        await again.room.perform(again.ids["Boris"], kept.id, commands.resume(), command=again.command())
        assert not _is_paused(kept)

    asyncio.run(play())


def _is_paused(hosted: HostedTable) -> bool:
    return hosted.live.paused is not None
