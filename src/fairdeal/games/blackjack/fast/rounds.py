"""A round of Blackjack in machine code: a twin of `play`. Source: rules.md §3.2, §3.3, §5.

Cards are drawn without a look at whether any is left. Who plays a round looks afterwards how far it went, and plays it
again with more cards where it went too far: nothing but the cards decides what happens in it. That is much faster than
a look at every card.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.games.blackjack.fast.hands import BLACKJACK, BUST, UNFINISHED, UNSEEN, WIDTH
from fairdeal.games.blackjack.fast.machine import compiled
from fairdeal.games.blackjack.fast.observer import is_rich, note
from fairdeal.games.blackjack.fast.plans import (
    CLOSED,
    DECLINE,
    DOUBLE,
    INSURE,
    SPLIT,
    STAND,
    SURRENDER,
    row_of_split,
)
from fairdeal.games.blackjack.fast.shoe import BEYOND
from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.house import MOST_SEATS
from fairdeal.games.blackjack.odds.hand_table import ACE, KINDS, TEN

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.uint16]
Ints = NDArray[np.int64]

MOST_HANDS: Final = 4
"""So many hands a seat's cards can become, whatever the house."""


class Rules(NamedTuple):
    """A house and a strategy as tables and numbers.

    `children` and `ratings` are of a player's hands, `plan` says what each does (`plans`), and `insures` marks those of
    two cards that insure. `dealer_children` and `dealer_ratings` are of the dealer's hands, of which the first
    `dealer_draws` draw. `losses` is how many stakes a dealer's blackjack takes of a hand: of one that is not its seat's
    first, undoubled and doubled, and of the first. `peeks` is 1 where the dealer has a hole card, else 0.
    """

    children: Numbers
    ratings: Bytes
    plan: Bytes
    insures: Bytes
    dealer_children: Numbers
    dealer_ratings: Bytes
    losses: Bytes
    hands: int
    dealer_draws: int
    max_hands: int
    peeks: int


class Room(NamedTuple):
    """Room for a round.

    Of each seat the hand that is dealt; of each live hand its rating, its stakes, and whether it is its seat's first;
    of the seat in turn the cards of split pairs that are still to be played.
    """

    dealt: Numbers
    made: Bytes
    stakes: Bytes
    firsts: Bytes
    waiting: Bytes


def new_room() -> Room:
    """Room for as many hands as there can be, and one that is bust."""
    made, stakes, firsts = (np.zeros(MOST_SEATS * MOST_HANDS + 1, np.uint8) for _ in range(3))
    return Room(np.zeros(MOST_SEATS, np.uint16), made, stakes, firsts, np.zeros(MOST_HANDS, np.uint8))


@compiled
def play_round(
    cards: Bytes, start: int, rules: Rules, several: Any, room: Room, observer: Any
) -> tuple[int, int, int, int, int]:
    """Plays a round with the cards from `start` on.

    Returns the stakes that the seats win less those that they lose; how many dealt blackjacks are paid; how many seats
    win their insurance, or less than 0 if they lose it; how many lose half of their bet, which they gave up; and the
    place of the next card. `several` is how many seats there are, None for one, for which faster code is made.
    `observer` watches, for a strategy that counts or to take down what is done; None where nobody does.

    The upcard lies behind everybody's first card. Where there is a hole card, that lies there, and the upcard last.
    """
    seats = 1 if several is None else several
    hole = start + seats if rules.peeks else -1
    second = start + seats + 1
    place = second + seats + rules.peeks
    for seat in range(seats):
        room.dealt[seat] = rules.children[cards[start + seat] * WIDTH + cards[second + seat]]
    upcard = cards[place - 1 if rules.peeks else start + seats]
    insured = _insured(cards, start, place, hole, rules, seats, room, observer) if upcard == ACE else 0
    if rules.peeks and rules.dealer_ratings[rules.dealer_children[upcard * WIDTH + cards[hole]]] == BLACKJACK:
        return -_without_blackjack(rules, seats, room), 0, insured, 0, place
    lost, live, blackjacks, given_up = 0, 0, 0, 0
    for seat in range(seats):
        dealt = room.dealt[seat]
        if rules.ratings[dealt] == BLACKJACK:
            blackjacks += 1
        elif rules.plan[min(upcard, TEN) * rules.hands + dealt] == SURRENDER:
            given_up += int(not _ran_out(cards, place))
            if observer is not None:
                note(observer, seat, SURRENDER)
        else:
            place, live, busted = _play_seat(
                cards, place, rules, room, seat, cards[second + seat], min(upcard, TEN), live, observer
            )
            lost += busted
    place, result = _draw(cards, place, hole, rules, upcard, live, blackjacks + insured + given_up)
    if result == BLACKJACK:
        return -_taken(rules, room, live) - lost - given_up, 0, insured, 0, place
    if result >= UNFINISHED:
        is_open = int(result == UNSEEN and (upcard == ACE or upcard >= TEN))
        decided = 1 - is_open
        return -lost, blackjacks * decided, 0 if result == UNSEEN else -insured, given_up * decided, place
    return _compared(room, live, result) - lost, blackjacks, -insured, given_up, place


