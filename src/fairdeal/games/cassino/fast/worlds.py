"""Pricing moves where the other hand is not known: over hands that it may be, in machine code.

Each of these worlds is played perfectly to the end of the portion, as if both hands lay open; what a move is worth is
the mean over the worlds. Source: Ginsberg, GIB: Imperfect Information in a Computationally Challenging Game, 2001.
"""

from fairdeal.games.cassino.fast.bits import Floats, Ints, below, compiled
from fairdeal.games.cassino.fast.layout import (
    BUILDS,
    FIRST,
    HAND,
    MOVER,
    OWNER,
    STRIDE,
    VALUE,
    values_held,
)
from fairdeal.games.cassino.fast.portion import Ending, price_moves


@compiled
def sample(
    deal: Ints,
    unseen: Ints,
    held: int,
    portions: int,
    options: int,
    worlds: int,
    most: int,
    moves: Ints,
    found: int,
    worths: Ints,
    sums: Floats,
    room: Ints,
    space: Ending,
    dice: Ints,
) -> int:
    other = 1 - deal[MOVER]
    nodes = 0
    for each in range(worlds):
        deal[HAND + other] = _drawn(deal, unseen, held, dice)
        nodes += price_moves(deal, portions, options, moves, found, worths, room, space)
        for place in range(found):
            sums[place, 0] += worths[place]
            sums[place, 1] += float(worths[place]) * worths[place]
        if nodes > most:
            return each + 1
    return worlds


@compiled
def _drawn(deal: Ints, unseen: Ints, held: int, dice: Ints) -> int:
    """A hand of `held` unseen cards, with one for each build of its seat.

    One that cannot be is drawn again, so that every one that can is equally likely. Source: rules.md §2.3, O2.
    """
    other, bound = 1 - deal[MOVER], 0
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        if deal[place + OWNER] == other:
            bound |= 1 << deal[place + VALUE]
    while True:
        hand = 0
        for place in range(held):
            chosen = place + below(dice, len(unseen) - place)
            unseen[place], unseen[chosen] = unseen[chosen], unseen[place]
            hand |= 1 << unseen[place]
        if not bound & ~values_held(hand):
            return hand
