"""What Blackjack pays and takes, and which hands double and split, each said once. Source: rules.md §3.1, §3.3."""

import ast
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from fairdeal.cards import RANKS, read_cards
from fairdeal.engine.banking.paying import Payout
from fairdeal.engine.options import options_of
from fairdeal.games import blackjack
from fairdeal.games.blackjack import payouts
from fairdeal.games.blackjack.doubling import doubles_on
from fairdeal.games.blackjack.hands import Total
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.shoes import NO_BEARING, odds_house
from fairdeal.games.blackjack.payouts import stakes_taken
from fairdeal.games.blackjack.splitting import is_pair, pairs, splits_again, takes_one_card

PACKAGE = Path(blackjack.__file__).parent


def test_3_3_a_blackjack_pays_3_to_2_and_insurance_2_to_1() -> None:
    assert (Payout(3, 2), Payout(2, 1)) == (payouts.blackjack(House()), payouts.INSURANCE)


def test_3_1_insurance_is_half_of_the_stake() -> None:
    assert [payouts.insured(stake) for stake in (4, 6, 20)] == [2, 3, 10]


@pytest.mark.parametrize(
    ("obo", "first", "doubled", "taken"),
    [
        *[(False, first, False, 1) for first in (True, False)],
        *[(False, first, True, 2) for first in (True, False)],
        *[(True, True, doubled, 1) for doubled in (True, False)],
        *[(True, False, doubled, 0) for doubled in (True, False)],
    ],
)
def test_bj7_the_dealers_blackjack_takes_every_stake_or_the_first_bet_only(
    obo: bool, first: bool, doubled: bool, taken: int
) -> None:
    assert stakes_taken(House(obo=obo), first=first, doubled=doubled) == taken


@pytest.mark.parametrize(
    ("total", "low_too", "doubles"),
    [
        (Total(10, 10), False, True),
        (Total(11, 11), False, True),
        (Total(9, 9), False, False),
        (Total(12, 12), False, False),
        (Total(20, 10), False, False),
        (Total(20, 10), True, True),
        (Total(21, 11), True, False),
    ],
)
def test_bj4_two_cards_double_on_10_and_11(total: Total, low_too: bool, doubles: bool) -> None:
    assert doubles_on(House(double_soft_low=low_too), total) is doubles


@pytest.mark.parametrize(
    ("cards", "value", "rank", "never"),
    [
        ("8♣ 8♦", True, True, True),
        ("A♣ A♦", True, True, True),
        ("8♣ 9♦", False, False, False),
        ("10♣ 10♦", True, True, False),
        ("K♣ Q♦", True, False, False),
        ("K♣ 9♦", False, False, False),
        ("8♣ 8♦ 8♥", False, False, False),
    ],
)
def test_bj3_what_is_a_pair_depends_on_the_tens(cards: str, value: bool, rank: bool, never: bool) -> None:
    for tens, pair in (("value", value), ("rank", rank), ("never", never)):
        assert is_pair(House(split_tens=tens), read_cards(cards), from_split=False) is pair


def test_3_1_a_split_ace_takes_one_card_and_is_not_split_again() -> None:
    assert [worth for worth in range(1, 11) if takes_one_card(worth)] == [1]
    assert [worth for worth in range(1, 11) if not splits_again(House(), worth)] == [1]
    assert not is_pair(House(), read_cards("A♣ A♦"), from_split=True)
    assert is_pair(House(), read_cards("8♣ 8♦"), from_split=True)


def test_a_pair_does_not_depend_on_the_order_of_its_cards() -> None:
    for tens, one, two in product(("value", "rank", "never"), range(len(RANKS)), range(len(RANKS))):
        assert pairs(House(split_tens=tens), one, two) is pairs(House(split_tens=tens), two, one)


# What bears on the odds


CHANGED = {
    "min_stake": 6,
    "max_stake": 100,
    "seats": 3,
    "cut_from": 150,
    "cut_to": 210,
    "split_tens": "rank",
    "double_soft_low": True,
    "das": True,
    "max_hands": 3,
    "obo": True,
    "insurance_partial": True,
    "bank_cap": 4000,
    "even_stakes_only": True,
    "decks": 2,
    "hits_soft_17": True,
    "double_on": "any",
    "resplit_aces": True,
    "blackjack_pays": "6:5",
    "peek": True,
    "surrender": "late",
}


@pytest.mark.parametrize("name", [each.name for each in options_of(House)])
def test_every_option_bears_on_the_odds_but_those_that_are_named(name: str) -> None:
    """A new option changes the house of the odds by itself, so that no price is kept for another house."""
    changes = {name: CHANGED[name]}
    changes |= {"min_stake": 4, "max_stake": 100} if name == "even_stakes_only" else {}
    usual = House(max_hands=3) if name == "resplit_aces" else House()
    house = replace(usual, **changes)  # type: ignore[arg-type]
    assert (odds_house(house) == odds_house(usual)) is (name in NO_BEARING)


def test_the_odds_read_no_option_that_is_said_not_to_bear_on_them() -> None:
    """Prices of a seat ask for the bets that are possible, and so for limits; all else is per unit of stake."""
    for path in (PACKAGE / "odds").glob("*.py"):
        read = {
            node.attr
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute)
        }
        assert path.stem == "seat_prices" or not read & NO_BEARING, path


# Written once


RULES = {
    "obo": {"payouts"},
    "split_tens": {"splitting"},
    "double_soft_low": {"doubling"},
    "double_on": {"doubling"},
    "hits_soft_17": {"drawing"},
    "resplit_aces": {"splitting", "house"},
    "blackjack_pays": {"house"},
    "peek": {"payouts"},
}
"""Which module alone asks the house for an option; what it means is known there and nowhere else."""


@pytest.mark.parametrize(("option", "modules"), RULES.items())
def test_one_module_knows_what_an_option_means(option: str, modules: set[str]) -> None:
    assert {path.stem for path in PACKAGE.rglob("*.py") if option in read_by(path)} == modules


def read_by(path: Path) -> set[str]:
    """The names of all attributes that a module reads."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute)}
