"""Shuffle, cut and cut card."""

from __future__ import annotations

from collections import Counter
from itertools import repeat
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.errors import NotUnderstood
from fairdeal.fair import Cut, CutCardRange, Seal, Shuffled, Stream, decks, derive_key, rotated, shuffle
from tests.fair import naive

SECRET = bytes(range(32))


def test_decks_are_0_to_51_in_order_again_and_again() -> None:
    assert decks(1) == tuple(range(52))
    assert decks(6) == tuple(range(52)) * 6


@pytest.mark.parametrize("n", [0, -1])
def test_less_than_one_deck_is_refused(n: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        decks(n)
    assert str(refused.value) == f"A shuffle needs at least one deck, not {n}."


def test_the_last_card_is_swapped_first_and_the_first_never() -> None:
    # 5 cards: i = 4, 3, 2, 1 take j = 0, 1, 2, 0; then the cut takes 1 + 0.
    # 01234 → 41230 → 43210 → 43210 → 34210 → cut after one card: 42103
    assert shuffle([0, 1, 2, 3, 4], Stream([0, 1, 2, 0, 0])) == Shuffled((4, 2, 1, 0, 3), 1, None)


def test_a_cut_at_k_puts_the_first_k_cards_at_the_bottom() -> None:
    assert rotated([1, 2, 3, 4, 5], 2) == (3, 4, 5, 1, 2)
    assert rotated([1, 2], 1) == (2, 1)


@pytest.mark.parametrize(("word", "cut_at"), [(0, 1), (1, 2), (2, 3)])
def test_the_cut_leaves_at_least_one_card_on_either_side(word: int, cut_at: int) -> None:
    unmoved = [3, 2, 1]  # j = i for i = 3, 2, 1: no card changes place
    assert shuffle([0, 1, 2, 3], Stream([*unmoved, word])).cut_at == cut_at


@pytest.mark.parametrize(("word", "place"), [(0, 200), (20, 220), (21, 200)])
def test_the_cut_card_lies_under_low_to_high_cards_both_included(word: int, place: int) -> None:
    stream = Stream([*repeat(0, 312), word])
    assert shuffle(decks(6), stream, cut_card=CutCardRange(200, 220)).cut_card == place


def test_the_cut_card_does_not_change_the_cards() -> None:
    with_it = shuffle(decks(6), Stream.of(Seal(SECRET, bytes(32)), []), cut_card=CutCardRange(200, 220))
    without = shuffle(decks(6), Stream.of(Seal(SECRET, bytes(32)), []))
    assert (with_it.cards, with_it.cut_at) == (without.cards, without.cut_at)
    assert without.cut_card is None


def test_two_cards_take_two_words_and_the_cut_always_turns_them() -> None:
    assert shuffle([8, 9], Stream([0, 7])).cards == (8, 9)
    assert shuffle([8, 9], Stream([1, 7])).cards == (9, 8)


def test_a_single_card_is_not_cut_and_takes_no_word() -> None:
    assert shuffle([30], Stream([])) == Shuffled((30,), 0, None)
    assert shuffle([30], Stream([1]), cut_card=CutCardRange(0, 1)) == Shuffled((30,), 0, 1)


def test_no_cards_cannot_be_shuffled() -> None:
    with pytest.raises(NotUnderstood) as refused:
        shuffle([], Stream([]))
    assert str(refused.value) == "There are no cards to shuffle."


@pytest.mark.parametrize(("low", "high"), [(-1, 5), (6, 5)])
def test_a_range_of_the_cut_card_that_is_no_range_is_refused(low: int, high: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        CutCardRange(low, high)
    assert str(refused.value) == (
        f"The cut card can’t go from {low} to {high} cards down: the smaller number comes first, from 0."
    )


def test_a_cut_card_below_the_last_card_is_refused() -> None:
    assert shuffle(decks(1), Stream.of(Seal(SECRET, bytes(32)), []), cut_card=CutCardRange(52, 52)).cut_card == 52
    with pytest.raises(NotUnderstood) as refused:
        shuffle(decks(1), Stream.of(Seal(SECRET, bytes(32)), []), cut_card=CutCardRange(0, 53))
    assert str(refused.value) == "The cut card can’t go 53 cards down: there are 52 cards."


def test_the_cards_given_are_left_as_they_were() -> None:
    cards = [5, 6, 7, 8]
    shuffle(cards, Stream.of(Seal(SECRET, bytes(32)), []))
    assert cards == [5, 6, 7, 8]


def test_another_cut_gives_another_order() -> None:
    seal = Seal(SECRET, bytes(32))
    orders = {shuffle(decks(1), Stream.of(seal, [Cut(0, bytes([byte]))])).cards for byte in range(256)}
    assert len(orders) == 256


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(0, 51), min_size=1, max_size=120))
def test_a_shuffle_loses_no_card_and_adds_none(seal: bytes, cards: list[int]) -> None:
    shuffled = shuffle(cards, Stream.of(Seal(seal, bytes(32)), []))
    assert Counter(shuffled.cards) == Counter(cards)


@given(
    seal=st.binary(min_size=32, max_size=32),
    cut=st.binary(min_size=1, max_size=64),
    cards=st.lists(st.integers(0, 51), min_size=1, max_size=120),
    data=st.data(),
)
def test_a_shuffle_agrees_with_the_naive_implementation(
    seal: bytes, cut: bytes, cards: list[int], data: st.DataObject
) -> None:
    low, high = sorted(data.draw(st.tuples(st.integers(0, len(cards)), st.integers(0, len(cards)))))
    shuffled = shuffle(cards, Stream.of(Seal(seal, bytes(32)), [Cut(9, cut)]), cut_card=CutCardRange(low, high))
    key = derive_key(Seal(seal, bytes(32)), [Cut(9, cut)])
    assert (list(shuffled.cards), shuffled.cut_at, shuffled.cut_card) == naive.order_of(
        key, cards, (low, high), version=2
    )


def test_six_decks_are_shuffled_in_a_few_milliseconds() -> None:
    def seconds() -> float:
        began = perf_counter()
        shuffle(decks(6), Stream.of(Seal(SECRET, bytes(32)), []), cut_card=CutCardRange(200, 220))
        return perf_counter() - began

    assert min(seconds() for _ in range(20)) < 0.005
