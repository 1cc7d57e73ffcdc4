"""What a connection may keep waiting, pile up or leave open, over real sockets: it ends, says why, and is counted."""

import asyncio
import errno
import os
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from fairdeal.web import doorkeeper
from fairdeal.web.doorkeeper import Doorkeeper
from fairdeal.web.endings import FLOODED
from fairdeal.web.limits import Limits
from fairdeal.web.protocols import MOST_PIECES, MOST_UNREAD, UNREADABLE
from fairdeal.web.server import Server, configured
from tests.room.rooms import until

PATIENCE = 10
SOON = 0.1
"""Seconds of the limit that a test waits for."""

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: room\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
GET = b"GET / HTTP/1.1\r\nHost: room\r\n\r\n"
MASK = bytes(4)
TEXT, PIECE, PING = 0x81, 0x00, 0x89


def frame(first: int, data: bytes = b"") -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    assert len(data) < 126
    return bytes([first, 0x80 | len(data)]) + MASK + data


@dataclass
class App:
    """An application that answers with so many bytes, or hears what a WebSocket sends when it is let."""

    size: int = 2
    hears: asyncio.Event = field(default_factory=asyncio.Event)
    heard: list[Any] = field(default_factory=list)

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await self.hears.wait()
            while (event := await receive())["type"] == "websocket.receive":
                self.heard.append(event)
        elif scope["method"] == "POST":
            while (event := await receive())["type"] == "http.request" and event["more_body"]:
                pass
            self.heard.append(event)
            await self._answer(send)
        else:
            await self._answer(send)

    async def _answer(self, send: Any) -> None:
        headers = [(b"content-length", str(self.size).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"x" * self.size})


@dataclass
class House:
    """A server with its doorkeeper, and why connections ended."""

    port: int
    keeper: Doorkeeper
    app: App
    ended: list[str]
    callers: "list[Caller]" = field(default_factory=list)

    async def connect(self, first: bytes = b"", *, host: str = "127.0.0.1", small: bool = False) -> "Caller":
        """A connection from an address of this machine, which has sent something."""
        sock = socket.socket()
        if small:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.bind((host, 0))
        sock.setblocking(False)
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", self.port))
        caller = Caller(sock)
        self.callers.append(caller)
        await caller.send(first)
        return caller


@dataclass
class Caller:
    """A raw connection."""

    socket: socket.socket

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def rest(self) -> bytes:
        """Everything until the room closes the connection."""
        got = b""
        async with asyncio.timeout(PATIENCE):
            while data := await self._some():
                got += data
        return got

    async def answer(self, ends: bytes = b"xx") -> None:
        """Read until the end of an answer."""
        got = b""
        while not got.endswith(ends):
            more = await self.some()
            assert more, got
            got += more

    async def some(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._some()

    async def _some(self) -> bytes:
        try:
            return await asyncio.get_running_loop().sock_recv(self.socket, 65536)
        except ConnectionResetError:
            return b""


@asynccontextmanager
async def house(limits: Limits, app: App | None = None, **rules: Any) -> AsyncIterator[House]:
    ended: list[str] = []
    app = app or App()
    keeper = Doorkeeper(limits, asyncio.get_running_loop().time, ended=ended.append, **rules)
    server = Server(configured(app, keeper, lifespan="off"), keeper)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.005)
        at = House(listening.getsockname()[1], keeper, app, ended)
        try:
            yield at
        finally:
            app.hears.set()
            for caller in at.callers:
                caller.socket.close()
            server.should_exit = True
            await serving


def run(
    limits: Limits, test: Callable[[House], Coroutine[Any, Any, None]], app: App | None = None, **rules: Any
) -> None:
    async def main() -> None:
        async with asyncio.timeout(30), house(limits, app, **rules) as at:
            await test(at)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doorkeeper, "LOOKS_EVERY", 0.02)
        asyncio.run(main())


