"""The WebSocket: from an opened connection to its end."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from fairdeal.errors import NotAllowed, StoreFailed
from fairdeal.room.room import Room
from fairdeal.web import refusals
from fairdeal.web.connection import Answered, Broken, Connection, TooSlow
from fairdeal.web.headers import headers_in, is_same_origin
from fairdeal.web.identity import Identity

PATH: Final = "/socket"

REFUSED: Final = 4403
CUT_OFF: Final = 4408
GOING_DOWN: Final = 1012
BROKEN: Final = 1011
"""Close codes: not allowed, too slow, the room restarts, and something is wrong in the room itself."""

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
        limited: bool = True,
        answered: Answered = lambda kind, code: None,
    ) -> None:
        self._room = room
        self._identity = identity
        self._origins = origins
        self._limited = limited
        self._answered = answered
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
            await send({"type": "websocket.close", "code": REFUSED})
            return
        await send({"type": "websocket.accept"})
        await self._serve(Connection(self._room, player, limited=self._limited, answered=self._answered), receive, send)

    async def _serve(self, connection: Connection, receive: Receive, send: Send) -> None:
        self.open.add(connection)
        writing = asyncio.create_task(self._write(connection, send))
        try:
            await connection.welcome()
            while (event := await receive())["type"] == "websocket.receive":
                await connection.read(event.get("text") or event.get("bytes") or "")
        except StoreFailed:
            # Nothing is told any more: the room is about to stop.
            await send({"type": "websocket.close", "code": GOING_DOWN})
        finally:
            self.open.discard(connection)
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing
            await connection.leave()

    async def _write(self, connection: Connection, send: Send) -> None:
        try:
            await connection.write(lambda text: send({"type": "websocket.send", "text": text}))
        except TooSlow:
            await send({"type": "websocket.close", "code": CUT_OFF})
        except Broken:
            await send({"type": "websocket.close", "code": BROKEN})
        except (OSError, RuntimeError):
            return
