"""The numbers that a seal and the cuts give: one key, then a stream of 32-bit words from it."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from itertools import chain, islice, pairwise
from operator import mod

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
    """Fair numbers taken one after another from a run of 32-bit words; it remembers its place and shows none of them.

    >>> stream = Stream.of(Seal(bytes(32), bytes(32)), [Cut(0, b"lucky")])
    >>> [stream.below(6) + 1 for _ in range(8)]
    [3, 5, 2, 1, 2, 3, 2, 6]
    """

    __slots__ = ("_words",)

    def __init__(self, words: Iterable[int], /) -> None:
        self._words = iter(words)

    @classmethod
    def of(cls, seal: Seal, cuts: Iterable[Cut], *, ahead: int = AHEAD) -> Stream:
        """The stream of one shuffle, from its first word. Raises as `derive_key` does."""
        return cls(seal.scheme.words(derive_key(seal, cuts), ahead))

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, each equally likely; `n` is from 1 to 2**32.

        Words in the last, incomplete run of `n` are rejected, so it may take several; it takes one even for `n` = 1.
        Source: design.md, fair dealing, step 4.
        """
        assert 1 <= n <= WORD_LIMIT, f"below({n}) has no answer"
        limit = WORD_LIMIT - WORD_LIMIT % n
        for word in self._words:
            if word < limit:
                return word % n
        raise AssertionError("the words ran out: a stream must be endless")

    def below_each(self, limits: Sequence[int], /) -> list[int]:
        """What `below` gives for each of these, one after another, in a fraction of the time."""
        drawn = list(islice(self._words, len(limits)))
        if drawn and max(drawn) < WORD_LIMIT - max(limits):
            # So far from the end of the words none is rejected, whatever it is for.
            return list(map(mod, drawn, limits))
        self._words = chain(drawn, self._words)
        return [self.below(n) for n in limits]


def _check_seats_differ(in_order: list[Cut]) -> None:
    for one, next_one in pairwise(in_order):
        if one.seat == next_one.seat:
            raise NotUnderstood("two-cuts-of-a-seat", "Seat {seat} has two cuts; a seat cuts once.", seat=one.seat)
