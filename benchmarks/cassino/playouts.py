"""Playing deals of Cassino to their end by chance, in machine code: the same kernels that the search is made of."""

from random import Random

import numpy as np

from benchmarks.measure import Sample, repeat
from fairdeal.cards import DECK
from fairdeal.games.cassino.fast.bits import Floats, Ints, compiled
from fairdeal.games.cassino.fast.layout import (
    CAPTURER,
    DEALER,
    FIELDS,
    LENGTH,
    LOOSE,
    MERGES,
    MOST_MOVES,
    NOBODY,
    PLAY,
    TAKEN,
    result,
    scratch,
)
from fairdeal.games.cassino.fast.moves import list_moves
from fairdeal.games.cassino.fast.plays import go_on, make
from fairdeal.games.cassino.fast.policy import best_of, rate

OPENING = 4
"""Cards that lie on the table before anybody plays."""
DEALS = 100
"""So many deals between two looks at the clock."""


@compiled
def below(dice: Ints, limit: int) -> int:
    """A number from 0 to `limit` − 1. `dice` is the state of a linear congruential generator.

    Source: Knuth, The Art of Computer Programming, vol. 2, 3.3.4.
    """
    dice[0] = dice[0] * 6364136223846793005 + 1442695040888963407
    return int((((dice[0] >> 33) & 0x7FFFFFFF) * limit) >> 31)


@compiled
def shuffle(cards: Ints, dice: Ints) -> None:
    """Every order of some cards is as likely as another."""
    for last in range(len(cards) - 1, 0, -1):
        chosen = below(dice, last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]


@compiled
def lay_out(deck: Ints, deal: Ints) -> None:
    """A new deal before any hand is dealt: four cards of a shuffled deck on the table, seat 1 the dealer."""
    deal[:] = 0
    for place in range(OPENING):
        deal[LOOSE] |= 1 << deck[place]
    deal[CAPTURER], deal[DEALER] = NOBODY, 1


@compiled
def play_randomly(deal: Ints, stock: Ints, options: int, moves: Ints, room: Ints, dice: Ints) -> int:
    """Plays a deal to its end, every legal move as likely as another; returns how many cards were played."""
    played = 0
    while go_on(deal, stock):
        place = below(dice, list_moves(deal, options, moves, room))
        make(deal, options, moves[place, PLAY], moves[place, TAKEN])
        played += 1
    return played


@compiled
def play_by_opinion(
    deal: Ints, stock: Ints, moves: Ints, ratings: Floats, room: Ints, dice: Ints, noise: float
) -> None:
    """Plays a deal until the next portion is due, or to its end, by quick opinions with so much noise in points."""
    while True:
        found = list_moves(deal, MERGES, moves, room)
        for place in range(found):
            ratings[place] = rate(deal, moves[place, PLAY], moves[place, TAKEN]) + noise * below(dice, 1024) / 1024
        best = best_of(ratings, found)
        make(deal, MERGES, moves[best, PLAY], moves[best, TAKEN])
        if not deal[1] | deal[2]:
            return


@compiled
def play_deals(deck: Ints, deal: Ints, moves: Ints, room: Ints, dice: Ints) -> int:
    """Plays so many shuffled deals; returns how many cards were played."""
    played = 0
    for _ in range(DEALS):
        shuffle(deck, dice)
        lay_out(deck, deal)
        played += play_randomly(deal, deck[OPENING:], MERGES, moves, room, dice)
    return played


class Table:
    """Room to play deals in."""

    def __init__(self, seed: int) -> None:
        self.deck, self.deal = np.array(DECK, np.int64), np.zeros(LENGTH, np.int64)
        self.moves, self.ratings = np.zeros((MOST_MOVES, FIELDS), np.int64), np.zeros(MOST_MOVES)
        self.room, self.dice = scratch(), np.array([Random(seed).getrandbits(62)], np.int64)

    def run(self, seconds: float) -> Sample:
        """Random deals for so many seconds: how many cards were played."""
        return repeat(lambda: int(play_deals(self.deck, self.deal, self.moves, self.room, self.dice)), seconds)

    def play_out(self, deal: Ints, stock: Ints, options: int) -> int:
        """Plays one deal to its end by chance; what seat 0 wins it by."""
        play_randomly(deal, stock, options, self.moves, self.room, self.dice)
        return int(result(deal))
