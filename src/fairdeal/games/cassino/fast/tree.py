"""Searching a deal of which the other hand and the stock are not known, in machine code.

Information-set Monte Carlo tree search: each simulation draws a deal that would look just like this, goes down a tree
of plays that all such deals share, adds one play to it, and plays the deal to its end by quick opinions. What the
players see of each other is every play, so one tree serves both. Source: Cowling, Powley and Whitehouse, Information
Set Monte Carlo Tree Search, 2012.
"""

from typing import Final, NamedTuple

import numpy as np

from fairdeal.games.cassino.fast.bits import Floats, Ints, below, compiled
from fairdeal.games.cassino.fast.layout import (
    BUILDS,
    DEALT,
    FIELDS,
    FIRST,
    HAND,
    LENGTH,
    MOVER,
    OWNER,
    PLAY,
    STRIDE,
    TAKEN,
    VALUE,
    copy,
    result,
    values_held,
)
from fairdeal.games.cassino.fast.moves import list_moves
from fairdeal.games.cassino.fast.plays import go_on, make
from fairdeal.games.cassino.fast.policy import best_of, play_out, rate_all

WIDTH: Final = 24
"""So many moves of a position are thought about: those that are rated highest."""
LISTED: Final = 1024
"""So many moves are listed to choose them from."""
MOST_PLIES: Final = 48
EXPLORING: Final = 1.5
"""How much is made of moves that were tried seldom, in points."""
NOISE: Final = 0.5
"""How much chance there is in playing out, in points."""
NONE: Final = -1

NEXT, CHILD, VISITS, OFFERED = 2, 3, 4, 5
"""A node is a move that leads to it, its next sibling, its first child, and how often it was visited, or could have
been."""


class Tree(NamedTuple):
    """The tree, and room to search in.

    Of each node `nodes` holds whole numbers, and `totals` the sum of the results for who moved there, and that of
    their squares. `path` is the way down.
    """

    nodes: Ints
    totals: Floats
    path: Ints
    deal: Ints
    moves: Ints
    ratings: Floats


def tree(simulations: int) -> Tree:
    """Room for so many simulations."""
    return Tree(
        np.zeros((simulations + 1, 6), np.int64),
        np.zeros((simulations + 1, 2), np.float64),
        np.zeros(MOST_PLIES + 1, np.int64),
        np.zeros(LENGTH, np.int64),
        np.zeros((LISTED, FIELDS), np.int64),
        np.zeros(LISTED, np.float64),
    )


@compiled
def grow(deal: Ints, unseen: Ints, held: int, options: int, simulations: int, space: Tree, room: Ints, dice: Ints) -> None:
    """Makes so many simulations of a deal, `held` of its `unseen` cards being in the other hand.

    Each simulation adds a node, unless the deal ended before; node 0 is this position.
    """
    nodes = space.nodes
    nodes[0, CHILD] = NONE
    used = 1
    for _ in range(simulations):
        copy(deal, space.deal)
        _draw(space, unseen, held, dice)
        used, length = _descend(space, unseen, options, used, room)
        play_out(space.deal, unseen, options, NOISE, space.moves, space.ratings, room, dice)
        _learn(space, length, result(space.deal))


@compiled
def _draw(space: Tree, unseen: Ints, held: int, dice: Ints) -> None:
    """Deals the other hand, with a card for each build of that seat, and puts the stock in an order.

    A hand that cannot be is drawn again, so that every one that can is equally likely. Source: rules.md §2.3, O2.
    """
    other = 1 - space.deal[MOVER]
    bound = 0
    for each in range(space.deal[BUILDS]):
        place = FIRST + STRIDE * each
        if space.deal[place + OWNER] == other:
            bound |= 1 << space.deal[place + VALUE]
    while True:
        hand = 0
        for place in range(held):
            _swap(unseen, place, place + below(dice, len(unseen) - place))
            hand |= 1 << unseen[place]
        if not bound & ~values_held(hand):
            break
    for place in range(held, len(unseen)):
        _swap(unseen, place, place + below(dice, len(unseen) - place))
    space.deal[HAND + other] = hand
    space.deal[DEALT] = held


