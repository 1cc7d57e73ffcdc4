"""The banker's bank in Red Dog: offered or declined, and what is left of it returned. Source: rules.md §4.3, RD22."""

from fairdeal.engine import boxes as common
from fairdeal.engine.accounts import BANK, stack
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, Transfer
from fairdeal.engine.moves import Amounts, Event
from fairdeal.games.red_dog import refusals
from fairdeal.games.red_dog.boxes import box_of, put
from fairdeal.games.red_dog.dealers import pass_deal, void
from fairdeal.games.red_dog.events import BankDeclined, BankOffered
from fairdeal.games.red_dog.state import Box, DeclineBank, Moved, OfferBank, Phase, State


def offers(box: Box) -> Amounts:
    """The banks that a dealer can put up: any whole chips that it has. Source: rules.md §4.8 RD22."""
    return Amounts(OfferBank(box.seat, 0), CHIP, box.whole, CHIP)


def check_asked(state: State, action: OfferBank | DeclineBank) -> Box:
    """The box of the seat that is asked for the bank. Raises IllegalAction for any other."""
    box = common.seated(state.boxes, action.seat)
    if state.phase is not Phase.BANK:
        raise refusals.no_bank_wanted()
    if action.seat != state.dealer:
        raise refusals.not_the_banker(state.dealer)
    return box


def check_offer(state: State, action: OfferBank) -> None:
    """Raises IllegalAction unless the dealer is asked, and has the chips."""
    possible = offers(check_asked(state, action))
    if action.amount not in possible:
        raise refusals.amount_out_of_range(action.amount, possible)


def check_decline(state: State, action: DeclineBank) -> None:
    """Raises IllegalAction unless the dealer is asked."""
    check_asked(state, action)


def offer(state: State, action: OfferBank) -> Moved:
    """The bank is put up, and the cards come."""
    box, amount = box_of(state, action.seat), action.amount
    changes = {"phase": Phase.DEAL, "in_turn": state.order[0], "pot": amount, "offer": amount}
    dealing = put(state, box, box._replace(chips=box.chips - amount), **changes)
    paid = Transfer(stack(box.seat), BANK, amount, Reason.BANK)
    return dealing, (paid, BankOffered(box.seat, amount))


def decline(state: State, action: DeclineBank) -> Moved:
    """The deal passes to the left; when everybody has declined, the round is over and does not count.

    Then the same seat is asked first again.
    """
    declined = state._replace(declined=(*state.declined, action.seat))
    passed = pass_deal(declined)
    if passed is None:
        return void(declined, (BankDeclined(action.seat, None),), dealer=declined.declined[0])
    return passed, (BankDeclined(action.seat, passed.dealer),)


def give_back(state: State, reason: Reason) -> tuple[State, tuple[Event, ...]]:
    """What is left of the bank goes back to the banker; the round has none any more."""
    if not state.house.has_banker or not state.pot:
        return state._replace(offer=0), ()
    box = box_of(state, state.dealer)
    paid = Transfer(BANK, stack(box.seat), state.pot, reason)
    return put(state, box, box._replace(chips=box.chips + state.pot), pot=0, offer=0), (paid,)
