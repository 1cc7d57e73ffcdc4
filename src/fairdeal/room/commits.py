"""Many tables' writes share a flush: what arrives while the disk is busy is kept by the next transaction."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from fairdeal.room.ports import Store, Write

Batch = list[tuple[Sequence[Write], "asyncio.Future[None]"]]
"""Writes that are kept together, and who waits for them."""


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
            await self.keep_soon(writes)
        else:
            self.check_sound()

    def keep_soon(self, writes: Sequence[Write]) -> "asyncio.Future[None]":
        """Keep some writes, whole or not at all: what comes of it, once it is known."""
        self.check_sound()
        loop = asyncio.get_running_loop()
        safe: asyncio.Future[None] = loop.create_future()
        self._waiting.append((writes, safe))
        if self._idle.is_set():
            self._idle.clear()
            loop.call_soon(self._flush, loop)
        return safe

    async def settled(self) -> None:
        """Wait until all that memory holds now is kept. Raises what `keep` raises."""
        self.check_sound()
        if not self._idle.is_set():
            await self.keep_soon([])

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

    def _flush(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the thread write all that waits, if anything does; what comes meanwhile waits for the next flush."""
        batch, self._waiting = self._waiting, []
        writes = [write for some, _ in batch for write in some]
        if writes:
            self._thread.submit(self._write, loop, batch, writes)
        else:
            self._settle(batch)
            self._idle.set()

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
        self._settle(batch)
        self._flush(loop)

    def _settle(self, batch: Batch) -> None:
        for _, safe in batch:
            if not safe.done():
                safe.set_result(None)

    def _fail(self, error: BaseException, batch: Batch) -> None:
        self.failed = error
        for _, safe in [*batch, *self._waiting]:
            if not safe.done():
                safe.set_exception(error)
        self._waiting = []
        self._idle.set()
