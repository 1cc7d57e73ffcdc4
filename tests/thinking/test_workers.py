"""Worker processes: what they answer, what they may take, and what becomes of those that fail."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from fairdeal.engine.chance import BytesChance
from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.games import find_game
from fairdeal.room import FairSitting
from fairdeal.thinking.questions import BotMove, HouseOdds, Lane, Prices, Question
from fairdeal.thinking.workers import GROWN, MEBIBYTE, MEMORY, Broken, Workers
from tests.record.sittings import fixed, player
from tests.thinking import hard

PATIENCE = 30.0


def run(
    test: Callable[[Workers], Coroutine[Any, Any, None]], count: int = 1, *, memory: int = MEMORY, grown: int = GROWN
) -> None:
    """Run a test with workers of its own, of which none is left afterwards."""

    async def main() -> None:
        workers = Workers(count, memory=memory, grown=grown)
        try:
            async with asyncio.timeout(PATIENCE):
                await test(workers)
        finally:
            pids = workers.pids
            await workers.stop()
            assert not [pid for pid in pids if lives(pid)]

    asyncio.run(main())


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def refusal(answer: Coroutine[Any, Any, Any]) -> FairdealError:
    with pytest.raises(FairdealError) as caught:
        await answer
    return caught.value


# Answers


@pytest.mark.parametrize("name", ["casino-war", "blackjack"])
def test_a_worker_answers_what_the_game_itself_would(name: str) -> None:
    async def test(workers: Workers) -> None:
        game = find_game(name)
        table = FairSitting(game, game.house(), [player(seat) for seat in game.seats(game.house())], draw=fixed(name))
        table.open_round()
        view, legal = table.view(0), table.legal(0)
        questions: list[Question[Any]] = [BotMove(game, view, legal), Prices(game, view, legal)]
        for question in (*questions, HouseOdds(game, game.house())):
            assert await workers.think(question, "anna") == question.answer(BytesChance(bytes))

    run(test)


def test_a_refusal_comes_back_with_its_code_and_its_facts() -> None:
    async def test(workers: Workers) -> None:
        error = await refusal(workers.think(hard.Refused(), "anna"))
        assert (type(error), error.code, error.facts) == (NotUnderstood, "no-rank", {"wrong": "1"})

    run(test)


def test_a_bug_is_described_and_the_worker_goes_on() -> None:
    async def test(workers: Workers) -> None:
        before = await workers.think(hard.WhoAnswers(), "anna")
        with pytest.raises(Broken, match="ZeroDivisionError"):
            await workers.think(hard.Broken(), "anna")
        with pytest.raises(Broken, match="bytes is too long"):
            await workers.think(hard.Long(size=5_000_000), "anna")
        assert await workers.think(hard.WhoAnswers(), "anna") == before

    run(test)


def test_what_is_printed_is_no_answer() -> None:
    async def test(workers: Workers) -> None:
        assert await workers.think(hard.Noisy(), "anna") == "said"

    run(test)


def test_only_a_lasting_answer_is_kept() -> None:
    async def test(workers: Workers) -> None:
        kept = await workers.think(hard.Lasting(), "anna")
        assert await workers.think(hard.Lasting(), "boris") == kept
        assert await workers.think(hard.Lasting(seconds=11.0), "boris") != kept

    run(test)


def test_a_worker_loads_the_games_and_nothing_of_the_room_or_the_web() -> None:
    async def test(workers: Workers) -> None:
        unused = ("asyncio", "fairdeal.record", "fairdeal.room", "litestar", "msgspec", "sqlalchemy", "uvicorn")
        assert await workers.think(hard.Loaded(modules=(*unused, "fairdeal.games")), "anna") == ["fairdeal.games"]

    run(test)


# Limits


def test_a_question_that_takes_too_long_is_given_up_and_the_worker_replaced() -> None:
    async def test(workers: Workers) -> None:
        before = await workers.think(hard.WhoAnswers(), "anna")
        error = await refusal(workers.think(hard.Sleep(seconds=0.5, takes=60), "anna"))
        assert error.code == "thinking-too-long"
        assert str(error).startswith("This took longer than")
        assert not lives(before)
        assert await workers.think(hard.WhoAnswers(), "anna") != before

    run(test)


@pytest.mark.skipif(sys.platform != "linux", reason="no other system keeps to this limit")
def test_a_question_that_wants_too_much_memory_is_refused_and_the_worker_replaced() -> None:
    async def test(workers: Workers) -> None:
        before = await workers.think(hard.WhoAnswers(), "anna")
        assert await workers.think(hard.Greedy(mebibytes=50), "anna") == 50 * MEBIBYTE
        error = await refusal(workers.think(hard.Greedy(mebibytes=300), "anna"))
        assert error.code == "thinking-too-large"
        assert await workers.think(hard.WhoAnswers(), "anna") != before

    run(test, memory=200 * MEBIBYTE)


def test_a_worker_that_has_grown_is_replaced_after_its_answer() -> None:
    async def test(workers: Workers) -> None:
        before = await workers.think(hard.WhoAnswers(), "anna")
        assert await workers.think(hard.WhoAnswers(), "anna") != before

    run(test, grown=1)


def test_a_worker_that_dies_has_its_question_asked_again_once(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        assert await workers.think(hard.Deadly(graves=tmp_path / "once", times=1), "anna") == 1
        error = await refusal(workers.think(hard.Deadly(graves=tmp_path / "always", times=9), "anna"))
        assert error.code == "thinking-lost"
        assert len((tmp_path / "always").read_text().splitlines()) == 2
        assert await workers.think(hard.WhoAnswers(), "anna")

    run(test)


# Who is answered first


def test_the_guide_never_keeps_all_workers_busy(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        slow = [hard.Sleep(Lane.GUIDE, takes=20, begun=tmp_path / str(number)) for number in range(2)]
        reading = [asyncio.create_task(workers.think(each, "reader")) for each in slow]
        assert await workers.think(hard.WhoAnswers(Lane.BOT), "table 1")
        while not (tmp_path / "0").exists():
            await asyncio.sleep(0.01)
        assert await workers.think(hard.WhoAnswers(), "anna")
        assert not (tmp_path / "1").exists()
        assert not any(each.done() for each in reading)
        for each in reading:
            each.cancel()

    run(test, count=2)


def test_a_flood_is_refused_in_a_sentence_and_others_are_answered_in_their_turn(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        first = hard.Sleep(Lane.GUIDE, takes=0.5, begun=tmp_path / "begun")
        flood = [asyncio.create_task(workers.think(first, "flood"))]
        flood += [asyncio.create_task(workers.think(hard.WhoAnswers(Lane.GUIDE), "flood")) for _ in range(40)]
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        assert await workers.think(hard.WhoAnswers(Lane.GUIDE), "anna")
        answers = await asyncio.gather(*flood, return_exceptions=True)
        refused = [each for each in answers if isinstance(each, FairdealError)]
        assert len(refused) > 20
        assert {(each.code, str(each)) for each in refused} == {
            ("thinking-busy", "The room has too much to calculate right now. Try again in a moment.")
        }

    run(test)


def test_who_waits_too_long_for_a_worker_is_told_that_the_room_is_busy() -> None:
    async def test(workers: Workers) -> None:
        slow = asyncio.create_task(workers.think(hard.Sleep(takes=2), "boris"))
        await asyncio.sleep(0)
        error = await refusal(workers.think(hard.WhoAnswers(seconds=0.1), "anna"))
        assert error.code == "thinking-busy"
        assert await slow

    run(test)


def test_who_does_not_wait_any_longer_is_forgotten(tmp_path: Path) -> None:
    async def test(workers: Workers) -> None:
        slow = asyncio.create_task(workers.think(hard.Sleep(takes=0.3), "boris"))
        gone = asyncio.create_task(workers.think(hard.Sleep(takes=20, begun=tmp_path / "begun"), "anna"))
        await asyncio.sleep(0)
        gone.cancel()
        assert await slow
        assert await workers.think(hard.WhoAnswers(), "anna")
        assert not (tmp_path / "begun").exists()

    run(test)


# The end


def test_stopping_ends_all_workers_at_once_and_refuses_who_waits(tmp_path: Path) -> None:
    async def main() -> None:
        workers = Workers(2)
        await workers.start()
        slow = [hard.Sleep(takes=60, begun=tmp_path / str(number)) for number in range(3)]
        asked = [asyncio.create_task(workers.think(each, "anna")) for each in slow]
        while not (tmp_path / "0").exists():
            await asyncio.sleep(0.01)
        pids = workers.pids
        began = time.monotonic()
        await workers.stop()
        assert time.monotonic() - began < 5
        assert len(pids) == 2
        assert not [pid for pid in pids if lives(pid)]
        assert {error.code for error in await asyncio.gather(*map(refusal_of, asked))} == {"thinking-busy"}
        assert (await refusal(workers.think(hard.WhoAnswers(), "anna"))).code == "thinking-busy"

    asyncio.run(main())


async def refusal_of(task: "asyncio.Task[Any]") -> FairdealError:
    error = (await asyncio.gather(task, return_exceptions=True))[0]
    assert isinstance(error, FairdealError)
    return error


PARENT = """
import asyncio, sys
from pathlib import Path
from fairdeal.thinking.workers import Workers
from tests.thinking import hard

async def main():
    workers = Workers(2)
    await workers.think(hard.WhoAnswers(), "anna")
    asyncio.create_task(workers.think(hard.Sleep(takes=60, begun=Path(sys.argv[1])), "anna"))
    while not Path(sys.argv[1]).exists():
        await asyncio.sleep(0.01)
    await workers.think(hard.WhoAnswers(), "anna")
    print(*workers.pids, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_after_the_parent_was_killed_no_worker_is_left_busy_or_not(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PARENT, str(tmp_path / "begun")]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        pids = [int(each) for each in parent.stdout.readline().split()]
        assert len(pids) == 2
        parent.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    while any(map(is_running, pids)):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    """Whether a process that nobody may have waited for is more than a line in a table."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False
