"""Many tables' writes share a flush: what arrives while the disk is busy is kept by the next transaction."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from logging import getLogger
from typing import Final

from fairdeal.room.ports import Store, Write

Then = Callable[[BaseException | None], None]
"""What follows when some writes are kept (None), or cannot be (why)."""

Batch = list[tuple[Sequence[Write], Then]]
"""Writes that are kept together, and what follows."""


LOG: Final = getLogger("fairdeal.room")


class Commits:
    """Keeps batches of writes in the order in which they come; each `keep` returns when its batch is safe on the disk.

    When the store fails, every waiting `keep` raises, and so do all later ones: the room must stop, for its memory is
    ahead of its disk.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: Batch = []
        self._idle = asyncio.Event()
        self._idle.set()
        self.failed: BaseException | None = None
        self.flushes = 0
        self.kept = 0

    def check_sound(self) -> None:
        """Once the store has failed nothing more is done or told: nobody knows what is kept of it."""
        if self.failed is not None:
            raise self.failed

    async def keep(self, writes: Sequence[Write]) -> None:
        """Keep some writes, whole or not at all."""
        if writes:
            await self._kept(writes)
        else:
            self.check_sound()

    def keep_then(self, writes: Sequence[Write], then: Then) -> None:
        """Keep some writes, whole or not at all, and then go on, in a later step of the loop."""
        self.check_sound()
        self._waiting.append((writes, then))
        if self._idle.is_set():
            self._idle.clear()
            loop = asyncio.get_running_loop()
            loop.call_soon(self._flush, loop)

    async def settled(self) -> None:
        """Wait until all that memory holds now is kept. Raises what `keep` raises."""
        self.check_sound()
        if not self._idle.is_set():
            await self._kept([])

    def give_up(self, error: BaseException) -> None:
        """The room must stop: its memory cannot be brought in line with what is kept."""
        self.failed = error

    async def at_rest(self) -> None:
        """Wait until nothing is to be kept any more, or can be."""
        await self._idle.wait()

    async def close(self) -> None:
        """Wait until everything is kept."""
        await self.at_rest()
        self._thread.shutdown()

    async def _kept(self, writes: Sequence[Write]) -> None:
        known: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
        self.keep_then(writes, partial(_tell_who_waits, known))
        if (error := await known) is not None:
            raise error

    def _flush(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the thread write all that waits, if anything does; what comes meanwhile waits for the next flush."""
        batch, self._waiting = self._waiting, []
        writes = [write for some, _ in batch for write in some]
        if writes:
            self._thread.submit(self._write, loop, batch, writes)
        else:
            self._idle.set()
            _go_on(batch, None)

    def _write(self, loop: asyncio.AbstractEventLoop, batch: Batch, writes: list[Write]) -> None:
        """In the thread: returns to the loop whatever comes of it."""
        try:
            self._store.write(writes)
        except Exception as error:
            loop.call_soon_threadsafe(self._fail, error, batch)
        else:
            loop.call_soon_threadsafe(self._written, loop, batch, len(writes))

    def _written(self, loop: asyncio.AbstractEventLoop, batch: Batch, count: int) -> None:
        self.flushes += 1
        self.kept += count
        self._flush(loop)
        _go_on(batch, None)

    def _fail(self, error: BaseException, batch: Batch) -> None:
        self.failed = error
        waiting, self._waiting = self._waiting, []
        self._idle.set()
        _go_on([*batch, *waiting], error)


def _tell_who_waits(known: "asyncio.Future[BaseException | None]", error: BaseException | None) -> None:
    if not known.done():
        known.set_result(error)


def _go_on(batch: Batch, error: BaseException | None) -> None:
    """Each in its turn; one that breaks off by a bug holds up none of the others."""
    for _, then in batch:
        try:
            then(error)
        except Exception:
            LOG.exception("what follows a flush broke off")
