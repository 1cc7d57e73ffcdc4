"""What a bet in the six-spot pool is worth against others who bet the least, exactly.

A bet that wins is paid from the pool, losing bets in and earlier winners paid, as far as that goes. So it matters who
else wins: hands are drawn from the same cards. Of `u` unseen cards `s` beat the bank card; some hands of `c` cards in
all hold none of them in C(u − c, s) of the C(u, s) ways to place them, and "this hand wins" is "any way" less "this
hand loses". Source: rules.md §4.5, §4.8 RD27–RD30.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import comb
from typing import Final

from fairdeal.engine.chips import CHIP

KEPT: Final = 256
"""For how many tables the chances are kept."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another seat that bets: how many cards it holds, how much it bets, and whether it is paid first if it wins."""

    size: int
    bet: int
    paid_first: bool

    @property
    def paid(self) -> int:
        """What is gone from the pool by a win of the rival, when the seat is paid."""
        return self.bet if self.paid_first else 0


@dataclass(frozen=True, slots=True)
class Pool:
    """A pool before the bets are opened, as one seat sees it; amounts in half-chips.

    `size` is how many cards the seat holds; `better` of the `unseen` cards beat the bank card. A pool that cannot pay a
    winner in full gives what is left of it if `pays_rest`, else nothing.
    """

    amount: int
    size: int
    unseen: int
    better: int
    rivals: tuple[Rival, ...]
    pays_rest: bool

    def value(self, bet: int) -> Fraction:
        """What a bet is expected to bring, beyond itself."""
        return Fraction(self._weighed(bet), comb(self.unseen, self.better))

    def best_bet(self, least: int, most: int) -> int:
        """The bet that is worth most, the smallest such: the least, or one that the pool may just be able to pay."""
        ends = {self.amount + change for change in self._wins} | {most}
        bets = {least, *(least + (min(end, most) - least) // CHIP * CHIP for end in ends if end >= least)}
        return min(bets, key=lambda bet: (-self._weighed(bet), bet))

    def _weighed(self, bet: int) -> int:
        """The value of a bet, times the ways in which the better cards can lie."""
        paid = sum([ways * self._paid(bet, self.amount + change) for change, ways in self._wins.items()])
        return paid - bet * (comb(self.unseen, self.better) - sum(self._wins.values()))

    @property
    def _wins(self) -> Mapping[int, int]:
        return _ways_to_win(self.size, self.unseen, self.better, self.rivals)

    def _paid(self, bet: int, left: int) -> int:
        return bet if left >= bet else max(0, left) if self.pays_rest else 0


@lru_cache(KEPT)
def _ways_to_win(size: int, unseen: int, better: int, rivals: tuple[Rival, ...]) -> Mapping[int, int]:
    """In how many ways a seat wins with each amount by which the pool has changed when the seat is paid.

    Losing bets have come to it, and those that win and are paid first have gone.
    """
    if all(rival.size == size for rival in rivals):
        return by_losers(size, unseen, better, rivals)
    return by_cards(size, unseen, better, rivals)


def by_losers(size: int, unseen: int, better: int, rivals: tuple[Rival, ...]) -> Mapping[int, int]:
    """With hands of one size, it is enough to count the losers: which of them lose has no bearing on the cards.

    That `l` certain hands lose and the other `w` win is the `w`-th difference of "so many hands lose".
    """
    differences = [comb(unseen - losers * size, better) for losers in range(len(rivals) + 2)]
    ways = [differences[-1]]
    while len(differences) > 1:
        differences = [more - fewer for more, fewer in pairwise(differences)]
        ways.insert(0, differences[-1])
    found: dict[int, int] = defaultdict(int)
    for (losers, change), patterns in _patterns(rivals).items():
        found[change] += patterns * ways[losers]
    return found


def _patterns(rivals: tuple[Rival, ...]) -> Mapping[tuple[int, int], int]:
    """In how many patterns so many of the rivals lose, and the pool changes by so much."""
    patterns: dict[tuple[int, int], int] = {(0, 0): 1}
    for rival in rivals:
        more: dict[tuple[int, int], int] = defaultdict(int)
        for (losers, change), count in patterns.items():
            more[losers + 1, change + rival.bet] += count
            more[losers, change - rival.paid] += count
        patterns = more
    return patterns


def by_cards(size: int, unseen: int, better: int, rivals: tuple[Rival, ...]) -> Mapping[int, int]:
    """With hands of several sizes: the keys are how many cards must hold no better one, and the change of the pool."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1, (size, 0): -1}
    for rival in rivals:
        more: dict[tuple[int, int], int] = defaultdict(int)
        for (cards, change), sign in ways.items():
            more[cards + rival.size, change + rival.bet] += sign
            more[cards, change - rival.paid] += sign
            more[cards + rival.size, change - rival.paid] -= sign
        ways = more
    found: dict[int, int] = defaultdict(int)
    for (cards, change), sign in ways.items():
        found[change] += sign * comb(unseen - cards, better)
    return found
