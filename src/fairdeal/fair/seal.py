"""The house's secret for one shuffle: shown first as a commitment, opened when the shuffle is used up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, Self

from fairdeal.errors import NotUnderstood
from fairdeal.fair.chain import check_link
from fairdeal.fair.scheme import SCHEME_2, Scheme

SEAL_SIZE = 32
"""A seal is this many bytes."""


def commit_seal(seal: bytes, link: bytes = b"", /, *, scheme: Scheme = SCHEME_2) -> bytes:
    """The 32 bytes that the house shows before any bet: they fix the seal, and tell nothing about it.

    They fix the `link` too, and so all that was before: the link of the sitting's last round, or of its opening.
    Version 1 has none. Raises `NotUnderstood` (`seal-size`, `link-size`) unless both are 32 bytes.
    Source: design.md, fair dealing, step 1.

    >>> commit_seal(bytes(32), bytes(32)).hex()[:16]
    'fe2762811da510a3'
    """
    if len(seal) != SEAL_SIZE:
        sentence = "A seal is {wanted} bytes; this one is {size}."
        raise NotUnderstood("seal-size", sentence, wanted=SEAL_SIZE, size=len(seal))
    if scheme.chained:
        check_link(link)
    return scheme.digest("seal", link, seal)


@dataclass(frozen=True, init=False, repr=False)
class Seal:
    """A closed seal. It shows its commitment; its bytes come out by `open()` and in no other way.

    `link` is what it was committed with. Equal seals have equal commitments. A seal refuses to be pickled,
    and a copy of it is itself. Raises what `commit_seal` raises.
    Source: design.md, fair dealing, steps 1 and 6.

    >>> Seal(bytes(32), bytes(32))
    Seal(closed, commitment=fe2762811da510a3…)
    """

    # The bytes live in a closure, not in a field: asdict, pprint, loggers and encoders walk fields and slots.
    __slots__ = ("_bytes_inside", "commitment", "link", "scheme")

    commitment: bytes
    link: bytes
    scheme: Scheme

    def __init__(self, secret: bytes, link: bytes = b"", /, *, scheme: Scheme = SCHEME_2) -> None:
        commitment = commit_seal(secret, link, scheme=scheme)
        kept = bytes(secret)
        inside: Callable[[], bytes] = lambda: kept  # noqa: E731
        object.__setattr__(self, "commitment", commitment)
        object.__setattr__(self, "link", bytes(link))
        object.__setattr__(self, "scheme", scheme)
        object.__setattr__(self, "_bytes_inside", inside)

    def open(self) -> bytes:
        """The 32 bytes themselves. Anyone who has them and the cuts knows every card of the shuffle."""
        inside: Callable[[], bytes] = object.__getattribute__(self, "_bytes_inside")
        return inside()

    def __repr__(self) -> str:
        return f"Seal(closed, commitment={self.commitment.hex()[:16]}…)"

    def __reduce_ex__(self, protocol: object, /) -> NoReturn:
        raise TypeError("a closed seal is not pickled; to store it, store what open() gives")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object, /) -> Self:
        return self
