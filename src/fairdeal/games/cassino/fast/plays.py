"""Making a move, dealing the next portion and ending a deal, in machine code. A twin of `play`. Source: rules.md §2."""

from fairdeal.games.cassino.fast.bits import Ints, compiled
from fairdeal.games.cassino.fast.layout import (
    BUILDS,
    CAPTURE,
    CAPTURER,
    CARDS,
    DEALER,
    DEALT,
    FIRST,
    HAND,
    INCREASE,
    LOOSE,
    MERGES,
    MOVER,
    NOBODY,
    OWNER,
    PILE,
    SIZE,
    STRIDE,
    SWEEPS,
    TRAIL,
    VALUE,
    VALUES,
    build_of,
    card_of,
    kind_of,
    value_of,
)

HELD = 4


@compiled
def make(deal: Ints, options: int, named: int, taken: int) -> None:
    """Makes a legal move; the turn passes. Source: rules.md §2.3, §2.4."""
    seat, kind, card = deal[MOVER], kind_of(named), 1 << card_of(named)
    deal[HAND + seat] ^= card
    deal[MOVER] = 1 - seat
    if kind == TRAIL:
        deal[LOOSE] |= card
    elif kind == CAPTURE:
        _capture(deal, seat, card, taken)
    else:
        _take_build(deal, taken)
        deal[LOOSE] &= ~taken
        cards, value = taken | card, value_of(named)
        if kind == INCREASE and options & MERGES:
            cards |= _merged(deal, value)
        _lay(deal, value, cards, seat)


@compiled
def _capture(deal: Ints, seat: int, card: int, taken: int) -> None:
    while _take_build(deal, taken):
        pass
    deal[LOOSE] &= ~taken
    deal[PILE + seat] |= taken | card
    deal[CAPTURER] = seat
    if not deal[LOOSE] and not deal[BUILDS]:
        deal[SWEEPS + seat] += 1


@compiled
def _merged(deal: Ints, value: int) -> int:
    """Takes the build of a value away, and returns its cards. Source: rules.md §2.6 CA4, CA5."""
    place = build_of(deal, value)
    if place < 0:
        return 0
    cards = int(deal[place + CARDS])
    _take_build(deal, cards)
    return cards


@compiled
def _take_build(deal: Ints, taken: int) -> bool:
    """Takes one build away that has some of the cards; False if none has."""
    last = FIRST + STRIDE * (deal[BUILDS] - 1)
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        if deal[place + CARDS] & taken:
            for field in range(STRIDE):
                deal[place + field] = deal[last + field]
            deal[BUILDS] -= 1
            return True
    return False


@compiled
def _lay(deal: Ints, value: int, cards: int, seat: int) -> None:
    """Lays a build."""
    place = FIRST + STRIDE * deal[BUILDS]
    deal[place + VALUE] = value
    deal[place + CARDS] = cards
    deal[place + OWNER] = seat
    deal[place + SIZE] = _sum(cards) // value
    deal[BUILDS] += 1


@compiled
def _sum(cards: int) -> int:
    added = 0
    for card in range(52):
        if cards >> card & 1:
            added += VALUES[card]
    return added


@compiled
def go_on(deal: Ints, stock: Ints) -> bool:
    """Where both hands are played out, deals the next portion, or ends the deal; False when it is over.

    Source: rules.md §2.1, §2.4, §2.6 CA2.
    """
    if deal[HAND] or deal[HAND + 1]:
        return True
    at = deal[DEALT]
    if at >= len(stock):
        if deal[CAPTURER] != NOBODY:
            deal[PILE + deal[CAPTURER]] |= deal[LOOSE]
            deal[LOOSE] = 0
        return False
    other = 1 - deal[DEALER]
    for place in range(2 * HELD):
        seat = other if place & 2 == 0 else deal[DEALER]
        deal[HAND + seat] |= 1 << stock[at + place]
    deal[DEALT] = at + 2 * HELD
    deal[MOVER] = other
    return True
