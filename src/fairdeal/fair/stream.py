"""The numbers that a seal and the cuts give: one key, then a stream of 32-bit words from it."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from operator import mod
from typing import NoReturn

from fairdeal.errors import NotUnderstood
from fairdeal.fair.cuts import Cut
from fairdeal.fair.seal import Seal

WORD_LIMIT = 2**32
"""Words of the stream are at least 0 and below this."""

AHEAD = 64
"""How many words a stream works out at once, unless it is told how many will be wanted."""


def derive_key(seal: Seal, cuts: Iterable[Cut]) -> bytes:
    """The 32 bytes that fix the shuffle; as secret as the seal.

    The opened cuts may come in any order, for they are taken by seat. Without any, the house alone decides.
    Raises `NotUnderstood` (`two-cuts-of-a-seat`) when a seat has more than one cut.
    Source: design.md, fair dealing, step 3.

    >>> derive_key(Seal(bytes(32), bytes(32)), [Cut(0, b"lucky")]).hex()[:16]
    '0737aa086f2caa78'
    """
    in_order = sorted(cuts, key=lambda cut: cut.seat)
    _check_seats_differ(in_order)
    parts = (struct.pack(">BH", cut.seat, len(cut.data)) + cut.data for cut in in_order)
    return seal.scheme.digest("key", seal.open(), *parts)


class Stream:
    """Fair numbers taken one after another from 32-bit words; it remembers its place and shows none of them.

    `more` gives so many words from the first one, for a stream that is endless.

    >>> stream = Stream.of(Seal(bytes(32), bytes(32)), [Cut(0, b"lucky")])
    >>> [stream.below(6) + 1 for _ in range(8)]
    [3, 5, 2, 1, 2, 3, 2, 6]
    """

    __slots__ = ("_at", "_more", "_words")

    def __init__(self, words: Sequence[int], more: Callable[[int], Sequence[int]] | None = None) -> None:
        self._words = words
        self._more = more
        self._at = 0

    @classmethod
    def of(cls, seal: Seal, cuts: Iterable[Cut], *, ahead: int = AHEAD) -> Stream:
        """The stream of one shuffle, from its first word. Raises as `derive_key` does."""
        words, key = seal.scheme.words, derive_key(seal, cuts)
        return cls(words(key, max(ahead, 1)), lambda count: words(key, count))

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each equally likely; `n` is from 1 to 2**32.

        Words in the last, incomplete run of `n` are rejected, so it may take several; it takes one even for `n` = 1.
        Source: design.md, fair dealing, step 4.
        """
        assert 1 <= n <= WORD_LIMIT, f"below({n}) has no answer"
        limit = WORD_LIMIT - WORD_LIMIT % n
        while True:
            if self._at == len(self._words):
                self._go_on()
            word = self._words[self._at]
            self._at += 1
            if word < limit:
                return word % n

    def falling(self, n: int, /) -> Iterable[int]:
        """What `below` gives for `n`, `n` - 1 and so on down to 2, in a fraction of the time."""
        count = max(n - 1, 0)
        drawn = self._words[self._at : self._at + count]
        if count and len(drawn) == count and max(drawn) < WORD_LIMIT - n:
            # So far from the end of the words none is rejected, whatever it is for.
            self._at += count
            return map(mod, drawn, range(n, 1, -1))
        return [self.below(limit) for limit in range(n, 1, -1)]

    def __reduce_ex__(self, protocol: object, /) -> NoReturn:
        raise TypeError("a stream is not pickled: it is as secret as the seal")

    def _go_on(self) -> None:
        """Twice as many words: a longer stream begins like a shorter one."""
        assert self._more is not None, "the words ran out: a stream must be endless"
        self._words = self._more(2 * len(self._words))


def _check_seats_differ(in_order: list[Cut]) -> None:
    for one, next_one in pairwise(in_order):
        if one.seat == next_one.seat:
            raise NotUnderstood("two-cuts-of-a-seat", "Seat {seat} has two cuts; a seat cuts once.", seat=one.seat)
