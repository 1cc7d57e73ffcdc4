"""Why a seat is lost: everybody at the table hears it, and who had the seat finds it there until they sit again."""

import pytest

from fairdeal.room import Asks
from fairdeal.room.tables import commands, playing, timing
from fairdeal.room.tables.events import Departure, SeatLeft
from fairdeal.room.tables.inputs import Leave, read_entry
from fairdeal.room.tables.policy import Policy
from tests.room.lives import Hall
from tests.room.rooms import House, replace_policy, run


def reasons(hall: Hall) -> list[tuple[str, Departure]]:
    return [(event.name, event.reason) for event in hall.events if isinstance(event, SeatLeft)]


def test_who_leaves_does_so_by_choice() -> None:
    hall = Hall(people="ab")
    hall.leave("a")
    assert reasons(hall) == [("A", Departure.CHOICE)]


def test_who_does_not_come_back_has_lost_the_seat_with_the_connection() -> None:
    hall = Hall(people="ab")
    hall.live.lost("a", hall.now)
    hall.wait(60)
    assert reasons(hall) == [("A", Departure.LOST)]


def test_who_misses_too_many_decisions_has_missed_them() -> None:
    hall = Hall(people="ab")
    for _ in range(2):
        hall.open()
        hall.bet("b")
        hall.until_due()
        hall.cut()
        hall.decide()
    hall.wait(3)
    assert reasons(hall) == [("A", Departure.MISSED)]


def test_a_line_of_an_older_journal_tells_no_reason() -> None:
    assert read_entry(b'{"input":{"do":"leave","seat":2}}').input == Leave(2, Departure.CHOICE)


# Closing


def in_hand() -> Hall:
    """Two players who tied with the dealer: each has to choose."""
    for number in range(400):
        hall = Hall(people="ab", name=f"tie {number}")
        hall.open()
        hall.bet("a", "b")
        hall.cut()
        if hall.live.asks is Asks.MOVES and len(hall.live.asked) == 1:
            return hall
    raise AssertionError("somebody ties in so many rounds")


def test_the_hand_that_is_played_when_the_table_closes_is_played_by_its_player() -> None:
    hall = in_hand()
    (seat,) = hall.live.asked
    assert hall.do(playing.close(hall.live, hall.now)) == []
    assert hall.wait(29) == [], "the time for a move is what it was"
    hall.act(hall.live.seats[seat].who, "go-to-war")
    hall.wait()
    assert reasons(hall) == [("A", Departure.CLOSED), ("B", Departure.CLOSED)]
    assert "WentToWar" in hall.kinds()
    assert hall.live.is_empty


def test_who_does_not_play_the_last_hand_holds_nobody_up() -> None:
    hall = in_hand()
    hall.do(playing.close(hall.live, hall.now))
    hall.wait(30)
    assert hall.live.is_empty


def test_without_a_limit_the_last_hand_has_one_all_the_same() -> None:
    hall = in_hand()
    hall.live.policy = Policy(decision=None)
    assert timing.deadline(hall.live) is None
    hall.now += 500
    hall.do(playing.close(hall.live, hall.now))
    assert timing.until(hall.live, hall.live.asked[0]) == timing.deadline(hall.live) == hall.now + timing.LAST_DECISION


def test_a_table_that_closes_before_the_first_card_gives_the_bets_back_at_once() -> None:
    hall = Hall(people="ab")
    hall.open()
    hall.bet("a")
    hall.do(playing.close(hall.live, hall.now))
    assert hall.live.is_empty
    assert sorted((each.who, each.chips) for done in hall.done for each in done.cashed_out) == [("a", 800), ("b", 800)]


def test_the_last_hand_is_played_to_its_end_after_a_restart_too() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(bots=1)
        await house.seated(hosted, "Anna")
        while not hosted.live.in_hand:
            await house.step(hosted)
        await house.room.close_table(hosted.id)
        again = house.restarted()
        found = again.room.tables[hosted.id]
        assert (found.live.closing_since, found.live.in_hand) == (0.0, True)
        while found.id in again.room.tables:
            await again.step(found)

    run(main)


# What the player finds


@pytest.mark.parametrize(("seconds", "reason"), [(61, Departure.LOST)])
def test_who_comes_back_too_late_finds_why_the_seat_is_gone(seconds: float, reason: Departure) -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(hold=60, pause=3))
        (anna,) = await house.seated(hosted, "Anna")
        await house.room.unwatch(anna, hosted.id)
        await house.pass_time(seconds)
        assert (hosted.departed[anna.player].reason, hosted.departed[anna.player].chips) == (reason, 800)
        await house.room.watch(anna, hosted.id)
        assert hosted.departed
        await house.room.perform(anna.player, hosted.id, commands.sit(80), command="again")
        await house.room.perform(anna.player, hosted.id, commands.leave(), command="gone")
        assert not hosted.departed, "who left by choice knows why"

    run(main)


def test_who_is_removed_by_the_host_is_told_so() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=3))
        anna, boris = await house.seated(hosted, "Anna", "Boris")
        await house.room.perform(boris.player, hosted.id, commands.remove())
        (left,) = [event for event in anna.events if isinstance(event, SeatLeft)]
        assert (left.name, left.reason) == ("Boris", Departure.REMOVED)

    run(main)


def test_who_watches_a_table_that_is_closed_is_told_by_whom() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=3))
        (anna,) = await house.seated(hosted, "Anna")
        await house.room.close_table(hosted.id)
        assert anna.closed_because == ["host"]

    run(main)
