"""The versions of fair dealing: what each hashes under which name, and how its stream of words follows from a key."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from fairdeal.errors import NotUnderstood

WORD: Final = 4
"""A word of the stream is so many bytes."""

_DIGEST_WORDS: Final = 8


@dataclass(frozen=True, slots=True)
class Scheme:
    """One version of the protocol. `docs/fair-dealing.md` has all of them; a record says by which it was dealt.

    In a `chained` one a seal is committed together with the link of what was before. `words` gives the endless words
    of a key, each from 0 to 2**32 - 1; so many of them are worked out at once, which changes nothing but the time.
    """

    version: int
    chained: bool
    words: Callable[[bytes, int], Iterator[int]]

    def digest(self, name: str, *parts: bytes) -> bytes:
        """SHA-256 of what is hashed under a name, the parts one after another."""
        return hashlib.sha256(f"fairdeal/{self.version}/{name}".encode() + b"".join(parts)).digest()


def _words_by_counter(key: bytes, ahead: int) -> Iterator[int]:
    """HMAC-SHA-256 of a counter of 8 bytes, from 0: one digest at a time."""
    eight_words, counter = struct.Struct(f">{_DIGEST_WORDS}I"), 0
    while True:
        yield from eight_words.unpack(hmac.digest(key, counter.to_bytes(8, "big"), "sha256"))
        counter += 1


def _words_at_once(key: bytes, ahead: int) -> Iterator[int]:
    """HMAC-SHA-256 of a name and a counter of 4 bytes, from 1: that is PBKDF2 with one iteration.

    Source: design.md, fair dealing, step 4; RFC 8018, 5.2.
    """
    return chain.from_iterable(_runs(key, max(ahead, _DIGEST_WORDS)))


def _runs(key: bytes, count: int) -> Iterator[tuple[int, ...]]:
    """So many words, then as many again as there were, and so on; a longer output of PBKDF2 begins like a shorter."""
    done = 0
    while True:
        data = hashlib.pbkdf2_hmac("sha256", key, b"fairdeal/2/stream", 1, WORD * count)
        yield struct.unpack(f">{count - done}I", data[WORD * done :])
        done, count = count, 2 * count


SCHEME_1: Final = Scheme(1, False, _words_by_counter)
SCHEME_2: Final = Scheme(2, True, _words_at_once)

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
