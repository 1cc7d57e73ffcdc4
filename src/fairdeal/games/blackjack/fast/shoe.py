"""The shoe in machine code: its cards are shuffled only as far as they are dealt. Source: rules.md §3.4 BJ16 to BJ18.

A shoe is a row of codes (`hands`). The first of them are in the order in which they come, each drawn from all that were
left; behind them lies the rest, in whatever order. Every order of the cards is as likely as another, as after a whole
shuffle. Source: Fisher and Yates's shuffle, from the front: Knuth, The Art of Computer Programming, vol. 2, 3.4.2 P.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.cards import DECK
from fairdeal.compiled.streams import below, next_word
from fairdeal.games.blackjack.fast.hands import NONE, code_of
from fairdeal.games.blackjack.fast.machine import compiled
from fairdeal.games.blackjack.house import House

PLACE: Final = 0
"""Where the next card lies."""
READY: Final = 1
"""So many cards are in the order in which they come."""
CUT: Final = 2
"""So many lie before the cut card."""
SPENT: Final = 3
"""Whether the discards were shuffled again, so that a shuffle is due."""
LOW, HIGH = 4, 5
"""Between which places the cut card is put in."""

BEYOND: Final = 128
"""So many places behind the last card say that none is left: more than a round reads of them, three for each hand."""
AHEAD: Final = 12
"""So many more cards than are wanted are made ready at once, about as many as two rounds of one seat take."""

_ONE: Final = np.uint64(1)
_TWO: Final = np.uint64(2)
_HALF: Final = np.uint64(32)
_LOW: Final = np.uint64(0xFFFFFFFF)
_WORDS: Final = np.uint64(1 << 32)


Codes = NDArray[np.uint8]


class Shoe(NamedTuple):
    """Cards, the state of the generator that shuffles them (`streams`), and how things stand (`PLACE`, …)."""

    cards: Codes
    random: NDArray[np.uint64]
    marks: NDArray[np.int64]


def new_shoe(house: House, random: NDArray[np.uint64]) -> Shoe:
    """A shoe that is to be shuffled before the first round."""
    codes = [code_of(card) for card in DECK * house.decks]
    return Shoe(
        np.array(codes + [NONE] * BEYOND, np.uint8),
        random,
        np.array([0, 0, 0, 0, *house.cut_card], np.int64),
    )


@compiled
def shuffle(shoe: Shoe) -> None:
    """All cards go back, and the cut card is put in."""
    marks = shoe.marks
    marks[PLACE], marks[READY], marks[SPENT] = 0, 0, 0
    marks[CUT] = marks[LOW] + below(shoe.random, marks[HIGH] - marks[LOW] + 1)
    make_ready(shoe, marks[CUT])


@compiled
def make_ready(shoe: Shoe, wanted: int) -> None:
    """Shuffles on until so many cards, or all, are in their order: four by each number of the generator."""
    cards, size = shoe.cards, np.uint64(len(shoe.cards) - BEYOND)
    place, ready = np.uint64(shoe.marks[READY]), min(size, np.uint64(wanted + AHEAD))
    while place < ready:
        word = next_word(shoe.random)
        place = _two_more(cards, size, place, word >> _HALF)
        place = _two_more(cards, size, place, word & _LOW)
    shoe.marks[READY] = place


@compiled
def _two_more(cards: Codes, size: np.uint64, place: np.uint64, word: np.uint64) -> np.uint64:
    """Draws two cards by 32 random bits, or none by a few of all numbers, so that no pair of places is likelier.

    Source: Brackett-Rozinsky and Lemire, Batched Ranged Random Integer Generation, 2024.
    """
    left = size - place
    if left < _TWO:
        return size
    product = word * left
    first, product = product >> _HALF, (product & _LOW) * (left - _ONE)
    second, rest = product >> _HALF, product & _LOW
    ways = left * (left - _ONE)
    if rest < ways and rest < (_WORDS - ways) % ways:
        return place
    _swap(cards, place, place + first)
    _swap(cards, place + _ONE, place + _ONE + second)
    return place + _TWO


@compiled
def _swap(cards: Codes, one: np.uint64, other: np.uint64) -> None:
    cards[one], cards[other] = cards[other], cards[one]


@compiled
def make_more_ready(shoe: Shoe, wanted: int) -> None:
    """Makes so many cards ready for a round that has begun at `PLACE`, if need be from the discards."""
    if shoe.marks[READY] < len(shoe.cards) - BEYOND:
        make_ready(shoe, wanted)
    else:
        bring_back(shoe)


@compiled
def bring_back(shoe: Shoe) -> None:
    """The discards of earlier rounds become the new stub, behind this round's cards. Source: rules.md §3.4 BJ18."""
    cards, marks, size = shoe.cards, shoe.marks, len(shoe.cards) - BEYOND
    gone = marks[PLACE]
    _reverse(cards, 0, gone)
    _reverse(cards, gone, size)
    _reverse(cards, 0, size)
    marks[PLACE], marks[READY], marks[SPENT] = 0, size - gone, 1


@compiled
def _reverse(cards: Codes, start: int, end: int) -> None:
    for place in range((end - start) // 2):
        one, other = start + place, end - 1 - place
        cards[one], cards[other] = cards[other], cards[one]
