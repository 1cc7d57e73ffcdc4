"""The bets of a round of Casino War: placed, taken back, sat out, closed. Source: rules.md §1.2, §1.6 CW1 to CW3."""

from bisect import bisect_left
from functools import lru_cache

from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.accounts import stack, stake
from fairdeal.engine.boxes import seated, swap
from fairdeal.engine.events import Reason, RoundVoided, Transfer
from fairdeal.engine.moves import Amounts, Event, Fault
from fairdeal.games.casino_war.boxes import has
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.settlement import INITIAL, refund
from fairdeal.games.casino_war.state import (
    BEFORE_CARDS,
    Bet,
    BetPlaced,
    BetWithdrawn,
    Box,
    Moved,
    Phase,
    Place,
    SatOut,
    SitOut,
    State,
    Withdraw,
)


def first_place(house: House, chips: int) -> Place:
    """Where a seat stands when a round opens: asked for a bet, or out if it cannot pay the smallest."""
    return Place.ASKED if can_bet(house, chips) else Place.OUT


def can_bet(house: House, chips: int) -> bool:
    """Whether so many half-chips are enough for the smallest stake of the table."""
    return _most_bet(house, chips) >= house.least_stake


def least_chips(house: House) -> int:
    """The fewest half-chips that are enough for the smallest stake of the table."""
    return 2 * house.least_stake if house.reserve_for_war else house.least_stake


def affords_war(chips: int, stake: int) -> bool:
    """Whether so many half-chips beside a stake are enough for war on a tie. Source: rules.md §1.6 CW3."""
    return chips >= stake


def most_with_war(chips: int, amounts: Amounts) -> int | None:
    """The largest of some bets from so many half-chips that leaves enough for war; None if none does."""
    bets = range(amounts.least, amounts.most + 1, amounts.step)
    leaving = bisect_left(bets, True, key=lambda bet: not affords_war(chips - bet, bet))
    return bets[leaving - 1] if leaving else None


def possible(house: House, box: Box) -> Amounts:
    """The bets that are possible for a seat."""
    return _bets_between(box.seat, house.least_stake, _most_bet(house, box.chips), house.stake_step)


@lru_cache(maxsize=1024)
def _bets_between(seat: int, least: int, most: int, step: int) -> Amounts:
    return Amounts(Bet(seat, 0), least, most, step)


def _most_bet(house: House, chips: int) -> int:
    free = chips // 2 if house.reserve_for_war else chips
    return min(house.most_stake, free - free % house.stake_step)


def check_bet(state: State, action: Bet) -> None:
    """Raises IllegalAction unless the seat is asked, and for such a bet."""
    amounts = possible(state.house, _check_asked(state, action.seat))
    if action.amount not in amounts:
        raise common_refusals.bet_out_of_range(action.amount, amounts)


def check_sit_out(state: State, action: SitOut) -> None:
    """Raises IllegalAction unless the seat is asked, and is not the only one."""
    _check_asked(state, action.seat)
    if len(state.boxes) == 1:
        raise common_refusals.cannot_sit_out()


def _check_asked(state: State, seat: int) -> Box:
    box = seated(state.boxes, seat)
    if box.place is Place.IN and state.phase in BEFORE_CARDS:
        raise common_refusals.already_bet(seat, box.stake)
    if box.place is Place.OUT:
        raise common_refusals.sits_out(seat)
    if state.phase is not Phase.BETTING:
        raise common_refusals.betting_closed()
    return box


def check_withdraw(state: State, action: Withdraw) -> None:
    """Raises IllegalAction unless the seat has a bet and no card is dealt."""
    box = seated(state.boxes, action.seat)
    if state.phase not in BEFORE_CARDS:
        raise common_refusals.too_late_to_withdraw()
    if box.place is not Place.IN:
        raise common_refusals.not_bet(action.seat)


def bet(state: State, action: Bet) -> Moved:
    """The stake is committed."""
    box = seated(state.boxes, action.seat)
    placed = box._replace(chips=box.chips - action.amount, stake=action.amount, place=Place.IN)
    paid = Transfer(stack(action.seat), stake(action.seat, INITIAL), action.amount, Reason.BET)
    return close_bets(state, swap(state.boxes, box, placed), (paid, BetPlaced(action.seat, action.amount)))


def sit_out(state: State, action: SitOut) -> Moved:
    """The seat plays no part in the round."""
    box = seated(state.boxes, action.seat)
    return close_bets(state, swap(state.boxes, box, box._replace(place=Place.OUT)), (SatOut(action.seat),))


def withdraw(state: State, action: Withdraw) -> Moved:
    """The stake comes back, and the seat is asked anew."""
    box = seated(state.boxes, action.seat)
    asked = box._replace(chips=box.chips + box.stake, stake=0, place=Place.ASKED)
    withdrawn = state._replace(boxes=swap(state.boxes, box, asked), phase=Phase.BETTING)
    return withdrawn, (*refund(box), BetWithdrawn(action.seat))


def close_bets(state: State, boxes: tuple[Box, ...], events: tuple[Event, ...]) -> Moved:
    """Go on to the cards once every seat has answered; a round without bets is void."""
    if has(boxes, Place.ASKED):
        return state._replace(boxes=boxes), events
    if not has(boxes, Place.IN):
        over = state._replace(boxes=boxes, phase=Phase.OVER, fault=Fault.NO_BETS)
        return over, (*events, RoundVoided(Fault.NO_BETS))
    return state._replace(boxes=boxes, phase=Phase.BURN), events
