"""The WebSocket: from an opened connection to its end."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Final

from fairdeal.errors import NotAllowed, StoreFailed
from fairdeal.room.room import Room
from fairdeal.web import refusals
from fairdeal.web.connection import Answered, Connection
from fairdeal.web.endings import GOING_DOWN, REFUSED, Ending
from fairdeal.web.headers import headers_in, is_same_origin, network_in
from fairdeal.web.identity import Identity
from fairdeal.web.limits import Limits
from fairdeal.web.outbox import Outboxes
from fairdeal.web.rates import MESSAGES, Buckets

PATH: Final = "/socket"

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Sockets:
    """All connections of a room, as an ASGI application for WebSockets."""

    def __init__(
        self,
        room: Room,
        identity: Identity,
        *,
        origins: frozenset[str],
        limits: Limits | None = None,
        limited: bool = True,
        answered: Answered = lambda kind, code: None,
    ) -> None:
        self._room = room
        self._identity = identity
        self._origins = origins
        self._limited = limited
        self._answered = answered
        self._outboxes = Outboxes(limits or Limits())
        self._messages = Buckets(MESSAGES, room.clocks.steady)
        self._ending: set[asyncio.Task[None]] = set()
        self.open: set[Connection] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection until it ends."""
        await receive()
        try:
            if not is_same_origin(scope, self._origins):
                raise refusals.wrong_origin()
            player = await self._identity.player_of(headers_in(scope))
            if player:
                self._room.people.check_not_banned(player, self._room.clocks.wall())
        except NotAllowed:
            await send(REFUSED.event)
            return
        await send({"type": "websocket.accept"})
        connection = Connection(
            self._room,
            player,
            outboxes=self._outboxes,
            limited=self._limited,
            wait=partial(self._messages.wait, player or network_in(scope)),
            answered=self._answered,
            end=lambda ending: self._end(send, ending),
        )
        await self._serve(connection, receive, send)

    async def _serve(self, connection: Connection, receive: Receive, send: Send) -> None:
        self.open.add(connection)
        writing = asyncio.create_task(_write(connection, send))
        try:
            await connection.welcome()
            while (event := await receive())["type"] == "websocket.receive":
                await connection.read(event.get("text") or event.get("bytes") or "")
        except StoreFailed:
            # Nothing is told any more: the room is about to stop.
            await send(GOING_DOWN.event)
        finally:
            self.open.discard(connection)
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing
            await connection.leave()

    def _end(self, send: Send, ending: Ending) -> None:
        """Close a connection from outside: what is being sent just now may wait for ever."""
        task = asyncio.get_running_loop().create_task(_quietly(send(ending.event)))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


async def _write(connection: Connection, send: Send) -> None:
    await _quietly(connection.write(lambda text: send({"type": "websocket.send", "text": text})))


async def _quietly(work: Awaitable[None]) -> None:
    """Do what can fail when the client is gone."""
    try:
        await work
    except (OSError, RuntimeError):
        return
