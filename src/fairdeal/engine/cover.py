"""Selections of cards: whether some cards are made of whole groups, and every choice that groups make possible.

A selection is one of the tuples of `first` and any groups that share no card with it or with each other, `most` groups
at the most (None: as many as there are), and at least one card in all.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from fairdeal.cards import DECK, Card

Cards = tuple[Card, ...]
Groups = Sequence[Cards]

NOTHING_FIRST: Final[tuple[Cards, ...]] = ((),)
"""What must be among the cards where nothing must: the empty tuple alone."""


def is_selection(cards: Cards, groups: Groups, first: Groups = NOTHING_FIRST, most: int | None = None) -> bool:
    """Whether some cards, sorted and each of them once, are a selection.

    An exact cover. Cards that could change places without changing the groups (the same rank, in most games) count as
    equal, so that there is little to search among many cards and thousands of groups.

    >>> five, two, seven = Card(3), Card(13), Card(18)
    >>> groups = [(five, two), (seven,), (two,)]
    >>> is_selection((five, two, seven), groups), is_selection((five, seven), groups)
    (True, False)
    """
    if not cards or list(cards) != sorted(set(cards)):
        return False
    whole = _mask(cards)
    cover = _Cover(cards, {mask for group in groups if not (mask := _mask(group)) & ~whole and mask})
    for start in map(_mask, first):
        if not start & ~whole:
            fewest = cover.fewest(cover.counted(whole & ~start))
            if fewest is not None and (most is None or fewest <= most):
                return True
    return False


def selections(groups: Groups, first: Groups = NOTHING_FIRST, most: int | None = None) -> Iterator[Cards]:
    """Every selection, once, its cards sorted. There may be very many: ask for all of them where groups are few.

    >>> five, two, seven = Card(3), Card(13), Card(18)
    >>> list(selections([(five, two), (seven,)])) == [(3, 13), (18,), (3, 13, 18)]
    True
    """
    fewest = {_mask(start): 0 for start in first}
    yield from map(_cards, filter(None, fewest))
    for group in filter(None, map(_mask, groups)):
        for before, count in list(fewest.items()):
            if before & group or (most is not None and count == most):
                continue
            union = before | group
            if union not in fewest:
                yield _cards(union)
            fewest[union] = min(count + 1, fewest.get(union, count + 1))


class _Cover:
    """How cards are made of groups, counted by classes of cards that could change places."""

    def __init__(self, cards: Cards, groups: set[int]) -> None:
        self._classes = _interchangeable(cards, groups)
        self._groups = sorted({self.counted(group) for group in groups}, reverse=True)
        self._fewest: dict[tuple[int, ...], int | None] = {(0,) * len(self._classes): 0}

    def counted(self, mask: int) -> tuple[int, ...]:
        """How many cards of each class."""
        return tuple((mask & of_class).bit_count() for of_class in self._classes)

    def fewest(self, left: tuple[int, ...]) -> int | None:
        """The fewest groups that are exactly so many cards of each class; None if no groups are."""
        if left not in self._fewest:
            place = next(place for place, count in enumerate(left) if count)
            ways = [self.fewest(rest) for group in self._groups if group[place] and (rest := _without(left, group))]
            self._fewest[left] = min((way + 1 for way in ways if way is not None), default=None)
        return self._fewest[left]


def _without(counts: tuple[int, ...], group: tuple[int, ...]) -> tuple[int, ...] | None:
    rest = tuple(have - taken for have, taken in zip(counts, group, strict=True))
    return rest if min(rest) >= 0 else None


def _interchangeable(cards: Cards, groups: set[int]) -> list[int]:
    """The classes of cards of which any two could change places in all groups, as masks; those of few groups first."""
    having = {card: {group for group in groups if group >> card & 1} for card in cards}
    classes: list[list[Card]] = []
    for card in cards:
        like = next((each for each in classes if _could_change(each[0], card, having)), None)
        if like is None:
            classes.append([card])
        else:
            like.append(card)
    return [_mask(tuple(each)) for each in sorted(classes, key=lambda each: len(having[each[0]]))]


def _could_change(one: Card, other: Card, having: dict[Card, set[int]]) -> bool:
    """Whether the groups stay the same if two cards change places."""
    if len(having[one]) != len(having[other]):
        return False
    swap = 1 << one | 1 << other
    return {group ^ swap for group in having[one] - having[other]} == having[other] - having[one]


def _mask(cards: Cards) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _cards(mask: int) -> Cards:
    return tuple(card for card in DECK if mask >> card & 1)
