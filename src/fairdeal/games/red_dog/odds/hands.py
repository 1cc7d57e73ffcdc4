"""How many hands beat how many cards, counted exactly: suit by suit, never hand by hand.

A hand with `k` cards of a suit, of which `n` are unseen, beats there what lies below its highest card and is not in the
hand itself. If `i` unseen cards lie below, the other `k − 1` are chosen from them: C(i, k − 1) ways to beat i − k + 1
cards. Multiplying the four suits' counts out gives all hands. Source: rules.md §4.0.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final

from fairdeal.games.red_dog.odds.masks import WHOLE, Cards

SUIT: Final[Cards] = (1 << 13) - 1
"""The thirteen cards of the first suit."""

Ways = Mapping[tuple[int, ...], int]
"""In how many ways a part of a hand has so many cards, and beats so many."""


@dataclass(frozen=True, slots=True)
class HandCounts:
    """How many hands of `size` cards beat how many of the `rest` cards that they leave.

    `hands[b]` hands beat exactly `b` cards. A hand that beats more than half of the rest is a favourite.
    """

    size: int
    rest: int
    hands: tuple[int, ...]

    @property
    def total(self) -> int:
        """How many hands there are."""
        return sum(self.hands)

    @property
    def p_win(self) -> Fraction:
        """The chance to win with a hand that nobody looked at."""
        return Fraction(sum(beaten * hands for beaten, hands in enumerate(self.hands)), self.rest * self.total)

    @property
    def p_favourite(self) -> Fraction:
        """The chance of a hand that wins more often than it loses."""
        favourites = sum(hands for beaten, hands in enumerate(self.hands) if 2 * beaten > self.rest)
        return Fraction(favourites, self.total)

    @property
    def best_ev(self) -> Fraction:
        """What a bettor who stakes a chip on a favourite, and nothing on any other hand, wins a hand."""
        gains = sum(max(0, 2 * beaten - self.rest) * hands for beaten, hands in enumerate(self.hands))
        return Fraction(gains, self.rest * self.total)


@cache
def count_hands(size: int, unseen: Cards = WHOLE) -> HandCounts:
    """How many hands of a size, out of the unseen cards, beat how many of the other unseen cards.

    >>> count_hands(5).total, count_hands(5).hands[47], count_hands(5).p_favourite
    (2598960, 48, Fraction(79, 238))
    """
    rest = unseen.bit_count() - size
    assert size >= 1 and rest >= 1, (size, rest)
    found = [0] * (rest + 1)
    for (cards, beaten), ways in _product(lambda suit: _suit_ways((unseen >> 13 * suit & SUIT).bit_count(), size)):
        if cards == size:
            found[beaten] += ways
    return HandCounts(size, rest, tuple(found))


def _product(ways_of: Callable[[int], Ways]) -> Iterator[tuple[tuple[int, ...], int]]:
    """The four suits together: every sum of what they hold, with the ways to come to it."""
    found: dict[tuple[int, ...], int] = {(0, 0): 1}
    for suit in range(4):
        longer: dict[tuple[int, ...], int] = defaultdict(int)
        for before, ways in found.items():
            for more, ways_of_suit in ways_of(suit).items():
                longer[before[0] + more[0], before[1] + more[1]] += ways * ways_of_suit
        found = longer
    yield from found.items()


@cache
def _suit_ways(unseen: int, most: int) -> Ways:
    """Of one suit with so many unseen cards: how many of a hand's cards, how many beaten, and in how many ways."""
    ways: dict[tuple[int, ...], int] = defaultdict(int, {(0, 0): 1})
    for below in range(unseen):
        for others in range(min(most - 1, below) + 1):
            ways[1 + others, below - others] += comb(below, others)
    return ways
