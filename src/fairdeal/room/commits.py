"""Many tables' writes share a flush: what arrives while the disk is busy is kept by the next transaction."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from fairdeal.room.ports import Store, Write


class Commits:
    """Keeps batches of writes in the order in which they come; each `keep` returns when its batch is safe on the disk.

    When the store fails, every waiting `keep` raises, and so do all later ones: the room must stop, for its memory is
    ahead of its disk.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self.failed: BaseException | None = None
        self.flushes = 0
        self.kept = 0

    def check_sound(self) -> None:
        """Once the store has failed nothing more is done or told: nobody knows what is kept of it."""
        if self.failed is not None:
            raise self.failed

    async def keep(self, writes: Sequence[Write]) -> None:
        """Keep some writes, whole or not at all."""
        self.check_sound()
        if not writes:
            return
        safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, safe))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await safe

    async def settled(self) -> None:
        """Wait until all that memory holds now is kept. Raises what `keep` raises."""
        self.check_sound()
        if self._flushing is not None:
            safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(([], safe))
            await safe

    def give_up(self, error: BaseException) -> None:
        """The room must stop: its memory cannot be brought in line with what is kept."""
        self.failed = error

    async def close(self) -> None:
        """Wait until everything is kept."""
        while self._flushing is not None:
            await asyncio.wait([self._flushing])
        self._thread.shutdown()

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            writes = [write for some, _ in batch for write in some]
            try:
                if writes:
                    await loop.run_in_executor(self._thread, self._store.write, writes)
            except Exception as error:
                self._fail(error, batch)
                break
            self.flushes += bool(writes)
            self.kept += len(writes)
            for _, safe in batch:
                if not safe.done():
                    safe.set_result(None)
        self._flushing = None

    def _fail(self, error: BaseException, batch: list[tuple[Sequence[Write], asyncio.Future[None]]]) -> None:
        self.failed = error
        for _, safe in [*batch, *self._waiting]:
            if not safe.done():
                safe.set_exception(error)
        self._waiting = []
