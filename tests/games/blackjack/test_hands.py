"""What cards are worth: every multiset of up to six ranks against a scorer that tries every worth of every ace.

Source: rules.md §3.1, §6 vector 12.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import comb

import pytest

from fairdeal.cards import RANKS, Card, card
from fairdeal.games.blackjack.hands import is_blackjack, rating, total, worth_of
from tests.games.blackjack.scripts import cards

MOST_CARDS = 6


def hands() -> Iterator[tuple[Card, ...]]:
    """Every multiset of one to six ranks; suits do not count."""
    for size in range(1, MOST_CARDS + 1):
        for ranks in combinations_with_replacement(range(13), size):
            yield tuple(card(rank, place % 4) for place, rank in enumerate(ranks))


def brute_totals(hand: Sequence[Card]) -> set[int]:
    """Every total that some choice of 1 or 11 for each ace gives."""
    worths = [{"A": (1, 11), "J": (10,), "Q": (10,), "K": (10,)}.get(name) or (int(name),) for name in map(_name, hand)]
    return {sum(chosen) for chosen in product(*worths)}


def _name(card: Card) -> str:
    return RANKS[card % 13]


def test_3_1_every_multiset_of_up_to_six_cards_has_the_totals_of_the_brute_scorer() -> None:
    tried = 0
    for hand in hands():
        totals = brute_totals(hand)
        possible = {each for each in totals if each <= 21}
        found = total(hand)
        assert found.low == min(totals)
        assert found.best == (max(possible) if possible else min(totals)), hand
        assert found.is_bust == (not possible)
        assert found.is_soft == (len(possible) == 2), hand
        assert len(possible) <= 2, "a hand has at most two totals"
        assert found.is_complete == (found.best >= 21)
        assert rating(hand) == (22 if len(hand) == 2 and found.best == 21 else 0 if found.is_bust else found.best)
        tried += 1
    assert tried == sum(comb(13 + size - 1, size) for size in range(1, MOST_CARDS + 1)) == 27131


@pytest.mark.parametrize(
    ("written", "best", "low"),
    [
        ("3 A", 14, 4),
        ("3 A A", 15, 5),
        ("A A", 12, 2),
        ("A A 4", 16, 6),
        ("A A 4 6", 12, 12),
        ("A A 10", 12, 12),
        ("A A A 6", 19, 9),
        ("5 A A 5", 12, 12),
        ("A 6", 17, 7),
        ("A 5 3", 19, 9),
        ("A 4 7", 12, 12),
        ("A 10", 21, 11),
        ("A 10 10", 21, 21),
        ("K Q 2", 22, 22),
        ("A A A A A A", 16, 6),
        ("7 7 7", 21, 21),
        ("A 9 A", 21, 11),
    ],
)
def test_3_1_the_examples_of_the_rules_have_their_totals(written: str, best: int, low: int) -> None:
    assert total(cards(written)) == (best, low)


@pytest.mark.parametrize("ten", ["10", "J", "Q", "K"])
def test_3_1_an_ace_and_any_ten_in_either_order_are_a_blackjack(ten: str) -> None:
    assert is_blackjack(cards(f"A {ten}"))
    assert is_blackjack(cards(f"{ten} A"))


@pytest.mark.parametrize("written", ["A", "A 9", "A A 9", "7 7 7", "10 9 2", "K Q", "A 5 5", "A 10 10", ""])
def test_3_1_nothing_else_is_a_blackjack(written: str) -> None:
    assert not is_blackjack(cards(written))


def test_bj8_from_a_split_an_ace_and_a_ten_are_worth_21_and_no_more() -> None:
    assert rating(cards("A K")) > rating(cards("7 7 7")) == rating(cards("A K"), from_split=True)


def test_3_1_all_four_tens_count_the_same_and_suits_do_not_count() -> None:
    assert {worth_of(card(RANKS.index(ten), suit)) for ten in ("10", "J", "Q", "K") for suit in range(4)} == {10}
    for rank in range(13):
        assert len({worth_of(card(rank, suit)) for suit in range(4)}) == 1


def test_a_hand_is_scored_in_any_order() -> None:
    assert {total(order) for order in (cards("A 5 3"), cards("3 5 A"), cards("5 A 3"))} == {(19, 9)}
