"""Worker processes that think for a room: who is answered first, and what becomes of a worker that fails.

One is started and warmed up with the room, the others when they are needed. One that takes too long is ended, one that
dies has its question asked again once, and one that has grown too large is replaced.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from logging import getLogger
from typing import Any, Final, TypeVar

from fairdeal.errors import FairdealError
from fairdeal.thinking import refusals
from fairdeal.thinking.answers import Answers
from fairdeal.thinking.frames import Outcome, Reply, pack, unpack
from fairdeal.thinking.process import Died, Worker
from fairdeal.thinking.questions import Lane, Question, WarmUp
from fairdeal.thinking.waiting import Waiting

WORKERS: Final = 2

MEBIBYTE: Final = 1024 * 1024

MEMORY: Final = 512 * MEBIBYTE
"""Bytes of memory that a worker can never have more of."""

GROWN: Final = 256 * MEBIBYTE
"""A worker that still has more than that in use when it has answered is replaced."""

REMEMBERED: Final = 4 * MEBIBYTE
"""Bytes of answers that are kept, with their questions."""

LONG: Final = 4096
"""Bytes of an answer that is long."""

LOG: Final = getLogger("fairdeal.thinking")

A = TypeVar("A")


class Broken(Exception):
    """A bug of whatever was asked, as the worker describes it."""


@dataclass(slots=True, eq=False)
class _Asked:
    """A question that waits or is being answered."""

    data: bytes
    lane: Lane
    asker: str
    seconds: float
    reply: "asyncio.Future[Reply]"


@dataclass(slots=True, eq=False)
class _Slot:
    """A place for one worker; `lane` is that of the question that it answers now, None while it is idle."""

    worker: Worker | None = None
    lane: Lane | None = None


class Workers:
    """Answers questions in so many processes. Used by one event loop, between `start` and `stop`."""

    def __init__(self, count: int = WORKERS, *, memory: int = MEMORY, grown: int = GROWN) -> None:
        self._memory = memory
        self._grown = grown
        self._slots = [_Slot() for _ in range(count)]
        self._waiting: Waiting[_Asked] = Waiting()
        self._answers = Answers(REMEMBERED)
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [slot.worker.pid for slot in self._slots if slot.worker is not None]

    async def start(self) -> None:
        """Begin to warm up a first worker; nobody has to wait for it."""
        self._warm_up(self._slots[0])

    async def stop(self) -> None:
        """End all processes; callers that still wait are refused."""
        self._stopped = True
        while (asked := self._waiting.take()) is not None:
            _refuse(asked, refusals.too_busy())
        for slot in self._slots:
            if slot.worker is not None:
                slot.worker.kill()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for slot in self._slots:
            await self._end(slot)

    async def think(self, question: Question[A], asker: str) -> A:
        """The answer to a question.

        Raises what the game refuses, and NotAllowed: `thinking-busy` when too many questions wait, `thinking-too-long`,
        `thinking-too-large`, and `thinking-lost` when the worker died twice. Raises Broken for a bug.
        """
        data = pack(question)
        known = self._answers.find(data) if question.lasting else None
        if known is not None:
            return await _unpacked(known)  # type: ignore[no-any-return]
        reply = await self._ask(data, question, asker)
        if question.lasting and reply.outcome is Outcome.ANSWERED:
            self._answers.keep(data, reply.body)
        return await _answer_in(reply)  # type: ignore[no-any-return]

    async def _ask(self, data: bytes, question: Question[Any], asker: str) -> Reply:
        """Wait for a worker's reply, but not for ever: as long again as it may take to be found."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        asked = _Asked(data, question.lane, asker, question.seconds, reply)
        refused = asked if self._stopped else self._waiting.put(asked, asked.lane, asker)
        if refused is not None:
            _refuse(refused, refusals.too_busy())
        self._dispatch()
        try:
            async with asyncio.timeout(2 * question.seconds):
                return await reply
        except TimeoutError:
            raise refusals.too_busy() from None
        finally:
            self._waiting.drop(asked, asked.lane, asker)

    # Who answers what

    def _dispatch(self) -> None:
        """Give what waits to workers that are idle."""
        for slot in self._slots:
            if slot.lane is None and not self._stopped and (asked := self._waiting.take(self._lanes())) is not None:
                slot.lane = asked.lane
                self._in_background(self._serve(slot, asked))

    def _lanes(self) -> frozenset[Lane]:
        """What may be begun now. The guide never keeps all workers busy, where there are several."""
        reading = sum(slot.lane is Lane.GUIDE for slot in self._slots)
        return frozenset(Lane) if reading < max(1, len(self._slots) - 1) else frozenset(Lane) - {Lane.GUIDE}

    async def _serve(self, slot: _Slot, asked: _Asked) -> None:
        try:
            reply = await self._reply(slot, asked.data, asked.seconds)
            if not asked.reply.done():
                asked.reply.set_result(reply)
        except FairdealError as error:
            _refuse(asked, error)
        finally:
            self._free(slot)
        if slot.worker is None and slot.lane is None and not self._stopped:
            self._warm_up(slot)

    def _warm_up(self, slot: _Slot) -> None:
        slot.lane = Lane.GUIDE
        self._in_background(self._warm(slot))

    async def _warm(self, slot: _Slot) -> None:
        try:
            await self._reply(slot, pack(WarmUp()), WarmUp.seconds)
        except FairdealError as error:
            LOG.info("a worker could not be warmed up: %s", error)
        finally:
            self._free(slot)

    def _free(self, slot: _Slot) -> None:
        slot.lane = None
        self._dispatch()

    # One worker

    async def _reply(self, slot: _Slot, data: bytes, seconds: float) -> Reply:
        """What a worker says; if it dies, what another one says."""
        for _ in range(2):
            try:
                reply = await self._ask_worker(slot, data, seconds)
            except Died as died:
                how = await self._end(slot)
                if self._stopped:
                    raise refusals.too_busy() from None
                LOG.warning("a worker died (%s, exit code %s)", died, how)
            except TimeoutError:
                await self._end(slot)
                LOG.warning("a worker was ended that took longer than %.0f seconds", seconds)
                raise refusals.too_long(seconds) from None
            else:
                if reply.memory > self._grown or reply.outcome is Outcome.NO_MEMORY:
                    await self._end(slot)
                return reply
        raise refusals.worker_lost()

    async def _ask_worker(self, slot: _Slot, data: bytes, seconds: float) -> Reply:
        if slot.worker is None:
            slot.worker = await Worker.start(self._memory)
            if self._stopped:
                raise Died("the room stops")
        return await slot.worker.answer(data, seconds)

    async def _end(self, slot: _Slot) -> int | None:
        """End the worker of a slot, if there is one; how it ended."""
        worker, slot.worker = slot.worker, None
        return None if worker is None else await worker.end()

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _answer_in(reply: Reply) -> Any:
    match reply.outcome:
        case Outcome.ANSWERED:
            return await _unpacked(reply.body)
        case Outcome.REFUSED:
            raise unpack(reply.body)
        case Outcome.NO_MEMORY:
            raise refusals.too_large()
        case Outcome.BROKEN:
            raise Broken(unpack(reply.body))


async def _unpacked(body: bytes) -> Any:
    """The answer; a long one takes milliseconds to read, and is read away from the loop."""
    return unpack(body) if len(body) < LONG else await asyncio.to_thread(unpack, body)


def _refuse(asked: _Asked, error: FairdealError) -> None:
    if not asked.reply.done():
        asked.reply.set_exception(error)
