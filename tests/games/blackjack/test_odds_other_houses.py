"""The exact odds of other houses: against play through the engine card by card, and published figures."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from fairdeal.cards import DECK, Card, read_card
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Action, CardsToDeal, Deal, RoundOver
from fairdeal.games.blackjack import GAME, House, State, View
from fairdeal.games.blackjack.house import PRESETS
from fairdeal.games.blackjack.odds.basic import exact_chart, plan_for
from fairdeal.games.blackjack.odds.chart import LETTERS, chart_lines
from fairdeal.games.blackjack.odds.endless import endless_chart
from fairdeal.games.blackjack.odds.shoes import full_shoe
from fairdeal.games.blackjack.odds.worths import round_worth
from tests.games.blackjack.engine_odds import opened

STAKE = 10 * CHIP
CHIPS = 1000 * CHIP

Worlds = list[tuple[Fraction, State]]
"""Rounds that look the same to the seat, and how likely each is."""

ALL = House(
    peek=True,
    surrender="late",
    hits_soft_17=True,
    double_on="any",
    das=True,
    blackjack_pays="6:5",
)
OPEN = House(surrender="late", hits_soft_17=True, double_on="9-11", das=True, blackjack_pays="1:1")
FIRST_BET = House(obo=True, double_on="any", das=True, surrender="late")

ROUNDED = Fraction(1, 10**8)


def dealt(house: House, ranks: str, first: str, second: str, up: str) -> Worlds:
    """The rounds, one for each hole card there may be, in which these cards come from six of each rank."""
    left = tuple(read_card(f"{rank}c") for rank in ranks.split() for _ in range(6))
    state, _ = GAME.rules.apply(opened(house, left, CHIPS), Bet(0, STAKE))
    seen = [read_card(f"{rank}c") for rank in (first, second, up)]
    if not house.peek:
        return [(Fraction(1), after(state, *(Deal(card) for card in (seen[0], seen[2], seen[1]))))]
    holes = list(left)
    for card in seen:
        holes.remove(card)
    worlds = [
        (Fraction(holes.count(hole), len(holes)), after(state, *map(Deal, (seen[0], hole, seen[1], seen[2]))))
        for hole in sorted(set(holes))
    ]
    return [(chance, world) for chance, world in worlds if not isinstance(GAME.rules.turn(world), RoundOver)]


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = GAME.rules.apply(state, action)
    return state


def brings(worlds: Worlds) -> Fraction:
    """What the seat's chips come to in these rounds, as likely as they are, played best by all that the seat sees."""
    turn = GAME.rules.turn(worlds[0][1])
    if isinstance(turn, RoundOver):
        return sum((chance * state.boxes[0].chips for chance, state in worlds), Fraction(0))
    if isinstance(turn, CardsToDeal):
        seen: dict[View, Worlds] = defaultdict(list)
        for chance, state in worlds:
            for card, likely in next_cards(state):
                world = after(state, Deal(card))
                seen[GAME.sight.view(world, 0)].append((chance * likely, world))
        return sum(map(brings, seen.values()), Fraction(0))
    return max(brings_after(worlds, action) for action in GAME.rules.legal(worlds[0][1], 0).actions)


def brings_after(worlds: Worlds, action: Action) -> Fraction:
    """The same, once the seat has done something; what it then sees may part the rounds."""
    seen: dict[View, Worlds] = defaultdict(list)
    for chance, state in worlds:
        world = after(state, action)
        seen[GAME.sight.view(world, 0)].append((chance, world))
    return sum(map(brings, seen.values()), Fraction(0))


def next_cards(state: State) -> list[tuple[Card, Fraction]]:
    left = {card: state.house.decks - state.gone[card] - state.dealt.count(card) for card in DECK}
    return [(card, Fraction(count, state.left)) for card, count in left.items() if count]


DEALS = [("9 T A", "9 T T"), ("9 T A", "9 T A")]


