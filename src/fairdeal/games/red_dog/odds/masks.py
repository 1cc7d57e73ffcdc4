"""Sets of cards as 52 bits, and the chance that a hand beats the next one of them: a lookup and a count of bits."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from fairdeal.cards import DECK, Card
from fairdeal.games.red_dog.settlement import winners

Cards = int
"""A set of cards of one deck: bit `c` is set where card `c` is in it."""


def mask(cards: Iterable[Card]) -> Cards:
    """The set of these cards.

    >>> mask(DECK) == WHOLE
    True
    """
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_in(cards: Cards) -> tuple[Card, ...]:
    """The cards of a set, in the order of the deck."""
    return tuple(card for card in DECK if cards >> card & 1)


def beaten_by(hand: Iterable[Card]) -> Cards:
    """All cards that a hand beats: of a suit that it holds, and lower than its highest card there. Source: §4.0.

    >>> from fairdeal.cards import read_cards, show_cards
    >>> show_cards(cards_in(beaten_by(read_cards("4♣ 3♥"))))
    '2♣ 3♣ 2♥'
    """
    found = 0
    for card in hand:
        found |= LOWER[card]
    return found


def win_chance(hand: Iterable[Card], rest: Cards) -> Fraction:
    """The chance that a hand beats the next card, which is any of the rest with the same chance.

    >>> from fairdeal.cards import read_cards
    >>> hand = read_cards("9♠ K♦ 4♥ 4♣ 2♣")
    >>> win_chance(hand, WHOLE & ~mask(hand))
    Fraction(21, 47)
    """
    return Fraction((beaten_by(hand) & rest).bit_count(), rest.bit_count())


LOWER: Final[tuple[Cards, ...]] = tuple(mask(turned for turned in DECK if winners((card,), turned)) for card in DECK)
WHOLE: Final[Cards] = mask(DECK)
