"""Every hand of a player and of the dealer as a number, and what each card makes of it: tables for the kernels.

A card is a code: 0 the ace, 1 the two … 8 the nine, 9 to 12 the ten, the jack, the queen and the king. A hand of one
or two cards is known by its cards; one of more by what a strategy looks at, its total or its cards. So one look says
what a card makes of a hand, and one more what to do with it. Source: rules.md §3.1.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.cards import Card, rank_of
from fairdeal.games.blackjack.drawing import draws
from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.odds.hand_table import NOTHING, TEN, Counts, best_total, is_soft, with_kind

CODES: Final = 13
"""How many codes of cards there are, one for each rank."""
_OF_RANK: Final[tuple[int, ...]] = (*range(1, CODES), 0)
NONE: Final = 13
"""The code of a card that did not come, for none was left."""
WIDTH: Final = 16
"""So many codes a row of a table has, of which the last are spare: a power of two is quick to multiply by."""

BUST: Final = 0
"""The rating of a hand of more than 21; any other's is its best total, or one of these."""
BLACKJACK: Final = MOST + 1
UNFINISHED: Final = MOST + 2
"""A card did not come to the hand. Source: rules.md §3.4 BJ18."""
UNSEEN: Final = MOST + 3
"""The same, of the dealer's upcard: nobody knows whether it is a blackjack."""

Known = Literal["total", "cards"]
"""What a strategy looks at in a hand of more than two cards."""


class Held(NamedTuple):
    """A hand: how many cards of each kind, and how many in all; whether they are two of one code; its rating."""

    hand: Counts
    cards: int
    rating: int
    is_pair: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Hands:
    """All hands in the order of their numbers, those of one card first, by its code.

    `children` says for each hand what each code makes of it, in rows of `WIDTH`, one after the other. The first
    `going_on` hands may get a card.
    """

    held: tuple[Held, ...]
    children: NDArray[np.uint16]
    ratings: NDArray[np.uint8]
    going_on: int


def code_of(card: Card) -> int:
    """The code of a card.

    >>> from fairdeal.cards import read_cards
    >>> [code_of(card) for card in read_cards("Ac 2c 9c Tc Kc")]
    [0, 1, 8, 9, 12]
    """
    return _OF_RANK[rank_of(card)]


def kind_of_code(code: int) -> int:
    """The kind of a card (`hand_table`) by its code."""
    return min(code, TEN)


@lru_cache(maxsize=2)
def player_hands(known: Known) -> Hands:
    """The hands of a player: those that are the same to a strategy are one."""
    return _grown(lambda held: held.rating < MOST, _by_total if known == "total" else _by_cards)


@lru_cache(maxsize=2)
def dealer_hands(*, to_soft_17: bool = False) -> Hands:
    """The hands of the dealer, who draws to those that go on. Source: rules.md §3.1, §5."""
    return _grown(lambda held: draws(held.rating, soft=is_soft(held.hand), to_soft_17=to_soft_17), _by_total)


def _by_cards(held: Held) -> Hashable:
    return held.hand


def _by_total(held: Held) -> Hashable:
    return held.rating, is_soft(held.hand)


def _grown(is_open: Callable[[Held], bool], known: Callable[[Held], Hashable]) -> Hands:
    """Every hand that comes of one card and then another, as long as it is open; of the same name, the first found."""

    def name(held: Held) -> Hashable:
        if held.rating == BUST or not is_open(held):
            return held.rating
        return known(held) if held.cards > 2 else (held.hand, held.is_pair)

    going = [_one_card(code) for code in range(CODES)]
    ended: list[Held] = []
    numbers: dict[Hashable, tuple[bool, int]] = {}
    grown: list[list[tuple[bool, int]]] = []
    for place, held in enumerate(going):  # grows as it is walked through
        row = []
        for code in range(CODES + 1):
            child = _with_code(held, code, place)
            if (called := name(child)) not in numbers:
                goes_on = isinstance(called, tuple)
                heap = going if goes_on else ended
                numbers[called] = goes_on, len(heap)
                heap.append(child)
            row.append(numbers[called])
        grown.append(row)
    return _numbered(going, ended, grown)


def _numbered(going: list[Held], ended: list[Held], grown: list[list[tuple[bool, int]]]) -> Hands:
    """The hands that go on, then those that do not, of which any card makes what they are."""
    held = (*going, *ended)
    children = np.repeat(np.arange(len(held), dtype=np.uint16)[:, None], WIDTH, axis=1)
    for place, row in enumerate(grown):
        children[place, : CODES + 1] = [number if goes_on else len(going) + number for goes_on, number in row]
    return Hands(held, children.ravel(), np.array([each.rating for each in held], np.uint8), len(going))


def _one_card(code: int) -> Held:
    hand = with_kind(NOTHING, kind_of_code(code))
    return Held(hand, 1, best_total(hand))


def _with_code(held: Held, code: int, place: int) -> Held:
    """A hand with one more card; `place` is the hand's number, of one card its code."""
    if code == NONE:
        return Held(NOTHING, held.cards, UNSEEN if held.cards == 1 else UNFINISHED)
    hand, cards = with_kind(held.hand, kind_of_code(code)), held.cards + 1
    best = best_total(hand)
    rating = BUST if best > MOST else BLACKJACK if cards == 2 and best == MOST else best
    return Held(hand, cards, rating, is_pair=cards == 2 and place == code)
