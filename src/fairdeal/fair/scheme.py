"""The versions of fair dealing: what each hashes under which name, and how its stream of words follows from a key."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fairdeal.errors import NotUnderstood

WORD: Final = 4
"""A word of the stream is so many bytes."""

_DIGEST: Final = 32


@dataclass(frozen=True, slots=True)
class Scheme:
    """One version of the protocol. `docs/fair-dealing.md` has all of them; a record says by which it was dealt.

    In a `chained` one a seal is committed together with the link of what was before. `stream` gives so many bytes of
    the endless stream of a key, from its first one.
    """

    version: int
    chained: bool
    stream: Callable[[bytes, int], bytes]

    def digest(self, name: str, *parts: bytes) -> bytes:
        """SHA-256 of what is hashed under a name, the parts one after another."""
        return hashlib.sha256(f"fairdeal/{self.version}/{name}".encode() + b"".join(parts)).digest()

    def words(self, key: bytes, count: int) -> tuple[int, ...]:
        """The first `count` words of a key, each from 0 to 2**32 - 1. Source: design.md, fair dealing, step 4."""
        return struct.unpack(f">{count}I", self.stream(key, WORD * count))


def _by_counter(key: bytes, size: int) -> bytes:
    """HMAC-SHA-256 of a counter of 8 bytes, from 0."""
    digests = (hmac.digest(key, counter.to_bytes(8, "big"), "sha256") for counter in range(-(-size // _DIGEST)))
    return b"".join(digests)[:size]


def _at_once(key: bytes, size: int) -> bytes:
    """HMAC-SHA-256 of a name and a counter of 4 bytes, from 1: that is PBKDF2 with one iteration.

    Source: design.md, fair dealing, step 4; RFC 8018, 5.2.
    """
    return hashlib.pbkdf2_hmac("sha256", key, b"fairdeal/2/stream", 1, size)


SCHEME_1: Final = Scheme(1, False, _by_counter)
SCHEME_2: Final = Scheme(2, True, _at_once)

SCHEMES: Final = {scheme.version: scheme for scheme in (SCHEME_1, SCHEME_2)}
"""Every version, by number; new sittings are dealt by the last."""


def scheme_of(version: int) -> Scheme:
    """The version with this number. Raises `NotUnderstood` (`dealing-version`)."""
    if version not in SCHEMES:
        raise NotUnderstood(
            "dealing-version",
            "This was dealt by version {found} of fair dealing; this program knows versions up to {known}.",
            found=version,
            known=max(SCHEMES),
        )
    return SCHEMES[version]
