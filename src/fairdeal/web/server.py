"""The server below the application: uvicorn with our protocols, under a doorkeeper."""

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import uvicorn

from fairdeal.web.doorkeeper import Doorkeeper
from fairdeal.web.protocols import http_protocol, socket_protocol
from fairdeal.wire.messages import LONGEST_MESSAGE

GRACE: Final = 3
"""Seconds that requests have to end when the room stops."""

LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE
"""A message that is a little too long is answered with a sentence; a longer one ends the connection."""


def configured(
    application: Any,
    keeper: Doorkeeper,
    proxies: Sequence[str] = (),
    *,
    loop: Literal["auto", "asyncio"] = "auto",
    lifespan: Literal["on", "off"] = "on",
) -> uvicorn.Config:
    """How an application is served: the loop, the protocols and their limits."""
    http: Any = http_protocol(keeper)
    ws: Any = socket_protocol(keeper)
    return uvicorn.Config(
        application,
        loop=loop,
        http=http,
        ws=ws,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GRACE,
        lifespan=lifespan,
    )


class Server(uvicorn.Server):
    """A server whose connections are watched, and that says when it is ready."""

    def __init__(self, config: uvicorn.Config, keeper: Doorkeeper, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._keeper = keeper
        self._ready = ready
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._watching = asyncio.create_task(self._keeper.watch())
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._watching is not None:
            self._watching.cancel()
        await super().shutdown(sockets)
