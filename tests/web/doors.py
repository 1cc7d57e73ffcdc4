"""A room behind a real socket, and clients of it."""

import asyncio
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from fairdeal.room.clocks import Clocks
from fairdeal.room.people.tokens import issue_session
from fairdeal.room.room import Room
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.plans import TablePlan
from fairdeal.room.tables.policy import Policy
from fairdeal.store import MemoryStore
from fairdeal.thinking.here import Here
from fairdeal.web.connection import Connection
from fairdeal.web.doorkeeper import Doorkeeper
from fairdeal.web.headers import COOKIE
from fairdeal.web.identity import Identity
from fairdeal.web.limits import Limits
from fairdeal.web.server import Server, configured
from fairdeal.web.socket import Sockets
from tests.room.script import Message, Script


def waiting(connection: Connection) -> list[Message]:
    """What waits to be sent to a client, taken."""
    return [msgspec.json.decode(connection._out.take_now()) for _ in range(len(connection._out))]


AT_ONCE = Policy(pause=0, rest=0, bot_delay=0, cuts=20, decision=60)


@dataclass(eq=False)
class Client:
    """A client, and all that it was sent."""

    socket: ClientConnection
    got: list[Message] = field(default_factory=list)
    seen: int = 0

    async def send(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), 10)
        self.got.append(msgspec.json.decode(text))
        self.seen = len(self.got)
        return self.got[-1]

    async def until(self, kind: str, true: Callable[[Message], object] = lambda message: True) -> Message:
        """The next message of a kind of which something is true; those before it are skipped."""
        while True:
            message = await self.next()
            if message["type"] == kind and true(message):
                return message

    async def answer(self, ident: str) -> str | None:
        """The answer to a command: the code of its error."""
        error = (await self.until("answer", lambda message: message["id"] == ident)).get("error")
        return None if error is None else str(error["code"])

    async def play(self, script: Script, *, done: Callable[[Message], object]) -> None:
        """Play by the script until a message for which `done` is true."""
        while True:
            message = await self.next()
            script.hear(msgspec.json.encode(message).decode(), message)
            if done(message):
                return
            if (command := script.next()) is not None:
                await self.send(**command)


@dataclass
class Door:
    """A room that is open at a port."""

    room: Room
    port: int

    async def guest(self, name: str) -> str:
        """A new guest's session."""
        row, now = self.room.people.guest(name, time.time()), time.time()
        issued = issue_session(row.id, now, secrets.token_bytes)
        await self.room.keep([row, *self.room.wallets.open(row.id, self.room.settings, now), issued.row])
        return issued.secret

    async def table(self, policy: Policy = AT_ONCE, **plan: Any) -> HostedTable:
        if not len(self.room.people):
            await self.guest("Hetty")
        options = {"stake": None, "rounds": None, "seats": 4}
        host = next(iter(self.room.people)).id
        return await self.room.make_table(host, TablePlan("casino-war", options, policy=policy, **plan))

    @asynccontextmanager
    async def client(self, session: str = "", **headers: str) -> AsyncIterator[Client]:
        """A connection, with its welcome."""
        given = {"Cookie": f"{COOKIE}={session}"} if session else {}
        async with connect(
            f"ws://127.0.0.1:{self.port}/socket",
            additional_headers={**given, **headers},
            proxy=None,
            compression=None,
            close_timeout=2,
        ) as opened:
            client = Client(opened)
            await client.until("welcome")
            yield client


@asynccontextmanager
async def open_door(*, limited: bool = False, limits: Limits | None = None) -> AsyncIterator[Door]:
    """A room with its server, in this loop."""
    limits = limits or Limits()
    store = MemoryStore()
    room = Room(
        store,
        store.load(),
        clocks=Clocks(time.time, time.monotonic),
        draw=secrets.token_bytes,
        thinker=Here(secrets.token_bytes),
    )
    await room.start()
    sockets = Sockets(room, Identity(room), origins=frozenset(), limits=limits, limited=limited)
    keeper = Doorkeeper(limits, time.monotonic, limited=limited)
    server = Server(configured(sockets, keeper, lifespan="off"), keeper)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield Door(room, listening.getsockname()[1])
        finally:
            server.should_exit = True
            await serving
            await room.stop()
