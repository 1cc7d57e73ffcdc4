"""One thing after another at each table: done, kept, and only then told; and time brings the next.

What breaks off by a bug is undone: the table is read anew from what is kept, and goes on from there.
"""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Any, Final

from fairdeal.errors import FairdealError
from fairdeal.room.bots import Bots
from fairdeal.room.clocks import Clocks
from fairdeal.room.commits import Commits
from fairdeal.room.desk import Desk
from fairdeal.room.done import Done
from fairdeal.room.people import People
from fairdeal.room.ports import Store, Thinker, Write
from fairdeal.room.purses import Purses
from fairdeal.room.scribe import Scribe
from fairdeal.room.seating import Seating
from fairdeal.room.wallets import Wallets

AFTER_A_BUG: Final = 5.0
"""Seconds before time goes on at a table that broke off: a bug that comes again must not come all the time."""

LOG: Final = getLogger("fairdeal.room")

Act = Callable[[float], list[Done]]
"""What is done at a table, at a time of the room's clock."""


class Turns:
    """Does what is asked at tables, each command in its turn. `shut` is called for a table that is closed and empty."""

    def __init__(
        self,
        store: Store,
        commits: Commits,
        scribe: Scribe,
        seating: Seating,
        clocks: Clocks,
        *,
        thinker: Thinker,
        people: People,
        wallets: Wallets,
        purses: Purses,
        shut: Callable[[Desk], Awaitable[None]],
    ) -> None:
        self._store = store
        self._commits = commits
        self._scribe = scribe
        self._seating = seating
        self._clocks = clocks
        self._people = people
        self._wallets = wallets
        self._purses = purses
        self._shut = shut
        self._bots = Bots(thinker, self.wake_in_time)
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def perform(self, desk: Desk, act: Act, *, who: str = "", command: str = "") -> None:
        """Do something at a table, to its end, even if whoever asked for it does not wait any longer."""
        await asyncio.shield(self._in_background(self._perform(desk, act, who, command)))

    def wake_in_time(self, desk: Desk) -> None:
        """Go on at a table when time brings something; till then its bots think."""
        if desk.timer is not None:
            desk.timer.cancel()
            desk.timer = None
        if self._stopping:
            self._bots.dismiss(desk)
            return
        self._bots.attend(desk)
        when = desk.live.deadline()
        if when is not None:
            loop = asyncio.get_running_loop()
            wait = max(when, desk.resting_until) - self._clocks.steady()
            desk.timer = loop.call_later(max(0.0, wait), self._wake, desk)

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
            self._note_use(desk)
            done, writes = self._do(desk, act, who, command)
            self._note_use(desk)
            await self._commits.keep(writes)
            desk.remember(who, command, None)
            self._tell(desk, done)
            self._purses.tell(writes)
            desk.resting_until = 0.0
            self.wake_in_time(desk)
        if desk.row.closed and desk.live.table is None:
            await self._shut(desk)

    def _note_use(self, desk: Desk) -> None:
        if not desk.is_empty:
            desk.used_at = self._clocks.steady()

    def _do(self, desk: Desk, act: Act, who: str, command: str) -> tuple[list[Done], list[Write]]:
        """Do something, and all that time brings at once, in memory: all of it or nothing."""
        now, row, number = self._clocks.steady(), desk.row, desk.live.number
        self._people.mark()
        refused: FairdealError | None = None
        try:
            try:
                done = act(now)
            except FairdealError as error:
                if not who or desk.live.number != number:
                    raise  # by the room itself, or too late
                refused = error
            else:
                writes = self._scribe.write(desk, done)
                while more := self._seating.let_waiting_sit(desk, now) or desk.live.step(now):
                    writes += self._scribe.write(desk, more)
                    done += more
                return done, writes + self._scribe.set_aside(desk, done, who, command)
        except Exception:
            LOG.exception("table %s broke off and is read anew", desk.id)
            desk.row = row
            self._read_anew(desk, number)
            raise
        desk.remember(who, command, refused)
        raise refused

    def _read_anew(self, desk: Desk, number: int) -> None:
        """Put a table back to what is kept of it, chips and wallets too. At once: nobody may see it half undone.

        `number` is that of the last event that was told: with it an empty table goes on, whose journal tells nothing.
        """
        try:
            self._wallets.undo(desk.id)
            desk.live = desk.live.emptied(number)
            self._scribe.read_all(desk, self._store.journal(desk.id))
        except Exception as error:
            self._commits.give_up(error)
            raise
        desk.live.resume(self._clocks.steady())
        for viewer in desk.viewers:
            desk.live.found(viewer.player)
        self._tell(desk, [])
        desk.resting_until = self._clocks.steady() + AFTER_A_BUG
        self.wake_in_time(desk)

    def _tell(self, desk: Desk, done: list[Done]) -> None:
        """Tell all who look on; whom it cannot be told, by a bug, must begin anew, and keeps nobody else from it."""
        for viewer in tuple(desk.viewers):
            try:
                viewer.happened(desk, done)
            except Exception:
                LOG.exception("table %s could not be told to a viewer", desk.id)
                viewer.failed()

    def _wake(self, desk: Desk) -> None:
        desk.timer = None
        self._in_background(self.perform(desk, lambda now: []))

    def _in_background(self, work: Any) -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
