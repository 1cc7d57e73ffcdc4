"""Requests as addresses get them: a body that breaks off, or that no program can read, is the client's fault."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from litestar import Request

from fairdeal.web import refusals
from fairdeal.web.socket import Receive


class BrokenOff(Exception):
    """The client is gone before its request was whole. Nobody is left to be answered."""


class RoomRequest(Request[Any, Any, Any]):
    """A request whose JSON may be nested as deep as it can be read."""

    async def json(self) -> Any:
        """The body. Raises NotUnderstood (`json-too-deep`)."""
        try:
            return await super().json()
        except RecursionError:
            raise refusals.json_too_deep() from None


def whole(receive: Receive) -> Callable[[], Awaitable[MutableMapping[str, Any]]]:
    """What a client sends; raises BrokenOff when it leaves in the middle of it."""
    more = True

    async def received() -> MutableMapping[str, Any]:
        nonlocal more
        event = await receive()
        if event["type"] == "http.disconnect" and more:
            raise BrokenOff
        more = event.get("more_body", False)
        return event

    return received
