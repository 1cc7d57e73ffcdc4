"""The distribution of a session's total: against plain convolution, moments, closed forms and published mathematics."""

from collections.abc import Mapping
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.odds import Nets, nets
from fairdeal.games.casino_war.session_odds import power, session_odds
from fairdeal.games.casino_war.shoe_odds import rest_of
from fairdeal.games.casino_war.state import Choice

COIN = Nets(((Fraction(-1), Fraction(1, 2)), (Fraction(1), Fraction(1, 2))))
HOUSES = [House(war_tie_payout=payout, decks=decks) for payout in ("2:1", "1:1") for decks in (6, 8)]


def totals(of_round: Nets, rounds: int) -> Mapping[Fraction, Fraction]:
    """Another way: one round after the other, every total with its chance."""
    found = {Fraction(0): Fraction(1)}
    for _ in range(rounds):
        after: dict[Fraction, Fraction] = {}
        for total, chance in found.items():
            for net, more in of_round.chances:
                after[total + net] = after.get(total + net, Fraction(0)) + chance * more
        found = after
    return found


@pytest.mark.parametrize("plan", Choice)
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: f"{house.war_tie_payout}, {house.decks} decks")
@pytest.mark.parametrize("rounds", [0, 1, 2, 7, 20])
def test_totals_are_those_of_adding_round_after_round(house: House, plan: Choice, rounds: int) -> None:
    of_round = nets(house, rest_of(house.decks), plan)
    expected, odds = totals(of_round, rounds), session_odds(of_round, rounds)
    assert odds.distribution() == expected
    assert odds.win == sum(chance for total, chance in expected.items() if total > 0)
    assert odds.draw == expected.get(Fraction(0), 0)
    assert odds.lose == sum(chance for total, chance in expected.items() if total < 0)


@pytest.mark.parametrize("plan", Choice)
@pytest.mark.parametrize("house", HOUSES, ids=lambda house: f"{house.war_tie_payout}, {house.decks} decks")
def test_mean_and_variance_add_up_over_the_rounds(house: House, plan: Choice) -> None:
    of_round = nets(house, rest_of(house.decks), plan)
    odds = Nets(tuple(session_odds(of_round, 20).distribution().items()))
    assert odds.expectation == 20 * of_round.expectation
    assert odds.variance == 20 * of_round.variance


@pytest.mark.parametrize("plan", Choice)
def test_the_weights_are_the_generating_function_of_a_round_to_the_power_of_rounds(plan: Choice) -> None:
    """At any x, the sum of chance · x^total is the one of a round to that power."""
    of_round = nets(House(), rest_of(6), plan)
    nine = session_odds(of_round, 9).distribution()
    for base in (Fraction(2), Fraction(1, 3), Fraction(-3)):
        single = sum(chance * base ** int(2 * net) for net, chance in of_round.chances)
        whole = sum(chance * base ** int(2 * total) for total, chance in nine.items())
        assert whole == single**9


def test_a_thousand_rounds_are_exact_too() -> None:
    for plan in Choice:
        odds = session_odds(nets(House(), rest_of(6), plan), 1000)
        assert sum(odds.weights) == odds.whole
        assert odds.win + odds.draw + odds.lose == 1
        mean = sum(place * weight for place, weight in enumerate(odds.weights)) * odds.step
        assert mean + odds.least * odds.whole == 1000 * nets(House(), rest_of(6), plan).expectation * odds.whole


def test_a_thousand_rounds_can_be_shown() -> None:
    assert "rounds=1000" in repr(session_odds(COIN, 1000))


@pytest.mark.parametrize("rounds", [1, 2, 9, 10])
def test_a_fair_coin_gives_the_binomial(rounds: int) -> None:
    odds = session_odds(COIN, rounds)
    expected = Fraction(comb(rounds, rounds // 2), 2**rounds) if rounds % 2 == 0 else Fraction(0)
    assert odds.draw == expected
    assert odds.win == odds.lose == (1 - expected) / 2


@pytest.mark.parametrize(
    ("sure", "wins", "loses"), [(Fraction(3, 2), 1, 0), (Fraction(-1, 2), 0, 1), (Fraction(0), 0, 0)]
)
def test_a_round_without_chance_gives_a_session_without_chance(sure: Fraction, wins: int, loses: int) -> None:
    odds = session_odds(Nets(((sure, Fraction(1)),)), 4)
    assert odds.distribution() == {4 * sure: 1}
    assert [odds.win, odds.lose] == [wins, loses]


def test_totals_that_are_out_of_reach_have_no_chance() -> None:
    odds = session_odds(COIN, 3)
    assert [odds.chance(total) for total in (-5, -4, 0, Fraction(1, 2), 2, 5)] == [0] * 6
    assert odds.chance(3) == Fraction(1, 8)


def test_totals_that_never_touch_zero_have_no_draw() -> None:
    thirds = Nets(((Fraction(-1), Fraction(1, 2)), (Fraction(1, 2), Fraction(1, 2))))
    odds = session_odds(thirds, 1)
    assert [odds.win, odds.draw, odds.lose] == [Fraction(1, 2), 0, Fraction(1, 2)]


@given(
    st.lists(st.integers(0, 50), min_size=1, max_size=8).filter(lambda weights: weights[0] > 0 and weights[-1] > 0),
    st.integers(0, 12),
)
def test_a_power_is_repeated_multiplication(polynomial: list[int], exponent: int) -> None:
    expected = [1]
    for _ in range(exponent):
        product = [0] * (len(expected) + len(polynomial) - 1)
        for here, left in enumerate(expected):
            for there, right in enumerate(polynomial):
                product[here + there] += left * right
        expected = product
    assert power(polynomial, exponent) == expected


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: f"{house.war_tie_payout}, {house.decks} decks")
def test_surrender_wins_a_session_of_twenty_more_often_and_loses_it_much_more_often(house: House) -> None:
    war, surrender = (session_odds(nets(house, rest_of(house.decks), plan), 20) for plan in Choice)
    assert 0 < surrender.win - war.win < (surrender.lose - war.lose) / 2
