"""Commands are answered once, and nothing is told before it is kept."""

import asyncio
from itertools import pairwise

import pytest

from fairdeal.engine.chips import CHIP
from fairdeal.errors import Conflict, NotUnderstood, StoreFailed
from fairdeal.room import Asks
from fairdeal.room.ports import ChatRow
from fairdeal.room.tables import commands
from fairdeal.room.tables.answers import MOST_DONE, MOST_REFUSED
from fairdeal.room.tables.inputs import OpenCut, ShowCut, read_entry, write_entry
from tests.room.lives import picture
from tests.room.rooms import (
    NAMES,
    Eye,
    House,
    assert_no_gap,
    is_kept,
    kinds,
    replace_policy,
    run,
    store_in,
    until,
)

# Commands


def test_a_command_that_is_sent_again_is_answered_and_not_done_again() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        occupant = hosted.live.seat_of(eye.player)
        assert occupant is not None
        version = occupant.version
        for _ in range(3):
            await house.room.perform(
                eye.player, hosted.id, commands.act(version, {"kind": "bet", "amount": 20}), command="bet"
            )
        number = hosted.live.number
        await house.room.perform(eye.player, hosted.id, commands.act(0, {"kind": "withdraw"}), command="bet")
        assert hosted.live.number == number
        assert hosted.live.asks is Asks.CUTS

    run(main)


def test_a_refused_command_is_refused_again_with_the_same_words_even_if_it_would_do_now() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        with pytest.raises(Conflict, match="This can’t be done now: the table is waiting for something else") as first:
            await house.room.perform(eye.player, hosted.id, commands.open_cut(b"lucky 0"), command="early")
        await house.step(hosted)
        await house.step(hosted)
        assert hosted.live.asks is Asks.OPENINGS
        for _ in range(3):
            with pytest.raises(Conflict) as again:
                await house.room.perform(eye.player, hosted.id, commands.open_cut(b"lucky 0"), command="early")
            assert (str(again.value), again.value.code) == (str(first.value), first.value.code)
            assert len(again.traceback) < 12, "an answer that is kept does not grow"
        await house.room.perform(eye.player, hosted.id, commands.open_cut(b"lucky 0"), command="in time")

    run(main)


def test_two_players_may_use_the_same_command_id() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=3))
        ids = [await house.guest(name) for name in ("Boris", "Clara")]
        for player in ids:
            await house.room.watch(Eye(player), hosted.id)
            await house.room.perform(player, hosted.id, commands.sit(40 * CHIP), command="1")
        assert len(hosted.live.seats) == 2

    run(main)


def test_a_stale_command_is_refused_and_changes_nothing() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        before = picture(hosted.live)
        with pytest.raises(Conflict, match="The table has moved on"):
            await house.room.perform(
                eye.player, hosted.id, commands.act(0, {"kind": "bet", "amount": 20}), command="old"
            )
        assert picture(hosted.live) == before

    run(main)


def test_no_more_answers_are_kept_than_needed() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        for number in range(MOST_REFUSED + 1):
            with pytest.raises(Conflict):
                await house.room.perform(eye.player, hosted.id, commands.open_cut(b"x"), command=f"no {number}")
        known = [number for number in range(MOST_REFUSED + 1) if hosted.answers.knows(eye.player, f"no {number}")]
        assert known == [*range(1, MOST_REFUSED + 1)]

    run(main)


def test_no_refusal_and_no_stranger_pushes_out_what_was_done() -> None:
    """A stranger's refused commands once made a table forget what others had done, which was then done again."""

    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        await house.room.perform(eye.player, hosted.id, commands.ready(), command="ready")
        stranger = await house.guest("Boris")
        for who in (stranger, eye.player):
            for number in range(600):
                with pytest.raises(Conflict):
                    await house.room.perform(who, hosted.id, commands.open_cut(b"x"), command=f"no {number}")
        for number in range(MOST_DONE + 20):
            await house.room.say(stranger, hosted.id, "hello", command=f"chat {number}")
            house.steady += 10
        assert await house.room.was_answered(eye.player, hosted.id, "ready")
        again = house.restarted()
        assert await again.room.was_answered(eye.player, hosted.id, "ready")

    run(main)


