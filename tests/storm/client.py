"""A player in a storm: plays, loses the connection, says things twice, late, wrongly and in the wrong order."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from fairdeal.web.headers import COOKIE
from tests.room.script import Message, Script

GARBAGE = ("", "{", "null", "[]", '{"type":"sit"}', '{"type":"act","table":1,"id":"x"}', "\x00", "🂡" * 30, '"' * 400)
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)


class Player:
    """A player with a script. `windows` of them may be open at once."""

    def __init__(self, name: str, session: str, table: int, chance: Random, port: Callable[[], int]) -> None:
        self.script = Script(table, chance, chips=chance.choice([40, 200, 400]), name=name)
        self._session, self._chance, self._port = session, chance, port
        self.unanswered: list[Message] = []
        self.refused = 0
        self.repeated = 0
        self._late: list[Message] = []

    async def play(self) -> None:
        """Connect, play, lose the connection, and come again, for ever."""
        while True:
            with contextlib.suppress(*LOST):
                await self._play_once()
            self.script.forget_view()
            await asyncio.sleep(self._chance.uniform(0.05, 0.5))

    async def _play_once(self) -> None:
        address = f"ws://127.0.0.1:{self._port()}/socket"
        headers = {"Cookie": f"{COOKIE}={self._session}"}
        async with connect(
            address, additional_headers=headers, proxy=None, compression=None, close_timeout=1, max_queue=None
        ) as socket:
            await self._send(socket, self.script.watch())
            for command in self._to_repeat():
                await self._send(socket, command)
            await self._play_on(socket)

    def _to_repeat(self) -> list[Message]:
        """What was not answered before the connection was lost, and some that was, so that it is answered the same."""
        script = self.script
        # A table that was opened again remembers the last of what was done there: nothing old is repeated.
        lately = list(script.answers.items())[-10:]
        done = [script.sent[ident] for ident, code in lately if code is None][-3:]
        again = [*done, *self.unanswered]
        self.repeated += len(again)
        self.unanswered = []
        return again

    async def _play_on(self, socket: ClientConnection) -> None:
        while True:
            try:
                async with asyncio.timeout(3):
                    text = str(await socket.recv())
            except TimeoutError:
                await self._send(socket, self.script.watch())
                continue
            message = msgspec.json.decode(text)
            self.script.hear(text, message)
            self._note(message)
            if self._chance.random() < 0.004:
                socket.transport.abort()
                return
            if (command := self.script.next()) is not None:
                await asyncio.sleep(self._chance.uniform(0.02, 0.25))
                await self._say(socket, command)

    def _note(self, message: Message) -> None:
        if message["type"] == "answer":
            self.unanswered = [each for each in self.unanswered if each["id"] != message["id"]]
            self.refused += "error" in message
        elif message["type"] == "failed" and message["error"]["code"] == "too-fast":
            self.script.answered = -1

    async def _say(self, socket: ClientConnection, command: Message) -> None:
        """Say it, sometimes after other things, and sometimes not at all."""
        chance = self._chance
        if chance.random() < 0.4:
            await self._send(socket, chance.choice(self._asides(command)))
        if chance.random() < 0.05:
            await socket.send(chance.choice(GARBAGE))
        if command["type"] == "open-cut" and chance.random() < 0.02:
            return  # the cut is withheld
        await self._send(socket, command)
        self._late = [*self._late[-5:], command]

    def _asides(self, command: Message) -> list[Message]:
        """What a client may say that is not called for: repeated, late, stale, wrong, or just in the way."""
        make = self.script.command
        asides = [
            command,
            *self._late[-2:],
            make("sit", chips=20, seat=self._chance.choice([None, 0, 1])),
            make("chat", text=f"storm {self.script.name}-{self.script.ids}"),
            make("act", version=0, action={"kind": "deal", "card": "9c"}),
            make("open-cut", cut=b"another".hex()),
            make("ready"),
        ]
        if command["type"] == "act":
            asides.append(make("act", version=command["version"] - 1, action=command["action"]))
        return [make("leave")] if self._chance.random() < 0.03 else asides

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        if "id" in message and message not in self.unanswered:
            self.unanswered.append(message)
        await socket.send(msgspec.json.encode(message).decode())