def refusal(answer: bytes) -> tuple[int, str]:
    """The status of an answer, and the code of its refusal."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), str(msgspec.json.decode(body)["code"])


# Time


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (b"", "first-byte"),
        (b"GET / HT", "headers"),
        (b"GET / HTTP/1.1\r\nHost: room\r\nX-Slow: ", "headers"),
        (b"POST / HTTP/1.1\r\nHost: room\r\nContent-Length: 5\r\n\r\nhel", "body"),
        (b"POST / HTTP/1.1\r\nHost: room\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel", "body"),
    ],
)
def test_who_keeps_the_room_waiting_is_told_so_and_the_connection_ends(sent: bytes, reason: str) -> None:
    async def test(at: House) -> None:
        caller = await at.connect(sent)
        assert refusal(await caller.rest()) == (408, "request-too-slow")
        assert at.ended == [reason]
        await until(lambda: len(at.keeper) == 0)

    short: dict[str, Any] = {reason.replace("-", "_"): SOON}
    run(replace(Limits(first_byte=60, headers=60, body=60), **short), test)


def test_a_second_request_that_is_slow_ends_too_and_a_quick_one_does_not() -> None:
    async def test(at: House) -> None:
        caller = await at.connect(GET)
        await caller.answer()
        await caller.send(GET)
        await caller.answer()
        await caller.send(b"GET")
        assert refusal(await caller.rest()) == (408, "request-too-slow")

    run(Limits(headers=SOON), test)


def test_a_body_that_does_not_come_is_no_bug_of_the_application() -> None:
    async def test(at: House) -> None:
        with capture_logs() as logs:
            await (await at.connect(b"POST / HTTP/1.1\r\nHost: room\r\nContent-Length: 5\r\n\r\nhel")).rest()
            await until(lambda: at.app.heard == [{"type": "http.disconnect"}])
        assert [each["reason"] for each in logs] == ["body"]

    run(Limits(body=SOON), test)


def test_an_answer_that_is_not_read_is_not_kept_for_ever() -> None:
    async def test(at: House) -> None:
        await at.connect(GET, small=True)
        await until(lambda: at.ended == ["not-read"])
        await until(lambda: len(at.keeper) == 0)

    run(Limits(reading=SOON), test, App(size=20_000_000))


def test_who_reads_slowly_but_reads_gets_the_whole_answer() -> None:
    async def test(at: House) -> None:
        caller, got = await at.connect(GET, small=True), 0
        while got < 8_000_000:
            got += len(await caller.some())
            await asyncio.sleep(0)
        assert at.ended == []

    run(Limits(reading=1.0), test, App(size=8_000_000))


# Memory


def test_when_too_much_waits_for_all_who_do_not_read_the_one_with_the_most_is_cut_off() -> None:
    async def test(at: House) -> None:
        for _ in range(4):
            await at.connect(GET, small=True)
        await until(lambda: at.ended == ["not-read"] * 3)
        await until(lambda: len(at.keeper) == 1)

    run(Limits(all_waiting=25_000_000), test, App(size=20_000_000))


def test_pings_whose_answers_are_not_read_end_the_connection() -> None:
    async def test(at: House) -> None:
        caller = await at.connect(UPGRADE, small=True)
        pings = frame(PING, b"x" * 100) * 1000

        async def flood() -> None:
            while True:
                await caller.send(pings)

        flooding = asyncio.create_task(flood())
        await until(lambda: at.ended == ["not-read"])
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            await flooding
        await until(lambda: len(at.keeper) == 0)

    run(Limits(waiting=200_000), test)


def test_messages_that_the_room_has_no_time_to_read_end_the_connection() -> None:
    async def test(at: House) -> None:
        caller = await at.connect(UPGRADE)
        await caller.answer(b"\r\n\r\n")
        await caller.send(frame(TEXT, b"{}") * (MOST_UNREAD * 2))
        closing = await caller.rest()
        assert closing[-len(FLOODED.reason) - 2 :] == struct.pack("!H", FLOODED.code) + FLOODED.reason.encode()
        at.app.hears.set()
        await until(lambda: len(at.keeper) == 0)
        assert len(at.app.heard) <= MOST_UNREAD + 1

    run(Limits(), test)


def test_a_message_in_endless_pieces_ends_the_connection() -> None:
    async def test(at: House) -> None:
        caller = await at.connect(UPGRADE)
        await caller.answer(b"\r\n\r\n")
        await caller.send(frame(0x01) + frame(PIECE) * MOST_PIECES)
        assert struct.pack("!H", UNREADABLE) in await caller.rest()

    run(Limits(), test)


# How many


def test_an_address_has_so_many_connections_and_another_one_as_many() -> None:
    async def test(at: House) -> None:
        held = [await at.connect(GET) for _ in range(3)]
        for each in held:
            await each.answer()
        assert refusal(await (await at.connect(GET)).rest()) == (429, "too-many-connections")
        await (await at.connect(GET, host="127.0.0.2")).answer()
        held.pop().socket.close()
        await until(lambda: len(at.keeper) == 3)
        await (await at.connect(GET)).answer()
        assert at.ended == ["address-full"]

    run(Limits(address_connections=3), test)


def test_a_proxy_has_as_many_connections_as_it_wants() -> None:
    async def test(at: House) -> None:
        for _ in range(5):
            await (await at.connect(GET)).answer()

    run(Limits(address_connections=3), test, proxies=lambda address: address == "127.0.0.1")


def test_where_all_are_taken_the_oldest_idle_one_of_who_has_most_makes_room() -> None:
    async def test(at: House) -> None:
        patient = await at.connect(host="127.0.0.3")
        held = [await at.connect() for _ in range(3)]
        await until(lambda: len(at.keeper) == 4)
        with capture_logs() as logs:
            newcomer = await at.connect(GET, host="127.0.0.2")
            await newcomer.answer()
            assert refusal(await held[0].rest()) == (503, "no-connections-left")
            await at.connect(GET, host="127.0.0.4")
            assert refusal(await held[1].rest()) == (503, "no-connections-left")
        await patient.send(GET)
        await patient.answer()
        assert at.ended == ["room-full"] * 2
        assert [(each["reason"], each["network"]) for each in logs] == [("room-full", "127.0.0.1")]

    run(Limits(connections=4), test)


def test_when_no_more_files_can_be_opened_it_is_said_once_and_idle_connections_make_room() -> None:
    async def test(at: House) -> None:
        for _ in range(20):
            await at.connect()
        await until(lambda: len(at.keeper) == 20)

        def none_left(*args: object) -> int:
            raise OSError(errno.EMFILE, "Too many open files")

        with pytest.MonkeyPatch.context() as patch, capture_logs() as logs:
            patch.setattr(os, "open", none_left)
            await until(lambda: len(at.keeper) <= 14)
        assert [each["event"] for each in logs if each["reason"] == "no-more-files"] == [
            "no more files or connections can be opened: raise the limit of open files (ulimit -n)"
        ]

    run(Limits(), test)