def test_what_was_done_is_answered_the_same_after_a_crash() -> None:
    """Sitting down, betting, cutting, and leaving: the same command again changes nothing, whenever the crash came."""

    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        for _ in range(30):
            await house.step(hosted)
        await house.room.perform(eye.player, hosted.id, commands.leave(), command="leave")
        done = hosted.done_lately
        assert len(done) > 30
        again = house.restarted()
        there = again.room.tables[hosted.id]
        before = picture(there.live)
        for who, command in done:
            await again.room.perform(who, hosted.id, commands.sit(40), command=command)
            await again.room.perform(who, hosted.id, commands.leave(), command=command)
            await again.room.perform(who, hosted.id, commands.act(0, {"kind": "bet", "amount": 20}), command=command)
        assert picture(there.live) == before

    run(main)


def test_what_leaves_no_trace_at_the_table_is_answered_the_same_after_a_crash() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(policy=replace_policy(pause=100))
        anna = Eye(await house.guest("Anna") if "Anna" not in house.ids else house.ids["Anna"])
        await house.room.watch(anna, hosted.id)
        for number in range(4):
            await house.room.say(anna.player, hosted.id, "hello", command=f"before {number}")
        assert len(hosted.journal) == 1, "a table where nobody sits has a short journal"
        await house.seated(hosted, "Anna", "Boris")
        await house.room.perform(anna.player, hosted.id, commands.ready(), command="ready")
        await house.room.say(anna.player, hosted.id, "hello", command="during")
        house.steady += 100
        again = house.restarted()
        there = again.room.tables[hosted.id]
        await again.room.watch(anna, hosted.id)
        for command in ("before 0", "before 3", "ready", "during"):
            await again.room.perform(anna.player, hosted.id, commands.leave(), command=command)
            await again.room.say(anna.player, hosted.id, "hello", command=command)
        assert there.live.seat_of(anna.player) is not None
        assert len(is_kept(store_in(house), ChatRow)) == 5

    run(main)


def test_the_command_that_began_the_journal_anew_is_known_after_a_crash() -> None:
    """The last bet of a sitting and the start of the next are kept in one batch: the old journal is gone with it."""

    async def main() -> None:
        house = House()
        hosted = await house.table(options={"rounds": 2})
        (eye,) = await house.seated(hosted, "Anna")
        begun = hosted.sitting
        while hosted.sitting == begun:
            await house.step(hosted)
        answered = hosted.done_lately
        again = house.restarted()
        assert set(answered) <= set(again.room.tables[hosted.id].done_lately)
        last = answered[-1]
        await again.room.perform(last[0], hosted.id, commands.act(0, {"kind": "nonsense"}), command=last[1])
        assert eye.player == last[0]

    run(main)


def test_on_a_private_table_a_command_that_was_answered_is_answered_again_to_who_has_left() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(private=True)
        anna, boris = await house.seated(hosted, "Anna", "Boris")
        await house.room.perform(boris.player, hosted.id, commands.leave(), command="go")
        for _ in range(30):
            await house.step(hosted)
        assert hosted.live.seat_of(boris.player) is None
        await house.room.unwatch(boris, hosted.id)
        for room in (house.room, house.restarted().room):
            await room.perform(boris.player, hosted.id, commands.leave(), command="go")
            assert await room.was_answered(boris.player, hosted.id, "go")
            with pytest.raises(NotUnderstood, match="There’s no table number"):
                await room.perform(boris.player, hosted.id, commands.leave(), command="another")
        stranger = await house.guest("Clara")
        with pytest.raises(NotUnderstood, match="There’s no table number"):
            await house.room.perform(stranger, hosted.id, commands.leave(), command="go")
        assert anna.views

    run(main)


def test_who_waits_for_a_seat_at_a_private_table_may_ask_for_it_without_its_link() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(private=True)
        await house.seated(hosted, "Anna")
        (boris,) = await house.seated(hosted, "Boris")
        await house.room.unwatch(boris, hosted.id)
        assert hosted.waiting
        await house.room.watch(boris, hosted.id)

    run(main)


# Numbers


