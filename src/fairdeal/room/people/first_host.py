"""The first host of a room: the one who opens the link that the room shows to the person who runs it, once."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from hmac import compare_digest
from typing import Final

from fairdeal.room import refusals
from fairdeal.room.people.people import People
from fairdeal.room.people.tokens import digest_of
from fairdeal.room.ports import Write

KEY_SIZE: Final = 18
"""Random bytes in the key."""


class FirstHost:
    """Makes the first host by a key that works once, and only while the room has no host."""

    def __init__(self, people: People, draw: Callable[[int], bytes]) -> None:
        self._people = people
        self._draw = draw
        self._key = ""

    @property
    def key(self) -> str:
        """For the person who runs the room, on the machine itself; empty where there is a host already."""
        if not self._key and not self._people.has_host:
            self._key = urlsafe_b64encode(self._draw(KEY_SIZE)).decode()
        return "" if self._people.has_host else self._key

    def make(self, player: str, key: str, now: float) -> list[Write]:
        """Make a player, guest or account, the room's first host. Raises NotAllowed (`host-key-wrong`)."""
        if not self.key or not compare_digest(digest_of(key), digest_of(self.key)):
            raise refusals.host_key_wrong()
        self._key = ""
        return self._people.make_first_host(player, now)
