"""The cards of a shuffle: which can still come, and which have been seen."""

import pytest

from fairdeal.cards import DECK, Card, read_card, read_cards
from fairdeal.engine.events import CardDealt
from fairdeal.engine.moves import DEALER, CardsToDeal, Deal, Face
from fairdeal.engine.shoe import card_dealt, card_due, check_card, copies_left, count_seen, possible_deals
from fairdeal.engine.sitting import NO_CARDS
from fairdeal.errors import IllegalAction

NINE = read_card("9♣")


def gone(cards: str) -> tuple[int, ...]:
    return count_seen(NO_CARDS, read_cards(cards))


@pytest.mark.parametrize(
    ("decks", "before", "dealt", "left"),
    [(1, "", "", 1), (1, "9♣", "", 0), (1, "", "K♦ 9♣", 0), (6, "9♣ 9♣ 9♥", "9♣ K♦", 3), (2, "9♣", "9♣", 0)],
)
def test_a_card_is_left_as_often_as_it_is_neither_gone_nor_dealt(
    decks: int, before: str, dealt: str, left: int
) -> None:
    assert copies_left(NINE, decks, gone(before), read_cards(dealt)) == left


def test_a_dealer_may_deal_what_is_left_and_nothing_else() -> None:
    but_two = (1,) * 50
    hidden = (*but_two, 0, 0)
    assert possible_deals(1, hidden, (DECK[50],)) == (Deal(DECK[51]),)
    assert len(possible_deals(2, hidden, ())) == 52


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (NINE, "9♣ can’t come again: all 2 of them have been dealt."),
        (52, "There’s no card number 52: cards are numbered 0 to 51."),
        (-1, "There’s no card number -1: cards are numbered 0 to 51."),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_a_sentence(card: Card, words: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        check_card(card, 2, gone("9♣"), (NINE,))
    assert str(refused.value) == words


def test_what_can_come_is_dealt() -> None:
    for deal in possible_deals(2, gone("9♣"), (NINE,)):
        check_card(deal.card, 2, gone("9♣"), (NINE,))
    check_card(NINE, 3, gone("9♣"), (NINE,))


def test_the_cards_of_a_round_are_added_to_those_of_earlier_ones() -> None:
    seen = count_seen(gone("9♣ K♦"), read_cards("9♣ A♠"))
    assert (seen[NINE], seen[read_card("K♦")], seen[read_card("A♠")], sum(seen)) == (2, 1, 1, 4)


def test_a_card_is_due_and_dealt_face_up_unless_it_is_said_otherwise() -> None:
    assert card_due(DEALER) == CardsToDeal(1, Face.UP, DEALER)
    assert card_due(3, Face.SEALED) == CardsToDeal(1, Face.SEALED, 3)
    assert card_dealt(3, NINE) == CardDealt(3, NINE, Face.UP)
    assert card_dealt(3, NINE, Face.DOWN) == CardDealt(3, NINE, Face.DOWN)
