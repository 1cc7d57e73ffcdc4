"""Those who mean no good: python -m benchmarks.soak.strangers PORT TABLE COUNT SECONDS.

A third never read what they ask for, a third ask for odds without end, a third open connections and hold them. They
come from a few addresses of this machine, and come back whenever they are cut off.
"""

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import Awaitable, Callable
from itertools import cycle, product
from typing import Final

ADDRESSES: Final = 5
PAUSE: Final = 0.5
"""Seconds before a stranger who was cut off comes back."""

UPGRADE: Final = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HELD: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n",
)
HOUSES: Final = tuple(product(("on", "off"), ("value", "rank", "never"), ("2", "3", "4"), ("1", "2", "6")))

Stranger = Callable[[int, int, int], Awaitable[None]]


async def connection(port: int, number: int) -> socket.socket:
    """A connection from one of the strangers' addresses, with a small window for what comes."""
    sock = socket.socket()
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sock.setblocking(False)
        sock.bind((f"127.0.2.{1 + number % ADDRESSES}", 0))
        await asyncio.get_running_loop().sock_connect(sock, ("127.0.0.1", port))
    except BaseException:
        sock.close()
        raise
    return sock


async def never_read(port: int, number: int, table: int) -> None:
    """Ask for a table twenty times a second, and take nothing."""
    loop = asyncio.get_running_loop()
    with await connection(port, number) as sock:
        await loop.sock_sendall(sock, UPGRADE)
        watch = json.dumps({"type": "watch", "table": table}).encode()
        frame = bytes([0x81, 0x80 | len(watch)]) + bytes(4) + watch
        while True:
            await loop.sock_sendall(sock, frame)
            await asyncio.sleep(0.05)


async def ask_for_odds(port: int, number: int, table: int) -> None:
    """Ask for the odds of another house each time, as soon as the last was answered."""
    loop = asyncio.get_running_loop()
    houses = cycle(HOUSES[number % len(HOUSES) :] + HOUSES[: number % len(HOUSES)])
    with await connection(port, number) as sock:
        while True:
            das, tens, hands, decks = next(houses)
            query = f"das={das}&split_tens={tens}&max_hands={hands}&decks={decks}"
            request = f"GET /api/games/blackjack/odds?{query} HTTP/1.1\r\nHost: localhost\r\n\r\n"
            await loop.sock_sendall(sock, request.encode())
            if not await loop.sock_recv(sock, 65536):
                return
            await asyncio.sleep(0.1)


async def hold(port: int, number: int, table: int) -> None:
    """Open a connection, say too little, and wait."""
    loop = asyncio.get_running_loop()
    with await connection(port, number) as sock:
        await loop.sock_sendall(sock, HELD[number % len(HELD)])
        while await loop.sock_recv(sock, 65536):
            pass


KINDS: Final[tuple[Stranger, ...]] = (never_read, ask_for_odds, hold)


async def come_back(stranger: Stranger, port: int, number: int, table: int) -> None:
    """A stranger for ever."""
    while True:
        with contextlib.suppress(OSError):
            await stranger(port, number, table)
        await asyncio.sleep(PAUSE)


async def main(port: int, table: int, count: int, seconds: float) -> None:
    crowd = [come_back(KINDS[number % len(KINDS)], port, number, table) for number in range(count)]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*crowd)


if __name__ == "__main__":
    _port, _table, _count, _seconds = sys.argv[1:]
    asyncio.run(main(int(_port), int(_table), int(_count), float(_seconds)))
