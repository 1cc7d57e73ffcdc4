"""Which cards are a pair that can be split, and what the hands of a split pair may still do.

The rules of a round, the exact odds and the bots' chart all ask here. Source: rules.md §3.1, §3.4 BJ3, BJ6, §5.
"""

from collections.abc import Sequence

from fairdeal.cards import Card, rank_of
from fairdeal.games.blackjack.hands import ACE, TEN, worth_of, worth_of_rank
from fairdeal.games.blackjack.house import House


def pairs(house: House, rank: int, other: int) -> bool:
    """Whether cards of two ranks count as a pair here: tens by their worth, by their rank, or never. Source: BJ3.

    >>> pairs(House(), 8, 11), pairs(House(split_tens="rank"), 8, 11), pairs(House(split_tens="never"), 8, 8)
    (True, False, False)
    """
    if worth_of_rank(rank) == TEN == worth_of_rank(other):
        return house.split_tens == "value" or (house.split_tens == "rank" and rank == other)
    return rank == other


def is_pair(house: House, cards: Sequence[Card], *, from_split: bool) -> bool:
    """Whether a hand is a pair that can be split, as far as its cards go."""
    if len(cards) != 2 or (from_split and not splits_again(house, worth_of(cards[0]))):
        return False
    return pairs(house, rank_of(cards[0]), rank_of(cards[1]))


def takes_one_card(worth: int) -> bool:
    """Whether a card that was split off takes only one more card, as an ace does. Source: rules.md §3.1."""
    return worth == ACE


def splits_again(house: House, worth: int) -> bool:
    """Whether a pair may be split that is itself from a split; aces only where the house says so.

    Source: rules.md §3.4 BJ6, §5.
    """
    return worth != ACE or house.resplit_aces