@pytest.mark.parametrize("house", [ALL, OPEN, FIRST_BET], ids=["hole card", "no hole card", "first bet"])
@pytest.mark.parametrize(("ranks", "cards"), DEALS, ids=[each[1] for each in DEALS])
def test_every_choice_is_worth_what_playing_it_brings(house: House, ranks: str, cards: str) -> None:
    """With a hole card nobody sees, over all that it may be; after the dealer has looked, over all but a blackjack."""
    worlds = dealt(house, ranks, *cards.split())
    state, likely = worlds[0][1], sum(chance for chance, _ in worlds)
    assert len({GAME.sight.view(each, 0) for _, each in worlds}) == 1
    prices = GAME.advice.price(GAME.sight.view(state, 0), GAME.rules.legal(state, 0))
    assert len(prices) >= 2
    for price in prices:
        brought = brings_after(worlds, price.action) / likely - CHIPS
        assert abs(brought - price.expectation) <= ROUNDED, price


# Published figures

US: dict[str, Any] = {"peek": True, "double_on": "any", "max_hands": 4}


@pytest.mark.parametrize(
    ("house", "published"),
    [
        (House(**US, decks=8, das=True, surrender="late"), 0.0036),
        (House(**US, das=True), 0.0041),
        (House(**US, das=True, hits_soft_17=True), 0.0062),
        (House(**US, das=True, surrender="late", resplit_aces=True), 0.0026),
        (House(**US, decks=4, das=True), 0.0035),
        (House(**US, decks=1), 0.0),
    ],
    ids=["atlantic city", "six decks", "soft 17", "all that helps", "vegas strip", "one deck"],
)
def test_the_edges_of_well_known_houses_are_the_published_ones(house: House, published: float) -> None:
    """To a hundredth of a percent, as far as they are printed: for a dealer who looks first, by basic strategy.

    Sources: the calculator and appendices of Wizard of Odds, and S. Wong, Professional Blackjack (1994).
    """
    edge = -round_worth(house, full_shoe(house.decks), plan=plan_for(house, exact_chart(house)))
    assert edge == pytest.approx(published, abs=0.00012)


@pytest.mark.parametrize(
    ("better", "worse", "published"),
    [
        (House(**US, das=True), House(**US, das=True, hits_soft_17=True), 0.0021),
        (House(**US, das=True, surrender="late"), House(**US, das=True), 0.0008),
        (House(**US, das=True, resplit_aces=True), House(**US, das=True), 0.0007),
        (House(**US), House(**US, blackjack_pays="6:5"), 0.0136),
        (House(**US), House(**US, blackjack_pays="1:1"), 0.0226),
        (House(**US), House(**US | {"double_on": "9-11"}), 0.0009),
        (House(**US), House(**US | {"double_on": "10-11"}), 0.0018),
    ],
)
def test_what_an_option_is_worth_is_what_is_published(better: House, worse: House, published: float) -> None:
    """With six decks, give or take 0.02%. Sources: as above, and P. Griffin, The Theory of Blackjack (1999)."""
    edges = [round_worth(house, full_shoe()) for house in (better, worse)]
    assert edges[0] - edges[1] == pytest.approx(published, abs=0.0002)


def test_the_chart_of_a_house_with_surrender_is_the_published_one() -> None:
    """Six decks, a soft 17 drawn to, any two cards doubled, after splits too: 15 to 17 and 8-8 are given up to an ace,
    15 and 16 to a ten, 16 to a nine. Sources: as above.
    """
    lines = chart_lines(exact_chart(House(**US, das=True, hits_soft_17=True, surrender="late")))
    given_up = {
        line.sign: "".join(LETTERS[move] for move in line.moves[7:]) for line in lines if "surrender" in line.moves
    }
    assert given_up == {"17": "SSR", "16": "RRR", "15": "HRR", "8-8": "PPR"}


@pytest.mark.parametrize("house", [*PRESETS.values(), House(**US, decks=1)], ids=range(len(PRESETS) + 1))
def test_the_chart_of_the_bots_gives_away_next_to_nothing(house: House) -> None:
    """Less than a fortieth of a percent from one deck, and less than a three-hundredth from two and more."""
    shoe = full_shoe(house.decks)
    exact, endless = (
        round_worth(house, shoe, plan=plan_for(house, chart(house))) for chart in (exact_chart, endless_chart)
    )
    assert exact - endless + 1e-12 >= 0
    assert exact - endless < (0.00025 if house.decks == 1 else 0.00003)
