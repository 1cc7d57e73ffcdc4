"""What the kernel of Red Dog finds in many rounds agrees with the exact odds."""

from math import sqrt

import pytest

from fairdeal.engine.simulation import Row, Strategy, Summary
from fairdeal.games.red_dog import House
from fairdeal.games.red_dog.odds.blind import Blind, mean_chance
from fairdeal.games.red_dog.simulation import SIMULATION

pytest.importorskip("numba")

from fairdeal.games.red_dog.fast.kernel import WIN_CHANCE
from fairdeal.games.red_dog.fast.table import PERCENT

ROUNDS = 30_000


def simulated(house: House, strategy: str) -> Summary:
    return SIMULATION.kernel(house, (Strategy(strategy),)).run(31, 0, ROUNDS)


@pytest.mark.parametrize("strategy", ["usual", "bold"])
@pytest.mark.parametrize(
    "house", [House(), House(variant="bank", burn=True), House(variant="six_banker"), House(variant="six_pool")]
)
def test_bets_win_as_often_as_the_odds_foresee(house: House, strategy: str) -> None:
    """The share of each percent that was foreseen lies in it, within four standard errors."""
    checked = 0
    for percent, (bets, _, won, _) in simulated(house, strategy).tables[WIN_CHANCE].items():
        if bets >= 400:
            error = 4 * sqrt(0.25 / bets)
            assert percent / PERCENT - error <= won / bets <= (percent + 1) / PERCENT + error
            checked += 1
    assert checked >= 5


def test_blind_hands_in_the_pool_win_as_often_as_the_exact_chance_says() -> None:
    """Everybody bets in every round; hands of a round share their card, so that a round counts as one hand."""
    house = House(variant="six_pool", seats=5)
    rows = simulated(house, "careful").tables[WIN_CHANCE].values()
    bets, won = sum(row.rounds for row in rows), sum(row.net for row in rows)
    error = sqrt(0.25 * house.seats / bets)
    assert abs(won / bets - float(mean_chance(Blind(house.seats, 3)))) < 4 * error


def test_what_one_wins_the_others_lose() -> None:
    """With the same play in every seat and the pot shared at the end nobody has an edge."""
    found = simulated(House(), "careful")
    assert found.rounds == sum(found.nets.values()) == ROUNDS
    assert abs(found.net) < 4 * sqrt(found.squares)
    assert all(isinstance(row, Row) for row in found.tables[WIN_CHANCE].values())