@compiled
def _swap(cards: Ints, one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


@compiled
def _descend(space: Tree, stock: Ints, options: int, used: int, room: Ints) -> tuple[int, int]:
    """Goes down to a play that was never tried, and makes it; returns the nodes used and the length of the way."""
    deal, nodes, path = space.deal, space.nodes, space.path
    path[0], length, node = 0, 0, 0
    while go_on(deal, stock):
        found = _candidates(space, options, room)
        known, place = _choose(space, node, found)
        is_new = known == NONE
        if is_new:
            known, used = _add(space, node, space.moves[place, PLAY], space.moves[place, TAKEN], used), used + 1
        seat = deal[MOVER]
        make(deal, options, space.moves[place, PLAY], space.moves[place, TAKEN])
        node, length = known, length + 1
        path[length] = 2 * node + seat
        if is_new:
            break
    return used, length


@compiled
def _candidates(space: Tree, options: int, room: Ints) -> int:
    """Lists the moves, those that are rated highest first; returns how many are thought about."""
    moves, ratings = space.moves, space.ratings
    found = list_moves(space.deal, options, moves, room)
    rate_all(space.deal, moves, found, ratings)
    kept = min(found, WIDTH)
    for place in range(kept):
        best = place + best_of(ratings[place:], found - place)
        ratings[place], ratings[best] = ratings[best], ratings[place]
        for field in range(FIELDS):
            moves[place, field], moves[best, field] = moves[best, field], moves[place, field]
    return kept


@compiled
def _choose(space: Tree, node: int, found: int) -> tuple[int, int]:
    """The child to go to, and the place of its move; NONE and the move that is rated highest of those never tried."""
    chosen, at, most = NONE, NONE, -1e9
    for place in range(found):
        child = _child(space.nodes, node, space.moves[place, PLAY], space.moves[place, TAKEN])
        if child == NONE:
            return NONE, place
        space.nodes[child, OFFERED] += 1
        visits = space.nodes[child, VISITS]
        bound = space.totals[child, 0] / visits + EXPLORING * np.sqrt(np.log(space.nodes[child, OFFERED]) / visits)
        if bound > most:
            chosen, at, most = child, place, bound
    return chosen, at


@compiled
def _child(nodes: Ints, node: int, named: int, taken: int) -> int:
    child = nodes[node, CHILD]
    while child != NONE and not (nodes[child, PLAY] == named and nodes[child, TAKEN] == taken):
        child = nodes[child, NEXT]
    return child


@compiled
def _add(space: Tree, node: int, named: int, taken: int, used: int) -> int:
    nodes = space.nodes
    nodes[used, PLAY], nodes[used, TAKEN] = named, taken
    nodes[used, NEXT], nodes[used, CHILD] = nodes[node, CHILD], NONE
    nodes[used, VISITS], nodes[used, OFFERED] = 0, 1
    space.totals[used, 0] = space.totals[used, 1] = 0.0
    nodes[node, CHILD] = used
    return used


@compiled
def _learn(space: Tree, length: int, lead: int) -> None:
    """Adds a result to every node on the way, for the seat that moved there."""
    for step in range(1, length + 1):
        node, seat = space.path[step] >> 1, space.path[step] & 1
        worth = lead * (1 - 2 * seat)
        space.nodes[node, VISITS] += 1
        space.totals[node, 0] += worth
        space.totals[node, 1] += worth * worth


@compiled
def summary(space: Tree, moves: Ints, found: int, visits: Ints, totals: Floats) -> None:
    """Writes how often each move was visited from the root, with the sums of its results and of their squares."""
    for place in range(found):
        child = _child(space.nodes, 0, moves[place, PLAY], moves[place, TAKEN])
        visits[place] = 0 if child == NONE else space.nodes[child, VISITS]
        for each in range(2):
            totals[place, each] = 0.0 if child == NONE else space.totals[child, each]
