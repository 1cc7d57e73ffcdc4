"""Links to a round that anyone can open: the room signs what they show, so that nothing is kept and none is guessed."""

import hmac
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fairdeal.room import refusals
from fairdeal.room.ports import SettingRow

KEY_BYTES: Final = 32
ROW: Final = "share-key"
"""The name of the row that keeps the room's key."""

_FORM: Final = struct.Struct(">QIi?")
_TAG_BYTES: Final = 16
_SPECTATOR: Final = -1


@dataclass(frozen=True, slots=True)
class Share:
    """A round of a sitting, by its place from 1: as a seat saw it (None: as a spectator did), or with every card."""

    sitting: int
    round: int
    seat: int | None
    whole: bool


def write_share(share: Share, key: bytes) -> str:
    """The code of a link.

    >>> write_share(Share(7, 2, 0, whole=False), bytes(32))
    'AAAAAAAAAAcAAAACAAAAAACagLYJ1SdPls9b64368Fv0'
    """
    seat = _SPECTATOR if share.seat is None else share.seat
    body = _FORM.pack(share.sitting, share.round, seat, share.whole)
    return urlsafe_b64encode(body + _tag(body, key)).decode().rstrip("=")


def read_share(code: str, key: bytes | None) -> Share:
    """What a link shows. Raises NotUnderstood (`no-such-share`) for a code that this room hasn't signed."""
    try:
        signed = urlsafe_b64decode(code + "=" * (-len(code) % 4))
    except ValueError as error:
        raise refusals.no_such_share() from error
    body, tag = signed[: _FORM.size], signed[_FORM.size :]
    if key is None or len(body) != _FORM.size or not hmac.compare_digest(tag, _tag(body, key)):
        raise refusals.no_such_share()
    sitting, number, seat, whole = _FORM.unpack(body)
    return Share(sitting, number, None if seat == _SPECTATOR else seat, whole)


def read_key(rows: Iterable[SettingRow]) -> bytes | None:
    """The room's key as it is kept; None before the first link."""
    return next((row.value for row in rows if row.name == ROW), None)


def write_key(key: bytes) -> SettingRow:
    """The room's key as it is kept."""
    return SettingRow(ROW, key)


def _tag(body: bytes, key: bytes) -> bytes:
    return hmac.digest(key, b"fairdeal/share" + body, "sha256")[:_TAG_BYTES]
