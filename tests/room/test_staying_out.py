"""Who sits out keeps the seat: no round waits for them, and no missed round is counted, for a while."""

import pytest

from fairdeal.errors import Conflict
from fairdeal.games.cassino import GAME as CASSINO
from fairdeal.games.cassino import House as CassinoHouse
from fairdeal.room import Asks
from fairdeal.room.tables import playing, timing
from fairdeal.room.tables.events import CameBack, Departure, SeatLeft, StayedOut
from fairdeal.room.tables.inputs import Begin, OpenRound, read_entry
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.policy import Policy
from tests.record.sittings import fixed, player
from tests.room.lives import START, Hall, picture


def stays_out(hall: Hall, who: str, on: bool = True) -> None:
    hall.do(playing.stay_out(hall.live, who, on, hall.now))


def reasons(hall: Hall) -> list[Departure]:
    return [event.reason for event in hall.events if isinstance(event, SeatLeft)]


def test_nobody_waits_for_who_sits_out_and_no_round_is_missed() -> None:
    hall = Hall(people="ab")
    stays_out(hall, "b")
    assert hall.events[-1:] == [StayedOut(1)]
    for _ in range(4):
        hall.round("a")
    occupant = hall.live.seat_of("b")
    assert occupant is not None
    assert (occupant.missed, occupant.rounds_out) == (0, 4)
    stays_out(hall, "b", on=False)
    assert hall.events[-1:] == [CameBack(1)]
    hall.open()
    assert hall.live.asked == (0, 1)


def test_the_journal_gives_the_table_at_which_somebody_sits_out() -> None:
    hall = Hall(people="ab")
    stays_out(hall, "b")
    for _ in range(3):
        hall.round("a")
        again = hall.again()
        assert picture(again) == picture(hall.live)
        (out,) = [each.out_since is not None for each in again.people if each.who == "b"]
        assert out


def test_who_sits_out_does_so_in_the_next_sitting_too() -> None:
    hall = Hall(people="ab")
    stays_out(hall, "b")
    begin = playing.beginning(hall.live, [])
    assert begin.out == [1]
    again = LiveTable(hall.live.game, hall.live.house, hall.live.policy, draw=fixed("again"))
    again.do(begin, 5.0)
    assert [each.out_since for each in again.people] == [None, 5.0]


def test_who_says_so_before_the_cards_is_left_out_at_once() -> None:
    hall = Hall(people="ab")
    hall.open()
    stays_out(hall, "b")
    hall.wait()
    assert hall.live.asked == (0,)
    hall.bet("a")
    assert hall.live.asks is Asks.CUTS
    assert hall.live.asked == (0,), "who has no part cuts nothing"


def test_a_seat_is_offered_to_sit_out_where_others_play_on_and_it_has_not_yet() -> None:
    def offered(hall: Hall) -> list[bool]:
        return [playing.may_stay_out(hall.live, each) for each in hall.live.people]

    hall = Hall(people="ab")
    assert offered(hall) == [True, True]
    stays_out(hall, "b")
    assert offered(hall) == [True, False]
    assert offered(Hall(people="a")) == [False]
    assert offered(Hall(people="a", bots=[2])) == [True]


def test_when_all_sit_out_nothing_is_dealt_until_one_is_back() -> None:
    hall = Hall(people="ab", bots=[3])
    for who in "ab":
        stays_out(hall, who)
    assert not hall.wait(100)
    stays_out(hall, "a", on=False)
    assert hall.wait()
    assert hall.live.in_round


def test_who_sits_out_holds_up_no_pause() -> None:
    hall = Hall(people="ab")
    stays_out(hall, "b")
    playing.ready(hall.live, "a")
    assert hall.wait()


def test_after_so_many_rounds_the_seat_is_given_up() -> None:
    hall = Hall(people="ab")
    stays_out(hall, "b")
    occupant = hall.live.seat_of("b")
    assert occupant is not None
    occupant.rounds_out = timing.MOST_ROUNDS_OUT - 1
    hall.round("a")
    assert reasons(hall) == []
    hall.wait(3)
    assert reasons(hall) == [Departure.SAT_OUT]


def test_after_so_long_the_seat_is_given_up() -> None:
    hall = Hall(people="a")
    stays_out(hall, "a")
    hall.wait(timing.LONGEST_OUT - 1)
    assert reasons(hall) == []
    hall.wait(1)
    assert reasons(hall) == [Departure.SAT_OUT]


def test_nobody_sits_out_of_a_match() -> None:
    live = LiveTable(CASSINO, CassinoHouse(), Policy(), draw=fixed("match"), bots={1: "Bot"})
    playing.sit(live, "a", player(0, 0), START)
    with pytest.raises(Conflict, match="A match needs both players, so you can’t sit out") as caught:
        playing.stay_out(live, "a", True, START)
    assert caught.value.code == "needs-all"


def test_to_say_it_twice_changes_nothing_and_who_leaves_says_nothing() -> None:
    hall = Hall(people="ab")
    assert playing.stay_out(hall.live, "a", False, hall.now) == []
    hall.round("a", "b")
    hall.open()
    hall.bet("a", "b")
    hall.cut()
    if hall.live.in_round:
        hall.leave("a")
        with pytest.raises(Conflict, match="leaving"):
            playing.stay_out(hall.live, "a", True, hall.now)


def test_lines_of_older_journals_have_nobody_sitting_out() -> None:
    assert read_entry(b'{"input":{"do":"open"}}').input == OpenRound()
    begin = read_entry(b'{"input":{"do":"begin","players":[],"who":[]}}').input
    assert isinstance(begin, Begin)
    assert begin.out == []
