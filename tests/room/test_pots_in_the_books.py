"""A pot stays on the table from round to round, is shared out when it breaks up, and every chip is in the books."""

import dataclasses

import pytest

from fairdeal.engine.accounts import POT
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Event
from fairdeal.engine.sitting import stays_as_it_is
from fairdeal.record import read_record, verify_record
from fairdeal.record.run import Run
from fairdeal.room.chips.books import BalanceStore
from fairdeal.room.ports import ChangeRow, RecordRow
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.plans import TablePlan
from tests.laws.high_card import GAME
from tests.room.rooms import AT_ONCE, House, WatchedStore, assert_every_chip_told, run


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room knows the toy of the laws as it knows the games of the house."""
    for module in ("room.tables.plans", "room.room", "record.verify", "record.steps"):
        monkeypatch.setattr(f"fairdeal.{module}.find_game", lambda name: GAME)


async def table(house: House) -> HostedTable:
    who = await house.guest("Anna")
    options = {"ante": 2 * CHIP, "rounds": 10, "seats": 3}
    return await house.room.make_table(who, TablePlan("high-card", options, policy=AT_ONCE))


async def leave(house: House, desk: HostedTable, name: str) -> None:
    """Somebody leaves, and what the table waits for is done until they are gone."""
    await house.room.perform(house.ids[name], desk.id, commands.leave())
    while desk.live.seat_of(house.ids[name]) is not None:
        await house.step(desk)


def pot(house: House, desk: HostedTable) -> int:
    books: BalanceStore = house.room.wallets.books
    return books.chips_at(str(desk.id)).get(POT, 0)


def shared(house: House) -> list[ChangeRow]:
    """What the history tells of pots."""
    rows = [each for row in house.room.people for each in house.store.changes(row.id, before=None, limit=1000)]
    return [each for each in rows if each.reason == "shared"]


def test_a_pot_lies_on_the_table_between_rounds_and_is_in_the_books_after_a_crash() -> None:
    async def main() -> None:
        house = House()
        desk = await table(house)
        await house.seated(desk, "Anna", "Boris")
        await house.round(desk)
        await house.round(desk)
        before = pot(house, desk)
        assert before > 0
        again = house.restarted()
        same = again.room.hosted(desk.id)
        assert pot(again, same) == before
        assert again.room.wallets.books.total() == 0
        assert same.live.chips == desk.live.chips

    run(main)


@pytest.mark.parametrize("crash", [False, True])
def test_what_leaving_pays_goes_to_the_wallet_with_a_line_in_the_history(crash: bool) -> None:
    async def main() -> None:
        house = House()
        desk = await table(house)
        await house.seated(desk, "Anna", "Boris")
        await house.round(desk)
        await house.round(desk)
        if crash:
            house = house.restarted()
            desk = house.room.hosted(desk.id)
        assert pot(house, desk) > 0
        await leave(house, desk, "Boris")
        assert pot(house, desk) == 0
        (share,) = shared(house)
        assert (share.player, share.amount > 0) == (house.ids["Anna"], True), "a single leaver forfeits"
        assert_every_chip_told(house.room, house.store)
        await leave(house, desk, "Anna")
        assert house.room.wallets.books.chips_at(str(desk.id)) == {}
        assert_every_chip_told(house.room, house.store)

    run(main)


def test_a_table_that_is_closed_shares_its_pot_and_its_record_holds() -> None:
    async def main() -> None:
        store = WatchedStore()
        house = House(store)
        desk = await table(house)
        await house.seated(desk, "Anna", "Boris", "Clara")
        await house.round(desk)
        await house.room.close_table(desk.id)
        while desk.id in house.room.tables:
            await house.step(desk)
        assert sum(each.amount for each in shared(house)) > 0
        assert_every_chip_told(house.room, house.store)
        (row,) = [row for batch in store.batches for row in batch if isinstance(row, RecordRow)]
        assert all(each.passed for each in verify_record(read_record(row.record)))

    run(main)


def test_a_table_whose_pot_is_not_shared_out_is_not_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a bug of a game: what was done breaks off and is undone, and the chips lie where they lay."""

    async def main() -> None:
        house = House()
        desk = await table(house)
        await house.seated(desk, "Anna", "Boris")
        await house.round(desk)
        await house.round(desk)
        with monkeypatch.context() as patch:
            patch.setattr("tests.laws.high_card.close", lambda sitting: (sitting, ()))
            patch.setattr("fairdeal.room.tables.sitting.Run.close", unshared)
            await house.room.perform(house.ids["Boris"], desk.id, commands.leave())
            lies = pot(house, desk)
            with pytest.raises(AssertionError, match="owes nobody anything"):
                await leave(house, desk, "Boris")
        assert lies > 0
        assert house.room.wallets.books.total() == 0
        assert_every_chip_told(house.room, house.store)
        await leave(house, desk, "Boris")
        assert pot(house, desk) == 0

    run(main)


def unshared(run: Run) -> tuple[Event, ...]:
    """Closes a sitting by rules that forget the pot."""
    kept = run.game
    rules = dataclasses.replace(kept.sitting, close=stays_as_it_is)
    run.game = dataclasses.replace(kept, sitting=rules)
    try:
        return CLOSE(run)
    finally:
        run.game = kept


CLOSE = Run.close
