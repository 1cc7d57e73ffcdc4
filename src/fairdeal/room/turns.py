"""One thing after another at each table: done, kept, and only then told; and time brings the next."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from fairdeal.errors import FairdealError
from fairdeal.room.clocks import Clocks
from fairdeal.room.commits import Commits
from fairdeal.room.desk import Desk
from fairdeal.room.done import Done
from fairdeal.room.purses import Purses
from fairdeal.room.scribe import Scribe
from fairdeal.room.seating import Seating

Act = Callable[[float], list[Done]]
"""What is done at a table, at a time of the room's clock."""


class Turns:
    """Does what is asked at tables, each command in its turn. `shut` is called for a table that is closed and empty."""

    def __init__(
        self,
        commits: Commits,
        scribe: Scribe,
        seating: Seating,
        clocks: Clocks,
        *,
        purses: Purses,
        shut: Callable[[Desk], Awaitable[None]],
    ) -> None:
        self._commits = commits
        self._scribe = scribe
        self._seating = seating
        self._clocks = clocks
        self._purses = purses
        self._shut = shut
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def perform(self, desk: Desk, act: Act, *, who: str = "", command: str = "") -> None:
        """Do something at a table, to its end, even if whoever asked for it does not wait any longer."""
        await asyncio.shield(self._in_background(self._perform(desk, act, who, command)))

    def wake_in_time(self, desk: Desk) -> None:
        """Go on at a table when time brings something."""
        if desk.timer is not None:
            desk.timer.cancel()
            desk.timer = None
        when = None if self._stopping else desk.live.deadline()
        if when is not None:
            loop = asyncio.get_running_loop()
            desk.timer = loop.call_later(max(0.0, when - self._clocks.steady()), self._wake, desk)

    async def stop(self, desks: list[Desk]) -> None:
        """Let time bring nothing more, and what has begun come to its end."""
        self._stopping = True
        for desk in desks:
            self.wake_in_time(desk)
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def _perform(self, desk: Desk, act: Act, who: str, command: str) -> None:
        """Do something at a table, and all that time brings at once; keep it; then tell everybody."""
        async with desk.lock:
            self._commits.check_sound()
            if desk.was_answered(who, command):
                return
            now = self._clocks.steady()
            try:
                done = act(now)
            except FairdealError as error:
                desk.remember(who, command, error)
                raise
            writes = self._scribe.write(desk, done)
            while more := self._seating.let_waiting_sit(desk, now) or desk.live.step(now):
                writes += self._scribe.write(desk, more)
                done += more
            writes += self._scribe.set_aside(desk, done, who, command)
            await self._commits.keep(writes)
            desk.remember(who, command, None)
            for viewer in tuple(desk.viewers):
                viewer.happened(desk, done)
            self._purses.tell(writes)
            self.wake_in_time(desk)
        if desk.row.closed and desk.live.table is None:
            await self._shut(desk)

    def _wake(self, desk: Desk) -> None:
        desk.timer = None
        self._in_background(self.perform(desk, lambda now: []))

    def _in_background(self, work: Any) -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
