"""HTTP and WebSockets as uvicorn speaks them, with ends to what a client may keep waiting, pile up or leave open."""

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from fairdeal.errors import FairdealError
from fairdeal.web import refusals
from fairdeal.web.doorkeeper import Doorkeeper, Stage
from fairdeal.web.endings import FLOODED
from fairdeal.web.faults import body_of
from fairdeal.web.networks import network_of

SLICE: Final = 4096
"""Bytes that are read as WebSocket frames at a time: the smallest frames take a hundred times their size in memory."""

MOST_PIECES: Final = 100
"""Into so many pieces a message may be split."""

MOST_UNREAD: Final = 200
"""Messages of a client that wait until the room reads them."""

AHEAD: Final = 4
"""When so many wait, no more is read until the room has taken all of them."""

UNREADABLE: Final = 1009
"""The close code of a message that is too large, or in too many pieces."""


def http_protocol(keeper: Doorkeeper) -> Callable[..., asyncio.Protocol]:
    """What serves HTTP under a doorkeeper, as uvicorn takes it."""
    return partial(RoomHttp, keeper)


def socket_protocol(keeper: Doorkeeper) -> Callable[..., asyncio.Protocol]:
    """What serves WebSockets under a doorkeeper, as uvicorn takes it."""
    return partial(RoomSocket, keeper)


class RoomHttp(H11Protocol):
    """A connection of HTTP. A `Caller` of the doorkeeper."""

    def __init__(self, keeper: Doorkeeper, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.network = ""
        self._keeper = keeper

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.network = network_of(self.client[0]) if self.client else ""
        self._keeper.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._keeper.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._keeper.paused(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._keeper.resumed(self)

    @property
    def _request(self) -> RequestResponseCycle | None:
        """The last request; there is none before the first."""
        return self.cycle

    def stage(self) -> Stage | None:
        """What the client keeps us waiting for."""
        limits, transport = self._keeper.limits, self.transport
        if transport.is_closing():
            return Stage("closing", limits.closing)
        if self.flow.write_paused:
            return Stage("not-read", limits.reading, transport.get_write_buffer_size())
        if self.conn.their_state is h11.SEND_BODY:
            return Stage("body", limits.body, id(self._request))
        if self.conn.their_state is not h11.IDLE:
            return None
        if self.conn.trailing_data[0]:
            return Stage("headers", limits.headers, id(self._request))
        return Stage("first-byte", limits.first_byte) if self._request is None else None

    def is_idle(self) -> bool:
        """Whether no request is being worked on."""
        return not self.transport.is_closing() and not self._is_at_work()

    def dismiss(self, reason: str) -> None:
        """Answer why, where no answer has begun, and close."""
        if self.transport.is_closing() or self.flow.write_paused:
            self.transport.abort()
            return
        if reason in REASONS and not (self._request and self._request.response_started and self._is_at_work()):
            self.transport.write(_answer(*REASONS[reason]))
        self.transport.close()

    def _is_at_work(self) -> bool:
        return self._request is not None and not self._request.response_complete


class RoomSocket(WebSocketsSansIOProtocol):
    """A WebSocket. A `Caller` of the doorkeeper."""

    def __init__(self, keeper: Doorkeeper, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.network = ""
        self._keeper = keeper

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.network = network_of(self.client[0]) if self.client else ""
        self._keeper.change(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._keeper.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._keeper.paused(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._keeper.resumed(self)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return
            if self.transport.get_write_buffer_size() > self._keeper.limits.waiting:
                self._keeper.dismiss(self, "not-read")
                return

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.conn.fail(UNREADABLE, "too many pieces")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Let the room read a message; the client may be a few ahead before no more is taken from it."""
        paused, self.read_paused = self.read_paused, True  # uvicorn would stop reading at each message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        if self.queue.qsize() > MOST_UNREAD and not self.close_sent:
            self._keeper.dismiss(self, FLOODED.name)

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            # A client that reads nothing would let us wait for ever before it can be told that it is cut off.
            self.writable.set()
        elif self._is_flowing and (text := message.get("text")) is not None:
            self.transport.write(text_frame(text.encode()))
            return
        await super().send(message)

    @property
    def _is_flowing(self) -> bool:
        """Whether a message can be sent just now, as it is and without waiting."""
        is_open = self.conn.state is State.OPEN and not self.disconnected
        return is_open and self.writable.is_set() and not self.conn.extensions

    def stage(self) -> Stage | None:
        """What the client keeps us waiting for."""
        limits, transport = self._keeper.limits, self.transport
        if self.close_sent or transport.is_closing():
            return Stage("closing", limits.closing)
        if not self.writable.is_set():
            return Stage("not-read", limits.reading, transport.get_write_buffer_size())
        return None

    def is_idle(self) -> bool:
        """A WebSocket is somebody who is here, also in silence."""
        return False

    def dismiss(self, reason: str) -> None:
        """Close it, and cut it where that can't be told."""
        if reason == FLOODED.name:
            self.conn.fail(FLOODED.code, FLOODED.reason)
            self.handle_parser_exception()
        else:
            self.transport.abort()


def text_frame(data: bytes) -> bytes:
    r"""A whole message of text in one frame, as a server sends it. Source: RFC 6455, 5.2.

    >>> text_frame(b"hi"), text_frame(bytes(126))[:4], text_frame(bytes(65536))[:10].hex()
    (b'\x81\x02hi', b'\x81~\x00~', '817f0000000000010000')
    """
    size = len(data)
    if size < 126:
        return b"\x81%c" % size + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def _answer(status: HTTPStatus, error: FairdealError) -> bytes:
    """A whole answer, for what is no request yet."""
    body = body_of(error)
    head = f"HTTP/1.1 {status} {status.phrase}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


REASONS: Final = {
    "address-full": (HTTPStatus.TOO_MANY_REQUESTS, refusals.too_many_connections()),
    "room-full": (HTTPStatus.SERVICE_UNAVAILABLE, refusals.no_connections_left()),
    "first-byte": (HTTPStatus.REQUEST_TIMEOUT, refusals.request_too_slow()),
    "headers": (HTTPStatus.REQUEST_TIMEOUT, refusals.request_too_slow()),
    "body": (HTTPStatus.REQUEST_TIMEOUT, refusals.request_too_slow()),
}
"""How a connection is told why it is ended."""
