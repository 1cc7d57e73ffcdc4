"""A round of Red Dog in machine code, in every way to play. Source: rules.md §4."""

from typing import Any, Final

from fairdeal.compiled.streams import draw
from fairdeal.engine.chips import CHIP
from fairdeal.games.red_dog.dealers import ACE
from fairdeal.games.red_dog.fast.bots import bet_blind, bet_in_turn, offer
from fairdeal.games.red_dog.fast.table import (
    BANK,
    BASE,
    BOLD,
    CARD,
    DEALER,
    DEALT,
    NOBODY,
    PASS,
    POT,
    RANK_COUNT,
    SEEN,
    SIX_BANKER,
    Ints,
    Room,
    Table,
    compiled,
    note,
    whole,
)
from fairdeal.games.red_dog.six_spot import SIX

_DECK: Final = 52


@compiled
def can_play(table: Table, chips: int) -> bool:
    """Whether a seat is dealt in. Source: rules.md §4.8 RD8, RD34."""
    return whole(chips) >= table.least_chips


@compiled
def play_round(table: Table, room: Room, random: Any, log: Ints) -> None:
    """A round with every seat that has the chips, of which there are two at the least."""
    players = 0
    for seat in range(table.seats):
        room.is_in[seat] = int(can_play(table, room.chips[seat]))
        room.bets[seat] = room.hands[seat] = 0
        players += room.is_in[seat]
    room.marks[SEEN] = 0
    if room.marks[DEALER] == NOBODY:
        room.marks[DEALER] = _first_dealer(table, room, players, random, log)
    room.marks[DEALER] = _next_in(table, room, room.marks[DEALER])
    has_banker = table.variant == BANK or table.variant == SIX_BANKER
    hands = _seat(table, room, has_banker)
    bank = 0
    if has_banker:
        bank = offer(table, room, room.marks[DEALER], players, log)
        room.chips[room.marks[DEALER]] -= bank
        room.marks[POT] = bank
    else:
        _ante(table, room)
    place = _deal(room, hands, table.sizes[players], random, log)
    if table.variant == BASE or table.variant == BANK:
        _play_in_turn(table, room, hands, place, random, log)
    else:
        _play_six_spot(table, room, hands, table.sizes[players], place, bank, random, log)
    _end(table, room, players, has_banker)


@compiled
def _next_in(table: Table, room: Room, seat: int) -> int:
    """The first seat from here on that is dealt in."""
    while not room.is_in[seat]:
        seat = (seat + 1) % table.seats
    return seat


@compiled
def _seat(table: Table, room: Room, has_banker: bool) -> int:
    """Puts the seats that get hands in order, from the dealer's left; how many they are."""
    hands, dealer = 0, room.marks[DEALER]
    for step in range(1, table.seats + 1):
        seat = (dealer + step) % table.seats
        if room.is_in[seat] and not (has_banker and seat == dealer):
            room.order[hands] = seat
            hands += 1
    return hands


@compiled
def _ante(table: Table, room: Room) -> None:
    """Everybody who is dealt in pays the ante, or what there is of it. Source: rules.md §4.1, §4.8 RD7, RD8."""
    for seat in range(table.seats):
        if room.is_in[seat]:
            due = min(table.ante, whole(room.chips[seat]))
            room.chips[seat] -= due
            room.marks[POT] += due


@compiled
def _next_card(room: Room, place: int, random: Any, log: Ints) -> int:
    card = draw(room.deck, place, random)
    note(room, log, CARD, card)
    return card


@compiled
def _first_dealer(table: Table, room: Room, players: int, random: Any, log: Ints) -> int:
    """Who deals first: by the first ace, dealt round the table, or by one card. Source: rules.md §4.0, §4.8 RD4."""
    place, seat = 0, _next_in(table, room, 0)
    while True:
        card = _next_card(room, place, random, log)
        place += 1
        if table.lot_by_ace:
            if card % RANK_COUNT == ACE:
                return seat
            seat = _next_in(table, room, (seat + 1) % table.seats)
        elif card < _DECK - _DECK % players:
            for _ in range(card % players):
                seat = _next_in(table, room, (seat + 1) % table.seats)
            return seat


