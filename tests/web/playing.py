"""A player at the WebSocket of a running room, who waits for each answer."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from websockets.sync.client import ClientConnection, connect

from tests.room.script import Message, Script

PATIENCE = 20.0


@dataclass(eq=False)
class Player:
    """Who plays, and everything that was told."""

    socket: ClientConnection
    told: list[str] = field(default_factory=list)

    def next(self) -> Message:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.told.append(text)
        message: Message = json.loads(text)
        return message

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def until(self, true: Callable[[Message], object]) -> Message:
        while not true(message := self.next()):
            pass
        return message

    def play(self, script: Script, rounds: int, code: str = "") -> None:
        """Watch the table, with its code, and play so many rounds."""
        self.send(**script.watch(), code=code)
        while rounds > 0:
            message = self.next()
            script.hear(json.dumps(message), message)
            rounds -= settled(message)
            if (command := script.next()) is not None:
                self.send(**command)

    def leave(self, script: Script) -> None:
        """Leave the table, and wait until the chips are gone from there."""
        self.send(**script.command("leave"))
        self.until(lambda message: any(event["kind"] == "seat-left" for event in message.get("events", ())))


def settled(message: Message) -> int:
    """How many rounds were settled in a message."""
    return sum(event["kind"] == "round-settled" for event in message.get("events", ()))


@contextmanager
def player_at(port: int, cookie: str = "", **headers: str) -> Iterator[Player]:
    """A connection with a session's cookie."""
    given = {"Cookie": cookie} if cookie else {}
    with connect(
        f"ws://127.0.0.1:{port}/socket", additional_headers={**given, **headers}, proxy=None, close_timeout=2
    ) as socket:
        yield Player(socket)


def play_rounds(port: int, cookie: str, table: int, rounds: int, *, code: str = "", leave: bool = True) -> Script:
    """Sit down, play, and leave or be lost; what the player saw."""
    script = Script(table, Random(1))
    with player_at(port, cookie) as player:
        player.play(script, rounds, code)
        if leave:
            player.leave(script)
    return script
