"""How much of a room anybody can hold at once: connections, bytes that wait, tables, and time. All of it is here."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from fairdeal.web import refusals

KIB: Final = 1024
MIB: Final = 1024 * KIB

MOST: Final = 1 << 40
"""Every limit is smaller."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The ceilings of a room. Sizes are bytes, times are seconds."""

    connections: int = 4000
    """TCP connections in all; fewer where the system allows fewer open files."""

    address_connections: int = 250
    """TCP connections of an address. A named proxy stands for many people, and has no such limit."""

    sockets: int = 2000
    """Open WebSockets in all."""

    address_sockets: int = 100
    """Open WebSockets of an address."""

    player_sockets: int = 10
    """Open WebSockets of a player."""

    watched: int = 20
    """Tables that a WebSocket watches."""

    waiting: int = 512 * KIB
    """Bytes that wait for a client on its WebSocket because it doesn't read them."""

    all_waiting: int = 32 * MIB
    """Bytes that wait for all clients together. Above that the client with the most is cut off."""

    requests: int = 200
    """Requests that are being worked on in all."""

    address_requests: int = 40
    """Requests of an address that are being worked on."""

    first_byte: float = 10.0
    """From opening a connection to the first byte."""

    headers: float = 10.0
    """From the first byte of a request to the end of its headers."""

    body: float = 30.0
    """From the end of the headers to the end of the body."""

    reading: float = 20.0
    """For a client to take more of an answer that it doesn't read."""

    closing: float = 5.0
    """From the end that the room makes of a connection to the moment it is cut."""


def read_limits(texts: Sequence[str]) -> Limits:
    """The usual limits, with others in their place: `watched=50`.

    Raises NotUnderstood (`limit-unknown`, `limit-unreadable`).

    >>> read_limits(["watched=50", "body=2.5"]) == Limits(watched=50, body=2.5)
    True
    """
    usual = Limits()
    kinds = {each.name: type(getattr(usual, each.name)) for each in fields(Limits)}
    chosen: dict[str, Any] = {}
    for name, _, value in (text.partition("=") for text in texts):
        if name not in kinds:
            raise refusals.limit_unknown(name, ", ".join(kinds))
        try:
            chosen[name] = kinds[name](value)
        except ValueError:
            raise refusals.limit_unreadable(name, value) from None
        if not 0 < chosen[name] < MOST:
            raise refusals.limit_unreadable(name, value)
    return Limits(**chosen)


OVERHEAD: Final = 64
"""What a message that waits takes besides its bytes."""
