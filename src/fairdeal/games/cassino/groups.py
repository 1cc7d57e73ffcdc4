"""Values of cards, and groups of cards that make up a value. Source: rules.md §2.1, §2.2."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from fairdeal.cards import DECK, Card, rank_of

Cards = tuple[Card, ...]

HIGHEST: Final = 10
"""The highest value of a card or build."""

_COURT: Final = (9, 10, 11)
_ACE: Final = 12

WORTH: Final[tuple[int, ...]] = tuple(
    0 if rank_of(card) in _COURT else 1 if rank_of(card) == _ACE else rank_of(card) + 2 for card in DECK
)
"""The value of each card: 1 for an ace, 2 to 10 by number, and 0 for a face card, which has none."""


def worth(card: Card) -> int:
    """The value of a card, 0 for a face card.

    >>> worth(Card(12)), worth(Card(3)), worth(Card(11))
    (1, 5, 0)
    """
    return WORTH[card]


def is_face(card: Card) -> bool:
    """Whether a card is a jack, queen or king, which has no value."""
    return not WORTH[card]


def total(cards: Iterable[Card]) -> int:
    """The sum of some cards' values."""
    return sum(WORTH[card] for card in cards)


def groups_of(cards: Cards, value: int) -> tuple[Cards, ...] | None:
    """Groups of a value that number cards make, each card in one; None where they do not. The same for the same cards.

    An exact cover of the values, so that many cards are judged at once. Source: rules.md §2.2, §2.6 CA31.

    >>> groups_of((Card(3), Card(16), Card(28)), 7), groups_of((Card(12), Card(4), Card(1), Card(2)), 7)
    (None, ((4, 12), (1, 2)))
    """
    counts = [0] * (HIGHEST + 1)
    for card in cards:
        counts[WORTH[card]] += 1
    sums = None if counts[0] else _cover(tuple(counts), value)
    return None if sums is None else _dealt(cards, sums)


def makes_groups(cards: Cards, value: int) -> bool:
    """Whether number cards make whole groups of a value; no cards make none of them."""
    return groups_of(cards, value) is not None


@cache
def sums_of(value: int, most: int = HIGHEST) -> tuple[tuple[int, ...], ...]:
    """The ways to make a value of card values up to `most`, each falling: (3,), (2, 1) and (1, 1, 1) for 3."""
    if value == 0:
        return ((),)
    return tuple((high, *rest) for high in range(min(value, most), 0, -1) for rest in sums_of(value - high, high))


def _cover(counts: tuple[int, ...], value: int) -> tuple[tuple[int, ...], ...] | None:
    """How many cards of each value are made of sums; each step places a card of the highest value that is left."""
    spoiled: set[tuple[int, ...]] = set()

    def cover(left: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
        high = next((each for each in range(HIGHEST, 0, -1) if left[each]), 0)
        if not high:
            return ()
        if high > value or left in spoiled:
            return None
        for rest in sums_of(value - high, high):
            after = _taken(left, (high, *rest))
            further = None if after is None else cover(after)
            if further is not None:
                return ((high, *rest), *further)
        spoiled.add(left)
        return None

    return cover(counts)


def _taken(counts: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...] | None:
    left = list(counts)
    for value in values:
        left[value] -= 1
        if left[value] < 0:
            return None
    return tuple(left)


def _dealt(cards: Cards, sums: tuple[tuple[int, ...], ...]) -> tuple[Cards, ...]:
    """Groups of cards with these values, the first card of a value first."""
    waiting: dict[int, list[Card]] = {}
    for card in sorted(cards, reverse=True):
        waiting.setdefault(WORTH[card], []).append(card)
    return tuple(tuple(sorted(waiting[value].pop() for value in values)) for values in sums)
