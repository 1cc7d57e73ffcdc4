"""What goes wrong with real cards and chips, and is ruled here: the room's own dealer makes no mistakes.

A hand misdealt, a card exposed, chips put in or paid out by mistake. Source: rules.md §4.1, §4.8 RD17, RD39.
"""

from typing import Final

from fairdeal.cards import DECK
from fairdeal.engine import boxes as common
from fairdeal.engine.accounts import stack
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, Transfer
from fairdeal.engine.moves import Action, Amounts
from fairdeal.games.red_dog import refusals
from fairdeal.games.red_dog.boxes import box_of, in_order, put
from fairdeal.games.red_dog.dealing import begin, go_on_dealing
from fairdeal.games.red_dog.events import HandMisdealt, Overpaid, OverpaymentReturned, PaidByMistake, TopExposed
from fairdeal.games.red_dog.state import (
    Box,
    ExposeTop,
    Irregular,
    Misdeal,
    Moved,
    Overpay,
    PayIn,
    Phase,
    State,
    TakeBack,
)
from fairdeal.games.red_dog.turns import next_turn

_BEFORE_THE_CARD: Final = (Phase.BETS, Phase.BURN, Phase.TURN)


def actions(state: State) -> list[Action]:
    """The mistakes that can happen now, but for those that name an amount."""
    found: list[Action] = []
    if _is_dealing(state):
        found += [Misdeal(box.seat, kind) for box in in_order(state) for kind in Irregular if _fits(state, box, kind)]
    if _can_be_exposed(state):
        found.append(ExposeTop())
    if state.overpaid and state.phase in _BEFORE_THE_CARD:
        found.append(TakeBack(state.payee))
    return found


def amounts(state: State) -> list[Amounts]:
    """The mistakes that name an amount."""
    return [each for each in (_pay_ins(state), _overpayments(state)) if each is not None]


# Hands


def _is_dealing(state: State) -> bool:
    return state.phase is Phase.DEAL and not state.shuffle_due


def _fits(state: State, box: Box, kind: Irregular) -> bool:
    """Whether the hand as it is now can be such a misdeal; one card too many can be one more than that."""
    if kind is Irregular.OVER:
        return box.irregular in (None, kind) and sum([each.due for each in state.boxes]) < len(DECK)
    return box.irregular is None and (0 < len(box.hand) < state.size if kind is Irregular.SHORT else not box.hand)


def check_misdeal(state: State, action: Misdeal) -> None:
    """Raises IllegalAction unless hands are dealt, this seat gets one, and it can be wrong in that way."""
    box = common.seated(state.boxes, action.target)
    if not _is_dealing(state):
        raise refusals.too_late_to_misdeal()
    if box.seat not in state.order:
        raise refusals.no_hand_due(box.seat)
    if box.irregular not in (None, action.wrong) or box.irregular in (Irregular.NONE, Irregular.SHORT):
        raise refusals.misdealt_already(box.seat)
    if not _fits(state, box, action.wrong):
        raise refusals.misdeal_does_not_fit(len(box.hand), state.size)


def misdeal(state: State, action: Misdeal) -> Moved:
    """The seat gets no further card, or one too many. None or too many, it sits the round out; the dealer pays nothing.

    Source: rules.md §4.1.
    """
    state, paid = (state, ()) if state.begun else begin(state)
    box = box_of(state, action.target)
    due = box.due + 1 if action.wrong is Irregular.OVER else len(box.hand)
    boxes = common.swap(state.boxes, box, box._replace(irregular=action.wrong, due=due))
    return go_on_dealing(state, boxes, (*paid, HandMisdealt(box.seat, action.wrong)))


# The top card


def _can_be_exposed(state: State) -> bool:
    return state.phase in (Phase.BETS, Phase.UPCARD) and not state.exposed and state.left > 0


def check_expose(state: State, action: ExposeTop) -> None:
    """Raises IllegalAction unless it is between two turns, and the stock has a card."""
    if not _can_be_exposed(state):
        raise refusals.cannot_be_exposed()


def expose(state: State, action: ExposeTop) -> Moved:
    """The next card is the one that was seen; it goes to the discards."""
    return state._replace(exposed=True), (TopExposed(),)


# Chips


def _pay_ins(state: State) -> Amounts | None:
    if state.phase is not Phase.BETS or state.exposed:
        return None
    box = box_of(state, state.in_turn)
    return Amounts(PayIn(box.seat, 0), CHIP, box.whole, CHIP)


def check_pay_in(state: State, action: PayIn) -> None:
    """Raises IllegalAction unless it is this seat's turn to bet, and it has the chips."""
    common.seated(state.boxes, action.target)
    possible = _pay_ins(state)
    if possible is None or not possible.offers(action):
        raise refusals.no_mistake_here()


def pay_in(state: State, action: PayIn) -> Moved:
    """Chips that were put into the pot by mistake stay there. Source: rules.md §4.1."""
    box, amount = box_of(state, action.target), action.amount
    state = put(state, box, box._replace(chips=box.chips - amount), pot=state.pot + amount)
    added = (Transfer(stack(box.seat), state.house.fund, amount, Reason.MISTAKE), PaidByMistake(box.seat, amount))
    return (state, added) if amount < box.whole else next_turn(state, added)


def _overpayments(state: State) -> Amounts | None:
    """A pot that still pays the next player is never overpaid to the last chip."""
    is_possible = state.phase is Phase.BETS and state.payee >= 0 and not state.overpaid and state.pot > CHIP
    return Amounts(Overpay(state.payee, 0), CHIP, state.pot - CHIP, CHIP) if is_possible else None


def check_overpay(state: State, action: Overpay) -> None:
    """Raises IllegalAction unless this seat was the last winner, and no card has been turned since."""
    common.seated(state.boxes, action.target)
    possible = _overpayments(state)
    if possible is None or not possible.offers(action):
        raise refusals.cannot_overpay()


def overpay(state: State, action: Overpay) -> Moved:
    """The winner has more than is due, for good once the next card is turned. Source: rules.md §4.1."""
    box, amount = box_of(state, action.target), action.amount
    state = put(state, box, box._replace(chips=box.chips + amount), pot=state.pot - amount, overpaid=amount)
    return state, (Transfer(state.house.fund, stack(box.seat), amount, Reason.MISTAKE), Overpaid(box.seat, amount))


def check_take_back(state: State, action: TakeBack) -> None:
    """Raises IllegalAction unless this seat was overpaid, and no card has been turned since."""
    common.seated(state.boxes, action.target)
    if not state.overpaid or action.target != state.payee or state.phase not in _BEFORE_THE_CARD:
        raise refusals.nothing_to_take_back()


def take_back(state: State, action: TakeBack) -> Moved:
    """The overpayment goes back, for no card has been turned yet. Source: rules.md §4.1."""
    box, amount = box_of(state, action.target), state.overpaid
    state = put(state, box, box._replace(chips=box.chips - amount), pot=state.pot + amount, overpaid=0)
    paid = Transfer(stack(box.seat), state.house.fund, amount, Reason.MISTAKE)
    return state, (paid, OverpaymentReturned(box.seat, amount))
