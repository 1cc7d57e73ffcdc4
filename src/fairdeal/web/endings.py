"""Why the room ends a WebSocket: a close code for programs, and a reason for people who read their logs."""

from collections.abc import MutableMapping
from typing import Any, Final, NamedTuple


class Ending(NamedTuple):
    """An end that the room makes. `name` is what the log and the figures call it; a reason has at most 123 bytes."""

    code: int
    name: str
    reason: str

    @property
    def event(self) -> MutableMapping[str, Any]:
        """The close, as ASGI says it."""
        return {"type": "websocket.close", "code": self.code, "reason": self.reason}


BROKEN: Final = Ending(1011, "broken", "Something went wrong on the server. Connect again.")
GOING_DOWN: Final = Ending(1012, "going-down", "The room is closing. Connect again later.")
SIGNED_OUT: Final = Ending(4401, "signed-out", "This session or token has ended.")
REFUSED: Final = Ending(4403, "refused", "You can't play here.")
NOT_READ: Final = Ending(4408, "not-read", "Too many messages were waiting for you unread.")
FULL: Final = Ending(4409, "room-full", "The room has no connections left.")
ADDRESS_FULL: Final = Ending(4410, "address-full", "Too many connections from your address. Close some.")
PLAYER_FULL: Final = Ending(4411, "player-full", "You have too many windows open. Close some.")
FLOODED: Final = Ending(4412, "flooded", "Too many messages at once.")
RENEWED: Final = Ending(4413, "renewed", "The session has a new secret. Connect again with it.")

ENDINGS: Final = (
    BROKEN,
    GOING_DOWN,
    SIGNED_OUT,
    REFUSED,
    NOT_READ,
    FULL,
    ADDRESS_FULL,
    PLAYER_FULL,
    FLOODED,
    RENEWED,
)
