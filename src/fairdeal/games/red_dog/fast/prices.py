"""What is worth most in Red Dog, in machine code: a twin of `odds.pot_bets`, `odds.pool_bets` and `odds.prices`.

Values are compared as whole numbers, times the denominator of the chance. Source: rules.md §4.1, §4.5.
"""

from math import comb
from typing import Final

import numpy as np

from fairdeal.cards import DECK
from fairdeal.compiled.sets import count
from fairdeal.engine.chips import CHIP
from fairdeal.games.red_dog.fast.table import BEATEN_BY, PASS, POT, SEEN, Room, Table, compiled, whole
from fairdeal.games.red_dog.odds.masks import WHOLE

_ALL: Final = int(WHOLE)
COMB: Final = np.array([[comb(n, k) for k in range(len(DECK) + 1)] for n in range(len(DECK) + 1)], np.int64)
"""In how many ways some of so many can be chosen."""

LOSERS, CHANGE, WAYS, MORE_LOSERS, MORE_CHANGE, MORE_WAYS = 0, 1, 2, 3, 4, 5
"""Rows of `Room.spare`: patterns of losing rivals, and room to make more of them."""
DIFFERENCES: Final = MORE_LOSERS


# For the pot


@compiled
def _fines(table: Table, room: Room, place: int, players: int, paid: int) -> int:
    """The fines of the seats that still play, if each has paid so much before."""
    fines = 0
    for later in range(place + 1, players):
        left = whole(room.chips[room.order[later]])
        fines += min(table.ante, left - min(paid, left))
    return fines


@compiled
def _end(table: Table, players: int, pot: int, change: int, fines: int) -> int:
    pot += fines
    share = pot // CHIP // players * CHIP
    return change + (share if 0 <= table.pot_limit < pot else 0)


@compiled
def pot_value(table: Table, room: Room, place: int, players: int, wins: int, rest: int, bet: int) -> int:
    """What a bet is expected to bring, times `rest`; it wins with `wins` of the `rest` cards."""
    pot, fines = room.marks[POT], _fines(table, room, place, players, 0)
    lost = _end(table, players, pot + bet, -bet, fines)
    kept = table.ante if table.antes_below else CHIP
    is_waited_for = False
    for later in range(place + 1, players):
        is_waited_for = is_waited_for or whole(room.chips[room.order[later]]) > 0
    if pot - bet >= kept or not is_waited_for:
        won = _end(table, players, pot - bet, bet, fines)
    else:
        own = min(table.ante, whole(room.chips[room.order[place]]) + bet)
        antes = own
        for other in range(players):
            if other != place:
                antes += min(table.ante, whole(room.chips[room.order[other]]))
        fines = _fines(table, room, place, players, table.ante)
        won = _end(table, players, pot - bet + antes, bet - own, fines)
    return lost * rest + wins * (won - lost)


@compiled
def pot_choice(table: Table, room: Room, place: int, players: int, wins: int, rest: int, least: int, most: int) -> int:
    """The bet that is worth most, the smallest such, or a pass that is worth as much. Source: rules.md §4.8 RD5."""
    pot = room.marks[POT]
    kept = table.ante if table.antes_below else CHIP
    best, value = least, pot_value(table, room, place, players, wins, rest, least)
    over = pot + _fines(table, room, place, players, 0) - table.pot_limit
    is_limited = table.pot_limit >= 0
    reach = CHIP * (players + 1) if is_limited else 0
    for end in (least, most, pot - kept, over, -over):
        if not is_limited and end != least and end != most and end != pot - kept:
            continue
        for bet in range(end - reach, end + reach + 1, CHIP):
            if least <= bet <= most and (bet - least) % CHIP == 0:
                worth = pot_value(table, room, place, players, wins, rest, bet)
                if worth > value or (worth == value and bet < best):
                    best, value = bet, worth
    fine = min(table.fine, whole(room.chips[room.order[place]]))
    passed = _end(table, players, pot + fine, -fine, _fines(table, room, place, players, 0)) * rest
    return PASS if passed >= value else best


# For the pool


@compiled
def best_pool_bet(
    table: Table, room: Room, place: int, players: int, upcard: int, size: int, least: int, most: int
) -> int:
    """The bet that is worth most against others who bet the least, the smallest such."""
    unseen = _ALL & ~room.marks[SEEN]
    u, better = count(unseen), count(BEATEN_BY[upcard] & unseen)
    patterns, rivals = _patterns(table, room, place, players)
    _weigh(room, patterns, rivals, u, better, size)
    best, value = least, _pool_value(table, room, patterns, least, COMB[u, better])
    for each in range(-1, patterns):
        end = most if each < 0 else room.marks[POT] + room.spare[CHANGE, each]
        if end >= least:
            bet = least + (min(end, most) - least) // CHIP * CHIP
            worth = _pool_value(table, room, patterns, bet, COMB[u, better])
            if worth > value or (worth == value and bet < best):
                best, value = bet, worth
    return best


@compiled
def _pool_value(table: Table, room: Room, patterns: int, bet: int, total: int) -> int:
    """What a bet is expected to bring, times the ways in which the better cards can lie."""
    paid, won = 0, 0
    for each in range(patterns):
        left, ways = room.marks[POT] + room.spare[CHANGE, each], room.spare[WAYS, each]
        won += ways
        if left >= bet:
            paid += ways * bet
        elif table.pays_rest and left > 0:
            paid += ways * left
    return paid - bet * (total - won)


@compiled
def _patterns(table: Table, room: Room, own: int, players: int) -> tuple[int, int]:
    """How the pool changes before the seat is paid, by the rivals that lose; how many patterns, and how many rivals."""
    spare, found, rivals = room.spare, 1, 0
    spare[LOSERS, 0], spare[CHANGE, 0], spare[WAYS, 0] = 0, 0, 1
    for place in range(players):
        chips = whole(room.chips[room.order[place]])
        if place == own or chips == 0:
            continue
        rivals += 1
        bet = min(table.min_bet, min(room.marks[POT], chips))
        more = 0
        for each in range(found):
            losers, change, ways = spare[LOSERS, each], spare[CHANGE, each], spare[WAYS, each]
            more = _add(spare, more, losers + 1, change + bet, ways)
            more = _add(spare, more, losers, change - (bet if place < own else 0), ways)
        for each in range(more):
            for row in (LOSERS, CHANGE, WAYS):
                spare[row, each] = spare[row + MORE_LOSERS, each]
        found = more
    return found, rivals


@compiled
def _add(spare: np.ndarray, more: int, losers: int, change: int, ways: int) -> int:
    for each in range(more):
        if spare[MORE_LOSERS, each] == losers and spare[MORE_CHANGE, each] == change:
            spare[MORE_WAYS, each] += ways
            return more
    spare[MORE_LOSERS, more], spare[MORE_CHANGE, more], spare[MORE_WAYS, more] = losers, change, ways
    return more + 1


@compiled
def _weigh(room: Room, patterns: int, rivals: int, unseen: int, better: int, size: int) -> None:
    """Each pattern's ways, times those in which just its hands lose and the seat's wins: a difference of high order."""
    spare = room.spare
    for losers in range(rivals + 2):
        spare[DIFFERENCES, losers] = COMB[unseen - losers * size, better]
    for order in range(1, rivals + 2):
        # After so many steps the last entries are differences of the order of their distance from the end.
        for losers in range(rivals + 2 - order):
            spare[DIFFERENCES, losers] -= spare[DIFFERENCES, losers + 1]
    for each in range(patterns):
        spare[WAYS, each] *= spare[DIFFERENCES, spare[LOSERS, each]]
