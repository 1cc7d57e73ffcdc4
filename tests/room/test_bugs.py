"""After a bug in the middle of an input a table is what is kept of it, with all its chips, and goes on."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from fairdeal.errors import Conflict, FairdealError
from fairdeal.record.run import Run
from fairdeal.room import Asks
from fairdeal.room.chips.posting import ChipPosting
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.tables import commands, passing
from fairdeal.room.tables.executor import AFTER_A_BUG
from fairdeal.room.tables.fairness import FairDealing
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.journal import JournalWriter
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome
from tests.room.lives import picture
from tests.room.rooms import (
    NAMES,
    Eye,
    House,
    assert_every_chip_told,
    replace_policy,
    run,
    store_in,
)

PLACES: list[tuple[Any, str]] = [
    (Run, "apply"),
    (Run, "close_round"),
    (FairDealing, "shuffle"),
    (FairDealing, "_open_seal"),
    (LiveTable, "_refresh"),
    (LiveTable, "_let_go"),
    (passing, "step"),
    (ChipPosting, "post"),
    (Wallets, "buy_in"),
    (Wallets, "cash_out"),
    (Wallets, "post_round"),
    (Wallets, "close_round"),
    (JournalWriter, "set_aside"),
]


class Trap:
    """Lets a method raise when it is called so often, before or after it has done its work."""

    def __init__(self, patch: pytest.MonkeyPatch, kind: Any, name: str, error: Exception) -> None:
        self.left = 0
        self.after = self.is_sprung = False
        whole: Callable[..., Any] = getattr(kind, name)

        def trapped(*args: Any, **named: Any) -> Any:
            self.left -= 1
            if self.left != 0:
                return whole(*args, **named)
            self.is_sprung = True
            if self.after:
                whole(*args, **named)
            raise error

        patch.setattr(kind, name, trapped)

    def set(self, calls: int, *, after: bool) -> None:
        self.left, self.after, self.is_sprung = calls, after, False


def everything(house: House) -> list[object]:
    """What is at all tables and in all wallets."""
    tables = [
        (hosted.id, picture(hosted.live), [*hosted.waiting], [*hosted.journal], hosted.row)
        for hosted in house.room.tables.values()
    ]
    return [*tables, [(row.id, row) for row in house.room.people]]


async def something(house: House, hosted: HostedTable, chance: Random) -> None:
    dice = chance.random()
    if dice < 0.2 or hosted.live.table is None:
        await house.seated(hosted, chance.choice(NAMES), chips=chance.choice([4, 40, 100]))
    elif dice < 0.3:
        await house.room.perform(house.ids[chance.choice(NAMES)], hosted.id, commands.leave(), command=house.command())
    else:
        await house.step(hosted)


@pytest.mark.parametrize(("kind", "name"), PLACES, ids=lambda part: getattr(part, "__name__", part))
@pytest.mark.parametrize("error", [RuntimeError("planted"), Conflict("planted", "Planted.")], ids=["bug", "refusal"])
def test_what_breaks_off_is_as_if_it_had_never_begun(
    kind: Any, name: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        chance = Random(f"{kind.__name__}.{name}")
        house = House(name="bugs")
        house.room.executor._stopping = True  # no timer does anything in between
        for each in NAMES:
            await house.guest(each)
        hosted = await house.table(bots=1, options={"rounds": 3})
        trap = Trap(monkeypatch, kind, name, error)
        sprung = 0
        for number in range(400):
            before, last = everything(house), hosted.live.number
            trap.set(1 + number % 3, after=bool(number % 2))
            try:
                await something(house, hosted, chance)
            except (FairdealError, RuntimeError, KeyError, AssertionError):
                if trap.is_sprung:
                    sprung += 1
                    trap.set(0, after=False)
                    assert (everything(house), hosted.live.number) == (before, last)
                    assert_every_chip_told(house.room, house.store)
                    again = House(house.store, name="again")
                    assert everything(again)[:-1] == everything(house)[:-1]
            trap.set(0, after=False)
            if sprung > 5:
                break
        assert sprung
        for _ in range(30):
            with suppress(FairdealError, KeyError):
                await something(house, hosted, chance)
        assert_every_chip_told(house.room, house.store)

    run(main)


def test_who_looks_on_sees_the_table_as_it_is_kept_and_time_waits_before_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=0))
        (anna,) = await house.seated(hosted, "Anna")
        while hosted.live.asks is not Asks.MOVES:
            await house.step(hosted)
        views, number = anna.views, hosted.live.number
        trap = Trap(monkeypatch, ChipPosting, "post", RuntimeError("planted"))
        trap.set(1, after=False)
        with pytest.raises(RuntimeError, match="planted"):
            await house.step(hosted)
        assert (anna.views, hosted.live.number) == (views + 1, number)
        assert hosted.live.seats[0].lost_since is None, "she still looks on"
        assert hosted.timer is not None
        assert hosted.timer.when() >= AFTER_A_BUG
        await house.step(hosted)
        assert hosted.live.number > number

    run(main)


def test_a_table_that_cannot_be_read_anew_stops_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        await house.seated(hosted, "Anna")
        trap = Trap(monkeypatch, ChipPosting, "post", RuntimeError("planted"))
        trap.set(1, after=False)

        def unreadable(table: int) -> Any:
            raise OSError("gone")

        monkeypatch.setattr(store_in(house), "journal", unreadable)
        with pytest.raises(OSError, match="gone"):
            await house.step(hosted)
        assert isinstance(house.room.failed, OSError)
        with pytest.raises(OSError, match="gone"):
            await house.room.perform(house.ids["Anna"], hosted.id, commands.ready())

    run(main)


def test_a_viewer_that_cannot_be_told_keeps_nobody_else_from_it() -> None:
    class Blind(Eye):
        def happened(self, hosted: HostedTable, done: list[Outcome]) -> None:
            if done:
                raise RuntimeError("planted")

    async def main() -> None:
        house = House()
        hosted = await house.table()
        blind = Blind()
        await house.room.watch(blind, hosted.id)
        (anna,) = await house.seated(hosted, "Anna")
        await house.step(hosted)
        assert blind.failures >= 2
        assert anna.events
        assert hosted.timer is not None

    run(main)