@compiled
def _deal(room: Room, hands: int, size: int, random: Any, log: Ints) -> int:
    """A hand for everyone, one card at a time; the place of the next card."""
    place = 0
    for _ in range(size):
        for each in range(hands):
            room.hands[room.order[each]] |= 1 << _next_card(room, place, random, log)
            place += 1
    return place


# In turn


@compiled
def _play_in_turn(table: Table, room: Room, hands: int, place: int, random: Any, log: Ints) -> None:
    """Each seat bets on its hand or passes. Source: rules.md §4.1 to §4.3."""
    for each in range(hands):
        seat = room.order[each]
        chips = whole(room.chips[seat])
        if chips == 0:
            continue
        bet, percent = bet_in_turn(table, room, each, hands, random, log)
        if bet == PASS:
            fine = min(table.fine, chips)
            room.chips[seat] -= fine
            room.marks[POT] += fine
            continue
        if table.burns:
            room.marks[SEEN] |= 1 << _next_card(room, place, random, log)
            place += 1
        turned = _next_card(room, place, random, log)
        place += 1
        if not _settle(table, room, seat, bet, turned, percent):
            continue
        if table.variant == BASE:
            _refill(table, room, each, hands)
        elif room.marks[POT] == 0:
            return


@compiled
def _settle(table: Table, room: Room, seat: int, bet: int, turned: int, percent: int) -> bool:
    """Pays a bet from what it was bet against, or takes it; whether it won. What is shown is seen by all."""
    room.marks[SEEN] |= 1 << turned
    shown = _shown(table, room.hands[seat], turned, seat)
    room.chances[percent, 0] += 1
    if shown == NOBODY:
        room.chips[seat] -= bet
        room.marks[POT] += bet
        room.marks[SEEN] |= room.hands[seat]
        return False
    room.chances[percent, 1] += 1
    room.chips[seat] += bet
    room.marks[POT] -= bet
    room.marks[SEEN] |= 1 << shown
    return True


