"""More chips for a seat: between rounds at once, else when the round is over; who runs short has time to bring them."""

import pytest

from fairdeal.engine.chips import CHIP
from fairdeal.errors import FairdealError
from fairdeal.games import find_game
from fairdeal.room import Asks
from fairdeal.room.tables import commands, timing
from fairdeal.room.tables.events import ChipsBrought, Departure, SeatLeft, SeatTaken
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.plans import TablePlan
from tests.room.lives import picture
from tests.room.rooms import AT_ONCE, Eye, House, assert_every_chip_told, kinds, replace_policy, run


async def brings(house: House, hosted: HostedTable, eye: Eye, chips: int) -> None:
    await house.room.perform(eye.player, hosted.id, commands.bring(chips * CHIP), command=house.command())


async def refused(house: House, hosted: HostedTable, who: str, halves: int) -> str:
    with pytest.raises(FairdealError) as caught:
        await house.room.perform(who, hosted.id, commands.bring(halves), command=house.command())
    return caught.value.code


def assert_same_after_a_restart(house: House, hosted: HostedTable) -> None:
    again = house.restarted()
    assert picture(again.room.tables[hosted.id].live) == picture(hosted.live)
    assert again.room.tables[hosted.id].bringing == hosted.bringing
    assert_every_chip_told(again.room, again.store)
    assert_every_chip_told(house.room, house.store)


def test_between_rounds_chips_come_at_once_and_are_counted_once() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=30))
        (anna,) = await house.seated(hosted, "Anna")
        await brings(house, hosted, anna, 50)
        assert hosted.live.chips == {0: 900}
        assert house.room.wallets.balance(anna.player) == 2000 - 900
        assert anna.events[-1] == ChipsBrought(0, 100)
        assert_same_after_a_restart(house, hosted)
        await house.round(hosted)
        assert_same_after_a_restart(house, hosted)

    run(main)


def test_a_command_that_is_repeated_brings_them_once() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=30))
        (anna,) = await house.seated(hosted, "Anna")
        for _ in range(2):
            await house.room.perform(anna.player, hosted.id, commands.bring(100), command="more")
        assert hosted.live.chips == {0: 900}

    run(main)


def test_in_a_round_they_come_when_it_is_over() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        await house.step(hosted)
        await brings(house, hosted, anna, 50)
        assert (hosted.live.seats[0].bringing, hosted.live.chips) == (100, {0: 800})
        assert_same_after_a_restart(house, hosted)
        await house.round(hosted)
        assert ChipsBrought(0, 100) in anna.events
        assert kinds(anna).index("RoundSettled") < kinds(anna).index("ChipsBrought")
        assert hosted.live.seats[0].bringing == 0
        assert_same_after_a_restart(house, hosted)

    run(main)


def test_who_cannot_bring_them_by_then_is_told_why() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        await house.step(hosted)
        await brings(house, hosted, anna, 600)
        await house.seated(await house.table(), "Anna", chips=500)
        await house.round(hosted)
        assert anna.turned_away_by == ["buy-in-too-large"]
        assert not any(isinstance(event, ChipsBrought) for event in anna.events)
        assert_same_after_a_restart(house, hosted)

    run(main)


def test_what_cannot_be_brought_is_refused() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=30))
        (anna,) = await house.seated(hosted, "Anna")
        stranger = await house.guest("Boris")
        assert await refused(house, hosted, stranger, 10) == "not-seated"
        assert await refused(house, hosted, anna.player, 0) == "transfer-amount"
        assert await refused(house, hosted, anna.player, 1201) == "buy-in-too-large"
        limited = house.room.limits.set_daily_limit(anna.player, 850, house.wall)
        await house.room.keep(limited)
        assert await refused(house, hosted, anna.player, 100) == "limit-reached"
        hosted.live.seats[0].leaving = True
        assert await refused(house, hosted, anna.player, 10) == "leaving-already"

    run(main)


def test_a_game_without_chips_takes_none() -> None:
    async def main() -> None:
        house = House()
        anna = Eye(await house.guest("Anna"))
        plan = TablePlan(find_game("cassino").name, {}, policy=AT_ONCE)
        hosted = await house.room.make_table(anna.player, plan)
        await house.room.watch(anna, hosted.id)
        await house.room.perform(anna.player, hosted.id, commands.sit(0))
        assert await refused(house, hosted, anna.player, 10) == "no-stakes"

    run(main)


# Running short


async def short(house: House, *, hold: float = 60, bots: int = 0) -> tuple[HostedTable, Eye]:
    """A player who has lost all but a chip or less."""
    hosted = await house.table(policy=replace_policy(hold=hold, pause=3), bots=bots)
    (anna,) = await house.seated(hosted, "Anna", chips=2)
    while hosted.live.seats and hosted.live.seats[0].short_since is None:
        await house.step(hosted)
    return hosted, anna


@pytest.mark.parametrize("bots", [0, 2])
def test_who_runs_short_keeps_the_seat_and_the_result_for_a_while(bots: int) -> None:
    async def main() -> None:
        house = House()
        hosted, anna = await short(house, bots=bots)
        rounds = kinds(anna).count("RoundOpened")
        assert timing.deadline(hosted.live) == house.steady + 60
        await house.pass_time(59)
        assert hosted.live.seat_of(anna.player) is not None
        assert hosted.live.table is not None
        assert hosted.live.table.view(0) is not None
        assert kinds(anna).count("RoundOpened") == rounds, "nothing is dealt to nobody"
        await house.pass_time(1)
        (left,) = [event for event in anna.events if isinstance(event, SeatLeft) and event.name == "Anna"]
        assert left.reason is Departure.SHORT
        assert_every_chip_told(house.room, house.store)

    run(main)


@pytest.mark.parametrize("bots", [0, 2])
def test_who_ran_short_brings_more_and_plays_on_without_leaving(bots: int) -> None:
    async def main() -> None:
        house = House()
        hosted, anna = await short(house, bots=bots)
        told = len(anna.events)
        assert hosted.live.asks is (Asks.ROUND if bots else Asks.NOTHING)
        assert_same_after_a_restart(house, hosted)
        await brings(house, hosted, anna, 100)
        assert_same_after_a_restart(house, hosted)
        await house.pass_time(5)
        assert hosted.live.in_round
        assert not [each for each in anna.events[told:] if isinstance(each, SeatLeft | SeatTaken)]
        await house.round(hosted)
        assert_same_after_a_restart(house, hosted)

    run(main)


def test_too_few_more_chips_give_no_more_time() -> None:
    async def main() -> None:
        house = House()
        hosted, anna = await short(house)
        await house.pass_time(30)
        await house.room.perform(anna.player, hosted.id, commands.bring(1), command="half")
        assert hosted.live.seats[0].short_since == house.steady - 30

    run(main)
