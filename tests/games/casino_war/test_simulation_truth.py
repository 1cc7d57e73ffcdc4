"""What the kernel of Casino War finds in many rounds agrees with the exact odds."""

from math import sqrt

import pytest

from fairdeal.engine.simulation import Strategy, Summary
from fairdeal.games.casino_war import House
from fairdeal.games.casino_war.odds import nets, round_odds
from fairdeal.games.casino_war.session_odds import session_odds
from fairdeal.games.casino_war.shoe_odds import rest_of
from fairdeal.games.casino_war.simulation import SIMULATION, plan_of

pytest.importorskip("numba")

from fairdeal.simulation.statistics import mean, standard_error, variance

ROUNDS = 1_000_000


def simulated(house: House, strategy: str) -> Summary:
    return SIMULATION.kernel(house, (Strategy(strategy),)).run(20, 0, ROUNDS)


@pytest.mark.parametrize("strategy", SIMULATION.strategies)
@pytest.mark.parametrize("house", [House(), House(decks=8, war_tie_payout="1:1", seats=2)], ids=["source", "other"])
def test_the_edge_is_the_exact_one_within_four_standard_errors(house: House, strategy: str) -> None:
    found = simulated(house, strategy)
    exact = nets(house, rest_of(house.decks), plan_of(house, Strategy(strategy)))
    error = standard_error(found)
    assert error is not None
    assert error < 0.0012
    assert abs(float(mean(found) - exact.expectation)) < 4 * error
    assert float(variance(found)) == pytest.approx(float(exact.variance), rel=0.01)


def test_a_shoe_has_the_edge_of_its_first_round() -> None:
    """Cards that nobody uses to choose a bet do not change the mean of a round but by the cut card's bias."""
    house = House(fresh_shuffle=False)
    found = simulated(house, "war")
    assert abs(float(mean(found) - round_odds(house).war.expectation)) < 4 * (standard_error(found) or 0)


def test_sittings_are_distributed_as_the_exact_odds_say() -> None:
    """Every total with at least a hundred expected sittings within four standard errors, and who wins."""
    house = House()
    found = simulated(house, "war")
    exact = session_odds(round_odds(house).war, 20)
    sittings = ROUNDS // 20
    checked = 0
    for total, chance in exact.distribution().items():
        if chance * sittings >= 100:
            error = sqrt(sittings * float(chance * (1 - chance)))
            count = found.totals.get(int(total * house.least_stake), 0)
            assert abs(count - float(chance * sittings)) < 4 * error, total
            checked += 1
    assert checked > 20
    won = sum(count for total, count in found.totals.items() if total > 0)
    assert won / sittings == pytest.approx(float(exact.win), abs=4 * sqrt(0.25 / sittings))
