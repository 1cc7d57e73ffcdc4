"""How a round of Red Dog opens: who is dealt in, and who is left out before the first card.

Source: rules.md §0 G9, §4.8 RD8, RD34, RD35.
"""

from typing import NamedTuple

from fairdeal.engine import boxes as common
from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.events import Reason
from fairdeal.engine.moves import DEALER, DealOut, Fault
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.engine.tally import check_seats
from fairdeal.games.red_dog import bank
from fairdeal.games.red_dog.boxes import box_of, put, round_from
from fairdeal.games.red_dog.dealers import (
    can_play,
    is_short_of_players,
    next_dealer,
    open_deal,
    pass_deal,
    seat_dealer,
    void,
)
from fairdeal.games.red_dog.events import DealtOut
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.state import NOBODY, Box, Moved, Phase, Place, State


class Newcomers(NamedTuple):
    """The seats that have not paid their entry yet: what a sitting hands on. Source: rules.md §4.8 RD35."""

    seats: tuple[int, ...]


def start(house: House, opening: Opening) -> State:
    """A round with every seat dealt in that has chips enough; with fewer than two of them it is over.

    The opening's dealer is the seat whose turn it is to deal, or `DEALER` where the first dealer must be found.
    Raises IllegalHouse when the seats do not fit the table.
    """
    check_seats(house, opening.seats)
    newcomers = opening.carried.seats if isinstance(opening.carried, Newcomers) else ()
    boxes = tuple([_box(house, each, owes=each.seat in newcomers) for each in opening.seats])
    state = State(house, boxes, Phase.LOT, NOBODY, pot=opening.pot)
    if is_short_of_players(state):
        return state._replace(phase=Phase.OVER, fault=Fault.NO_BETS)
    return state if opening.dealer == DEALER else open_deal(state, round_from(state, opening.dealer)[0])


def _box(house: House, seated: Seated, *, owes: bool) -> Box:
    place = Place.IN if can_play(house, seated.chips) else Place.OUT
    return Box(seated.seat, seated.chips, place, seated.chips, owes=house.entry_fee if owes else 0)


def check_deal_out(state: State, action: DealOut) -> None:
    """Raises IllegalAction unless the seat is dealt in and no card of the deal has come."""
    box = common.seated(state.boxes, action.target)
    if not state.is_before_cards:
        raise common_refusals.too_late_to_deal_out()
    if box.place is Place.OUT:
        raise common_refusals.sits_out(action.target)


def deal_out(state: State, action: DealOut) -> Moved:
    """The seat has no part in the round. A dealer's deal passes to the left.

    A banker takes the bank back, and then no cards are dealt: the next round is the next banker's.
    """
    seat, dealt_out = action.target, DealtOut(action.target)
    box = box_of(state, seat)
    out = put(state, box, box._replace(place=Place.OUT, due=0))
    if is_short_of_players(out) or (state.offer and seat == state.dealer):
        out, returned = bank.give_back(out, Reason.REFUND)
        after = next_dealer(state.house, state.boxes, seat) if seat == state.dealer else state.dealer
        return void(out, (*returned, dealt_out), dealer=after)
    if out.phase is Phase.LOT:
        return out, (dealt_out,)
    passed = pass_deal(out) if seat == state.dealer else seat_dealer(out, out.dealer)
    return void(out, (dealt_out,), dealer=out.declined[0]) if passed is None else (passed, (dealt_out,))
