"""Listing every legal move, in machine code. A twin of `offers`. Source: rules.md §2.3."""

from typing import Final

from fairdeal.compiled.sets import count
from fairdeal.games.cassino.fast.bits import Ints, compiled, first, mixed
from fairdeal.games.cassino.fast.layout import (
    BUILD,
    BUILDS,
    CAPTURE,
    CARDS,
    COUNTS,
    EXTEND,
    EXTEND_MULTI,
    FACE_THREE,
    FIRST,
    FREE_TRAIL,
    GROUPS,
    HAND,
    INCREASE,
    LOOSE,
    MERGES,
    MOST_GROUPS,
    MOVER,
    NUMBERS,
    OWN_BOTH,
    OWN_NEVER,
    OWNER,
    PLAY,
    RANK,
    ROUND,
    SEEN,
    SIZE,
    SLOTS,
    STRIDE,
    TAKEN,
    TRAIL,
    VALUE,
    VALUES,
    build_of,
    play,
)
from fairdeal.games.cassino.groups import HIGHEST

FEW: Final = 32


@compiled
def list_moves(deal: Ints, options: int, moves: Ints, room: Ints) -> int:
    """Writes every legal move of the seat in turn; returns how many there are.

    Where `moves` is too short for all, those that trail come first, and then as many others as it holds.
    """
    hand, owned = deal[HAND + deal[MOVER]], _owned(deal)
    held, twice = _held(hand)
    fill_groups(deal[LOOSE], room)
    found = _trails(hand, held, twice, owned, options, moves)
    while hand:
        card = first(hand)
        hand &= hand - 1
        value = VALUES[card]
        after = held & ~(1 << value) | twice & 1 << value
        if value:
            found = _with_number(deal, options, moves, room, found, card, after, owned & ~after)
        elif not owned & ~after:
            found = _with_face(deal[LOOSE], options, moves, found, card)
    return found


@compiled
def _owned(deal: Ints) -> int:
    """The values of the builds of the seat in turn, as bits."""
    owned = 0
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        if deal[place + OWNER] == deal[MOVER]:
            owned |= 1 << deal[place + VALUE]
    return owned


@compiled
def _held(hand: int) -> tuple[int, int]:
    """The values of a hand's cards as bits, and those of which it has several."""
    held, twice = 0, 0
    while hand:
        bit = 1 << VALUES[first(hand)]
        twice |= held & bit
        held |= bit
        hand &= hand - 1
    return held, twice


@compiled
def fill_groups(loose: int, room: Ints) -> None:
    """Every group of the loose cards, by its sum; the empty one adds up to 0."""
    for total in range(HIGHEST + 1):
        room[COUNTS + total] = 0
    room[COUNTS] = 1
    room[GROUPS] = 0
    rest = loose & NUMBERS
    while rest:
        card = rest & -rest
        rest ^= card
        value = VALUES[first(card)]
        for less in range(HIGHEST - value, -1, -1):
            source, target = GROUPS + less * MOST_GROUPS, GROUPS + (less + value) * MOST_GROUPS
            target += room[COUNTS + less + value]
            for place in range(room[COUNTS + less]):
                room[target + place] = room[source + place] | card
            room[COUNTS + less + value] += room[COUNTS + less]


@compiled
def _trails(hand: int, held: int, twice: int, owned: int, options: int, moves: Ints) -> int:
    """Source: rules.md §2.3, O1 and O2, §2.6 CA19."""
    found = 0
    while hand and (not owned or options & FREE_TRAIL):
        card = first(hand)
        hand &= hand - 1
        bit = 1 << VALUES[card]
        if not owned & ~(held & ~bit | twice & bit):
            found = _add(moves, found, play(TRAIL, card, 0), 0)
    return found


@compiled
def _with_face(loose: int, options: int, moves: Ints, found: int, card: int) -> int:
    """Captures of one of its rank, or of all three. Source: rules.md §2.3 1, §2.6 CA20."""
    matching = loose & (RANK << card % 13)
    rest = matching
    while rest:
        found = _add(moves, found, play(CAPTURE, card, 0), rest & -rest)
        rest &= rest - 1
    if options & FACE_THREE and count(matching) == 3:
        found = _add(moves, found, play(CAPTURE, card, 0), matching)
    return found


@compiled
def _with_number(
    deal: Ints, options: int, moves: Ints, room: Ints, found: int, card: int, after: int, bare: int
) -> int:
    """`after` are the values that stay in the hand, `bare` those of own builds that no card would be kept for."""
    value = VALUES[card]
    if not bare & ~(1 << value):
        found = _captures(deal, moves, room, found, card, bare)
    for result in range(value, HIGHEST + 1):
        if after >> result & 1:
            if not bare:
                found = _builds(deal, options, moves, room, found, card, result)
            if deal[BUILDS]:
                if not bare:
                    found = _extensions(deal, options, moves, room, found, card, result)
                found = _increases(deal, options, moves, room, found, card, result, after, bare)
    return found


@compiled
def _captures(deal: Ints, moves: Ints, room: Ints, found: int, card: int, bare: int) -> int:
    """Own builds that would be left without a card must be among what is taken. Source: rules.md §2.3 2, O2."""
    start, value, named = found, VALUES[card], play(CAPTURE, card, 0)
    forced = _own_builds(deal, value) if bare else 0
    found = _add(moves, found, named, forced)
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        if deal[place + VALUE] == value and not deal[place + CARDS] & forced:
            found = _join(moves, room, start, found, deal[place + CARDS])
    return _without_nothing(moves, start, _join_all(moves, room, start, found, value))


