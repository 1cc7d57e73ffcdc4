"""A room of tables: chips from wallets and back, seats and waiting for them, tables, chat and records."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fairdeal.engine.chips import CHIP
from fairdeal.engine.sitting import Seated
from fairdeal.errors import Conflict, FairdealError, IllegalHouse, IllegalTransfer, NotAllowed, NotUnderstood
from fairdeal.games import find_game
from fairdeal.record import read_record, verify_record
from fairdeal.room import Asks
from fairdeal.room.ports import RecordRow, TableRow
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Reservation
from fairdeal.room.tables.plans import plan_to_play
from fairdeal.room.tables.policy import Policy
from tests.record.sittings import GAME
from tests.room.lives import picture
from tests.room.rooms import (
    Eye,
    House,
    assert_every_chip_told,
    is_kept,
    kinds,
    replace_policy,
    run,
    store_in,
    store_of,
)

# Chips


def test_chips_go_from_the_wallet_to_the_table_and_back() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        assert house.room.wallets.balance(eye.player) == 600 * CHIP
        await house.room.perform(eye.player, hosted.id, commands.leave())
        assert house.room.wallets.balance(eye.player) == 1000 * CHIP
        assert kinds(eye) == ["SeatTaken", "SittingBegan", "RoundOpened", "SealShown", *kinds(eye)[4:]]
        changes = house.store.changes(eye.player, before=None, limit=9)
        assert [(each.reason, each.amount) for each in changes] == [
            ("cash-out", 800),
            ("buy-in", -800),
            ("opening", 2000),
        ]
        assert_every_chip_told(house.room, house.store)

    run(main)


def test_every_round_is_in_the_history_and_the_record_and_both_agree() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(options={"rounds": 5}, policy=replace_policy(pause=1))
        eyes = await house.seated(hosted, "Anna", "Boris")
        sitting = hosted.sitting
        while not (rows := is_kept(store_in(house), RecordRow)):
            await house.step(hosted)
        record = read_record(rows[0].record)
        assert rows[0].id == sitting
        assert set(rows[0].players) == {eye.player for eye in eyes}
        assert all(finding.passed for finding in verify_record(record))
        for eye, result in zip(eyes, record.results, strict=True):
            lines = house.store.changes(eye.player, before=None, limit=99)
            nets = {each.round: each.amount for each in lines if each.reason == "round" and each.sitting == sitting}
            assert nets == {number: net for number, net in enumerate(result.nets, 1) if net}
            assert house.store.records(eye.player, before=None, limit=9)[0].id == sitting
        assert_every_chip_told(house.room, house.store)

    run(main)


def test_the_last_round_of_a_player_who_runs_short_is_in_the_history() -> None:
    """With no pause the player has left the seat in the same moment in which the round is settled."""

    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna", chips=2)
        while hosted.live.seat_of(eye.player) is not None:
            await house.step(hosted)
            assert_every_chip_told(house.room, house.store)
        changes = house.store.changes(eye.player, before=None, limit=99)
        nets = [each.amount for each in changes if each.reason == "round"]
        assert sum(nets) == -2 * CHIP or hosted.live.table is None
        assert hosted.live.table is None
        (row,) = is_kept(store_in(house), RecordRow)
        assert row.players == (eye.player,)
        assert all(finding.passed for finding in verify_record(read_record(row.record)))
        await house.seated(hosted, "Anna")
        assert_every_chip_told(house.room, house.store)

    run(main)


def test_a_sitting_without_a_round_leaves_no_record() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=3))
        (eye,) = await house.seated(hosted, "Anna")
        await house.room.perform(eye.player, hosted.id, commands.leave())
        assert is_kept(store_in(house), RecordRow) == []

    run(main)


@pytest.mark.parametrize("chips", [0, -4, 10**15, 1001 * CHIP])
def test_a_refused_buy_in_moves_nothing(chips: int) -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        anna = await house.guest("Boris")
        written = len(store_in(house).batches)
        with pytest.raises(FairdealError):
            await house.room.perform(anna, hosted.id, commands.sit(chips))
        assert (house.room.wallets.balance(anna), hosted.live.table) == (2000, None)
        assert len(store_in(house).batches) == written

    run(main)


def test_g1_nobody_brings_half_a_chip_to_a_table_of_even_stakes() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(options={"even_stakes_only": True})
        boris = await house.guest("Boris")
        with pytest.raises(FairdealError) as refused:
            await house.room.perform(boris, hosted.id, commands.sit(21))
        assert str(refused.value) == "This table is played with whole chips only, and 10½ isn’t a whole number."
        assert (house.room.wallets.balance(boris), hosted.live.table) == (2000, None)
        await house.room.keep(house.room.wallets.take(boris, 1951, "spent", house.wall))
        assert await house.room.play_now(boris, "casino-war") == (hosted, 48)

    run(main)


def test_more_chips_than_a_seat_can_hold_stay_in_the_wallet() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        anna = await house.guest("Clara")
        much = 3 * 10**12
        for _ in range(2):
            await house.room.keep(house.room.wallets.grant(anna, much // 2, "rich", house.wall))
        with pytest.raises(FairdealError, match="a seat holds up to"):
            await house.room.perform(anna, hosted.id, commands.sit(much))
        assert house.room.wallets.balance(anna) == much + 2000
        await house.seated(hosted, "Clara")
        assert_every_chip_told(house.room, house.store)

    run(main)


def test_fifty_parallel_buy_ins_never_take_more_than_there_is() -> None:
    async def main() -> None:
        house = House()
        hosted_tables = [await house.table() for _ in range(50)]
        anna = await house.guest("Boris")
        answers = await asyncio.gather(
            *(house.room.perform(anna, hosted.id, commands.sit(90 * CHIP), command="x") for hosted in hosted_tables),
            return_exceptions=True,
        )
        assert sum(answer is None for answer in answers) == 11
        assert sum(isinstance(answer, IllegalTransfer) for answer in answers) == 39
        assert house.room.wallets.balance(anna) == 10 * CHIP
        assert_every_chip_told(house.room, house.store)
        again = house.restarted()
        assert again.room.wallets.balance(anna) == 10 * CHIP
        assert sum(hosted.live.seat_of(anna) is not None for hosted in again.room.tables.values()) == 11
        assert_every_chip_told(again.room, again.store)

    run(main)


def test_fifty_windows_that_sit_down_at_once_take_one_seat() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        anna = await house.guest("Boris")
        answers = await asyncio.gather(
            *(
                house.room.perform(anna, hosted.id, commands.sit(20 * CHIP), command=f"{number}")
                for number in range(50)
            ),
            return_exceptions=True,
        )
        assert sum(answer is None for answer in answers) == 1
        assert house.room.wallets.balance(anna) == 980 * CHIP

    run(main)


# Waiting for a seat


def test_who_comes_during_a_round_waits_and_sits_down_when_it_is_over() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        await house.seated(hosted, "Anna")
        (boris,) = await house.seated(hosted, "Boris", chips=77)
        assert hosted.live.seat_of(boris.player) is None
        assert house.room.wallets.balance(boris.player) == 2000, "nothing is paid while one waits"
        await house.round(hosted)
        occupant = hosted.live.seat_of(boris.player)
        assert occupant is not None
        assert hosted.live.chips[occupant.seat] == 77 * CHIP
        assert hosted.live.in_round
        assert occupant.seat in hosted.live.asked
        assert_every_chip_told(house.room, house.store)

    run(main)


@pytest.mark.parametrize("last", ["bot", "clock"])
def test_who_waits_sits_down_between_rounds_without_a_pause_whoever_ends_the_round(last: str) -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(bots=1)
        (anna,) = await house.seated(hosted, "Anna")
        (boris,) = await house.seated(hosted, "Boris")
        if last == "clock":
            for _ in range(9):
                await house.pass_time(61)
        else:
            await house.round(hosted)
        assert hosted.live.seat_of(boris.player) is not None or boris.player in {
            row.player for row in house.store.changes(boris.player, before=None, limit=9) if row.reason == "buy-in"
        }
        assert anna.views

    run(main)


def test_who_waits_can_give_up_waiting_and_two_do_not_wait_for_one_seat() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(options={"seats": 3})
        await house.seated(hosted, "Anna")
        (boris, clara) = await house.seated(hosted, "Boris", "Clara")
        assert [each.seat for each in hosted.waiting] == [1, 2]
        david = await house.guest("David")
        with pytest.raises(Conflict, match="All seats at this table are taken"):
            await house.room.perform(david, hosted.id, commands.sit(40))
        with pytest.raises(Conflict, match="already"):
            await house.room.perform(clara.player, hosted.id, commands.sit(40))
        await house.room.perform(boris.player, hosted.id, commands.leave())
        await house.round(hosted)
        assert hosted.live.seat_of(boris.player) is None
        assert hosted.live.seat_of(clara.player) is not None

    run(main)


@pytest.mark.parametrize("looks_on", [True, False])
def test_who_waits_and_cannot_pay_any_more_does_not_sit_down_and_is_told_why(looks_on: bool) -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        await house.seated(hosted, "Anna")
        (boris,) = await house.seated(hosted, "Boris", chips=1000)
        await house.seated(await house.table(), "Boris")
        if not looks_on:
            await house.room.unwatch(boris, hosted.id)
        await house.round(hosted)
        assert hosted.live.seat_of(boris.player) is None
        assert hosted.waiting == []
        for _ in range(2):
            await house.room.watch(boris, hosted.id)
            assert boris.turned_away_by == ["buy-in-too-large"], "once, and not before the player looks on"
        assert_every_chip_told(house.room, house.store)

    run(main)


def test_who_waits_at_a_table_that_is_closed_is_told_so() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        (boris,) = await house.seated(hosted, "Boris")
        await house.room.perform(anna.player, hosted.id, commands.act(_version(hosted, anna), BET), command="bet")
        await house.room.close_table(hosted.id)
        assert (boris.turned_away_by, anna.turned_away_by) == (["table-closing"], [])

    run(main)


def test_who_sits_again_by_then_is_not_told_of_the_seat_that_was_lost() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        await house.seated(hosted, "Anna")
        (boris,) = await house.seated(hosted, "Boris", chips=1000)
        await house.seated(await house.table(), "Boris")
        await house.room.unwatch(boris, hosted.id)
        await house.round(hosted)
        await house.room.perform(boris.player, hosted.id, commands.sit(40), command="again")
        await house.room.watch(boris, hosted.id)
        assert (boris.turned_away_by, hosted.turned_away) == ([], {})

    run(main)


def test_waiting_for_a_seat_survives_a_crash() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        await house.seated(hosted, "Anna")
        (boris, clara) = await house.seated(hosted, "Boris", "Clara")
        await house.room.perform(clara.player, hosted.id, commands.leave())
        again = house.restarted()
        there = again.room.tables[hosted.id]
        assert there.waiting == hosted.waiting
        assert [each.who for each in there.waiting] == [boris.player]
        await again.round(there)
        assert there.live.seat_of(boris.player) is not None
        later = again.restarted()
        assert later.room.tables[hosted.id].waiting == []
        assert later.room.tables[hosted.id].live.seat_of(boris.player) is not None

    run(main)


def test_who_sits_down_while_nobody_sees_it_is_away_and_does_not_block_the_table() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=Policy(pause=0, decision=None, hold=60))
        await house.seated(hosted, "Anna")
        (boris,) = await house.seated(hosted, "Boris")
        await house.room.unwatch(boris, hosted.id)
        await house.round(hosted)
        occupant = hosted.live.seat_of(boris.player)
        assert occupant is not None
        assert occupant.lost_since == house.steady
        await house.room.watch(boris, hosted.id)
        assert occupant.lost_since is None

    run(main)


# Tables


def test_a_private_table_is_there_only_for_those_with_its_link() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(private=True, bots=1, policy=replace_policy(pause=60))
        stranger = await house.guest("Boris")
        eye, nobody = Eye(stranger), Eye()
        refused = []
        for attempt in (
            house.room.watch(eye, hosted.id),
            house.room.watch(eye, hosted.id, "wrong"),
            house.room.watch(nobody, hosted.id),
            house.room.perform(stranger, hosted.id, commands.sit(40), command="1"),
            house.room.say(stranger, hosted.id, "hello", command="2"),
            house.room.perform(stranger, hosted.id, commands.leave(), command="3"),
            house.room.perform(stranger, hosted.id, commands.act(0, {}), command="4"),
            house.room.perform(stranger, hosted.id, commands.ready(), command="5"),
        ):
            with pytest.raises(NotUnderstood) as error:
                await attempt
            refused.append(str(error.value))
        with pytest.raises(NotUnderstood, match="There’s no table number 99999 here"):
            house.room.hosted(99999)
        assert set(refused) == {f"There’s no table number {hosted.id} here."}
        (guest,) = await house.seated(hosted, "Clara")
        assert hosted.live.seats[3].bot
        with pytest.raises(NotUnderstood):
            await house.room.watch(nobody, hosted.id)
        await house.room.unwatch(guest, hosted.id)
        await house.room.watch(guest, hosted.id)
        assert hosted.row.code not in repr(hosted)

    run(main)


def test_play_now_finds_a_table_where_one_can_play_at_once_and_no_private_one() -> None:
    async def main() -> None:
        house = House()
        anna, boris = await house.guest("Anna"), await house.guest("Boris")
        await house.table(private=True)
        hosted, chips = await house.room.play_now(anna, "Casino War")
        assert (hosted.row.code, hosted.row.host, chips) == ("", "", 200 * CHIP)
        assert (await house.room.play_now(anna, "casino-war"))[0] is hosted
        await house.seated(hosted, "Anna")
        assert (await house.room.play_now(boris, "casino-war"))[0] is hosted, "between rounds there is room"
        await house.pass_time(4)
        assert hosted.live.in_round
        assert await house.room.play_now(anna, "casino-war") == (hosted, 0), "where one sits, one plays"
        assert (await house.room.play_now(boris, "casino-war"))[0] is not hosted

    run(main)


def test_play_now_leads_to_people_and_to_no_seat_for_which_somebody_waits() -> None:
    async def main() -> None:
        house = House()
        boris = await house.guest("Boris")
        empty = await house.table(policy=replace_policy(pause=9))
        full = await house.table(options={"seats": 2}, policy=replace_policy(pause=9))
        (anna,) = await house.seated(full, "Anna")
        assert (await house.room.play_now(boris, "casino-war"))[0] is full, "there is company"
        full.waiting.append(Reservation(anna.player, 1, 40))
        assert (await house.room.play_now(boris, "casino-war"))[0] is empty

    run(main)


def test_play_now_brings_what_there_is_and_refuses_who_has_too_little_for_a_round() -> None:
    async def main() -> None:
        house = House()
        anna = await house.guest("Anna")
        for left, brought in ((150, 150), (2, 2)):
            await house.room.keep(
                house.room.wallets.take(anna, house.room.wallets.balance(anna) - left * CHIP, "", house.wall)
            )
            assert (await house.room.play_now(anna, "casino-war"))[1] == brought * CHIP
        await house.room.keep(house.room.limits.set_daily_limit(anna, 3, house.wall))
        tables = len(house.room.tables)
        with pytest.raises(NotAllowed, match="A round at this table can cost 2, and you can bring 1½ today"):
            await house.room.play_now(anna, "casino-war")
        assert len(house.room.tables) == tables

    run(main)


@pytest.mark.parametrize(("least", "bots"), [(1, 0), (2, 3), (4, 3), (6, 5), (7, 6)])
def test_bots_are_company_where_a_game_needs_others(least: int, bots: int) -> None:
    def sit(house: Any, seats: tuple[Seated, ...]) -> Any:
        if len(seats) < least:
            raise IllegalHouse("too-few", "Too few.")
        return GAME.sitting.sit(house, seats)

    game = replace(GAME, sitting=replace(GAME.sitting, sit=sit))
    assert plan_to_play(game).bots == bots


def test_a_game_for_two_has_one_bot() -> None:
    assert plan_to_play(find_game("cassino")).bots == 1


def test_a_closed_table_plays_its_round_pays_all_and_is_gone() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(bots=1)
        eyes = await house.seated(hosted, "Anna")
        await house.step(hosted)
        while hosted.live.asks is not Asks.CUTS:
            await house.step(hosted)
        await house.step(hosted)
        await house.step(hosted)
        (boris,) = await house.seated(hosted, "Boris") if hosted.live.in_round else (Eye(await house.guest("Boris")),)
        await house.room.close_table(hosted.id)
        assert hosted.waiting == []
        with pytest.raises(FairdealError):
            await house.room.perform(boris.player, hosted.id, commands.sit(40))
        while hosted.id in house.room.tables:
            await house.step(hosted)
        assert eyes[0].closings == [hosted.id]
        assert house.room.wallets.balance(boris.player) == 2000
        assert_every_chip_told(house.room, house.store)
        again = house.restarted()
        assert again.room.tables == {}
        assert_every_chip_told(again.room, again.store)

    run(main)


def test_a_table_that_is_being_closed_is_closed_after_a_crash() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        await house.step(hosted)
        await house.step(hosted)
        store_in(house).gate.clear()
        closing = asyncio.create_task(house.room.close_table(hosted.id))
        await asyncio.sleep(0.01)
        store_in(house).gate.set()
        await closing
        for number in range(len(store_in(house).batches) + 1):
            again = House(store_of(store_in(house).batches[:number]), name="again")
            assert_every_chip_told(again.room, again.store)
            await again.room.start()
            if any(
                isinstance(row, TableRow) and row.closed for batch in store_in(house).batches[:number] for row in batch
            ):
                assert all(each.row.closed for each in again.room.tables.values())
                for each in tuple(again.room.tables.values()):
                    while each.id in again.room.tables:
                        await again.step(each)
                assert again.room.wallets.balance(eye.player) >= 1000 * CHIP - 4
            await again.room.stop()

    run(main)


def test_who_was_about_to_sit_down_when_the_table_closed_keeps_all_chips() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        anna = await house.guest("Boris")
        store_in(house).gate.clear()
        closing = asyncio.create_task(house.room.close_table(hosted.id))
        sitting = asyncio.create_task(house.room.perform(anna, hosted.id, commands.sit(40)))
        await asyncio.sleep(0.01)
        store_in(house).gate.set()
        await asyncio.gather(closing, sitting, return_exceptions=True)
        assert house.room.wallets.balance(anna) == 2000
        assert isinstance(sitting.exception(), FairdealError)
        again = house.restarted()
        assert again.room.tables == {}
        assert again.room.wallets.balance(anna) == 2000

    run(main)


def test_a_room_that_stops_parks_its_rounds_and_starts_no_clock_any_more() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(bots=2)
        await house.seated(hosted, "Anna")
        await house.step(hosted)
        await house.room.stop()
        assert hosted.timer is None
        again = house.restarted()
        assert picture(again.room.tables[hosted.id].live) == picture(hosted.live)

    run(main)


# Chat


def test_what_is_said_is_heard_by_all_who_look_on_and_still_there_after_a_crash() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        looker = Eye()
        await house.room.watch(looker, hosted.id)
        for _ in range(2):
            await house.room.say(anna.player, hosted.id, "  Hello\nthere \x07 ", command="1")
        assert looker.lines == anna.lines == ["Hello there"]
        again = house.restarted()
        await again.room.start()
        assert [line.text for line in again.room.tables[hosted.id].chat] == ["Hello there"]
        await again.room.stop()

    run(main)


def test_chat_has_its_rules_and_a_refusal_stays_one() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        say = house.room.say
        for text, code in [(" ", "chat-empty"), ("x" * 501, "chat-too-long")]:
            with pytest.raises(NotUnderstood) as refused:
                await say(anna.player, hosted.id, text)
            assert refused.value.code == code
        for number in range(5):
            await say(anna.player, hosted.id, "x" * 500, command=f"{number}")
        with pytest.raises(NotUnderstood, match="You’re writing too fast"):
            await say(anna.player, hosted.id, "more", command="more")
        house.wall -= 3600  # whatever the time of day
        house.steady += 11
        with pytest.raises(NotUnderstood, match="You’re writing too fast"):
            await say(anna.player, hosted.id, "more", command="more")
        await say(anna.player, hosted.id, "more", command="again")
        house.room.people.change(anna.player, muted_until=house.wall + 60)
        with pytest.raises(NotAllowed):
            await say(anna.player, hosted.id, "muted", command="muted")
        house.room.settings = msgspec.structs.replace(house.room.settings, chat=False)
        with pytest.raises(NotAllowed):
            await say(await house.guest("Boris"), hosted.id, "off")
        assert anna.lines[-1] == "more"

    run(main)


# Records while the sitting runs


def test_the_record_so_far_holds_at_every_moment() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(bots=1)
        eyes = await house.seated(hosted, "Anna", "Boris")
        passed = 0
        for number in range(160):
            await house.step(hosted)
            if number == 40:
                await house.room.perform(eyes[1].player, hosted.id, commands.leave())
            if number in (20, 60):
                await house.seated(hosted, "Clara" if number == 20 else "David")
            record = house.room.record_so_far(hosted.id)
            if record is not None:
                passed = len(record.rounds)
                assert [str(each.said) for each in verify_record(record) if not each.passed] == []
        assert passed > 5

    run(main)


BET = {"kind": "bet", "amount": 20}


def _version(hosted: HostedTable, eye: Eye) -> int:
    occupant = hosted.live.seat_of(eye.player)
    assert occupant is not None
    return occupant.version


def test_the_others_are_told_at_once_who_is_away_and_who_is_back() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=30))
        anna, boris = await house.seated(hosted, "Anna", "Boris")
        stranger = Eye()
        await house.room.watch(stranger, hosted.id)
        seen = boris.views
        await house.room.unwatch(stranger, hosted.id)
        assert boris.views == seen, "who only looks on comes and goes in silence"
        await house.room.unwatch(anna, hosted.id)
        assert boris.views == seen + 1
        await house.room.watch(anna, hosted.id)
        assert boris.views == seen + 2
        second = Eye(anna.player)
        await house.room.watch(second, hosted.id)
        await house.room.unwatch(second, hosted.id)
        assert boris.views == seen + 2, "she was there all the time"

    run(main)
