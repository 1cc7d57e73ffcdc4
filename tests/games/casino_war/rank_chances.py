"""The chance of cards in order, worked out card by card: independent of the odds under test."""

from collections.abc import Sequence
from fractions import Fraction

from fairdeal.games.casino_war.shoe_odds import Rest


def rank_chances(rest: Rest, ranks: Sequence[int]) -> Fraction:
    """The chance that the next cards have these ranks, in order."""
    left, chance = list(rest), Fraction(1)
    for rank in ranks:
        chance *= Fraction(left[rank], sum(left))
        left[rank] -= 1
    return chance
