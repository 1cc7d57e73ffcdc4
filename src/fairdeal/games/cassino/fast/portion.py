"""Playing a portion perfectly, both hands known, in machine code; and a deal, where the portion is its last.

A full search of all plays that are left of it, by alpha and beta, with a table of what was found before. Positions that
differ only in cards that could change places (the same rank, and both spades or neither) are one there.
Source: Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975.
"""

from typing import Final, NamedTuple

import numpy as np

from fairdeal.cards import DECK
from fairdeal.games.cassino.fast.bits import Floats, Ints, compiled, count, first, mixed
from fairdeal.games.cassino.fast.layout import (
    BUILDS,
    CAPTURER,
    CARDS,
    FIELDS,
    FIRST,
    HAND,
    LENGTH,
    LOOSE,
    MOST_MOVES,
    MOVER,
    OWNER,
    PILE,
    PLAY,
    SPADES,
    STRIDE,
    TAKEN,
    VALUE,
    copy,
    lead,
    result,
)
from fairdeal.games.cassino.fast.moves import list_moves
from fairdeal.games.cassino.fast.outlook import POINT, outlook
from fairdeal.games.cassino.fast.plays import go_on, make
from fairdeal.games.cassino.fast.policy import best_of, rate_all
from fairdeal.games.cassino.scoring import TEN_OF_DIAMONDS

PLIES: Final = 8
"""So many cards are played in a portion."""
MOST_POINTS: Final = 100 * POINT
"""More than a deal can bring."""
ENTRIES: Final = 1 << 18
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
UNKNOWN: Final = 1000 * POINT
LOW, HIGH, MOST, LEFT, SURE, KEY, OTHER = range(7)
"""A frame: the window, the most that was found in it, how many moves are left, what is sure already, and two keys."""

_KINDS: Final = np.array([card % 13 + 13 * (card >= 39) + 26 * (card == TEN_OF_DIAMONDS) for card in DECK], np.int64)
"""Cards of the same number could change places: nothing but its rank and what it scores matters of a card."""
NO_STOCK: Final = np.zeros(0, np.int64)


class Ending(NamedTuple):
    """Room to search in: for each ply a deal, how far its search has come, its moves and their ratings; and the table.

    An entry of the table: two keys, by which a position is known, and a worth with its kind. `salt` makes the keys of
    one search differ from those of another; beside it the positions that were looked at.
    """

    deals: Ints
    frames: Ints
    moves: Ints
    ratings: Floats
    table: Ints
    salt: Ints


def ending() -> Ending:
    """New room."""
    return Ending(
        np.zeros((PLIES + 1, LENGTH), np.int64),
        np.zeros((PLIES + 1, 7), np.int64),
        np.zeros((PLIES + 1, MOST_MOVES, FIELDS), np.int64),
        np.zeros((PLIES + 1, MOST_MOVES), np.float64),
        np.zeros((ENTRIES, 4), np.int64),
        np.zeros(2, np.int64),
    )


@compiled
def price_moves(
    deal: Ints, portions: int, options: int, moves: Ints, found: int, worths: Ints, room: Ints, space: Ending
) -> int:
    """Writes what each move leads to, both playing perfectly: what the seat in turn wins by, in thousandths of a point.

    `portions` are still to come after this one; where none are, the worths are exact. Returns how many positions were looked at.
    """
    space.salt[0] += 1
    space.salt[1] = 0
    for place in range(found):
        copy(deal, space.deals[0])
        make(space.deals[0], options, moves[place, PLAY], moves[place, TAKEN])
        worths[place] = -_search(-MOST_POINTS, MOST_POINTS, portions, options, room, space)
    return space.salt[1]


