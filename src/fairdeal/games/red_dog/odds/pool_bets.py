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
        paid = sum([ways * self._paid(bet, self.amount + change) for change, ways in self._wins.items()])
        all_ways = comb(self.unseen, self.better)
        return Fraction(paid - bet * (all_ways - sum(self._wins.values())), all_ways)

    def best_bet(self, least: int, most: int) -> int:
        """The bet that is worth most, the smallest such: the least, or one that the pool may just be able to pay."""
        ends = {self.amount + change for change in self._wins} | {most}
        bets = {least, *(least + (min(end, most) - least) // CHIP * CHIP for end in ends if end >= least)}
        return min(bets, key=lambda bet: (-self.value(bet), bet))

    @property
    def _wins(self) -> Mapping[int, int]:
        return _ways_to_win(self.size, self.unseen, self.better, self.rivals)

    def _paid(self, bet: int, left: int) -> int:
        return bet if left >= bet else max(0, left) if self.pays_rest else 0


@lru_cache(KEPT)
def _ways_to_win(size: int, unseen: int, better: int, rivals: tuple[Rival, ...]) -> Mapping[int, int]:
    """In how many ways a seat wins with each amount by which the pool has changed when the seat is paid.

    Losing bets have come to it, and those that win and are paid first have gone. The keys of `ways` are how many cards
    must hold no better one, and that change.
    """
    ways: dict[tuple[int, int], int] = {(0, 0): 1, (size, 0): -1}
    for rival in rivals:
        ways = _with_rival(ways, rival)
    found: dict[int, int] = defaultdict(int)
    for (cards, change), sign in ways.items():
        found[change] += sign * comb(unseen - cards, better)
    return {change: count for change, count in found.items() if count}


def _with_rival(ways: Mapping[tuple[int, int], int], rival: Rival) -> dict[tuple[int, int], int]:
    """Every way with the rival losing, and with the rival winning."""
    more: dict[tuple[int, int], int] = defaultdict(int)
    paid = rival.bet if rival.paid_first else 0
    for (cards, change), sign in ways.items():
        more[cards + rival.size, change + rival.bet] += sign
        more[cards, change - paid] += sign
        more[cards + rival.size, change - paid] -= sign
    return more
