"""Mean, error, variance and risks of sums that can be worked out by hand."""

from fractions import Fraction
from math import exp, sqrt

import pytest

from fairdeal.engine.simulation import Row, Summary
from fairdeal.simulation import statistics

COIN = Summary(
    rounds=100,
    staked=200,
    pieces=100,
    squares=400,
    staked_squares=400,
    products=40,
    nets={-2: 45, 2: 55},
    totals={-4: 3, 0: 1, 4: 6},
    lows={-8: 1, -4: 2, 0: 7},
)
"""A hundred bets of one chip at even money, 55 of them won."""


def test_the_mean_is_per_unit_of_stake_and_its_error_that_of_the_mean() -> None:
    assert statistics.mean(COIN) == Fraction(1, 10)
    assert statistics.variance(COIN) == 1 - Fraction(1, 100)
    assert statistics.standard_error(COIN) == pytest.approx(sqrt(0.99 / 99))


def test_stakes_that_vary_weigh_in_the_error_of_the_mean() -> None:
    """Two pieces that win and stake 1 and 3: the mean is the same of both, and so has no error."""
    even = Summary(rounds=2, staked=4, pieces=2, squares=10, staked_squares=10, products=10, nets={1: 1, 3: 1})
    assert statistics.standard_error(even) == 0


def test_one_piece_has_no_error() -> None:
    assert statistics.standard_error(Summary(rounds=1, staked=2, pieces=1, nets={2: 1})) is None


def test_shares_and_quantiles_are_counted() -> None:
    assert statistics.shares(COIN.nets) == {-2: 0.45, 2: 0.55}
    assert [statistics.quantile(COIN.totals, share) for share in (0.3, 0.31, 0.4, 0.41, 1)] == [-4, 0, 0, 4, 4]
    assert statistics.won_drawn_lost(COIN.totals) == pytest.approx((0.6, 0.1, 0.3))


def test_the_risk_of_ruin_in_a_sitting_is_the_share_that_came_so_low() -> None:
    assert [statistics.ruin_in_a_sitting(COIN, chips) for chips in (1, 4, 5, 8, 9)] == [0.3, 0.3, 0.1, 0.1, 0]
    assert statistics.ruin_in_a_sitting(Summary(), 1) is None


def test_without_an_edge_ruin_is_certain_and_with_one_it_falls_with_the_bankroll() -> None:
    assert statistics.ruin_for_ever(Summary(rounds=1, nets={-1: 1}), 10**9) == 1
    assert statistics.ruin_for_ever(COIN, 40) == pytest.approx(exp(-2 * 0.2 * 40 / (4 - 0.04)))


def test_the_rows_of_a_table_have_means_and_errors() -> None:
    (row,) = statistics.rows({1: Row(4, 8, 4, 16), 0: Row(0, 0, 0, 0)})
    assert row == pytest.approx((1, 4, 0.5, sqrt(3 / 4) / 2))
