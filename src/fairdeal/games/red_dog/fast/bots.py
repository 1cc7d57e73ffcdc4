"""How the bots of Red Dog decide, in machine code: a twin of `strategy`. A chance is so many of so many."""

from typing import Any, Final

from fairdeal.compiled.sets import count
from fairdeal.compiled.streams import below
from fairdeal.engine.chips import CHIP
from fairdeal.games.red_dog.fast.prices import COMB, best_pool_bet, pot_choice
from fairdeal.games.red_dog.fast.table import (
    ACTION,
    BASE,
    BEATEN_BY,
    BOLD,
    CAREFUL,
    CHANCE,
    PASS,
    PERCENT,
    POT,
    SEEN,
    SIX_POOL,
    Ints,
    Room,
    Table,
    beaten_by,
    compiled,
    note,
    whole,
)
from fairdeal.games.red_dog.odds.masks import WHOLE

_ALL: Final = int(WHOLE)


@compiled
def offer(table: Table, room: Room, banker: int, players: int, log: Ints) -> int:
    """The bank that a banker puts up."""
    chips, bot = whole(room.chips[banker]), table.bots[banker]
    if bot == CAREFUL:
        wanted = chips // 20
    elif bot == BOLD:
        wanted = chips // 3
    else:
        wanted = max(table.min_bet, CHIP) * (players - 1)
    amount = _within(CHIP, chips, max(wanted, table.min_bet))
    note(room, log, ACTION, amount)
    return amount


@compiled
def bet_in_turn(table: Table, room: Room, place: int, players: int, random: Any, log: Ints) -> tuple[int, int]:
    """What the seat in turn bets, or a pass; and the chance that it foresees, in percent."""
    seat = room.order[place]
    hand, chips = room.hands[seat], whole(room.chips[seat])
    unseen = _ALL & ~room.marks[SEEN] & ~hand
    wins, rest = count(beaten_by(hand) & unseen), count(unseen)
    most = min(room.marks[POT], chips)
    least = min(table.ante if table.variant == BASE else table.min_bet, most)
    bot = table.bots[seat]
    if bot in (CAREFUL, BOLD):
        amount = _by_thresholds(table, room, seat, wins, rest, least, most, random, log)
    elif table.variant == BASE:
        amount = pot_choice(table, room, place, players, wins, rest, least, most)
        amount = _at_most(amount, _kelly(chips, wins, rest), least, most)
    else:
        amount = _against_bank(wins, rest, min(table.fine, chips), chips, least, most)
    note(room, log, ACTION, amount)
    return amount, PERCENT * wins // rest


@compiled
def bet_blind(
    table: Table, room: Room, place: int, players: int, upcard: int, size: int, open_to: int, random: Any, log: Ints
) -> tuple[int, int]:
    """What a seat bets against the card for all, or a pass; `open_to` is the most that is not covered yet."""
    seat = room.order[place]
    chips, bot = whole(room.chips[seat]), table.bots[seat]
    unseen = _ALL & ~room.marks[SEEN]
    u, better = count(unseen), count(BEATEN_BY[upcard] & unseen)
    rest = COMB[u, size]
    wins = rest - COMB[u - better, size]
    most = min(open_to, chips)
    least = min(table.min_bet, most) if table.variant == SIX_POOL else CHIP
    if bot in (CAREFUL, BOLD):
        amount = _by_thresholds(table, room, seat, wins, rest, least, most, random, log)
    elif table.variant == SIX_POOL:
        kelly, amount = _kelly(chips, wins, rest), least
        if kelly > least:
            best = best_pool_bet(table, room, place, players, upcard, size, least, most)
            amount = _at_most(best, kelly, least, most)
    else:
        amount = _against_bank(wins, rest, 0, chips, least, most)
    note(room, log, ACTION, amount)
    return amount, PERCENT * wins // rest


@compiled
def _by_thresholds(
    table: Table, room: Room, seat: int, wins: int, rest: int, least: int, most: int, random: Any, log: Ints
) -> int:
    """How the careful and the bold bot play."""
    may_pass = table.variant != SIX_POOL
    is_poor, is_sure = 3 * wins < rest, 3 * wins >= 2 * rest
    if table.bots[seat] == CAREFUL:
        is_weak = is_poor if table.variant == BASE else 2 * wins < rest
        if is_weak and may_pass:
            return PASS
        return _within(least, most, whole(room.chips[seat]) // 10 if is_sure else 0)
    if is_poor:
        return least if table.variant == BASE or not may_pass else PASS
    drawn = below(random, 5)
    note(room, log, CHANCE, drawn)
    return _within(least, most, most * (2 + drawn) // 6)


@compiled
def _against_bank(wins: int, rest: int, fee: int, chips: int, least: int, most: int) -> int:
    """How the exact bot plays where a bet is worth the more the larger it is, or the smaller."""
    edge = 2 * wins - rest
    if edge > 0:
        return _at_most(most, _kelly(chips, wins, rest), least, most)
    return least if least * edge > -fee * rest else PASS


@compiled
def _kelly(chips: int, wins: int, rest: int) -> int:
    """Half of what J. L. Kelly's rule allows."""
    return chips * max(0, 2 * wins - rest) // (2 * rest)


@compiled
def _at_most(amount: int, limit: int, least: int, most: int) -> int:
    return PASS if amount == PASS else _within(least, most, min(amount, limit))


@compiled
def _within(least: int, most: int, amount: int) -> int:
    """A possible amount as near as can be, in whole chips above the least."""
    nearest = max(least, min(most, amount))
    return nearest - (nearest - least) % CHIP
