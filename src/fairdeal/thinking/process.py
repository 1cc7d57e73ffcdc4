"""A worker process, seen from outside: started, asked, ended."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

from fairdeal.thinking.frames import HEADER, LENGTH, MOST, Reply, read_reply

MODULE: Final = "fairdeal.thinking.worker"

ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""A worker uses one core: its libraries need no threads, and the memory of none."""


class Died(Exception):
    """The worker has ended, or makes no sense."""


class Worker:
    """A process that answers one question at a time. `answer` raises Died or TimeoutError: then `end` it."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, memory: int) -> "Worker":
        """A new worker that may use so many bytes of memory. Raises Died.

        It is a new program, not a copy of this process, and no signal of a terminal reaches it.
        """
        path = os.pathsep.join(filter(None, sys.path))
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", MODULE, str(memory)),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
                env={**os.environ, **ONE_THREAD, "PYTHONPATH": path},
            )
        except (OSError, NotImplementedError) as error:
            raise Died(f"it cannot be started: {error}") from error
        return cls(process)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def answer(self, question: bytes, seconds: float) -> Reply:
        """What it says to a question that is packed, within so many seconds."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            async with asyncio.timeout(seconds):
                stdin.write(LENGTH.pack(len(question)) + question)
                await stdin.drain()
                (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
                if not HEADER.size <= length <= HEADER.size + MOST:
                    raise Died(f"it says {length} bytes")
                return read_reply(await stdout.readexactly(length))
        except (OSError, asyncio.IncompleteReadError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise Died("it has ended") from error

    def kill(self) -> None:
        """End it at once, whatever it does."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> int:
        """End it at once, and wait until it has ended; its exit code."""
        self.kill()
        await self._process.communicate()
        assert self._process.returncode is not None
        return self._process.returncode
