"""What cards are worth in Blackjack: totals, blackjack, and which hand beats which. Source: rules.md §3.1."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fairdeal.cards import DECK, RANKS, Card, rank_of

ACE: Final = 1
"""The lesser worth of an ace."""

TEN: Final = 10
"""The worth of a ten, a jack, a queen and a king."""

MOST: Final = 21
"""The best total; more is a bust."""

DEALER_STANDS: Final = 17
"""The dealer draws below this total, and stops from it on, soft or hard; some houses draw to a soft one."""

_BLACKJACK: Final = MOST + 1
_WORTHS: Final = (2, 3, 4, 5, 6, 7, 8, 9, TEN, TEN, TEN, TEN, ACE)
_OF_CARD: Final = tuple(_WORTHS[rank_of(card)] for card in DECK)
assert len(_WORTHS) == len(RANKS)


class Total(NamedTuple):
    """What a hand adds up to: `low` counts every ace as 1, `best` one of them as 11 where that does not bust.

    A hand has no more than these two totals. Source: rules.md §3.1, §3.4 BJ25.
    """

    best: int
    low: int

    @property
    def is_soft(self) -> bool:
        """Whether the hand has two totals."""
        return self.best != self.low

    @property
    def is_bust(self) -> bool:
        """Whether the hand has lost already."""
        return self.low > MOST

    @property
    def is_complete(self) -> bool:
        """Whether no card can be wanted any more: 21, soft or hard, or a bust."""
        return self.best >= MOST


def worth_of_rank(rank: int) -> int:
    """What a card of a rank counts, from the two (rank 0) to the ace (rank 12)."""
    return _WORTHS[rank]


def worth_of(card: Card) -> int:
    """What a card counts: an ace 1, a ten and the faces 10.

    >>> from fairdeal.cards import read_cards
    >>> [worth_of(card) for card in read_cards("A♣ 2♣ 9♣ 10♣ K♣")]
    [1, 2, 9, 10, 10]
    """
    return _OF_CARD[card]


def total(cards: Sequence[Card]) -> Total:
    """What some cards add up to.

    >>> from fairdeal.cards import read_cards
    >>> total(read_cards("3♣ A♦")), total(read_cards("A♣ A♦ 4♥ 6♠"))
    (Total(best=14, low=4), Total(best=12, low=12))
    """
    low, has_ace = 0, False
    for card in cards:
        worth = _OF_CARD[card]
        low += worth
        has_ace = has_ace or worth == ACE
    return Total(low + TEN if has_ace and low + TEN <= MOST else low, low)


def is_blackjack(cards: Sequence[Card]) -> bool:
    """Whether two cards are an ace and a ten. From a split pair they are plain 21 all the same.

    Source: rules.md §3.1, §3.4 BJ8.
    """
    return len(cards) == 2 and total(cards).best == MOST


def rating(cards: Sequence[Card], *, from_split: bool = False) -> int:
    """A number for comparing hands, the higher wins: 0 for a bust, else the best total, and above 21 a blackjack."""
    if not from_split and is_blackjack(cards):
        return _BLACKJACK
    found = total(cards)
    return 0 if found.is_bust else found.best
