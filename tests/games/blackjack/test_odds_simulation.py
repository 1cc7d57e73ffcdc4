"""A long simulated shoe agrees with the enumerated edge; the simulator first plays like the engine, hand by hand."""

import random
from collections.abc import Callable
from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from fairdeal.cards import DECK, Card
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Action, Deal, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.blackjack import GAME
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.basic import exact_chart, plan_for
from fairdeal.games.blackjack.odds.chart import Chart
from fairdeal.games.blackjack.odds.hand_table import kind_of
from fairdeal.games.blackjack.odds.shoes import full_shoe
from fairdeal.games.blackjack.odds.worths import round_worth
from fairdeal.games.blackjack.state import State
from fairdeal.games.blackjack.strategy import choose
from tests.chances import seeded
from tests.games.blackjack.simulator import options_of, play_round, simulate, tables_of

STAKE = 2 * CHIP
HOUSES = (
    House(),
    House(das=True, max_hands=4),
    House(das=True, max_hands=3, double_soft_low=True, obo=True),
    House(split_tens="never", max_hands=4),
)


def engine_net(house: House, cards: list[Card]) -> int:
    """The net of a round that the bot plays through the engine with these cards, in halves of the stake."""
    state: State = GAME.rules.start(house, Opening((Seated(0, 100 * CHIP),)))
    state, _ = GAME.rules.apply(state, Bet(0, STAKE))
    dealing = iter(cards)
    while not isinstance(now := GAME.rules.turn(state), RoundOver):
        action: Action
        if isinstance(now, SeatsToMove):
            action = choose(GAME.sight.view(state, 0), GAME.rules.legal(state, 0), seeded())
        else:
            action = Deal(next(dealing))
        state, _ = GAME.rules.apply(state, action)
    return 2 * net_of(state.boxes[0]) // STAKE


@pytest.mark.parametrize("house", HOUSES, ids=range(len(HOUSES)))
def test_the_simulator_plays_like_the_engine_hand_by_hand(house: House) -> None:
    chooser, tables = random.Random(12), tables_of(exact_chart(house))
    for _ in range(600):
        cards = chooser.sample(DECK * house.decks, 60)
        kinds = np.array([kind_of(card) for card in cards], np.int64)
        assert play_round(kinds, options_of(house), *tables) == engine_net(house, cards), cards


@pytest.mark.parametrize("pair", [0, 1, 5, 7, 8, 9])
def test_the_simulator_splits_like_the_engine(pair: int) -> None:
    """Shoes with many cards of one kind, so that pairs come again and again."""
    house, chooser = House(das=True, max_hands=4), random.Random(pair)
    tables = tables_of(exact_chart(house))
    rich = [card for card in DECK if kind_of(card) == pair] * 5 + list(DECK)
    for _ in range(300):
        cards = chooser.sample(rich, 60)
        kinds = np.array([kind_of(card) for card in cards], np.int64)
        assert play_round(kinds, options_of(house), *tables) == engine_net(house, cards), cards


def always_splits(chart: Chart) -> Chart:
    return replace(chart, splits=((True,) * 10,) * 10)


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES[1:3], ids=range(2))
@pytest.mark.parametrize("change", [lambda chart: chart, always_splits], ids=["basic", "split-all"])
def test_a_long_simulated_shoe_agrees_with_the_enumerated_edge(house: House, change: Callable[[Chart], Chart]) -> None:
    """Within four standard errors; twenty million rounds agreed as well, when this was written."""
    chart, rounds = change(exact_chart(house)), 4_000_000
    shoe = np.array([kind_of(card) for card in DECK * house.decks], np.int64)
    found, squares = simulate(rounds, 20, shoe, options_of(house), *tables_of(chart))
    mean, error = found / 2 / rounds, sqrt(squares / 4 / rounds / rounds)
    assert abs(mean - round_worth(house, full_shoe(), plan=plan_for(house, chart))) < 4 * error
    assert error < 0.001
