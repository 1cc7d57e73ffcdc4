"""Open WebSockets, by player: counted, and closed when a player is banned or signs out."""

import asyncio
from collections.abc import MutableMapping
from typing import Any, Final

from fairdeal.web.socket import Receive, Send

SIGNED_OUT: Final = 4401
"""Close code: the session or token by which the client came is valid no longer."""


class Line:
    """One WebSocket seen from outside: what the client sends passes `receive`, what the room sends passes `send`."""

    def __init__(self, receive: Receive, send: Send, *, player: str = "", digest: str = "") -> None:
        self.player, self.digest = player, digest
        self._receive, self._send = receive, send
        self._cut = False

    async def receive(self) -> MutableMapping[str, Any]:
        """What comes next from the client; its end when the line was cut."""
        event = await self._receive()
        return {"type": "websocket.disconnect", "code": 1000} if self._cut else event

    async def send(self, event: MutableMapping[str, Any]) -> None:
        """Send something to the client."""
        if not self._cut:
            await self._send(event)

    async def cut(self, code: int) -> None:
        """Close the line; nothing that the client sends is read any more."""
        if not self._cut:
            self._cut = True
            await self._send({"type": "websocket.close", "code": code})


class Lines:
    """All lines that are open."""

    def __init__(self) -> None:
        self._open: set[Line] = set()
        self._cutting: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, line: Line) -> None:
        """A line is opened."""
        self._open.add(line)

    def drop(self, line: Line) -> None:
        """A line is closed."""
        self._open.discard(line)

    def cut_player(self, player: str, code: int) -> None:
        """Close all lines of a player."""
        self._cut([line for line in self._open if line.player == player], code)

    def cut_session(self, digest: str, code: int) -> None:
        """Close the lines that came by a session or token."""
        self._cut([line for line in self._open if line.digest == digest], code)

    def _cut(self, lines: list[Line], code: int) -> None:
        """Close lines without waiting: a client that does not read its messages would hold it up."""
        for line in lines:
            task = asyncio.get_running_loop().create_task(_cut_quietly(line, code))
            self._cutting.add(task)
            task.add_done_callback(self._cutting.discard)


async def _cut_quietly(line: Line, code: int) -> None:
    try:
        await line.cut(code)
    except (OSError, RuntimeError):
        return
