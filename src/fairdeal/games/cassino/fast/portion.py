"""Playing a portion perfectly, both hands known, in machine code; and a deal, where the portion is its last.

A full search of all plays that are left of it, by alpha and beta, with a table of what was found before. Positions that
differ only in cards that could change places (the same rank, and both spades or neither) are one there.
Source: Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975.
"""

from typing import Final, NamedTuple

import numpy as np

from fairdeal.cards import DECK
from fairdeal.compiled.sets import count
from fairdeal.games.cassino.fast.bits import Floats, Ints, compiled, first, mixed
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
UNKNOWN: Final = 1000 * POINT
ENTRIES: Final = 1 << 18
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
LOW, HIGH, MOST, LEFT, SPARED, SURE, KEY, OTHER = 0, 1, 2, 3, 4, 5, 6, 7
"""A frame: the window, the most that was found in it, how many moves are left, and how many of them will stay so, what
is sure already, and two keys."""
FRAME: Final = 8
PORTIONS, OPTIONS, WIDTH, EFFORT = 0, 1, 2, 3
"""What a search is given: the portions still to come after this one, the options of the house, how many moves of a
position it looks at (0: all), and after how many listed moves it gives up."""
SALT, LISTED = 4, 5
"""What makes the keys of one search differ from those of another, and how many moves it has listed."""
TERMS: Final = 6

_KINDS: Final = np.array([card % 13 + 13 * (card >= 39) + 26 * (card == TEN_OF_DIAMONDS) for card in DECK], np.int64)
"""Cards of the same number could change places: nothing but its rank and what it scores matters of a card."""
_NO_STOCK: Final = np.zeros(0, np.int64)


class Space(NamedTuple):
    """Room to search in: for each ply a deal, how far its search has come, its moves and their ratings; and the table.

    An entry of the table: two keys, by which a position is known, and a worth with its kind.
    """

    deals: Ints
    frames: Ints
    moves: Ints
    ratings: Floats
    table: Ints
    terms: Ints


def space() -> Space:
    """New room."""
    return Space(
        np.zeros((PLIES + 1, LENGTH), np.int64),
        np.zeros((PLIES + 1, FRAME), np.int64),
        np.zeros((PLIES + 1, MOST_MOVES, FIELDS), np.int64),
        np.zeros((PLIES + 1, MOST_MOVES), np.float64),
        np.zeros((ENTRIES, 4), np.int64),
        np.zeros(TERMS, np.int64),
    )


@compiled
def price_moves(deal: Ints, moves: Ints, found: int, worths: Ints, room: Ints, search: Space) -> bool:
    """Writes what each move leads to, both playing perfectly: what the seat in turn wins by, in thousandths of a point.

    False where that takes more effort than `terms` allow, or where all moves were wanted and are too many to list.
    """
    terms = search.terms
    terms[SALT] += 1
    terms[LISTED] = 0
    for place in range(found):
        copy(deal, search.deals[0])
        make(search.deals[0], terms[OPTIONS], moves[place, PLAY], moves[place, TAKEN])
        worths[place] = -_best(room, search)
        if terms[LISTED] > terms[EFFORT]:
            return False
    return True


@compiled
def _best(room: Ints, search: Space) -> int:
    """What the seat in turn of the first deal wins by. Without recursion, which a kernel kept on disk cannot have."""
    ply, frames, terms = 0, search.frames, search.terms
    worth = _open(0, -MOST_POINTS, MOST_POINTS, room, search)
    while terms[LISTED] <= terms[EFFORT]:
        if worth != UNKNOWN:
            if ply == 0:
                return worth
            ply -= 1
            frames[ply, MOST] = max(frames[ply, MOST], -worth)
        frame = frames[ply]
        if frame[LEFT] == frame[SPARED] or frame[MOST] >= frame[HIGH]:
            worth = _close(ply, search)
        else:
            _make_next(ply, search)
            ply += 1
            worth = _open(ply, -frame[HIGH], -max(frame[LOW], frame[MOST]), room, search)
    return 0