@pytest.mark.parametrize("crash", [False, True])
def test_numbers_and_versions_go_on_at_a_table_that_was_empty(crash: bool) -> None:
    """A command for an old offer once was done for a new one: both had the same version."""

    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        seen = []
        for _ in range(4):
            occupant = hosted.live.seat_of(eye.player)
            assert occupant is not None
            seen.append((occupant.version, hosted.live.number))
            await house.room.perform(eye.player, hosted.id, commands.leave(), command=house.command())
            while hosted.live.seats:
                await house.step(hosted)
            if crash:
                house = house.restarted()
                hosted = house.room.tables[hosted.id]
            await house.room.say(eye.player, hosted.id, "still here", command=house.command())
            await house.room.perform(eye.player, hosted.id, commands.sit(40), command=house.command())
        assert all(later[0] > sooner[1] for sooner, later in pairwise(seen)), seen

    run(main)


# Kept, then told


def test_nothing_is_told_before_it_is_kept() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        looker, told = Eye(), eye.views
        store_in(house).gate.clear()
        step = asyncio.create_task(house.step(hosted))
        await asyncio.sleep(0.01)
        watching = asyncio.create_task(house.room.watch(looker, hosted.id))
        await asyncio.sleep(0.05)
        assert hosted.live.asks is Asks.CUTS, "it is done"
        assert (eye.views, looker.views, step.done(), watching.done()) == (told, 0, False, False)
        store_in(house).gate.set()
        await asyncio.gather(step, watching)
        assert (eye.views, looker.views) == (told + 1, 1)

    run(main)


def test_when_the_store_fails_nobody_hears_of_it_and_the_room_stands_still() -> None:
    async def main() -> None:
        house = House()
        hosted, other = await house.table(), await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        told, kept = list(eye.told), len(store_in(house).batches)
        store_in(house).fails = True
        with pytest.raises(StoreFailed, match="The disk is full"):
            await house.step(hosted)
        store_in(house).fails = False
        assert house.room.failed is house.room.commits.failed is not None
        looker = Eye()
        for attempt in (
            house.room.watch(looker, hosted.id),
            house.room.watch(looker, other.id),
            house.step(hosted),
            house.room.say(eye.player, hosted.id, "hello"),
            house.room.perform(eye.player, hosted.id, commands.leave()),
            house.room.keep([hosted.row]),
        ):
            with pytest.raises(StoreFailed):
                await attempt
        assert (eye.told, looker.views, len(store_in(house).batches)) == (told, 0, kept)
        await house.room.stop()

    run(main)


def test_what_was_begun_is_told_to_all_even_if_who_asked_is_gone() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (eye,) = await house.seated(hosted, "Anna")
        store_in(house).gate.clear()
        step = asyncio.create_task(house.step(hosted))
        await asyncio.sleep(0.02)
        step.cancel()
        store_in(house).gate.set()
        await until(lambda: "BetPlaced" in kinds(eye))
        assert_no_gap(eye)

    run(main)


def test_many_tables_share_a_flush() -> None:
    async def main() -> None:
        house = House()
        hosted_tables = [await house.table() for _ in range(14)]
        for hosted, name in zip(hosted_tables, NAMES, strict=False):
            await house.seated(hosted, name)
        before = house.room.commits.flushes
        store_in(house).gate.clear()
        steps = [asyncio.create_task(house.step(hosted)) for hosted in hosted_tables]
        await asyncio.sleep(0.05)
        store_in(house).gate.set()
        await asyncio.gather(*steps)
        assert house.room.commits.flushes - before <= 2
        assert all(hosted.live.asks is Asks.CUTS for hosted in hosted_tables)

    run(main)


def test_events_are_numbered_without_a_gap_for_every_viewer() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table(bots=1, options={"rounds": 3})
        eyes = await house.seated(hosted, "Anna", "Boris")
        looker = Eye()
        await house.room.watch(looker, hosted.id)
        for _ in range(120):
            await house.step(hosted)
        for eye in (*eyes, looker):
            assert_no_gap(eye)
            assert eye.told[-1][0] + len(eye.told[-1][1]) - 1 == hosted.live.number

    run(main)


def test_a_journal_of_an_earlier_release_is_read_by_the_names_of_now() -> None:
    shown = read_entry(b'{"input":{"do":"show","seat":2,"commitment":"AAEC"},"drawn":"","by":"7","command":"c"}')
    opened = read_entry(b'{"input":{"do":"reveal","seat":2,"cut":"AAEC"}}')
    assert (shown.input, shown.by, shown.command) == (ShowCut(2, b"\0\1\2"), "7", "c")
    assert opened.input == OpenCut(2, b"\0\1\2")
    assert read_entry(write_entry(shown)) == shown
