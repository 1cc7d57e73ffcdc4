"""Whose deal it is in Red Dog: the first dealer's, then seat by seat to the left.

Source: rules.md §4.0, §4.8 RD4, RD36.
"""

from typing import Final

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.engine import boxes as common
from fairdeal.engine.events import RoundVoided
from fairdeal.engine.moves import TABLE, CardsToDeal, Event, Fault
from fairdeal.engine.shoe import card_dealt, card_due
from fairdeal.games.red_dog.boxes import players, round_from
from fairdeal.games.red_dog.events import FirstDealerFound, LotDealt, LotUndecided
from fairdeal.games.red_dog.house import FEWEST_SEATS, House, hand_size
from fairdeal.games.red_dog.state import NOBODY, Box, Moved, Phase, State

ACE: Final = 12
"""The rank of an ace."""


def can_play(house: House, chips: int) -> bool:
    """Whether a seat with so many half-chips is dealt in. Source: rules.md §4.8 RD8, RD34."""
    return chips - chips % 2 >= house.least_chips


def open_deal(state: State, dealer: int) -> State:
    """The round with a dealer: a banker is asked for the bank, else the cards come."""
    return seat_dealer(state._replace(phase=Phase.BANK if state.house.has_banker else Phase.DEAL), dealer)


def seat_dealer(state: State, dealer: int) -> State:
    """The round with this dealer, the order that follows, and the size of the hands. Source: §4.0, §4.8 RD1, RD36."""
    seats = round_from(state, dealer)
    order = seats[1:] if state.house.has_banker else (*seats[1:], *seats[:1])
    size = hand_size(state.house, len(seats))
    assert size is not None, "the house was checked for every number of players"
    boxes = tuple([box._replace(due=size if box.seat in order else 0) for box in state.boxes])
    in_turn = dealer if state.phase is Phase.BANK else order[0]
    return state._replace(dealer=dealer, order=order, size=size, boxes=boxes, in_turn=in_turn)


def pass_deal(state: State) -> State | None:
    """The round with the next dealer to the left who has not declined to bank; None when nobody is left."""
    seats = [seat for seat in round_from(state, state.dealer + 1) if seat not in state.declined]
    return open_deal(state, seats[0]) if seats else None


def is_short_of_players(state: State) -> bool:
    """Whether too few seats are dealt in for a round."""
    return len(players(state)) < FEWEST_SEATS


def void(state: State, events: tuple[Event, ...], *, dealer: int) -> Moved:
    """The round is over before it began, and does not count; the next one has this dealer."""
    over = state._replace(phase=Phase.OVER, fault=Fault.NO_BETS, dealer=dealer, in_turn=NOBODY)
    return over, (*events, RoundVoided(Fault.NO_BETS))


def next_dealer(house: House, boxes: tuple[Box, ...], dealer: int) -> int:
    """Whose deal is next: the next seat to the left that can be dealt in, by the chips that lie there now.

    When nobody can, it is the next seat: the deal goes on from there once chips have been brought.
    """
    able = [box for box in boxes if can_play(house, box.chips)]
    return common.clockwise(able or boxes, after=dealer)[0].seat


# The draw for the first dealer


def lot_due(state: State) -> CardsToDeal:
    """The next card of the draw: to a seat, or one card for all to the table."""
    if state.house.first_dealer == "random":
        return card_due(TABLE)
    return card_due(_next_in_lot(state))


def _next_in_lot(state: State) -> int:
    seats = players(state)
    return seats[len(state.lot) % len(seats)].seat


def deal_lot(state: State, card: Card) -> Moved:
    """One more card of the draw; when it names the first dealer, the whole deck is shuffled for the deal."""
    dealer, added = (_drawn if state.house.first_dealer == "random" else _dealt_round)(state, card)
    state = state._replace(lot=(*state.lot, card))
    if dealer == NOBODY:
        return state, added
    return open_deal(state, dealer)._replace(shuffle_due=True), (*added, FirstDealerFound(dealer, card))


def _dealt_round(state: State, card: Card) -> tuple[int, tuple[Event, ...]]:
    """Who deals first by this card, dealt face up to the next seat: that seat, if it is an ace."""
    seat = _next_in_lot(state)
    return seat if rank_of(card) == ACE else NOBODY, (card_dealt(seat, card), LotDealt(seat, card))


def _drawn(state: State, card: Card) -> tuple[int, tuple[Event, ...]]:
    """The seat that one card names, each equally likely; nobody for the few cards that would make it uneven."""
    seats, dealt = players(state), card_dealt(TABLE, card)
    if card >= len(DECK) - len(DECK) % len(seats):
        return NOBODY, (dealt, LotUndecided(card))
    return seats[card % len(seats)].seat, (dealt,)