@compiled
def _without_blackjack(rules: Rules, seats: int, room: Room) -> int:
    """How many seats have no blackjack."""
    found = 0
    for seat in range(seats):
        found += int(rules.ratings[room.dealt[seat]] != BLACKJACK)
    return found


@compiled
def _ran_out(cards: Bytes, place: int) -> bool:
    """Whether a card was drawn that was not there. Source: rules.md §3.4 BJ18."""
    return bool(place > len(cards) - BEYOND)


@compiled
def _play_seat(
    cards: Bytes, place: int, rules: Rules, room: Room, seat: int, card: int, up: int, live: int, observer: Any
) -> tuple[int, int, int]:
    """Plays the hands of a seat, of which `card` is the last card.

    Returns the place of the next card, how many hands are live so far, and the stakes of those that bust.
    Source: rules.md §3.2, §3.4 BJ3 to BJ6.
    """
    hand, row, hands, waiting, lost, first = int(room.dealt[seat]), up * rules.hands, 1, 0, 0, 1
    while True:
        stakes = 1
        while True:
            action = rules.plan[row + hand]
            if observer is not None and action != CLOSED:
                note(observer, seat, action)
            if action <= STAND:
                break
            if action == SPLIT:
                room.waiting[waiting] = card
                waiting, hands, hand = waiting + 1, hands + 1, int(card)
                row = (row_of_split(card, hands < rules.max_hands) * KINDS + up) * rules.hands
            card = cards[place]
            place += 1
            hand = int(rules.children[hand * WIDTH + card])
            if action == DOUBLE:
                stakes = 2
                break
        live, lost = _put(rules.ratings[hand], stakes, first, room, live, lost)
        if waiting == 0:
            return place, live, lost
        waiting, first, card = waiting - 1, 0, cards[place]
        hand = int(rules.children[room.waiting[waiting] * WIDTH + card])
        place += 1


@compiled
def _put(rating: int, stakes: int, first: int, room: Room, live: int, lost: int) -> tuple[int, int]:
    """Keeps a hand for the dealer, unless it is bust. From a split an ace and a ten are plain 21: rules.md §3.4 BJ8.

    Without a branch, which the processor could only guess.
    """
    room.made[live] = min(rating, MOST)
    room.stakes[live] = stakes
    room.firsts[live] = first
    is_bust = int(rating == BUST)
    return live + 1 - is_bust, lost + stakes * is_bust


@compiled
def _draw(cards: Bytes, place: int, hole: int, rules: Rules, upcard: int, live: int, wanted: int) -> tuple[int, int]:
    """The dealer draws as the hands on the table ask; the place of the next card, and the rating of what it comes to.

    Two cards of those that a hand takes are drawn without a branch. Source: rules.md §3.2, §5.
    """
    children, hand = rules.dealer_children, int(upcard)
    if hole >= 0:
        if _ran_out(cards, place):
            return place, UNFINISHED
        hand = int(children[hand * WIDTH + cards[hole]])
    if live > 0:
        if hole < 0:
            hand = int(children[hand * WIDTH + cards[place]])
            place += 1
        for _ in range(2):
            card = cards[place]
            place += int(hand < rules.dealer_draws)
            hand = int(children[hand * WIDTH + card])
        while hand < rules.dealer_draws:
            hand = int(children[hand * WIDTH + cards[place]])
            place += 1
    elif hole < 0 and wanted and (upcard == ACE or upcard >= TEN):
        hand = int(children[hand * WIDTH + cards[place]])
        place += 1
    return place, rules.dealer_ratings[hand]


@compiled
def _compared(room: Room, live: int, result: int) -> int:
    """What the live hands win, less what they lose, against a dealer without blackjack. Source: rules.md §3.3."""
    net = 0
    for each in range(live):
        made = room.made[each]
        net += room.stakes[each] * (int(made > result) - int(made < result))
    return net


@compiled
def _taken(rules: Rules, room: Room, live: int) -> int:
    """What a dealer's blackjack takes of the live hands. Source: rules.md §3.3, §3.4 BJ7."""
    taken = 0
    for each in range(live):
        taken += rules.losses[2 * room.firsts[each] + room.stakes[each] - 1]
    return taken


@compiled
def _insured(cards: Bytes, start: int, end: int, hole: int, rules: Rules, seats: int, room: Room, observer: Any) -> int:
    """How many seats insure, of those without blackjack. Source: rules.md §3.1, §3.4 BJ11, BJ13."""
    insured, is_worth_it = 0, False
    if observer is not None:
        is_worth_it = observer.counts and is_rich(observer, cards, start, end, hole)
    for seat in range(seats):
        hand = room.dealt[seat]
        if rules.ratings[hand] != BLACKJACK:
            insures = is_worth_it or rules.insures[hand] != 0
            insured += int(insures)
            if observer is not None:
                note(observer, seat, INSURE if insures else DECLINE)
    return insured
