"""What the compiled kernel finds in many rounds agrees with the exact odds."""

from collections import Counter
from collections.abc import Callable
from itertools import accumulate
from math import sqrt
from typing import Final

import pytest

from fairdeal.games.blackjack import House
from fairdeal.games.blackjack.counting import RAMP
from fairdeal.games.blackjack.odds.chart_text import read_chart, write_chart

pytest.importorskip("numba")

import numpy as np

from fairdeal.compiled.streams import seeded
from fairdeal.compiled.tally import NET
from fairdeal.games.blackjack.fast.shoe import BEYOND, Shoe, make_ready, new_shoe
from fairdeal.games.blackjack.fast.simulation import TABLE, Play, Table, by_cards, by_chart, by_count
from fairdeal.games.blackjack.odds.basic import exact_chart, plan_for
from fairdeal.games.blackjack.odds.shoes import full_shoe
from fairdeal.games.blackjack.odds.worths import round_worth

HOUSES: Final = (
    House(cut_from=1, cut_to=1, seats=1),
    House(cut_from=1, cut_to=1, seats=1, das=True, max_hands=4),
    House(cut_from=1, cut_to=1, seats=1, das=True, max_hands=3, obo=True, double_soft_low=True),
    House(cut_from=1, cut_to=1, seats=3, split_tens="rank", max_hands=4),
    House(cut_from=1, cut_to=1, seats=1, decks=1, hits_soft_17=True, double_on="any", das=True),
    House(cut_from=1, cut_to=1, seats=1, decks=8, blackjack_pays="6:5", resplit_aces=True, max_hands=4),
)
"""They shuffle before every round, as the exact odds of a full shoe have it."""
ROUNDS_PLAYED: Final = 2_000_000


def simulated(play: Play, rounds: int, seed: int) -> tuple[float, float]:
    """The mean of a round per unit of stake, and its standard error; every round is a shoe of its own here."""
    found = play.run(seed, 0, rounds)
    stake = play.house.seats * play.house.least_bet
    assert (found.rounds, found.staked, found.pieces) == (rounds, rounds * stake, rounds)
    mean = found.net / found.staked
    return mean, sqrt(found.squares / stake**2 / rounds - mean**2) / sqrt(rounds)


def basic_edge(house: House) -> float:
    return round_worth(house, full_shoe(house.decks), plan=plan_for(house, exact_chart(house)))


def best_edge(house: House) -> float:
    return round_worth(house, full_shoe(house.decks))


@pytest.mark.parametrize(
    "house", [HOUSES[0], *(pytest.param(house, marks=pytest.mark.slow) for house in HOUSES[1:])], ids=range(len(HOUSES))
)
@pytest.mark.parametrize(("play", "exact"), [(by_chart, basic_edge), (by_cards, best_edge)], ids=["basic", "best"])
def test_the_edge_is_the_exact_one_within_four_standard_errors(
    house: House, play: Callable[[House], Play], exact: Callable[[House], float]
) -> None:
    mean, error = simulated(play(house), ROUNDS_PLAYED, seed=20)
    assert error < 0.001
    assert abs(mean - exact(house)) < 4 * error


def test_a_chart_from_a_file_is_played_as_it_says() -> None:
    """A chart that never doubles, against its exact edge, which is far from that of basic strategy."""
    house = HOUSES[0]
    chart = read_chart(write_chart(exact_chart(house)).replace("D", "H"))
    edge = round_worth(house, full_shoe(house.decks), plan=plan_for(house, chart))
    mean, error = simulated(by_chart(house, chart), ROUNDS_PLAYED, seed=21)
    assert abs(mean - edge) < 4 * error
    assert abs(mean - basic_edge(house)) > 8 * error


def test_counted_rounds_are_all_in_the_table_and_bets_follow_the_count() -> None:
    found = by_count(House(seats=1)).run(5, 0, 500_000)
    rows = found.tables[TABLE]
    assert sum(row.rounds for row in rows.values()) == 500_000 == found.rounds
    assert sum(row.net for row in rows.values()) == found.net
    assert sum(row.staked for row in rows.values()) == found.staked
    assert sum(row.squares for row in rows.values()) == sum(net * net * count for net, count in found.nets.items())
    units = {count: row.staked / row.rounds / House().min_stake for count, row in rows.items()}
    assert {units[count] for count in range(-5, 1)} == {1}
    assert 1 < units[1] < RAMP[0][1] <= units[2]
    assert units[6] == RAMP[-1][1]


def test_a_spread_can_be_narrower() -> None:
    found = by_count(House(seats=1), 4).run(5, 0, 100_000)
    assert max(row.staked / row.rounds for row in found.tables[TABLE].values()) == 4 * House().min_stake


def test_the_edge_rises_with_the_count() -> None:
    """About half a percent of the bet for each point. Source: S. Wong, Professional Blackjack."""
    rows = by_count(House(seats=1)).run(6, 0, 3_000_000).tables[TABLE]
    counts = range(-5, 6)
    edges = [rows[count].net / rows[count].staked for count in counts]
    weights = [sqrt(rows[count].rounds) for count in counts]
    slope = np.polyfit(np.array(counts) + 0.5, edges, 1, w=weights)[0]
    assert slope == pytest.approx(0.0052, abs=0.0015)


def test_a_summary_tells_of_rounds_sittings_and_the_way() -> None:
    """Against what the same rounds bring one by one."""
    play, rounds = by_chart(House(seats=1)), 1050
    found, table = play.run(7, 3, rounds), Table(play, seeded(7, 3))
    nets = [int(table.play(1).sums[NET]) for _ in range(rounds)]
    purse = list(accumulate(nets, initial=0))
    assert found.net == sum(nets) == found.course.net
    assert found.course.highest == max(purse)
    assert found.course.lowest == min(purse)
    assert found.course.fall == max(max(purse[: place + 1]) - now for place, now in enumerate(purse))
    sittings = [purse[start : start + 101] for start in range(0, 1000, 100)]
    assert found.totals == Counter(each[-1] - each[0] for each in sittings)
    assert found.lows == Counter(min(each) - each[0] for each in sittings)
    assert found.bands[48] == Counter(each[48] - each[0] for each in sittings)
    assert found.nets == Counter(nets)


# The shoe


def test_every_order_of_a_small_shoe_comes_equally_often() -> None:
    """Four cards have 24 orders; chi-squared with 23 degrees of freedom is above 50 once in a thousand times."""
    shoe = Shoe(np.array([0, 1, 2, 3] + [13] * BEYOND, np.uint8), seeded(1, 0), np.zeros(6, np.int64))
    found: dict[bytes, int] = {}
    for _ in range(24_000):
        shoe.marks[:] = 0
        make_ready(shoe, 4)
        order = shoe.cards[:4].tobytes()
        found[order] = found.get(order, 0) + 1
    assert len(found) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 50


def test_a_shoe_has_all_its_cards_however_far_it_is_shuffled() -> None:
    shoe = new_shoe(House(), seeded(2, 0))
    for wanted in (1, 100, 311, 312, 400):
        make_ready(shoe, wanted)
        cards = shoe.cards[: House().cards]
        assert np.bincount(cards).tolist() == [24] * 13
        assert set(shoe.cards[House().cards :]) == {13}
