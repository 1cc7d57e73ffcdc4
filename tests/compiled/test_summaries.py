"""Parts of a simulation add up exactly to the whole."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from fairdeal.compiled.summaries import course_of, summarise
from fairdeal.engine.simulation import Course, Row, Summary

NETS = np.random.default_rng(1).integers(-4, 5, (60, 7))
STAKES = np.abs(NETS) + 1
ALL = np.full(60, 7)


def part(start: int, end: int) -> Summary:
    return summarise(NETS[start:end], STAKES[start:end], ALL[start:end])


@pytest.mark.parametrize("cut", [1, 20, 59])
def test_two_parts_are_the_whole(cut: int) -> None:
    assert part(0, cut).then(part(cut, 60)) == part(0, 60)


def test_sums_and_counts_are_those_of_the_rounds() -> None:
    whole = part(0, 60)
    assert (whole.rounds, whole.net, whole.staked) == (420, int(NETS.sum()), int(STAKES.sum()))
    assert whole.squares == sum(int(row.sum()) ** 2 for row in NETS)
    assert sum(whole.nets.values()) == 420
    assert sum(whole.totals.values()) == sum(whole.lows.values()) == 60
    assert whole.bands[7] == whole.totals


def test_the_deepest_fall_is_that_between_any_two_points() -> None:
    nets = NETS.ravel()
    purse = [0, *np.cumsum(nets).tolist()]
    deepest = max(purse[early] - purse[late] for late in range(len(purse)) for early in range(late + 1))
    assert course_of(nets) == Course(purse[-1], max(purse), min(purse), deepest)


def test_a_sitting_that_ended_early_has_only_the_rounds_that_were_played() -> None:
    nets = np.array([[2, -1, 0], [1, 1, 1]])
    found = summarise(nets, np.array([[2, 2, 0], [2, 2, 2]]), np.array([2, 3]))
    assert (found.rounds, found.nets) == (5, {-1: 1, 1: 3, 2: 1})


def test_the_rows_of_a_table_add_up_by_key() -> None:
    one = Summary(tables={"count": {0: Row(1, 2, 3, 4)}})
    other = Summary(tables={"count": {-1: Row(1, 1, 1, 1), 0: Row(1, 1, 1, 1)}})
    assert one.then(other).tables == {"count": {-1: Row(1, 1, 1, 1), 0: Row(2, 3, 4, 5)}}
