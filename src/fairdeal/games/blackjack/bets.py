"""The bets of a round of Blackjack: placed, taken back, sat out, closed. Source: rules.md §3.2, §3.4 BJ2, BJ23."""

from functools import lru_cache

from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.accounts import stack, stake
from fairdeal.engine.boxes import seated, swap
from fairdeal.engine.events import Reason, RoundVoided, Transfer
from fairdeal.engine.moves import Amounts, Event, Fault
from fairdeal.games.blackjack import refusals
from fairdeal.games.blackjack.boxes import has
from fairdeal.games.blackjack.events import BetPlaced, BetWithdrawn, SatOut
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.settlement import hand_wager, refund
from fairdeal.games.blackjack.state import Bet, Box, Hand, Moved, Phase, Place, SitOut, State, Withdraw


def can_bet(house: House, chips: int, bank: int | None) -> bool:
    """Whether a seat with so many half-chips can make the smallest bet, and the bank can cover it."""
    return _most_bet(house, chips, bank) >= house.min_stake


def possible(state: State, box: Box) -> Amounts | None:
    """The bets that are possible for a seat; None when the bank covers no bet any more."""
    most = _most_bet(state.house, box.chips, free_bank(state))
    return (
        _bets_between(box.seat, state.house.min_stake, most, state.house.stake_step)
        if most >= state.house.min_stake
        else None
    )


def free_bank(state: State) -> int | None:
    """What the bank can still lose beyond the bets that are placed. Source: rules.md §3.4 BJ23."""
    if state.bank is None:
        return None
    return state.bank - state.house.most_lost * sum([box.stake for box in state.boxes])


@lru_cache(maxsize=1024)
def _bets_between(seat: int, least: int, most: int, step: int) -> Amounts:
    return Amounts(Bet(seat, 0), least, most, step)


def _most_bet(house: House, chips: int, bank: int | None) -> int:
    most = min(house.max_stake, chips)
    if bank is not None:
        most = min(most, bank // house.most_lost)
    return most - most % house.stake_step


def check_bet(state: State, action: Bet) -> None:
    """Raises IllegalAction unless the seat is asked, and for such a bet."""
    box = _check_asked(state, action.seat)
    amounts = possible(state, box)
    if amounts is None:
        raise refusals.bank_spent(action.amount)
    if action.amount not in amounts:
        raise common_refusals.bet_out_of_range(action.amount, amounts)


def check_sit_out(state: State, action: SitOut) -> None:
    """Raises IllegalAction unless the seat is asked, and is not the only one."""
    _check_asked(state, action.seat)
    if len(state.boxes) == 1:
        raise common_refusals.cannot_sit_out()


def _check_asked(state: State, seat: int) -> Box:
    box = seated(state.boxes, seat)
    if box.place is Place.IN and state.is_before_cards:
        raise common_refusals.already_bet(seat, box.stake)
    if box.place is Place.OUT:
        raise common_refusals.sits_out(seat)
    if state.phase is not Phase.BETTING:
        raise common_refusals.betting_closed()
    return box


def check_withdraw(state: State, action: Withdraw) -> None:
    """Raises IllegalAction unless the seat has a bet and no card is dealt."""
    box = seated(state.boxes, action.seat)
    if not state.is_before_cards:
        raise common_refusals.too_late_to_withdraw()
    if box.place is not Place.IN:
        raise common_refusals.not_bet(action.seat)


def bet(state: State, action: Bet) -> Moved:
    """The bet is committed, on the seat's one hand."""
    box, amount = seated(state.boxes, action.seat), action.amount
    hand = Hand(1, amount)
    placed = box._replace(chips=box.chips - amount, stake=amount, place=Place.IN, hands=(hand,))
    paid = Transfer(stack(action.seat), stake(action.seat, hand_wager(hand)), amount, Reason.BET)
    return close_bets(state, swap(state.boxes, box, placed), (paid, BetPlaced(action.seat, amount)))


def sit_out(state: State, action: SitOut) -> Moved:
    """The seat plays no part in the round."""
    box = seated(state.boxes, action.seat)
    return close_bets(state, swap(state.boxes, box, box._replace(place=Place.OUT)), (SatOut(action.seat),))


def withdraw(state: State, action: Withdraw) -> Moved:
    """The bet comes back, and the seat is asked anew."""
    box = seated(state.boxes, action.seat)
    withdrawn = state._replace(boxes=swap(state.boxes, box, _without_bet(box, Place.ASKED)), phase=Phase.BETTING)
    return withdrawn, (*refund(box), BetWithdrawn(action.seat))


def leave_out(state: State, seat: int) -> Moved:
    """The seat is left out of the round, and its bet goes back."""
    box = seated(state.boxes, seat)
    return close_bets(state, swap(state.boxes, box, _without_bet(box, Place.OUT)), (*refund(box), SatOut(seat)))


def _without_bet(box: Box, place: Place) -> Box:
    return Box(box.seat, box.chips + box.stake, place)


def close_bets(state: State, boxes: tuple[Box, ...], events: tuple[Event, ...]) -> Moved:
    """Go on to the cards once every seat has answered; a round without bets is void."""
    if has(boxes, Place.ASKED):
        return state._replace(boxes=boxes), events
    if not has(boxes, Place.IN):
        over = state._replace(boxes=boxes, phase=Phase.OVER, fault=Fault.NO_BETS)
        return over, (*events, RoundVoided(Fault.NO_BETS))
    return state._replace(boxes=boxes, phase=Phase.DEAL), events
