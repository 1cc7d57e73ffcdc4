"""Which totals of two cards can be doubled. Source: rules.md §3.1, §3.4 BJ4, §5."""

from collections.abc import Mapping
from typing import Final

from fairdeal.games.blackjack.hands import MOST, Total
from fairdeal.games.blackjack.house import House

_TOTALS: Final[Mapping[str, tuple[int, ...]]] = {
    "10-11": (10, 11),
    "9-11": (9, 10, 11),
    "any": tuple(range(MOST)),
}


def doubling_totals(house: House) -> tuple[int, ...]:
    """The totals of two cards that can be doubled.

    >>> doubling_totals(House()), doubling_totals(House(double_on="9-11"))
    ((10, 11), (9, 10, 11))
    """
    return _TOTALS[house.double_on]


def doubles_on(house: House, found: Total) -> bool:
    """Whether two cards of this total can be doubled; an ace counts 11, or 1 where the house says so.

    >>> doubles_on(House(), Total(11, 11)), doubles_on(House(), Total(20, 10))
    (True, False)
    >>> doubles_on(House(double_soft_low=True), Total(20, 10)), doubles_on(House(double_soft_low=True), Total(21, 11))
    (True, False)
    >>> doubles_on(House(double_on="any"), Total(18, 8))
    True
    """
    counted = found.low if house.double_soft_low else found.best
    return counted in doubling_totals(house) and found.best < MOST
