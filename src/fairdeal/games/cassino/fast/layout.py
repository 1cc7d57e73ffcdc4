"""How a deal is stored in memory: one row of whole numbers, sets of cards as bits. A twin of `state.State`.

The stock is another row, its cards in the order in which they come. A move is two numbers. Source: rules.md §2.2.
"""

from typing import Final

import numpy as np

from fairdeal.cards import DECK, Card
from fairdeal.compiled.sets import count
from fairdeal.games.cassino.fast.bits import Ints, compiled
from fairdeal.games.cassino.groups import HIGHEST, WORTH
from fairdeal.games.cassino.scoring import TEN_OF_DIAMONDS, TWO_OF_SPADES, is_ace, is_spade

# A deal

LOOSE, HAND, PILE, SWEEPS = 0, 1, 3, 5
"""Where the loose cards stand, and of each seat the hand, the captured cards and the number of sweeps."""
MOVER, CAPTURER, DEALER, DEALT, BUILDS = 7, 8, 9, 10, 11
"""The seat in turn, that of the last capture (or −1), the dealer's, cards out of the stock, and how many builds lie."""
FIRST: Final = 12
"""Where the first build stands."""
STRIDE: Final = 4
VALUE, CARDS, OWNER, SIZE = 0, 1, 2, 3
"""A build: its value, all its cards, the seat that is bound by it, and how many groups it has."""
MOST_BUILDS: Final = 20
"""Two number cards each, of forty."""
LENGTH: Final = FIRST + STRIDE * MOST_BUILDS

NOBODY: Final = -1

# A move

PLAY, TAKEN = 0, 1
"""What is played, as one number (see `play`), and all cards of the table that the move takes or joins."""
FIELDS: Final = 2
CAPTURE, BUILD, EXTEND, INCREASE, TRAIL = 0, 1, 2, 3, 4

# Options

MERGES, EXTEND_MULTI, OWN_BOTH, OWN_NEVER, FREE_TRAIL, FACE_THREE = 1, 2, 4, 8, 16, 32
"""Options of a house, as the bits of a number."""


def set_of(cards: tuple[Card, ...]) -> int:
    """Cards as a set."""
    return sum(1 << card for card in cards)


VALUES: Final = np.array(WORTH, np.int64)
"""The value of each card, 0 for a face card."""
NUMBERS: Final = set_of(tuple(card for card in DECK if WORTH[card]))
OF_VALUE: Final = np.array(
    [set_of(tuple(card for card in DECK if WORTH[card] == value)) for value in range(HIGHEST + 1)], np.int64
)
"""The cards of each value; at 0 the face cards."""
RANK: Final = set_of((DECK[0], DECK[13], DECK[26], DECK[39]))
"""The four twos; shifted by a rank, its cards."""
ACES: Final = set_of(tuple(filter(is_ace, DECK)))
SPADES: Final = set_of(tuple(filter(is_spade, DECK)))
TEN: Final = 1 << TEN_OF_DIAMONDS
TWO: Final = 1 << TWO_OF_SPADES

MOST_GROUPS: Final = 1702
"""The groups of the whole deck that add up to ten: how often z¹⁰ comes in the product of (1 + zᵛ)⁴ for v = 1 to 10."""
MOST_MOVES: Final = 4096
"""So many moves of a position are listed at the most; a table of twenty loose cards and more can have others."""
SLOTS: Final = 2 * MOST_MOVES


# Room to list moves in: one row, because each array that a kernel is given costs time

COUNTS: Final = 0
"""How many groups of the loose cards there are, by their sum; the groups themselves stand from `GROUPS` on."""
ROUND: Final = HIGHEST + 1
"""The number of the last search among the sets that moves take."""
GROUPS: Final = 16
SEEN: Final = GROUPS + MOST_GROUPS * (HIGHEST + 1)
"""A table of sets that were found, each beside the number of its search."""


def scratch() -> Ints:
    """New room."""
    return np.zeros(SEEN + 2 * SLOTS, np.int64)


@compiled
def play(kind: int, card: int, value: int) -> int:
    """The kind of a move, the card that is played, and the value of a build or 0, as one number."""
    return kind | card << 3 | value << 9


@compiled
def kind_of(named: int) -> int:
    """The kind of a move."""
    return named & 7


@compiled
def card_of(named: int) -> int:
    """The card that a move plays."""
    return named >> 3 & 63


@compiled
def value_of(named: int) -> int:
    """The value of the build that a move makes; 0 if it makes none."""
    return named >> 9


@compiled
def copy(source: Ints, target: Ints) -> None:
    """Make one deal like another."""
    for place in range(FIRST + STRIDE * source[BUILDS]):
        target[place] = source[place]


@compiled
def build_of(deal: Ints, value: int) -> int:
    """Where the first build of a value stands; −1 if there is none."""
    for each in range(deal[BUILDS]):
        if deal[FIRST + STRIDE * each + VALUE] == value:
            return FIRST + STRIDE * each
    return -1


@compiled
def points(pile: int) -> int:
    """What captured cards are worth by themselves. Source: rules.md §2.4."""
    return count(pile & ACES) + 2 * ((pile & TEN) != 0) + ((pile & TWO) != 0)


@compiled
def lead(deal: Ints) -> int:
    """By how many points seat 0 leads, of those that nobody can take away any more: cards by themselves, and sweeps."""
    return int(points(deal[PILE]) - points(deal[PILE + 1]) + deal[SWEEPS] - deal[SWEEPS + 1])


@compiled
def result(deal: Ints) -> int:
    """By how many points seat 0 wins a deal that is over, its remainder taken; 0 if nobody captured.

    Source: rules.md §2.4.
    """
    if deal[CAPTURER] == NOBODY:
        return 0
    cards = count(deal[PILE]) - count(deal[PILE + 1])
    spades = count(deal[PILE] & SPADES) - count(deal[PILE + 1] & SPADES)
    return int(lead(deal) + 3 * ((cards > 0) - (cards < 0)) + (spades > 0) - (spades < 0))
