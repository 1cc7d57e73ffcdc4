"""The cards of a shuffle: which can still come, and which have been seen.

A count of cards is a tuple of 52 numbers, one for each card. `gone` counts what earlier rounds took from the shuffle,
and `dealt` holds the cards that this round has dealt so far.
"""

from collections.abc import Sequence
from functools import cache

from fairdeal.cards import DECK, Card
from fairdeal.engine import refusals
from fairdeal.engine.events import CardDealt
from fairdeal.engine.moves import DEALS, CardsToDeal, Deal, Face


def copies_left(card: Card, decks: int, gone: Sequence[int], dealt: Sequence[Card]) -> int:
    """How many of a card have not been dealt yet."""
    return decks - gone[card] - dealt.count(card)


def possible_deals(decks: int, gone: Sequence[int], dealt: Sequence[Card]) -> tuple[Deal, ...]:
    """All deals of a card that can still come."""
    return tuple([DEALS[card] for card in DECK if copies_left(card, decks, gone, dealt) > 0])


def check_card(card: Card, decks: int, gone: Sequence[int], dealt: Sequence[Card]) -> None:
    """Raises IllegalAction unless there is such a card and it can still come. Source: rules.md §0 G4."""
    if not 0 <= card < len(DECK):
        raise refusals.no_such_card(card)
    if copies_left(card, decks, gone, dealt) <= 0:
        raise refusals.card_gone(card, decks)


def count_seen(gone: Sequence[int], dealt: Sequence[Card]) -> tuple[int, ...]:
    """How many of each card this shuffle has dealt so far."""
    seen = list(gone)
    for card in dealt:
        seen[card] += 1
    return tuple(seen)


@cache
def card_due(to: int, face: Face = Face.UP) -> CardsToDeal:
    """The turn of a dealer who must deal one card: to a seat, to the dealer's hand or to the table."""
    return CardsToDeal(1, face, to)


@cache
def card_dealt(to: int, card: Card, face: Face = Face.UP) -> CardDealt:
    """The event of a card that was dealt."""
    return CardDealt(to, card, face)
