"""Deals and matches of Cassino in machine code, played by quick policies. Source: rules.md §2."""

from typing import Any, Final, NamedTuple

import numpy as np

from fairdeal.cards import DECK
from fairdeal.compiled.sets import count
from fairdeal.compiled.streams import below, shuffle
from fairdeal.games.cassino.automatic import trailing_order
from fairdeal.games.cassino.fast.bits import Floats, Ints, compiled
from fairdeal.games.cassino.fast.layout import (
    CAPTURE,
    CAPTURER,
    DEALER,
    FIELDS,
    LENGTH,
    LOOSE,
    MOST_MOVES,
    MOVER,
    NOBODY,
    PILE,
    PLAY,
    SPADES,
    SWEEPS,
    TAKEN,
    TRAIL,
    card_of,
    kind_of,
    points,
    result,
    scratch,
)
from fairdeal.games.cassino.fast.moves import list_moves
from fairdeal.games.cassino.fast.plays import go_on, make
from fairdeal.games.cassino.fast.policy import best_of, rate
from fairdeal.games.cassino.scoring import MOST_CARDS, MOST_SPADES
from fairdeal.games.cassino.strategy import CARD_WORTH, POINT_WORTH, SPADE_WORTH

OPENING: Final = 4
"""Cards that lie on the table before anybody plays."""

RANDOM, GREEDY, QUICK = 0, 1, 2
"""Policies: any legal move; the capture that is worth most now, or else the card that the automatic play would trail;
the move that seems best at a glance (`policy`).
"""

_TRAILED_FIRST: Final = np.array([-sorted(DECK, key=trailing_order).index(card) for card in DECK], np.int64)
"""Of each card, how early it is trailed: 0 for the first, and less for the others."""
_BUILT: Final = -float(len(DECK))
"""Below every trail, as every capture is above."""


class Room(NamedTuple):
    """Room to play in: the deck, a deal, its moves and their ratings, and room to list them."""

    deck: Ints
    deal: Ints
    moves: Ints
    ratings: Floats
    scratch: Ints


NEXT: Final = 2
"""Where a match says who deals next, after the points of both seats."""


class Tally(NamedTuple):
    """By how many points seat 0 won each deal, and how many matches each seat has won."""

    nets: Ints
    won: Ints


def new_match() -> Ints:
    """A match before its first deal."""
    return np.array([0, 0, NOBODY], np.int64)


def new_tally(deals: int) -> Tally:
    """Room for so many deals."""
    return Tally(np.zeros(deals, np.int64), np.zeros(2, np.int64))


def new_room() -> Room:
    """New room."""
    deck, deal = np.array(DECK, np.int64), np.zeros(LENGTH, np.int64)
    return Room(deck, deal, np.zeros((MOST_MOVES, FIELDS), np.int64), np.zeros(MOST_MOVES), scratch())


@compiled
def play_deal(room: Room, options: int, policies: tuple[int, int], dealer: int, random: Any, log: Any) -> int:
    """Plays a shuffled deal; by how many points seat 0 wins it. One without a capture does not count, and is repeated.

    `log`, if there is one, takes down the moves of the deal that counts. Source: rules.md §2.1, §2.4.
    """
    deck, deal = room.deck, room.deal
    deal[CAPTURER] = NOBODY
    while deal[CAPTURER] == NOBODY:
        shuffle(deck, random)
        _lay_out(deck, deal, dealer)
        played = 0
        while go_on(deal, deck[OPENING:]):
            place = _chosen(room, options, policies[0] if deal[MOVER] == 0 else policies[1], random)
            if log is not None:
                log[played, PLAY], log[played, TAKEN] = room.moves[place, PLAY], room.moves[place, TAKEN]
                played += 1
            make(deal, options, room.moves[place, PLAY], room.moves[place, TAKEN])
    return result(deal)


@compiled
def _lay_out(deck: Ints, deal: Ints, dealer: int) -> None:
    """A new deal before any hand is dealt: four cards of a shuffled deck on the table."""
    for place in range(LENGTH):
        deal[place] = 0
    for place in range(OPENING):
        deal[LOOSE] |= 1 << deck[place]
    deal[CAPTURER], deal[DEALER] = NOBODY, dealer


@compiled
def _chosen(room: Room, options: int, policy: int, random: Any) -> int:
    """Lists the moves of the seat in turn; the place of the one that its policy chooses."""
    deal, moves, ratings = room.deal, room.moves, room.ratings
    found = list_moves(deal, options, moves, room.scratch)
    if policy == RANDOM:
        return int(below(random, found))
    for place in range(found):
        named, taken = moves[place, PLAY], moves[place, TAKEN]
        ratings[place] = rate(deal, named, taken) if policy == QUICK else _rated(named, taken)
    return best_of(ratings, found)


@compiled
def _rated(named: int, taken: int) -> float:
    """How a move is rated that is to bring most now."""
    kind, card = kind_of(named), card_of(named)
    if kind == TRAIL:
        return float(_TRAILED_FIRST[card])
    if kind != CAPTURE:
        return _BUILT
    cards = taken | 1 << card
    return float(CARD_WORTH * count(cards) + SPADE_WORTH * count(cards & SPADES) + POINT_WORTH * points(cards))


@compiled
def play_deals(
    room: Room,
    match: Ints,
    options: int,
    policies: tuple[int, int],
    target: int,
    tally: Tally,
    random: Any,
    log: Any,
) -> None:
    """Plays as many deals as `tally` has room for, of matches to a target; the dealer alternates.

    `match` holds the score of the match that goes on, and who deals next, `NOBODY` before the lot. `log`, if there is
    one, takes down the moves of the last deal. Source: rules.md §2.1, §2.4, §2.6 CA25, CA26.
    """
    for deal in range(len(tally.nets)):
        if match[NEXT] == NOBODY:
            match[NEXT] = below(random, 2)
        tally.nets[deal] = play_deal(room, options, policies, match[NEXT], random, log)
        match[0] += _scored(room.deal, 0)
        match[1] += _scored(room.deal, 1)
        match[NEXT] = 1 - match[NEXT]
        if max(match[0], match[1]) >= target and match[0] != match[1]:
            tally.won[int(match[1] > match[0])] += 1
            match[0], match[1], match[NEXT] = 0, 0, NOBODY


@compiled
def _scored(deal: Ints, seat: int) -> int:
    """The points of a seat in a deal that is over. Source: rules.md §2.4."""
    own, other = deal[PILE + seat], deal[PILE + 1 - seat]
    cards = MOST_CARDS * int(count(own) > count(other))
    spades = MOST_SPADES * int(count(own & SPADES) > count(other & SPADES))
    return int(points(own) + deal[SWEEPS + seat] + cards + spades)
