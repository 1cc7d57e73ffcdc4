"""Open WebSockets, by player: counted, and closed when a player is banned or signs out."""

import asyncio
from collections.abc import MutableMapping
from typing import Any, Final, get_args

import msgspec

from fairdeal.web.metrics import Metrics
from fairdeal.web.socket import Receive, Send
from fairdeal.wire.messages import Command, FromClient

SIGNED_OUT: Final = 4401
"""Close code: the session or token by which the client came is valid no longer."""

ANSWERS: Final = '{"type":"answer"'
"""What the answer to a command begins with, as the room writes it."""

MOST_AWAITED: Final = 100
"""Commands of one line whose answers are awaited for the metrics."""

KINDS: Final = frozenset(str(kind.__struct_config__.tag) for kind in get_args(FromClient) if issubclass(kind, Command))
"""What commands there are."""


class _Head(msgspec.Struct):
    """Of a message of a client: what it is, and the id of a command."""

    type: str
    id: str = ""


class _Error(msgspec.Struct):
    code: str


class _AnswerHead(msgspec.Struct):
    """Of an answer: to which command it is, and why that was refused."""

    id: str
    error: _Error | None = None


class Line:
    """One WebSocket seen from outside: what the client sends passes `receive`, what the room sends passes `send`."""

    def __init__(self, receive: Receive, send: Send, metrics: Metrics, *, player: str = "", digest: str = "") -> None:
        self.player, self.digest = player, digest
        self._receive, self._send = receive, send
        self._metrics = metrics
        self._awaited: dict[str, str] = {}
        self._cut = False

    async def receive(self) -> MutableMapping[str, Any]:
        """What comes next from the client; its end when the line was cut."""
        event = await self._receive()
        if self._cut:
            return {"type": "websocket.disconnect", "code": 1000}
        if event["type"] == "websocket.receive":
            self._note_command(event.get("text") or event.get("bytes") or "")
        return event

    async def send(self, event: MutableMapping[str, Any]) -> None:
        """Send something to the client."""
        if self._cut:
            return
        await self._send(event)
        text = event.get("text") or ""
        if text.startswith(ANSWERS):
            self._note_answer(text)

    async def cut(self, code: int) -> None:
        """Close the line; nothing that the client sends is read any more."""
        if not self._cut:
            self._cut = True
            await self._send({"type": "websocket.close", "code": code})

    def _note_command(self, data: str | bytes) -> None:
        try:
            head = _HEAD.decode(data)
        except (msgspec.DecodeError, RecursionError, ValueError):
            return
        if head.type in KINDS and len(self._awaited) < MOST_AWAITED:
            self._awaited[head.id] = head.type

    def _note_answer(self, text: str) -> None:
        answer = _ANSWER.decode(text)
        kind = self._awaited.pop(answer.id, None)
        if kind is not None:
            self._metrics.commanded(kind, answer.error.code if answer.error else "")


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


_HEAD: Final = msgspec.json.Decoder(_Head)
_ANSWER: Final = msgspec.json.Decoder(_AnswerHead)