@compiled
def _search(low: int, high: int, portions: int, options: int, room: Ints, space: Ending) -> int:
    """The final lead of the seat in turn, exact between `low` and `high`, and beyond them a bound.

    Without recursion, which machine code that is kept on disk cannot have.
    """
    ply, frames = 0, space.frames
    worth = _open(0, low, high, portions, options, room, space)
    while True:
        if worth != UNKNOWN:
            if ply == 0:
                return worth
            ply -= 1
            frames[ply, MOST] = max(frames[ply, MOST], -worth)
        frame = frames[ply]
        if frame[LEFT] == 0 or frame[MOST] >= frame[HIGH]:
            worth = _close(ply, space)
        else:
            _make_next(ply, options, space)
            ply += 1
            worth = _open(ply, -frame[HIGH], -max(frame[LOW], frame[MOST]), portions, options, room, space)


@compiled
def _open(ply: int, low: int, high: int, portions: int, options: int, room: Ints, space: Ending) -> int:
    """What a position is worth if that is known; else its moves are listed, and nothing is known of it yet."""
    deal, frame = space.deals[ply], space.frames[ply]
    space.salt[1] += 1
    sign = 1 - 2 * deal[MOVER]
    if not deal[HAND] | deal[HAND + 1]:
        return sign * (outlook(deal, portions) if portions else _final(deal))
    sure = sign * lead(deal) * POINT
    key, other = _key(deal, space.salt[0]), _key(deal, ~space.salt[0])
    entry = space.table[key & (ENTRIES - 1)]
    if entry[0] == key and entry[1] == other:
        known = entry[2] + sure
        if entry[3] == EXACT or (entry[3] == AT_LEAST and known >= high) or (entry[3] == AT_MOST and known <= low):
            return known
    frame[LOW], frame[HIGH], frame[MOST], frame[SURE], frame[KEY], frame[OTHER] = low, high, -MOST_POINTS, sure, key, other
    found = list_moves(deal, options, space.moves[ply], room)
    rate_all(deal, space.moves[ply], found, space.ratings[ply])
    frame[LEFT] = found
    return UNKNOWN


@compiled
def _final(deal: Ints) -> int:
    go_on(deal, NO_STOCK)
    return result(deal) * POINT


@compiled
def _make_next(ply: int, options: int, space: Ending) -> None:
    """Makes the move that is rated highest of those that are left, which stand first."""
    moves, ratings, frame = space.moves[ply], space.ratings[ply], space.frames[ply]
    place, last = best_of(ratings, frame[LEFT]), frame[LEFT] - 1
    copy(space.deals[ply], space.deals[ply + 1])
    make(space.deals[ply + 1], options, moves[place, PLAY], moves[place, TAKEN])
    ratings[place] = ratings[last]
    moves[place, PLAY], moves[place, TAKEN] = moves[last, PLAY], moves[last, TAKEN]
    frame[LEFT] = last


@compiled
def _close(ply: int, space: Ending) -> int:
    """Keeps in the table what was found, and returns it."""
    frame = space.frames[ply]
    most = frame[MOST]
    entry = space.table[frame[KEY] & (ENTRIES - 1)]
    entry[0], entry[1], entry[2] = frame[KEY], frame[OTHER], most - frame[SURE]
    entry[3] = AT_LEAST if most >= frame[HIGH] else AT_MOST if most <= frame[LOW] else EXACT
    return most


@compiled
def _key(deal: Ints, salt: int) -> int:
    """A number for all that matters of a position from here on: what lies where, and how the counts stand."""
    key = mixed(salt * 8 + deal[MOVER] * 4 + deal[CAPTURER] + 1)
    key += mixed(key + count(deal[PILE]) * 64 + count(deal[PILE] & SPADES))
    for zone, cards in enumerate((deal[LOOSE], deal[HAND], deal[HAND + 1])):
        key += _kinds(cards, salt + zone + 1)
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        tag = 100 + 2 * deal[place + VALUE] + deal[place + OWNER]
        key += mixed(_kinds(deal[place + CARDS], salt + tag) + tag)
    return mixed(key)


@compiled
def _kinds(cards: int, zone: int) -> int:
    """A sum over the kinds of cards, which is the same for cards that could change places."""
    added = 0
    while cards:
        added += mixed(zone * 64 + _KINDS[first(cards)] + 1)
        cards &= cards - 1
    return added