@compiled
def _own_builds(deal: Ints, value: int) -> int:
    """The cards of all builds of a value that bind the seat in turn."""
    cards = 0
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        if deal[place + OWNER] == deal[MOVER] and deal[place + VALUE] == value:
            cards |= deal[place + CARDS]
    return cards


@compiled
def _builds(deal: Ints, options: int, moves: Ints, room: Ints, found: int, card: int, value: int) -> int:
    """Source: rules.md §2.3 3, §2.6 CA4, CA6, CA8, CA9."""
    if options & MERGES and build_of(deal, value) >= 0:
        return found
    start, needed = found, value - VALUES[card]
    for place in range(room[COUNTS + needed]):
        found = _add(moves, found, play(BUILD, card, value), room[GROUPS + needed * MOST_GROUPS + place])
    return _without_nothing(moves, start, _join_all(moves, room, start, found, value))


@compiled
def _extensions(deal: Ints, options: int, moves: Ints, room: Ints, found: int, card: int, value: int) -> int:
    """Source: rules.md §2.3 4, §2.6 CA7."""
    start, needed = found, value - VALUES[card]
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        if deal[place + VALUE] == value:
            for group in range(room[COUNTS + needed]):
                cards = deal[place + CARDS] | room[GROUPS + needed * MOST_GROUPS + group]
                found = _add(moves, found, play(EXTEND, card, value), cards)
    return _join_all(moves, room, start, found, value) if options & EXTEND_MULTI else found


@compiled
def _increases(
    deal: Ints, options: int, moves: Ints, room: Ints, found: int, card: int, value: int, after: int, bare: int
) -> int:
    """Source: rules.md §2.3 5, §2.6 CA5, CA11, CA12."""
    start, before = found, value - VALUES[card]
    for each in range(deal[BUILDS]):
        place = FIRST + STRIDE * each
        if deal[place + VALUE] == before and _may_change(deal, options, place, after, bare):
            found = _add(moves, found, play(INCREASE, card, value), deal[place + CARDS])
    return _join_all(moves, room, start, found, value)


@compiled
def _may_change(deal: Ints, options: int, place: int, after: int, bare: int) -> bool:
    """Whether a build may be increased, and no other build of the seat is left without a card."""
    value, is_own = deal[place + VALUE], deal[place + OWNER] == deal[MOVER]
    if deal[place + SIZE] > 1 or bare & ~(1 << value if is_own else 0):
        return False
    if bare and _own_builds(deal, value) != deal[place + CARDS]:
        return False
    return not is_own or not (options & OWN_NEVER or (options & OWN_BOTH and not after >> value & 1))


# Sets of cards that moves take


@compiled
def _add(moves: Ints, found: int, named: int, cards: int) -> int:
    if found < len(moves):
        moves[found, PLAY] = named
        moves[found, TAKEN] = cards
        found += 1
    return found


@compiled
def _join_all(moves: Ints, room: Ints, start: int, found: int, value: int) -> int:
    """Every move from `start` on again, with any groups of a value that share no card with it or each other."""
    if found > start:
        for place in range(room[COUNTS + value]):
            if found == len(moves):
                break
            found = _join(moves, room, start, found, room[GROUPS + value * MOST_GROUPS + place])
    return found


@compiled
def _join(moves: Ints, room: Ints, start: int, found: int, group: int) -> int:
    for place in range(start, found):
        taken = moves[place, TAKEN]
        if not taken & group and found < len(moves) and _is_new(moves, room, start, found, taken | group):
            found = _add(moves, found, moves[place, PLAY], taken | group)
    return found


@compiled
def _is_new(moves: Ints, room: Ints, start: int, found: int, cards: int) -> bool:
    """Whether no move from `start` on takes the same cards. Few are looked through, many kept in a table."""
    if found - start < FEW:
        return _place_of(moves, start, found, cards) < 0
    if found - start == FEW:
        room[ROUND] += 1
        for place in range(start, found):
            _keep(room, moves[place, TAKEN])
    return _keep(room, cards)


@compiled
def _place_of(moves: Ints, start: int, found: int, cards: int) -> int:
    """Which move from `start` on takes these cards; −1 if none does."""
    for place in range(start, found):
        if moves[place, TAKEN] == cards:
            return place
    return -1


@compiled
def _keep(room: Ints, cards: int) -> bool:
    """Puts a set in the table; False if it is there."""
    slot = SEEN + 2 * (mixed(cards) & (SLOTS - 1))
    while room[slot + 1] == room[ROUND]:
        if room[slot] == cards:
            return False
        slot = slot + 2 if slot + 2 < len(room) else SEEN
    room[slot] = cards
    room[slot + 1] = room[ROUND]
    return True


@compiled
def _without_nothing(moves: Ints, start: int, found: int) -> int:
    """Takes out the move that takes no card, which can stand first only."""
    if found == start or moves[start, TAKEN]:
        return found
    moves[start, PLAY], moves[start, TAKEN] = moves[found - 1, PLAY], moves[found - 1, TAKEN]
    return found - 1
