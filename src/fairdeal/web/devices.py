"""Devices on which somebody has signed in before: marked by the room, so that strangers cannot keep them out.

Anyone who knows a name can try passwords for it until the room takes no more for a while. A browser that has signed in
before brings a mark, and its tries are counted apart from all others. A mark lets nobody in: it only is not held up.
Source: the device cookies of OWASP's "Slow Down Online Guessing Attacks".
"""

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest
from hmac import digest as hmac_digest
from typing import Final

from fairdeal.room.ports import SettingRow, Write
from fairdeal.room.tables.fairness import Draw

ROW: Final = "device-key"
"""The name of the setting that keeps the key by which marks are signed."""

KEY_SIZE: Final = 32
NONCE_SIZE: Final = 12
MOST_MARKS: Final = 5
"""So many players may share a browser."""


class Devices:
    """Gives marks to browsers, and knows them again. `settings` are those that the room keeps."""

    def __init__(self, settings: Iterable[SettingRow], draw: Draw) -> None:
        self._draw = draw
        self._key = next((row.value for row in settings if row.name == ROW), b"")

    def find(self, player: str, cookies: Iterable[str]) -> str:
        """The mark of a player among those that a browser brings; empty without one."""
        if not self._key:
            return ""  # none was ever given
        return next((mark for mark in _marks_in(cookies) if self._is_of(player, mark)), "")

    def mark(self, player: str, cookies: Iterable[str]) -> tuple[str, list[Write]]:
        """What a browser shall bring from now on, when a player has signed in there; and what is to be written."""
        marks = [mark for mark in _marks_in(cookies) if not mark.startswith(f"{player}.")]
        writes: list[Write] = []
        if not self._key:
            self._key = self._draw(KEY_SIZE)
            writes.append(SettingRow(ROW, self._key))
        return "~".join([self._new(player), *marks][:MOST_MARKS]), writes

    def _new(self, player: str) -> str:
        signed = f"{player}.{_text(self._draw(NONCE_SIZE))}"
        return f"{signed}.{self._signature(signed)}"

    def _is_of(self, player: str, mark: str) -> bool:
        signed, _, signature = mark.rpartition(".")
        return mark.startswith(f"{player}.") and compare_digest(signature.encode(), self._signature(signed).encode())

    def _signature(self, signed: str) -> str:
        return _text(hmac_digest(self._key, f"fairdeal/device/{signed}".encode(), sha256))


def _marks_in(cookies: Iterable[str]) -> list[str]:
    return [mark for cookie in cookies for mark in cookie.split("~")[:MOST_MARKS]]


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
