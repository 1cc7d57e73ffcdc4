"""What the games of the registry say a choice is worth is the mean of what playing it brings, on small shoes."""

from collections import Counter
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from fairdeal.cards import Card, read_card, read_cards
from fairdeal.engine.accounts import AccountKind
from fairdeal.engine.extras import is_installed
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action
from fairdeal.engine.sitting import Seated
from fairdeal.games import blackjack, casino_war
from fairdeal.games.blackjack import state as moves
from tests.laws import high_card_house
from tests.laws.depth import IS_DEEP
from tests.laws.walks import Walk
from tests.laws.worth import EXACT, moments, none_at_all, opening_with, played_from, prices_are_what_play_brings

SEATS: Final = (Seated(0, 1000),)
ROUNDS: Final = 16 if IS_DEEP else 4
WARS: Final = (*casino_war.GAME.presets.values(), casino_war.House(stake=None, reserve_for_war=True))
HOUSES: Final = (blackjack.House(), blackjack.House(das=True, obo=True, double_soft_low=True))

ROUNDED: Final = Fraction(1, 10**9)
"""To what part of a half-chip the prices of Blackjack are rounded."""

LOST_AT_SPLITS: Final = Fraction(2, 100)
"""By what part of a stake the price of a split may be too low, from a shoe as small as here.

Hands of a pair do not look at each other's cards: docs/games/blackjack.md, “What is approximated”. What is decided
before a split, and does not lead to one, is exact.
"""

needs_odds = pytest.mark.skipif(not is_installed(), reason="the odds of Blackjack are not installed")


@pytest.mark.parametrize("left", ["2♣ 2♦ 5♣ K♠", "9♣ 9♦ 9♥ 3♠", "A♣ 2♦ 7♥ 7♠"])
@pytest.mark.parametrize("house", WARS)
def test_casino_war_is_worth_exactly_what_it_brings(house: casino_war.House, left: str) -> None:
    assert compared(casino_war.GAME, house, Counter(dict.fromkeys(read_cards(left), 3))) >= 4


@pytest.mark.parametrize("left", ["2♣ 2♦ 5♣ K♠", "9♣ 9♦ 9♥ 3♠"])
def test_the_smallest_banking_game_is_worth_exactly_what_it_brings(left: str) -> None:
    house = high_card_house.House(seats=1)
    assert compared(high_card_house.GAME, house, Counter(dict.fromkeys(read_cards(left), 1))) == 2


def test_a_banking_game_is_written_in_fewer_than_250_lines() -> None:
    assert len(Path(high_card_house.__file__).read_text(encoding="utf-8").splitlines()) < 250


@needs_odds
@pytest.mark.parametrize("ranks", ["9 T", "7 T", *(["T J", "8 9", "6 T"] if IS_DEEP else [])])
@pytest.mark.parametrize("house", HOUSES, ids=["usual", "generous"])
def test_blackjack_is_worth_what_it_brings_from_the_bet_on(house: blackjack.House, ranks: str) -> None:
    assert compared(blackjack.GAME, house, six_of_each(ranks), rounded=ROUNDED) >= 6


@needs_odds
@pytest.mark.parametrize("ranks", ["9 T A", *(["7 8 T", "3 9 T"] if IS_DEEP else [])])
@pytest.mark.parametrize("house", HOUSES, ids=["usual", "generous"])
def test_blackjack_is_worth_what_it_brings_once_cards_are_dealt(house: blackjack.House, ranks: str) -> None:
    count = compared(blackjack.GAME, house, six_of_each(ranks), rounded=ROUNDED, may_split=True, bets=False)
    assert count >= 4


@needs_odds
@pytest.mark.skipif(not IS_DEEP, reason="takes a minute")
@pytest.mark.parametrize("ranks", ["6 8 T", "4 7 T"])
def test_a_bet_at_blackjack_is_never_worth_less_than_its_price_and_hardly_more(ranks: str) -> None:
    assert compared(blackjack.GAME, HOUSES[0], six_of_each(ranks), rounds=1, rounded=ROUNDED, may_split=True) >= 2


def compared(
    game: AnyGame,
    house: Any,
    left: Counter[Card],
    *,
    rounds: int = ROUNDS,
    bets: bool = True,
    rounded: Fraction = EXACT,
    may_split: bool = False,
) -> int:
    """How many prices of a few rounds were compared, from a shoe of which only these cards are left."""
    opening, shuffled = opening_with(game, house, SEATS, left)
    count = 0
    for seed in range(rounds):
        played = played_from(game, house, opening, shuffled, seed)
        for place in moments(played, 0):
            if place or (bets and not seed):
                below = partial(_too_low, played, place) if may_split else none_at_all
                count += prices_are_what_play_brings(played, place, 0, rounded=rounded, below=below)
    return count


def _too_low(played: Walk, place: int, action: Action) -> Fraction:
    """Nothing for a hand that is not of a pair and cannot become one; else a part of what is staked, or bet."""
    before = [type(each) for each in played.actions[:place]]
    if isinstance(action, moves.Hit | moves.Stand | moves.Double) and moves.Split not in before:
        return EXACT
    balances = played.game.rules.balances(played.steps[place].before)
    staked = sum(amount for account, amount in balances.items() if account.kind is AccountKind.STAKE)
    return LOST_AT_SPLITS * getattr(action, "amount", staked)


def six_of_each(ranks: str) -> Counter[Card]:
    return Counter({read_card(rank + "c"): 6 for rank in ranks.split()})
