"""Insurance against a blackjack of the dealer's: one window for all seats at once.

Source: rules.md §3.1, §3.4 BJ11 to BJ13.
"""

from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.boxes import seated, swap
from fairdeal.engine.events import wagered
from fairdeal.games.blackjack import refusals
from fairdeal.games.blackjack.boxes import players
from fairdeal.games.blackjack.events import InsuranceDeclined, Insured
from fairdeal.games.blackjack.hands import ACE, worth_of
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.payouts import insured
from fairdeal.games.blackjack.settlement import INSURANCE
from fairdeal.games.blackjack.state import Box, Decline, Insure, Moved, Phase, State


def is_offered(state: State) -> bool:
    """Whether the dealer shows an ace. Source: rules.md §3.1."""
    return worth_of(state.dealer[0]) == ACE


def amount_for(house: House, box: Box) -> int:
    """What a seat's insurance costs, in half-chips: half of its stake; 0 when it has too few chips. Source: BJ11."""
    half = insured(box.stake)
    if box.chips >= half:
        return half
    return box.chips if house.insurance_partial else 0


def open_window(state: State) -> State:
    """The state in which every seat that can insure is asked; the others' question is closed.

    A seat that was dealt blackjack is not asked. Source: rules.md §3.4 BJ11, BJ13.
    """
    boxes = tuple(
        box if not box.hands or _may_insure(state.house, box) else box._replace(insurance=0) for box in state.boxes
    )
    return state._replace(boxes=boxes, phase=Phase.INSURANCE)


def _may_insure(house: House, box: Box) -> bool:
    return not box.hands[0].is_blackjack and amount_for(house, box) > 0


def asked(state: State) -> tuple[int, ...]:
    """The seats that have not answered yet."""
    return tuple([box.seat for box in players(state) if box.insurance is None])


def check_insure(state: State, action: Insure) -> None:
    """Raises IllegalAction unless insurance is offered to the seat and it can pay for it."""
    _check_asked(state, action.seat)


def check_decline(state: State, action: Decline) -> None:
    """Raises IllegalAction unless insurance is offered to the seat."""
    _check_asked(state, action.seat)


def _check_asked(state: State, seat: int) -> None:
    box = seated(state.boxes, seat)
    if state.phase is not Phase.INSURANCE:
        raise refusals.no_insurance_now()
    if not box.hands:
        raise common_refusals.sits_out(seat)
    if box.hands[0].is_blackjack:
        raise refusals.no_insurance_for_blackjack(state.house)
    if amount_for(state.house, box) == 0 and box.insurance == 0:
        raise refusals.insurance_too_dear(seat, insured(box.stake), box.chips)
    if box.insurance is not None:
        raise refusals.insurance_answered(seat)


def insure(state: State, action: Insure) -> Moved:
    """The insurance is committed."""
    box = seated(state.boxes, action.seat)
    amount = amount_for(state.house, box)
    paid = wagered(box.seat, INSURANCE, amount)
    covered = box._replace(chips=box.chips - amount, insurance=amount)
    return state._replace(boxes=swap(state.boxes, box, covered)), (paid, Insured(box.seat, amount))


def decline(state: State, action: Decline) -> Moved:
    """The seat takes none."""
    box = seated(state.boxes, action.seat)
    declined = box._replace(insurance=0)
    return state._replace(boxes=swap(state.boxes, box, declined)), (InsuranceDeclined(box.seat),)
