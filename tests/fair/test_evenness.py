"""Every card comes everywhere equally often, and after every other card equally often.

Thousands of shuffles with fixed seals and one cut each; the critical values are of level 0.001.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations

import pytest

from fairdeal.fair import Cut, Seal, Stream, decks, shuffle
from tests.fair.chi_square import critical_value, statistic

Shuffle = Callable[[Stream], Sequence[int]]


def stream(number: int) -> Stream:
    return Stream.of(Seal(number.to_bytes(32, "big"), bytes(32)), [Cut(0, b"even")])


def fair(numbers: Stream) -> Sequence[int]:
    return shuffle(decks(1), numbers).cards


def any_with_any(numbers: Stream) -> Sequence[int]:
    """The well-known mistake: each card is swapped with any of all, which favours some orders."""
    cards = list(range(52))
    for i in range(52):
        j = numbers.below(52)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def orders(how: Shuffle, count: int) -> Iterator[Sequence[int]]:
    return (how(stream(number)) for number in range(count))


def unevenness_of_places(how: Shuffle, count: int) -> float:
    """Chi-square over card and place, 52 by 52.

    The cells of one shuffle depend on each other: each row and each column sums to 1. The covariance of such a table is
    1/51 of a projection on 51 x 51 dimensions, so (51/52) x the usual statistic has 51 x 51 degrees of freedom.
    """
    counts = [0] * 52 * 52
    for order in orders(how, count):
        for place, card in enumerate(order):
            counts[52 * place + card] += 1
    return statistic(counts, count / 52) * 51 / 52


def unevenness_of_neighbours(how: Shuffle, count: int) -> float:
    """Chi-square over ordered pairs of neighbours, 52 x 51 cells; independent, for each shuffle gives one pair."""
    counts = dict.fromkeys(permutations(range(52), 2), 0)
    for number, order in enumerate(orders(how, count)):
        place = number % 51
        counts[order[place], order[place + 1]] += 1
    return statistic(counts.values(), count / (52 * 51))


@pytest.mark.parametrize(("freedom", "tabulated"), [(30, 59.703), (50, 86.661), (100, 149.449)])
def test_the_critical_value_is_that_of_the_printed_tables(freedom: int, tabulated: float) -> None:
    assert critical_value(freedom) == pytest.approx(tabulated, rel=0.002)


def test_every_card_comes_to_every_place_equally_often() -> None:
    assert unevenness_of_places(fair, 5_200) < critical_value(51 * 51)


def test_every_card_follows_every_other_equally_often() -> None:
    assert unevenness_of_neighbours(fair, 5 * 52 * 51) < critical_value(52 * 51 - 1)


def test_the_test_of_places_finds_a_wrong_shuffle() -> None:
    assert unevenness_of_places(any_with_any, 5_200) > 1.5 * critical_value(51 * 51)


def test_all_orders_of_four_cards_come_equally_often() -> None:
    counts = dict.fromkeys(permutations(range(4)), 0)
    for number in range(2_400):
        counts[tuple(shuffle(range(4), stream(number)).cards)] += 1
    assert statistic(counts.values(), 100) < critical_value(23)


def test_the_cut_comes_to_every_place_equally_often() -> None:
    counts = dict.fromkeys(range(1, 52), 0)
    for number in range(2_550):
        counts[shuffle(decks(1), stream(number)).cut_at] += 1
    assert statistic(counts.values(), 50) < critical_value(50)
