"""The strategies that can be simulated, each as tables for the kernels."""

import numpy as np

from fairdeal.games.blackjack.drawing import to_soft_17
from fairdeal.games.blackjack.fast.composition import best_play
from fairdeal.games.blackjack.fast.hands import Hands, dealer_hands, player_hands
from fairdeal.games.blackjack.fast.plans import Decide, by_chart, plan
from fairdeal.games.blackjack.fast.rounds import Bytes, Rules
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart
from fairdeal.games.blackjack.payouts import stakes_taken


def rules_by_chart(house: House, chart: Chart) -> Rules:
    """A house played by a chart, on every seat."""
    hands = player_hands("total")
    return _rules(house, hands, by_chart(chart), np.full(len(hands.held), chart.insures, np.uint8))


def rules_by_cards(house: House) -> Rules:
    """A house played best by the cards of each hand, on every seat."""
    hands, best = player_hands("cards"), best_play(house)
    insures = [each.cards == 2 and best.insures(each) for each in hands.held]
    return _rules(house, hands, best.decide, np.array(insures, np.uint8))


def _rules(house: House, hands: Hands, decide: Decide, insures: Bytes) -> Rules:
    dealer = dealer_hands(to_soft_17=to_soft_17(house))
    losses = [stakes_taken(house, first=first, doubled=doubled) for first in (False, True) for doubled in (False, True)]
    return Rules(
        children=hands.children,
        ratings=hands.ratings,
        plan=plan(house, hands, decide),
        insures=insures,
        dealer_children=dealer.children,
        dealer_ratings=dealer.ratings,
        losses=np.array(losses, np.uint8),
        hands=len(hands.held),
        dealer_draws=dealer.going_on,
        max_hands=house.max_hands,
    )