@compiled
def _open(ply: int, low: int, high: int, room: Ints, search: Space) -> int:
    """What a position is worth if that is known; else its moves are listed, and it is UNKNOWN.

    The worth is exact between `low` and `high`, and beyond them a bound.
    """
    deal, frame, terms = search.deals[ply], search.frames[ply], search.terms
    sign = 1 - 2 * deal[MOVER]
    if not deal[HAND] | deal[HAND + 1]:
        return int(sign * (outlook(deal, terms[PORTIONS]) if terms[PORTIONS] else _final(deal)))
    sure = sign * lead(deal) * POINT
    key, other = _key(deal, terms[SALT]), _key(deal, ~terms[SALT])
    entry = search.table[key & (ENTRIES - 1)]
    if entry[0] == key and entry[1] == other:
        known = entry[2] + sure
        if entry[3] == EXACT or (entry[3] == AT_LEAST and known >= high) or (entry[3] == AT_MOST and known <= low):
            return int(known)
    found = list_moves(deal, terms[OPTIONS], search.moves[ply], room)
    rate_all(deal, search.moves[ply], found, search.ratings[ply])
    is_whole = terms[WIDTH] > 0 or found < MOST_MOVES
    terms[LISTED] += found if is_whole else terms[EFFORT] + 1
    frame[LOW], frame[HIGH], frame[MOST], frame[SURE] = low, high, -MOST_POINTS, sure
    frame[KEY], frame[OTHER], frame[LEFT] = key, other, found
    frame[SPARED] = max(0, found - terms[WIDTH]) if terms[WIDTH] else 0
    return UNKNOWN


@compiled
def _final(deal: Ints) -> int:
    """What seat 0 wins the deal by, in thousandths of a point."""
    go_on(deal, _NO_STOCK)
    return result(deal) * POINT


@compiled
def _make_next(ply: int, search: Space) -> None:
    """Makes the move that is rated highest of those that are left, which stand first."""
    moves, ratings, frame, terms = search.moves[ply], search.ratings[ply], search.frames[ply], search.terms
    place, last = best_of(ratings, frame[LEFT]), frame[LEFT] - 1
    copy(search.deals[ply], search.deals[ply + 1])
    make(search.deals[ply + 1], terms[OPTIONS], moves[place, PLAY], moves[place, TAKEN])
    ratings[place] = ratings[last]
    moves[place, PLAY], moves[place, TAKEN] = moves[last, PLAY], moves[last, TAKEN]
    frame[LEFT] = last


@compiled
def _close(ply: int, search: Space) -> int:
    """Keeps in the table what was found, and returns it."""
    frame = search.frames[ply]
    most = int(frame[MOST])
    entry = search.table[frame[KEY] & (ENTRIES - 1)]
    entry[0], entry[1], entry[2] = frame[KEY], frame[OTHER], most - frame[SURE]
    entry[3] = AT_LEAST if most >= frame[HIGH] else AT_MOST if most <= frame[LOW] else EXACT
    return most


@compiled
def _key(deal: Ints, salt: int) -> int:
    """A number for all that matters of a position from here on: what lies where, and how the counts stand."""
    key = mixed(salt * 8 + deal[MOVER] * 4 + deal[CAPTURER] + 1)
    key += mixed(key + count(deal[PILE]) * 64 + count(deal[PILE] & SPADES))
    zone = salt << 8
    key += _kinds(deal[LOOSE], zone + 1) + _kinds(deal[HAND], zone + 2) + _kinds(deal[HAND + 1], zone + 3)
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        tag = 100 + 2 * deal[place + VALUE] + deal[place + OWNER]
        key += mixed(_kinds(deal[place + CARDS], zone + tag) + tag)
    return mixed(key)


@compiled
def _kinds(cards: int, zone: int) -> int:
    """A sum over the kinds of cards, which is the same for cards that could change places."""
    added = 0
    while cards:
        added += mixed(zone * 64 + _KINDS[first(cards)] + 1)
        cards &= cards - 1
    return added
