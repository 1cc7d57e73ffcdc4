"""Which totals of two cards can be doubled. Source: rules.md §3.1, §3.4 BJ4."""

from typing import Final

from fairdeal.games.blackjack.hands import MOST, Total
from fairdeal.games.blackjack.house import House

DOUBLING: Final = (10, 11)
"""The totals of two cards that can be doubled."""


def doubles_on(house: House, found: Total) -> bool:
    """Whether two cards of this total can be doubled; an ace counts 11, or 1 where the house says so.

    >>> doubles_on(House(), Total(11, 11)), doubles_on(House(), Total(20, 10))
    (True, False)
    >>> doubles_on(House(double_soft_low=True), Total(20, 10)), doubles_on(House(double_soft_low=True), Total(21, 11))
    (True, False)
    """
    counted = found.low if house.double_soft_low else found.best
    return counted in DOUBLING and found.best < MOST
