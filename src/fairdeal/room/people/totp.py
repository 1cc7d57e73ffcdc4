"""Codes that an app shows, another one every thirty seconds: six digits, as every app has them.

Source: RFC 6238 (TOTP) on RFC 4226 (HOTP), with HMAC-SHA-1. A library would save less than it costs: those that there
are do not say for which step a code was right, which must be known so that none is taken twice.
"""

from base64 import b32encode
from hashlib import sha1
from hmac import compare_digest
from hmac import digest as hmac_digest
from typing import Final
from urllib.parse import quote

STEP: Final = 30
DIGITS: Final = 6

AROUND: Final = (-1, 0, 1)
"""The steps besides the present one whose codes are right: clocks differ, and typing takes time."""


def code_at(secret: bytes, step: int) -> str:
    """The code of a step, counted from 1970.

    >>> code_at(b"12345678901234567890", 1)
    '287082'
    """
    hashed = hmac_digest(secret, step.to_bytes(8, "big"), sha1)
    place = hashed[-1] & 0xF
    number = int.from_bytes(hashed[place : place + 4], "big") & 0x7FFFFFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def step_of(secret: bytes, code: str, now: float, *, after: int) -> int | None:
    """For which step about now a code is right, if for one `after` the last that was used."""
    steps = [int(now // STEP) + each for each in AROUND]
    told = code.encode("utf-8", "replace")
    right = [step for step in steps if step > max(after, -1) and compare_digest(code_at(secret, step).encode(), told)]
    return right[0] if right else None


def key_of(secret: bytes) -> str:
    """A secret as people type it into their app."""
    return b32encode(secret).decode().rstrip("=")


def link_of(secret: bytes, room: str, player: str) -> str:
    """A secret as an app reads it, from a QR code say. Source: the Key URI Format of Google Authenticator."""
    issuer, account = quote(room, safe=""), quote(player, safe="")
    return f"otpauth://totp/{issuer}:{account}?secret={key_of(secret)}&issuer={issuer}"
