"""Independent streams of random numbers for kernels: xoshiro256++, seeded afresh for each chunk of a simulation.

xoshiro256++ has a period of 2²⁵⁶ − 1, is equidistributed in four dimensions, and passes BigCrush and PractRand. Each
stream begins with four words of its own from the SplitMix64 sequence of the seed, as the authors advise. That sequence
has no word twice, so no two chunks of a seed begin alike; and of n streams of length l two overlap with a chance below
n² · l / 2²⁵⁵: for a million streams of a billion words, less than one in 10⁵⁰.
Source: D. Blackman and S. Vigna, Scrambled Linear Pseudorandom Number Generators, ACM TOMS 47 (2021); G. Steele,
D. Lea and C. Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014; https://prng.di.unimi.it/.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fairdeal.compiled.machine import compiler

State = NDArray[np.uint64]
"""The four words that a stream has come to."""

MOST_SEED: Final = 2**64 - 1
"""The largest seed; the least is 0."""

_WORDS: Final = 4
_MASK: Final = 2**64 - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15

compiled = compiler(__package__)


def seeded(seed: int, chunk: int) -> State:
    """The beginning of the stream of a chunk.

    >>> seeded(1234567, 0).tolist()[:2]
    [6457827717110365317, 3203168211198807973]
    """
    return np.array(list(islice(split_mix(seed + chunk * _WORDS * _GOLDEN), _WORDS)), np.uint64)


def split_mix(state: int) -> Iterator[int]:
    """The words of SplitMix64 from a state on."""
    while True:
        state = (state + _GOLDEN) & _MASK
        word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        yield word ^ (word >> 31)


@compiled
def next_word(state: State) -> Any:
    """The next word of a stream: 64 random bits."""
    word = _turned(state[0] + state[3], np.uint64(23)) + state[0]
    shifted = state[1] << np.uint64(17)
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = _turned(state[3], np.uint64(45))
    return word


@compiled
def _turned(word: Any, bits: Any) -> Any:
    return (word << bits) | (word >> (np.uint64(64) - bits))


@compiled
def below(state: State, limit: int) -> int:
    """A number from 0 to `limit` − 1, each exactly as likely; `limit` is from 1 to 2³².

    Source: D. Lemire, Fast Random Integer Generation in an Interval, ACM TOMACS 29 (2019).
    """
    n = np.uint64(limit)
    while True:
        product = (next_word(state) >> np.uint64(32)) * n
        rest = product & np.uint64(0xFFFFFFFF)
        if rest >= n or rest >= (np.uint64(1 << 32) - n) % n:
            return np.int64(product >> np.uint64(32))  # type: ignore[return-value]


@compiled
def shuffle(cards: Any, state: State) -> None:
    """Puts cards in any order, each as likely. Source: R. Fisher and F. Yates, as D. Knuth has it (TAOCP 2, 3.4.2)."""
    for last in range(len(cards) - 1, 0, -1):
        chosen = below(state, last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]


@compiled
def draw(cards: Any, place: int, state: State) -> int:
    """The card that comes at this place, of those from there on: a shuffle that goes only as far as cards are dealt."""
    chosen = place + below(state, len(cards) - place)
    cards[place], cards[chosen] = cards[chosen], cards[place]
    return int(cards[place])
