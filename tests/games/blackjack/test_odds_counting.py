"""The counting bot: its count, its bets, its insurance, and how the count goes with the exact edge."""

import random
from dataclasses import replace

import pytest

from fairdeal.cards import DECK, Card, read_cards
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Amounts, Deal
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.blackjack import GAME, House, State
from fairdeal.games.blackjack.counting import bet_for, choose, count_of, is_insurance_worth_it, true_count
from fairdeal.games.blackjack.odds import round_worth
from fairdeal.games.blackjack.shoe_odds import shoe_without
from fairdeal.games.blackjack.state import Decline, Insure
from fairdeal.games.blackjack.strategy import choose as plain
from tests.chances import seeded

CHIPS = 1000 * CHIP
LOW = [each for each in DECK if each % 13 in range(5)]
HIGH = [each for each in DECK if each % 13 >= 8]


def seen(cards: list[Card] | tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(cards.count(each) for each in DECK)


def opened(gone: list[Card], chips: int = CHIPS, house: House | None = None) -> State:
    return GAME.rules.start(house or House(), Opening((Seated(0, chips),), gone=seen(gone)))


def bet_of(state: State) -> int:
    action = choose(GAME.sight.view(state, 0), GAME.rules.legal(state, 0), seeded())
    assert isinstance(action, Bet)
    return action.amount


def test_a_whole_deck_counts_nothing() -> None:
    assert count_of(seen(DECK)) == 0
    assert count_of(seen(LOW)) == 20 == -count_of(seen(HIGH))


def test_the_count_is_shared_among_the_decks_that_are_left() -> None:
    assert true_count(GAME.sight.view(opened(LOW), 0)) == pytest.approx(20 * 52 / (312 - 20))


def test_a_shoe_of_which_no_card_is_left_leans_nobodys_way() -> None:
    state = opened([*DECK * 6])
    assert true_count(GAME.sight.view(state, 0)) == 0
    assert bet_of(state) == 4


def test_bets_rise_with_the_count_and_fall_back() -> None:
    bets = [bet_of(opened(gone)) for gone in ([], HIGH, LOW, LOW * 2, LOW * 3)]
    assert bets == [4, 4, 4 * 6, 4 * 12, 4 * 12]


@pytest.mark.parametrize(
    ("count", "amounts", "chips", "bet"),
    [
        (0.0, Amounts(Bet(0, 0), 4, 200, 2), 1000, 4),
        (1.5, Amounts(Bet(0, 0), 4, 200, 2), 1000, 8),
        (9.0, Amounts(Bet(0, 0), 4, 200, 2), 1000, 48),
        (9.0, Amounts(Bet(0, 0), 4, 20, 2), 1000, 20),
        (9.0, Amounts(Bet(0, 0), 4, 200, 4), 30, 12),
        (9.0, Amounts(Bet(0, 0), 4, 5, 2), 5, 4),
    ],
)
def test_a_bet_is_one_that_can_be_made_and_leaves_as_much_again(
    count: float, amounts: Amounts, chips: int, bet: int
) -> None:
    assert bet_for(count, amounts, chips) == bet
    assert bet in amounts


def test_insurance_is_taken_when_more_than_a_third_are_tens() -> None:
    def asked(gone: list[Card]) -> State:
        state, _ = GAME.rules.apply(opened(gone), Bet(0, 4))
        for card in read_cards("5s Ah 6h"):
            state, _ = GAME.rules.apply(state, Deal(card))
        return state

    few, many = asked([]), asked(LOW * 4)
    assert not is_insurance_worth_it(GAME.sight.view(few, 0))
    assert choose(GAME.sight.view(few, 0), GAME.rules.legal(few, 0), seeded()) == Decline(0)
    assert choose(GAME.sight.view(many, 0), GAME.rules.legal(many, 0), seeded()) == Insure(0)
    assert plain(GAME.sight.view(many, 0), GAME.rules.legal(many, 0), seeded()) == Decline(0)


def test_both_bots_see_nothing_but_the_view() -> None:
    """Views that are equal get the same answer, whatever order the shoe is in: there is none in a view."""
    view, legal = GAME.sight.view(opened(LOW), 0), GAME.rules.legal(opened(LOW), 0)
    assert choose(replace(view), legal, seeded()) == choose(view, legal, seeded())


@pytest.mark.slow
def test_the_edge_goes_with_the_count_by_about_half_a_percent_a_point() -> None:
    """Random shoes of which half is dealt: the exact edge against the count, by least squares.

    Source for the slope: S. Wong, Professional Blackjack, about 0.5% of the bet for each point.
    """
    chooser, points = random.Random(3), []
    for _ in range(120):
        gone = seen(chooser.sample(DECK * 6, 190))
        edge = round_worth(House(), shoe_without(gone))
        points.append((count_of(gone) * 52 / (312 - 190), edge))
    mean_count, mean_edge = (sum(column) / len(points) for column in zip(*points, strict=True))
    over = sum((count - mean_count) * (edge - mean_edge) for count, edge in points)
    spread = sum((count - mean_count) ** 2 for count, _ in points)
    edges = sum((edge - mean_edge) ** 2 for _, edge in points)
    assert over / spread == pytest.approx(0.0052, abs=0.0008)
    assert over / (spread * edges) ** 0.5 > 0.9, "how well the count foretells the edge"
