"""Cards: every way to write them, and what is said of a text that has none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.cards import (
    DECK,
    RANKS,
    SUITS,
    Card,
    card,
    card_code,
    card_symbol,
    rank_of,
    read_card,
    read_cards,
    show_cards,
    suit_of,
)
from fairdeal.errors import NotUnderstood

HINT = "A card is a rank (2 to 10, T, J, Q, K, A) and a suit (♣ ♦ ♥ ♠ or c d h s), like 9♣ or Td."


@pytest.mark.parametrize("number", DECK)
def test_every_card_reads_back_from_each_of_its_names(number: Card) -> None:
    symbol, code = card_symbol(number), card_code(number)
    for text in (symbol, code, code.lower(), code.upper(), symbol.lower(), symbol + "\ufe0e", symbol + "\ufe0f"):
        assert read_card(text) == number
    assert card(rank_of(number), suit_of(number)) == number
    assert symbol == RANKS[rank_of(number)] + SUITS[suit_of(number)]


def test_a_deck_is_52_different_cards_suit_by_suit_from_the_two_up() -> None:
    assert len(set(DECK)) == 52
    assert show_cards(DECK[:13]) == "2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣"
    assert [card_symbol(number) for number in DECK[::13]] == ["2♣", "2♦", "2♥", "2♠"]
    assert len({card_code(number) for number in DECK}) == 52


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("9♣", "9♣"),
        ("9c", "9♣"),
        ("9C", "9♣"),
        ("9♧", "9♣"),
        ("10♦", "10♦"),
        ("10d", "10♦"),
        ("Td", "10♦"),
        ("td", "10♦"),
        ("T♢", "10♦"),
        ("10♦\ufe0f", "10♦"),
        (" Ah ", "A♥"),
        ("a♡", "A♥"),
        ("q♤", "Q♠"),
    ],
)
def test_a_card_is_read_from_signs_and_letters_large_and_small(text: str, shown: str) -> None:
    assert card_symbol(read_card(text)) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", ""),
        (" , ;\n", ""),
        ("9cTd", "9♣ 10♦"),
        ("9c, 10♦ AsKh", "9♣ 10♦ A♠ K♥"),
        ("9♣;9♣\t9♣", "9♣ 9♣ 9♣"),
    ],
)
def test_cards_are_read_in_a_row(text: str, shown: str) -> None:
    assert show_cards(read_cards(text)) == shown


@pytest.mark.parametrize(
    ("text", "wrong", "place"),
    [
        ("1c", "1c", 1),
        ("11c", "11c", 1),
        ("9", "9", 1),
        ("♣9", "♣9", 1),
        ("9x", "9x", 1),
        ("9c Xd", "Xd", 4),
        ("9c,  10♦10", "10", 9),
        ("9c-9d", "-9d", 3),
        ("Joker", "Joker", 1),
        ("9c " + "z" * 99, "z" * 12, 4),
        ("９c", "９c", 1),
        ("\N{KELVIN SIGN}h", "\N{KELVIN SIGN}h", 1),
        ("9\N{LATIN SMALL LETTER LONG S}", "9\N{LATIN SMALL LETTER LONG S}", 1),
    ],
)
def test_what_is_no_card_is_named_with_its_place(text: str, wrong: str, place: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_cards(text)
    assert str(refused.value) == f"“{wrong}” at place {place} isn’t a card. {HINT}"
    assert refused.value.code == "no-card"
    assert refused.value.facts == {"wrong": wrong, "place": place}


@pytest.mark.parametrize(("text", "count"), [("", 0), ("9c Td", 2), ("9cTdAs", 3)])
def test_one_card_is_not_none_or_several(text: str, count: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_card(text)
    assert str(refused.value) == (f"Enter one card: “{text}” has {count}. A card is written like 9♣ or 9c.")
    assert refused.value.code == "not-one-card"


@given(st.lists(st.sampled_from(DECK)), st.sampled_from(["", " ", ", ", ";"]))
def test_any_cards_in_any_writing_read_back(cards: list[Card], between: str) -> None:
    assert read_cards(between.join(map(card_code, cards))) == tuple(cards)
    assert read_cards(between.join(map(card_symbol, cards))) == tuple(cards)


@given(st.text() | st.text("0123456789TJQKAtjqkacdhsſK♣♦♥♠ ,"))
def test_any_text_is_read_or_not_understood(text: str) -> None:
    try:
        assert set(read_cards(text)) <= set(DECK)
    except NotUnderstood:
        return
