"""A room as a process of its own, on a SQLite file, that can be killed at any moment and started again."""

import asyncio
import os
import re
import secrets
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fairdeal.room.clocks import Clocks
from fairdeal.room.people.tokens import issue_session
from fairdeal.room.room import Room
from fairdeal.room.tables.plans import TablePlan
from fairdeal.room.tables.policy import Policy
from fairdeal.store import open_store
from fairdeal.thinking.here import Here

ADDRESS: Final = re.compile(rb"http://127\.0\.0\.1:(\d+)/")
POLICY: Final = Policy(decision=5, cuts=1, pause=0, rest=0, bot_delay=0.05, hold=20, missed=0)
TABLES: Final = ((1, 0), (3, 1), (3, 0), (2, 0), (4, 2), (2, 1))
"""How many seats a table has, and how many of them are bots'."""


@dataclass
class Cast:
    """Who plays in a storm: sessions by name, and the tables with how many people each has room for."""

    sessions: dict[str, str] = field(default_factory=dict)
    tables: dict[int, int] = field(default_factory=dict)


async def prepare(path: Path, players: int) -> Cast:
    """A new room's file with guests, and tables for all of them."""
    store, cast = open_store(str(path)), Cast()
    room = Room(
        store,
        store.load(),
        clocks=Clocks(time.time, time.monotonic),
        draw=secrets.token_bytes,
        thinker=Here(secrets.token_bytes),
    )
    for number in range(players):
        row, now = room.people.guest(f"Storm {number}", time.time()), time.time()
        issued = issue_session(row.id, now, secrets.token_bytes)
        await room.keep([row, *room.wallets.open(row.id, room.settings, now), issued.row])
        cast.sessions[row.name] = issued.secret
    host = next(iter(room.people)).id
    while sum(cast.tables.values()) < players:
        seats, bots = TABLES[len(cast.tables) % len(TABLES)]
        options = {"stake": None, "rounds": 6 if len(cast.tables) % 2 else None, "seats": seats}
        hosted = await room.make_table(host, TablePlan("casino-war", options, policy=POLICY, bots=bots))
        cast.tables[hosted.id] = seats - bots
    await room.stop()
    store.close()
    return cast


class Server:
    """The process. `port` is where it listens; after a kill it listens at the same again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.port = 0
        self.kills = 0
        self.log = path.with_suffix(".log")
        self._process: Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        command = (sys.executable, "-m", "fairdeal", "serve", "--host", "127.0.0.1")
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, "--port", str(self.port), "--database", str(self.path), stdout=PIPE, stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )  # fmt: skip
        assert self._process.stdout is not None
        async with asyncio.timeout(30):
            async for line in self._process.stdout:
                if found := ADDRESS.search(line):
                    self.port = int(found[1])
                    return
        raise AssertionError(f"the room did not open: {self.log.read_text()[-2000:]}")

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def kill(self) -> None:
        """End it at once, whatever it does."""
        await self._end(signal.SIGKILL)
        self.kills += 1

    async def stop(self) -> None:
        """Let it end as it should; nothing may be wrong then."""
        assert await self._end(signal.SIGTERM) == 0

    async def _end(self, number: signal.Signals) -> int:
        process = self._process
        assert process is not None
        assert process.returncode is None, f"the room ended by itself: {self.log.read_text()[-3000:]}"
        process.send_signal(number)
        async with asyncio.timeout(30):
            return await process.wait()
