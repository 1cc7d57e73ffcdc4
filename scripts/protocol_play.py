"""A whole round over HTTP and WebSocket, really played in a room with a fixed clock and fixed bytes."""

import asyncio
import json
from collections.abc import MutableMapping
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import Any, Final

from structlog.testing import capture_logs

from fairdeal.fair import commit_cut
from fairdeal.room.clocks import Clocks
from fairdeal.room.room import Room
from fairdeal.store import MemoryStore
from fairdeal.thinking.here import Here
from fairdeal.web.application import Application, Setup, make_application
from fairdeal.web.passwords import Argon2Passwords

CUT: Final = b"lucky seven"
DAWN: Final = 1_800_000_000.0
"""When the clock stands still, in seconds since 1970."""
SEED: Final = 98
"""The fixed bytes: with these the round is a tie, and the war is won."""
PATIENCE: Final = 10.0

Json = dict[str, Any]
Event = MutableMapping[str, Any]


@dataclass(slots=True)
class Step:
    """Why, what goes to the room, and what comes from it; a text is a line of HTTP."""

    why: str
    sent: list[Json | str]
    told: list[Json | str] = field(default_factory=list)


def play(seed: int = SEED) -> list[Step]:
    """The round, step by step: always the same."""
    with capture_logs():
        return asyncio.run(asyncio.wait_for(_play(seed), PATIENCE))


async def _play(seed: int) -> list[Step]:
    store, numbers = MemoryStore(), count()

    def draw(size: int) -> bytes:
        return sha256(f"{seed}/{next(numbers)}".encode()).digest()[:size]

    room = Room(store, store.load(), clocks=Clocks(lambda: DAWN, lambda: 0.0), draw=draw, thinker=Here(draw))
    application = make_application(room, Argon2Passwords(), draw, Setup(limited=False))
    await room.start()
    steps, cookie, table = await _come_in(application)
    socket = _Socket(application, cookie)
    steps += await _round(socket, table)
    await socket.close()
    await room.stop()
    return steps


async def _come_in(application: Application) -> tuple[list[Step], str, int]:
    guest, table = {"name": "Anna"}, {"game": "casino-war"}
    entered, answer = await _post(application, "/api/guest", guest)
    cookie = entered.partition("=")[2].partition(";")[0]
    _, found = await _post(application, "/api/play-now", table, cookie)
    return (
        [
            Step("A guest comes in.", ["POST /api/guest", guest], [f"Set-Cookie: {entered}", answer]),
            Step(
                "A table is found, or made.",
                ["POST /api/play-now", f"Cookie: fairdeal_session={cookie}", table],
                [found],
            ),
        ],
        cookie,
        found["table"],
    )


async def _round(socket: "_Socket", table: int) -> list[Step]:
    """Commands are numbered, and each waits for its answer."""
    numbers = count(1)

    async def do(why: str, kind: str, **fields: Any) -> Step:
        command = {"type": kind, "id": str(next(numbers)), "table": table, **fields}
        return Step(why, [command], await socket.ask(command, until="answer"))

    async def act(why: str, action: Json) -> Step:
        return await do(why, "act", version=socket.offer["version"], action=action)

    watch = {"type": "watch", "table": table}
    return [
        Step("The WebSocket is opened, with the cookie.", ["GET /socket"], await socket.until("welcome")),
        Step("The table is watched.", [watch], await socket.ask(watch, until="table")),
        await do("Anna sits down with 200 chips.", "sit", chips=400),
        await do("She need not wait for the round. The house shows its seal.", "ready"),
        await act("She bets 10 chips: an amount that was offered, in half-chips.", {"kind": "bet", "amount": 20}),
        await do(
            "The commitment to her cut, which is the words “lucky seven”.", "show-cut", commitment=commit_cut(CUT).hex()
        ),
        await do("Nobody else cuts, so she opens it. The cards are dealt: a tie.", "open-cut", cut=CUT.hex()),
        await act("She goes to war. The round is settled, and the seal opened.", {"kind": "go-to-war"}),
        await do("She leaves, and her chips go back to the wallet.", "leave"),
    ]


async def _post(application: Application, path: str, body: Json, cookie: str = "") -> tuple[str, Json]:
    """The cookie that is set, and the answer."""
    told: list[Event] = []
    headers = {"host": "localhost:8000", "content-type": "application/json", "cookie": f"fairdeal_session={cookie}"}
    sent = iter([{"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}])

    async def receive() -> Event:
        return next(sent, {"type": "http.disconnect"})

    async def send(event: Event) -> None:
        told.append(event)

    await application(_scope("http", path, headers) | {"method": "POST"}, receive, send)
    cookies = [value.decode() for name, value in told[0]["headers"] if name.lower() == b"set-cookie"]
    answer: Json = json.loads(b"".join(event.get("body", b"") for event in told[1:]))
    assert told[0]["status"] < 300, answer
    return "".join(cookies), answer


class _Socket:
    """A client on the WebSocket; `offer` is the last that it was made."""

    def __init__(self, application: Application, cookie: str) -> None:
        self.offer: Json = {}
        self._in: asyncio.Queue[Event] = asyncio.Queue()
        self._out: asyncio.Queue[Event] = asyncio.Queue()
        self._out.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", "/socket", {"host": "localhost:8000", "cookie": f"fairdeal_session={cookie}"})
        self._served = asyncio.create_task(application(scope, self._out.get, self._in.put))

    async def ask(self, message: Json, *, until: str) -> list[Json | str]:
        """Send a message; what is told then, up to a message of that type."""
        self._out.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        return await self.until(until)

    async def until(self, kind: str) -> list[Json | str]:
        told: list[Json | str] = []
        while True:
            event = await self._in.get()
            if event["type"] == "websocket.send":
                message = json.loads(event["text"])
                self.offer = message.get("now", {}).get("offer", self.offer)
                told.append(message)
                if message["type"] == kind:
                    return told

    async def close(self) -> None:
        self._out.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._served


def _scope(kind: str, path: str, headers: dict[str, str]) -> Json:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 8000),
    }
