"""Bets in a pool: hands of one size and of several are counted alike, and as hand by hand."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from fairdeal.games.red_dog.odds import pool_bets
from fairdeal.games.red_dog.odds.pool_bets import Pool, Rival


def counted(pool: Pool, bet: int) -> Fraction:
    """Every way to give small hands out of a few cards, of which the first ones are better."""
    won = ways = 0
    for own in combinations(range(pool.unseen), pool.size):
        for each in dealt([rival.size for rival in pool.rivals], set(range(pool.unseen)) - set(own)):
            wins = [min(hand) < pool.better for hand in each]
            left = pool.amount + sum(rival.bet for rival, win in zip(pool.rivals, wins, strict=True) if not win)
            left -= sum(rival.bet for rival, win in zip(pool.rivals, wins, strict=True) if win and rival.paid_first)
            paid = bet if left >= bet else max(0, left) if pool.pays_rest else 0
            won += paid if min(own) < pool.better else -bet
            ways += 1
    return Fraction(won, ways)


def dealt(sizes: list[int], left: set[int]) -> list[list[tuple[int, ...]]]:
    if not sizes:
        return [[]]
    return [
        [hand, *others]
        for hand in combinations(sorted(left), sizes[0])
        for others in dealt(sizes[1:], left - set(hand))
    ]


@pytest.mark.parametrize("pays_rest", [True, False])
@pytest.mark.parametrize("sizes", [(2, 2, 2), (2, 1, 2), (1, 2, 3)])
def test_a_bet_is_worth_what_every_deal_brings(sizes: tuple[int, ...], pays_rest: bool) -> None:
    rivals = tuple(Rival(size, bet, first) for size, bet, first in zip(sizes[1:], (2, 3), (True, False), strict=True))
    pool = Pool(amount=4, size=sizes[0], unseen=7, better=3, rivals=rivals, pays_rest=pays_rest)
    for bet in range(1, 5):
        assert pool.value(bet) == counted(pool, bet)


def test_both_ways_to_count_agree() -> None:
    rng = Random(1)
    for _ in range(50):
        rivals = tuple(Rival(3, rng.choice((2, 2, 5)), rng.random() < 0.5) for _ in range(rng.randrange(1, 15)))
        unseen, better = rng.randrange(3 * len(rivals) + 3, 52), rng.randrange(1, 13)
        ways = [count(3, unseen, better, rivals) for count in (pool_bets.by_losers, pool_bets.by_cards)]
        one, other = ({change: count for change, count in each.items() if count} for each in ways)
        assert one == other


def test_against_nobody_a_bet_is_paid_in_full() -> None:
    pool = Pool(amount=10, size=3, unseen=51, better=8, rivals=(), pays_rest=True)
    assert pool.value(10) == 10 * (2 * Fraction(1212, 2975) - 1)
