"""After a crash at any moment the same cards and chips lie there, and the same is answered."""

from random import Random

import pytest

from fairdeal.engine.events import CardDealt, RoundSettled
from fairdeal.errors import FairdealError
from fairdeal.ledger import WalletReason
from fairdeal.room import Asks
from fairdeal.room.ports import ChangeRow, Forget, JournalRow
from fairdeal.room.tables import commands
from fairdeal.room.tables.events import SeatLeft, SeatTaken
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Begin
from tests.room.lives import picture
from tests.room.rooms import (
    NAMES,
    Eye,
    House,
    assert_every_chip_told,
    entries,
    is_kept,
    replace_policy,
    run,
    store_in,
    store_of,
)

# Crashes


def fate(house: House) -> dict[int, tuple[object, ...]]:
    return {ident: picture(hosted.live) for ident, hosted in house.room.tables.items()}


async def wander(house: House, chance: Random, steps: int) -> list[dict[int, tuple[object, ...]]]:
    """Players come, play, wait and go at two tables; the picture of all tables after each batch that was written."""
    hosted_tables = [await house.table(bots=1, options={"rounds": 3}), await house.table()]
    pictures: list[dict[int, tuple[object, ...]]] = []
    store, write = store_in(house), store_in(house).write

    def noted(batch: object) -> None:
        write(batch)  # type: ignore[arg-type]
        pictures.append(fate(house))

    before = len(store.batches)
    store.write = noted  # type: ignore[method-assign]
    pictures += [{}] * before
    for _ in range(steps):
        hosted = chance.choice(hosted_tables)
        dice = chance.random()
        try:
            if dice < 0.12 or hosted.live.table is None:
                await house.seated(hosted, chance.choice(NAMES), chips=chance.choice([4, 40, 100]))
            elif dice < 0.16:
                who = house.ids[chance.choice(NAMES)]
                await house.room.perform(
                    who, hosted.id, commands.bring(chance.choice([2, 40])), command=house.command()
                )
            elif dice < 0.18:
                who = house.ids[chance.choice(NAMES)]
                await house.room.perform(who, hosted.id, commands.stay_out(dice < 0.167), command=house.command())
            elif dice < 0.24:
                await house.room.perform(
                    house.ids[chance.choice(NAMES)], hosted.id, commands.leave(), command=house.command()
                )
            else:
                await house.step(hosted)
        except (FairdealError, KeyError):
            pass
        assert_every_chip_told(house.room, house.store)
    return pictures


LONG = [pytest.param(seed, 400, 1, marks=pytest.mark.slow) for seed in range(100, 106)]


@pytest.mark.parametrize(("seed", "steps", "every"), [(0, 90, 4), (1, 90, 4), (2, 90, 4), *LONG])
def test_after_a_crash_at_any_moment_the_same_cards_and_chips_lie_there(seed: int, steps: int, every: int) -> None:
    async def main() -> None:
        house = House(name=f"crash {seed}")
        pictures = await wander(house, Random(seed), steps)
        batches = store_in(house).batches
        assert len(pictures) == len(batches)
        for number in range(3, len(batches) + 1, every):
            again = House(store_of(batches[:number]), name="other bytes")
            assert_every_chip_told(again.room, again.store)
            for ident, live in fate(again).items():
                if ident in pictures[number - 1]:
                    assert live == pictures[number - 1][ident]

    run(main)


@pytest.mark.parametrize("seed", range(2))
def test_after_a_crash_the_round_goes_on_with_the_same_cards(seed: int) -> None:
    """Whatever bytes the house draws afterwards, the round that was open ends as it would have ended."""

    async def ending(house: House, hosted: HostedTable) -> list[object]:
        eye = Eye()
        await house.room.watch(eye, hosted.id)
        number = house.rounds(hosted)
        while house.rounds(hosted) == number:
            await house.step(hosted)
        end = next(place for place, event in enumerate(eye.events) if isinstance(event, RoundSettled))
        return [event for event in eye.events[:end] if isinstance(event, CardDealt)]

    async def main() -> None:
        house = House(name=f"cards {seed}")
        hosted = await house.table()
        await house.seated(hosted, "Anna", "Boris")
        while hosted.live.asks is not Asks.CUTS:
            await house.step(hosted)
        batches = list(store_in(house).batches)
        cards = await ending(house, hosted)
        for name in ("one", "two"):
            again = House(store_of(batches), name=name)
            assert await ending(again, again.room.tables[hosted.id]) == cards != []

    run(main)


def test_a_journal_holds_one_sitting_and_what_is_done_lately() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(options={"rounds": 2})
        (anna,) = await house.seated(hosted, "Anna")
        for _ in range(60):
            await house.step(hosted)
        kept = {row.id for row in is_kept(store_in(house), JournalRow)}
        assert kept == set(hosted.journal)
        begins = [entry for entry in entries(store_in(house).batches, hosted.id) if isinstance(entry.input, Begin)]
        assert len(begins) > 3
        await house.room.perform(anna.player, hosted.id, commands.leave(), command="end")
        while hosted.live.table is not None:
            await house.step(hosted)
        assert len(is_kept(store_in(house), JournalRow)) == 1, "who asked to leave is known"
        assert [row for batch in store_in(house).batches for row in batch if isinstance(row, Forget)]

    run(main)


def test_seats_come_and_go_in_the_events() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=5))
        (anna, boris) = await house.seated(hosted, "Anna", "Boris")
        await house.room.perform(anna.player, hosted.id, commands.leave())
        seats = [event for event in boris.events if isinstance(event, SeatTaken | SeatLeft)]
        assert [(type(each).__name__, each.seat, each.name) for each in seats] == [
            ("SeatTaken", 1, "Boris"),
            ("SeatLeft", 0, "Anna"),
        ]
        assert WalletReason.CASH_OUT in [each.reason for each in house.store.changes(anna.player, before=None, limit=2)]
        assert ChangeRow in {type(row) for batch in store_in(house).batches for row in batch}

    run(main)