@compiled
def _shown(table: Table, hand: int, turned: int, seat: int) -> int:
    """The card that a winner shows: the lowest that wins, or a bold one's highest; none of a hand that loses."""
    found = NOBODY
    for card in range(turned + 1, (turned // RANK_COUNT + 1) * RANK_COUNT):
        if hand >> card & 1 and (found == NOBODY or table.bots[seat] == BOLD):
            found = card
    return found


@compiled
def _refill(table: Table, room: Room, place: int, hands: int) -> None:
    """Everybody antes again where the pot is used up and somebody can still act. Source: rules.md §4.8 RD5 to RD7."""
    pot = room.marks[POT]
    if pot > 0 and not (table.antes_below and pot < table.ante):
        return
    for later in range(place + 1, hands):
        if whole(room.chips[room.order[later]]) > 0:
            _ante(table, room)
            return


# Six-spot


@compiled
def _play_six_spot(
    table: Table, room: Room, hands: int, size: int, place: int, bank: int, random: Any, log: Ints
) -> None:
    """One card of six or lower for all, and blind bets. Source: rules.md §4.4, §4.5."""
    upcard = NOBODY
    while upcard == NOBODY:
        if place == _DECK:
            for each in range(hands):
                room.hands[room.order[each]] = 0
            room.marks[SEEN] = 0
            place = _deal(room, hands, size, random, log)
            continue
        card = _next_card(room, place, random, log)
        place += 1
        room.marks[SEEN] |= 1 << card
        if card % RANK_COUNT <= SIX:
            upcard = card
    if table.variant == SIX_BANKER:
        _cover(table, room, hands, size, upcard, bank, random, log)
    else:
        _play_for_pool(table, room, hands, size, upcard, random, log)


@compiled
def _cover(table: Table, room: Room, hands: int, size: int, upcard: int, bank: int, random: Any, log: Ints) -> None:
    """Each may cover what is left of the bank; all bets are settled at once. Source: rules.md §4.4, §4.8 RD23, RD26."""
    uncovered = bank
    for each in range(hands):
        seat = room.order[each]
        if whole(room.chips[seat]) > 0 and uncovered > 0:
            bet, percent = bet_blind(table, room, each, hands, upcard, size, uncovered, random, log)
            uncovered -= bet
            room.bets[seat] = bet
            if bet > 0:
                _count_chance(table, room, seat, upcard, percent)
    for each in range(hands):
        seat = room.order[each]
        won = _shown(table, room.hands[seat], upcard, seat) != NOBODY
        net = room.bets[seat] if won else -room.bets[seat]
        room.chips[seat] += net
        room.marks[POT] -= net


@compiled
def _count_chance(table: Table, room: Room, seat: int, upcard: int, percent: int) -> None:
    room.chances[percent, 0] += 1
    room.chances[percent, 1] += int(_shown(table, room.hands[seat], upcard, seat) != NOBODY)


@compiled
def _play_for_pool(table: Table, room: Room, hands: int, size: int, upcard: int, random: Any, log: Ints) -> None:
    """Sealed bets; losers fill the pool, and winners are paid as far as it goes. Source: rules.md §4.5, §4.8 RD29."""
    _seal_bets(table, room, hands, size, upcard, random, log)
    for each in range(hands):
        seat = room.order[each]
        if _shown(table, room.hands[seat], upcard, seat) == NOBODY:
            room.chips[seat] -= room.bets[seat]
            room.marks[POT] += room.bets[seat]
            room.bets[seat] = 0
    is_short = False
    for each in range(hands):
        seat = room.order[each]
        paid = 0 if is_short else room.bets[seat]
        if paid > room.marks[POT]:
            is_short = True
            paid = room.marks[POT] if table.pays_rest else 0
        room.chips[seat] += paid
        room.marks[POT] -= paid


@compiled
def _seal_bets(table: Table, room: Room, hands: int, size: int, upcard: int, random: Any, log: Ints) -> None:
    """Everybody bets without knowing what the others bet, in the order of the seats. Source: rules.md §4.8 RD28."""
    for seat in range(table.seats):
        for each in range(hands):
            if room.order[each] == seat and whole(room.chips[seat]) > 0:
                pool = room.marks[POT]
                room.bets[seat], percent = bet_blind(table, room, each, hands, upcard, size, pool, random, log)
                _count_chance(table, room, seat, upcard, percent)


# The end of a round, and of a sitting


@compiled
def _end(table: Table, room: Room, players: int, has_banker: bool) -> None:
    """The bank goes back, or a pot above its limit is divided; the deal passes. Source: §4.1, §4.8 RD11, RD36."""
    if has_banker:
        room.chips[room.marks[DEALER]] += room.marks[POT]
        room.marks[POT] = 0
    elif table.variant == BASE and 0 <= table.pot_limit < room.marks[POT]:
        share = room.marks[POT] // CHIP // players * CHIP
        for seat in range(table.seats):
            room.chips[seat] += share * room.is_in[seat]
        room.marks[POT] -= share * players
    dealt = room.marks[DEALT] = room.marks[DEALER]
    room.marks[DEALER] = (dealt + 1) % table.seats
    for step in range(1, table.seats + 1):
        seat = (dealt + step) % table.seats
        if can_play(table, room.chips[seat]):
            room.marks[DEALER] = seat
            return


@compiled
def share_pot(table: Table, room: Room) -> None:
    """The table breaks up: equal whole chips for all of the last round, odd ones from the dealer's left. §4.8 RD12."""
    sharers = 0
    for seat in range(table.seats):
        sharers += room.is_in[seat]
    share = room.marks[POT] // CHIP // sharers * CHIP
    odd = (room.marks[POT] - share * sharers) // CHIP
    for step in range(1, table.seats + 1):
        seat = (room.marks[DEALT] + step) % table.seats
        if room.is_in[seat]:
            room.chips[seat] += share + (CHIP if odd > 0 else 0)
            odd -= 1
    room.marks[POT] = 0
