"""What nobody uses any more is swept away: empty tables after a while, and tokens whose time is over."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from fairdeal.errors import IllegalHouse
from fairdeal.room.ports import TableRow, TokenRow
from fairdeal.room.room import TOKENS_SWEPT_EVERY
from fairdeal.room.settings import Settings
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import HostedTable
from tests.room.rooms import Eye, House, is_kept, replace_policy, run, store_in

SOON = Settings(empty=100, own_empty=1000)


async def house_of(*names: str) -> House:
    house = House()
    house.room.settings = SOON
    for name in names:
        await house.guest(name)
    return house


async def passes(house: House, seconds: float) -> list[int]:
    """Time goes on, and the room is swept; the tables that are left."""
    house.steady += seconds
    house.wall += seconds
    await house.room.sweep()
    return sorted(house.room.tables)


def test_a_table_that_is_empty_for_long_is_closed() -> None:
    async def main() -> None:
        house = await house_of("Anna")
        hosted = await house.table(bots=2)
        assert await passes(house, 99) == [hosted.id]
        assert await passes(house, 1) == []
        assert [row.closed for row in is_kept(store_in(house), TableRow)] == [True]
        assert house.restarted().room.tables == {}

    run(main)


def test_private_tables_and_those_of_hosts_are_kept_for_longer() -> None:
    async def main() -> None:
        house = await house_of("Anna", "Boris")
        private = await house.table(private=True)
        house.room.people.change(house.ids["Anna"], host=True)
        hosts = await house.table()
        played, _ = await house.room.play_now(house.ids["Boris"], "casino-war")
        assert played is hosts
        assert await passes(house, 999) == [private.id, hosts.id]
        assert await passes(house, 1) == []

    run(main)


async def sits(house: House, hosted: HostedTable, eye: Eye) -> None:
    await house.room.perform(eye.player, hosted.id, commands.sit(400))


async def waits(house: House, hosted: HostedTable, eye: Eye) -> None:
    await house.seated(hosted, "Boris")
    await house.step(hosted)
    await sits(house, hosted, eye)


async def looks_on(house: House, hosted: HostedTable, eye: Eye) -> None:
    await house.room.watch(eye, hosted.id)


async def leaves(house: House, hosted: HostedTable, eye: Eye) -> None:
    await house.room.perform(eye.player, hosted.id, commands.leave())


async def looks_away(house: House, hosted: HostedTable, eye: Eye) -> None:
    await house.room.unwatch(eye, hosted.id)


@pytest.mark.parametrize(("use", "end"), [(sits, leaves), (looks_on, looks_away)])
def test_who_sits_or_looks_on_keeps_a_table_open_and_then_its_time_begins(
    use: Callable[[House, HostedTable, Eye], Awaitable[None]], end: Callable[[House, HostedTable, Eye], Awaitable[None]]
) -> None:
    async def main() -> None:
        house = await house_of("Anna")
        hosted = await house.table(policy=replace_policy(pause=3000))
        eye = Eye(house.ids["Anna"])
        assert await passes(house, 90) == [hosted.id]
        await use(house, hosted, eye)
        assert await passes(house, 500) == [hosted.id]
        await end(house, hosted, eye)
        assert await passes(house, 99) == [hosted.id]
        assert await passes(house, 1) == []

    run(main)


def test_a_table_at_which_somebody_sits_down_in_the_last_moment_is_not_closed() -> None:
    async def main() -> None:
        house = await house_of("Anna")
        hosted = await house.table(policy=replace_policy(pause=3000))
        house.steady += 100
        await hosted.lock.acquire()
        sweeping = asyncio.create_task(house.room.sweep())
        sitting = asyncio.create_task(house.room.perform(house.ids["Anna"], hosted.id, commands.sit(400)))
        await asyncio.sleep(0)
        hosted.look(Eye())
        hosted.lock.release()
        await asyncio.gather(sweeping, sitting)
        assert list(house.room.tables) == [hosted.id]
        assert not hosted.row.closed
        assert hosted.live.people

    run(main)


def test_after_a_start_the_time_of_empty_tables_begins_anew() -> None:
    async def main() -> None:
        house = await house_of("Anna")
        hosted = await house.table()
        again = house.restarted()
        again.room.settings = SOON
        assert await passes(again, 99) == [hosted.id]
        assert await passes(again, 1) == []

    run(main)


def test_tokens_whose_time_is_over_are_dropped_once_in_a_while() -> None:
    async def main() -> None:
        house = await house_of("Anna")
        rows = [TokenRow(f"{life}", "anna", "", house.wall, house.wall + life) for life in (10, 20, 9999)]
        await house.room.keep([*rows])
        for seconds, left in ((15, ["20", "9999"]), (15, ["20", "9999"]), (TOKENS_SWEPT_EVERY, ["9999"])):
            await passes(house, seconds)
            assert sorted(each.digest for each in house.store.tokens("anna")) == left

    run(main)


def test_a_running_room_sweeps_by_itself_and_goes_on_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairdeal.room.room.SWEEP_EVERY", 0.0)

    async def main() -> None:
        house = await house_of("Anna")
        hosted = await house.table()
        swept = asyncio.Event()
        is_left, tries = house.room._is_left, 0

        def once_broken(each: HostedTable, now: float) -> bool:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise RuntimeError("planted")
            swept.set()
            return is_left(each, now)

        monkeypatch.setattr(house.room, "_is_left", once_broken)
        await house.room.start()
        house.steady += 100
        await swept.wait()
        while hosted.id in house.room.tables:
            await asyncio.sleep(0)
        await house.room.stop()

    run(main)


@pytest.mark.parametrize("setting", ["empty", "own_empty"])
@pytest.mark.parametrize("time", [59, -1, 10**9])
def test_times_out_of_bounds_are_refused(setting: str, time: int) -> None:
    with pytest.raises(IllegalHouse, match=f"The room’s {setting} can’t be .*. Enter 60 to 31622400 seconds"):
        msgspec.structs.replace(Settings(), **{setting: time})
