"""One thing after another at each table: done, kept, and only then told; and time brings the next.

What breaks off by a bug is undone: the table is read anew from what is kept, and goes on from there.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from logging import getLogger
from typing import Any, Final

from fairdeal.errors import FairdealError
from fairdeal.room.chips.wallet_feed import WalletFeed
from fairdeal.room.chips.wallets import Wallets
from fairdeal.room.clocks import Clocks
from fairdeal.room.commits import Commits
from fairdeal.room.people.people import People
from fairdeal.room.ports import Store, Thinker, Write
from fairdeal.room.tables import passing, timing
from fairdeal.room.tables.bots import Bots
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.journal import JournalWriter
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.seating import Seating

AFTER_A_BUG: Final = 5.0
"""Seconds before time goes on at a table that broke off: a bug that comes again must not come all the time."""

LOG: Final = getLogger("fairdeal.room")

Act = Callable[[float], list[Outcome]]
"""What is done at a table, at a time of the room's clock."""


@dataclass(slots=True, eq=False)
class Turn:
    """What was done at a table for somebody and is being kept; `finished` is when all have been told."""

    hosted: HostedTable
    who: str
    command: str
    done: list[Outcome]
    writes: list[Write]
    finished: "asyncio.Future[None]"

    def end(self, error: BaseException | None = None) -> None:
        """Let the caller go on, if it still waits."""
        if self.finished.done():
            return
        if error is None:
            self.finished.set_result(None)
        else:
            self.finished.set_exception(error)


class Executor:
    """Does what is asked at tables, each command in its turn. `shut` is called for a table that is closed and empty."""

    def __init__(
        self,
        store: Store,
        commits: Commits,
        journal: JournalWriter,
        seating: Seating,
        clocks: Clocks,
        *,
        thinker: Thinker,
        people: People,
        wallets: Wallets,
        wallet_feed: WalletFeed,
        shut: Callable[[HostedTable], Awaitable[None]],
    ) -> None:
        self._store = store
        self._commits = commits
        self._journal = journal
        self._seating = seating
        self._clocks = clocks
        self._people = people
        self._wallets = wallets
        self._wallet_feed = wallet_feed
        self._shut = shut
        self._bots = Bots(thinker, self.wake_in_time)
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def perform(self, hosted: HostedTable, act: Act, *, who: str = "", command: str = "") -> None:
        """Do something at a table, and all that time brings at once; keep it; then tell everybody.

        What is done comes to its end, even if the caller no longer waits.
        """
        await hosted.lock.acquire()
        turn = None
        try:
            self._commits.check_sound()
            if not hosted.was_answered(who, command):
                turn = self._do(hosted, act, who, command)
        finally:
            if turn is None:
                hosted.lock.release()
        if turn is not None:
            self._commits.keep_then(turn.writes, partial(self._finish, turn))
            await turn.finished

    def tell(self, hosted: HostedTable, done: list[Outcome]) -> None:
        """Tell all viewers; one that a bug keeps from hearing it starts over, and holds up nobody else."""
        for viewer in tuple(hosted.viewers):
            try:
                viewer.happened(hosted, done)
            except Exception:
                LOG.exception("table %s could not be told to a viewer", hosted.id)
                viewer.failed()
        if hosted.turned_away or hosted.not_brought:
            hosted.tell_turned_away()

    def wake_in_time(self, hosted: HostedTable) -> None:
        """Go on at a table when time brings something; till then its bots think."""
        if hosted.timer is not None:
            hosted.timer.cancel()
            hosted.timer = None
        if self._stopping:
            self._bots.dismiss(hosted)
            return
        self._bots.attend(hosted)
        when = timing.deadline(hosted.live)
        if when is not None:
            loop = asyncio.get_running_loop()
            wait = max(when, hosted.resting_until) - self._clocks.steady()
            hosted.timer = loop.call_later(max(0.0, wait), self._wake, hosted)

    async def stop(self, hosted_tables: list[HostedTable]) -> None:
        """Let time bring nothing more, and what has begun come to its end."""
        self._stopping = True
        for hosted in hosted_tables:
            self.wake_in_time(hosted)
        await self._commits.at_rest()
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _finish(self, turn: Turn, error: BaseException | None) -> None:
        """It is kept, and may be told; or it never will be."""
        try:
            if error is None:
                self._conclude(turn)
            else:
                turn.end(error)
        finally:
            turn.hosted.lock.release()

    def _conclude(self, turn: Turn) -> None:
        """Tell everybody, and let time go on. The caller goes on in the loop’s next step, when all have heard."""
        hosted = turn.hosted
        hosted.remember(turn.who, turn.command, None)
        hosted.note_departures(turn.done)
        for each in turn.done:
            hosted.story.note(each)
        shutting = self._shut_if_empty(hosted)
        if shutting is None:
            turn.end()
        else:
            shutting.add_done_callback(lambda shut: turn.end(shut.exception()))
        self.tell(hosted, turn.done)
        self._wallet_feed.tell(turn.writes)
        hosted.resting_until = 0.0
        self.wake_in_time(hosted)

    def _shut_if_empty(self, hosted: HostedTable) -> "asyncio.Task[None] | None":
        """Shut a table before anybody who waits for it has a turn."""
        if hosted.row.closed and hosted.live.is_empty:
            return self._in_background(self._shut(hosted))
        return None

    def _note_use(self, hosted: HostedTable) -> None:
        if not hosted.is_empty:
            hosted.used_at = self._clocks.steady()

    def _do(self, hosted: HostedTable, act: Act, who: str, command: str) -> Turn:
        """Do something, and all that time brings at once, in memory: all of it or nothing."""
        self._note_use(hosted)
        now, row, number = self._clocks.steady(), hosted.row, hosted.live.number
        self._people.mark()
        refused: FairdealError | None = None
        try:
            try:
                done = act(now)
            except FairdealError as error:
                if not who or hosted.live.number != number:
                    raise  # by the room itself, or too late
                refused = error
            else:
                writes = self._journal.write(hosted, done)
                while more := self._seating.let_waiting_sit(hosted, now) or passing.step(hosted.live, now):
                    writes += self._journal.write(hosted, more)
                    done += more
                writes += self._journal.set_aside(hosted, done, who, command)
                self._note_use(hosted)
                return Turn(hosted, who, command, done, writes, asyncio.get_running_loop().create_future())
        except Exception:
            LOG.exception("table %s broke off and is read anew", hosted.id)
            hosted.row = row
            self._read_anew(hosted, number)
            raise
        hosted.remember(who, command, refused)
        raise refused

    def _read_anew(self, hosted: HostedTable, number: int) -> None:
        """Put a table back to what is kept of it, chips and wallets too. At once: nobody may see it half undone.

        `number` is that of the last event that was told: with it an empty table goes on, whose journal tells nothing.
        """
        now = self._clocks.steady()
        try:
            self._wallets.undo(hosted.id)
            hosted.live = hosted.live.emptied(number)
            hosted.live.closing_since = now if hosted.row.closed else None
            self._journal.read_all(hosted, self._store.journal(hosted.id))
        except Exception as error:
            self._commits.give_up(error)
            raise
        hosted.live.resume(now)
        for viewer in hosted.viewers:
            hosted.live.found(viewer.player)
        self.tell(hosted, [])
        hosted.resting_until = now + AFTER_A_BUG
        self.wake_in_time(hosted)

    def _wake(self, hosted: HostedTable) -> None:
        hosted.timer = None
        self._in_background(self.perform(hosted, lambda now: []))

    def _in_background(self, work: Any) -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
