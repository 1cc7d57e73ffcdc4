"""Pearson's test of evenness: the statistic and its critical value, without a library."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

NORMAL_QUANTILE_999 = 3.090232
"""An even shuffle exceeds the critical value one time in a thousand; with fixed seeds, always or never."""


def statistic(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected


def critical_value(freedom: int) -> float:
    """Wilson and Hilferty's approximation to the 0.999 quantile; checked against a printed table in the tests."""
    share = 2 / (9 * freedom)
    return float(freedom * (1 - share + NORMAL_QUANTILE_999 * sqrt(share)) ** 3)
