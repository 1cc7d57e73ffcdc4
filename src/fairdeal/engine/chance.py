"""Chance, given from outside: the rules and the bots have no dice of their own."""

from collections.abc import Callable
from hashlib import sha256
from itertools import count, islice
from typing import Protocol


class Chance(Protocol):
    """A source of numbers that nobody can foresee, or, in tests and simulations, of the same numbers each time."""

    def below(self, limit: int, /) -> int:
        """A number from 0 to `limit` − 1, each equally likely."""
        ...


class BytesChance:
    """Numbers from a source of random bytes.

    >>> BytesChance(lambda size: bytes(size)).below(6)
    0
    """

    def __init__(self, draw: Callable[[int], bytes]) -> None:
        self._draw = draw

    def below(self, limit: int, /) -> int:
        """A number from 0 to `limit` − 1; `limit` is from 1 to 2**64."""
        assert 1 <= limit <= _WORDS, f"below({limit}) has no answer"
        fair = _WORDS - _WORDS % limit
        while (word := int.from_bytes(self._draw(8), "big")) >= fair:
            pass
        return word % limit


class SameChance(BytesChance):
    """The same numbers each time, for what must always come out alike; nobody could call them chosen.

    >>> SameChance("prices").below(6) == SameChance("prices").below(6)
    True
    """

    def __init__(self, label: str) -> None:
        blocks = (sha256(f"{label} {number}".encode()).digest() for number in count())
        numbers = (byte for block in blocks for byte in block)
        super().__init__(lambda size: bytes(islice(numbers, size)))


_WORDS = 2**64
