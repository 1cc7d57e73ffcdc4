"""The automatic play for a seat that does not play in time. Source: rules.md §2.6 CA30."""

from typing import Final

from fairdeal.cards import Card, rank_of, suit_of
from fairdeal.games.cassino.groups import Cards, is_face, worth
from fairdeal.games.cassino.scoring import TEN_OF_DIAMONDS, TWO_OF_SPADES, is_ace, is_spade
from fairdeal.games.cassino.situation import Situation
from fairdeal.games.cassino.state import Capture, Trail

MOST_MISSED: Final = 3
"""So many times in a row a seat's time is up, and its match is lost."""


def automatic_play(now: Situation) -> Capture | Trail:
    """The seat's own build of the highest value and nothing else, or else the lowest card that does not score.

    Where builds of one value stay apart, all of that value are taken.
    """
    if not now.own:
        return Trail(now.seat, min(now.hand, key=trailing_order))
    value = max(build.value for build in now.own)
    cards = tuple(sorted(card for build in now.own if build.value == value for card in build.cards))
    return Capture(now.seat, cheapest(tuple(card for card in now.hand if worth(card) == value)), cards)


def cheapest(cards: Cards) -> Card:
    """The card that scores least: of equal ones, in the order of trailing."""
    return min(cards, key=trailing_order)


def trailing_order(card: Card) -> tuple[int, int, int, int]:
    """Number cards ascending, then jack, queen, king; scoring cards last: spades, aces, 2♠, 10♦; suits ♣ ♦ ♥ ♠."""
    return _scoring_order(card), int(is_face(card)), worth(card) or rank_of(card), suit_of(card)


def _scoring_order(card: Card) -> int:
    if card == TEN_OF_DIAMONDS:
        return 4
    if card == TWO_OF_SPADES:
        return 3
    if is_ace(card):
        return 2
    return int(is_spade(card))
