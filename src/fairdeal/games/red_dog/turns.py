"""Turn by turn in the base game and the bank version: who bets, and how much, or passes.

Source: rules.md §4.1, §4.3.
"""

from functools import lru_cache

from fairdeal.engine import boxes as common
from fairdeal.engine.accounts import stack
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, RoundSettled, Transfer, wagered
from fairdeal.engine.moves import Amounts, Event
from fairdeal.games.red_dog import bank, refusals
from fairdeal.games.red_dog.antes import divide
from fairdeal.games.red_dog.boxes import box_of, in_order, put
from fairdeal.games.red_dog.events import BankReturned, BetPlaced, Discarded, Passed, Skipped, TurnVoid
from fairdeal.games.red_dog.state import (
    NOBODY,
    Bet,
    Box,
    Discard,
    Irregular,
    Moved,
    Outcome,
    Pass,
    Phase,
    State,
)

WAGER = "bet"
"""The name of a seat's wager. Source: rules.md §0 G2."""


def next_turn(state: State, events: tuple[Event, ...] = ()) -> Moved:
    """The turn goes to the next seat that can act; after the last of them the round is over.

    Source: rules.md §4.1, §4.8 RD3, RD8.
    """
    for box in in_order(state):
        if box.outcome is not None or not box.has_playable_hand:
            continue
        if not state.turned and not state.left:
            state = put(state, box, box._replace(outcome=Outcome.VOID))
            events = (*events, TurnVoid(box.seat))
        elif not box.whole:
            state = put(state, box, box._replace(outcome=Outcome.SKIPPED))
            events = (*events, Skipped(box.seat))
        else:
            return state._replace(phase=Phase.BETS, in_turn=box.seat), events
    return end_round(state, events)


def end_round(state: State, events: tuple[Event, ...]) -> Moved:
    """The round is over: the bank goes back to the banker, and a pot above the limit is divided.

    Source: rules.md §4.1, §4.3, §4.8 RD11, RD19.
    """
    added: tuple[Event, ...] = ()
    left = state.pot
    if state.house.has_banker:
        state, added = bank.give_back(state, Reason.BANK)
        added = (*added, BankReturned(state.dealer, left))
    elif state.house.variant == "base":
        state, added = divide(state)
    over = state._replace(phase=Phase.OVER, in_turn=NOBODY, payee=NOBODY, overpaid=0)
    return over, (*events, *added, RoundSettled())


def bets(state: State, box: Box) -> Amounts:
    """The bets that are possible for the seat in turn. Source: rules.md §4.1, §4.3, §4.8 RD5, RD8, RD10, RD18."""
    least = state.house.min_bet if state.house.has_banker else state.house.ante
    most = min(state.pot, box.whole)
    return _bets_between(box.seat, min(least, most), most)


@lru_cache(maxsize=4096)
def _bets_between(seat: int, least: int, most: int) -> Amounts:
    return Amounts(Bet(seat, 0), least, most, CHIP)


def check_in_turn(state: State, seat: int) -> Box:
    """The box of the seat that must bet or pass. Raises IllegalAction for any other."""
    box = common.seated(state.boxes, seat)
    if state.phase is not Phase.BETS or state.exposed:
        raise refusals.no_bet_wanted()
    if seat != state.in_turn:
        raise refusals.not_in_turn(state.in_turn)
    return box


def check_bet(state: State, action: Bet) -> None:
    """Raises IllegalAction unless it is the seat's turn, and the bet is possible."""
    possible = bets(state, check_in_turn(state, action.seat))
    if action.amount not in possible:
        raise refusals.amount_out_of_range(action.amount, possible)


def check_pass(state: State, action: Pass) -> None:
    """Raises IllegalAction unless it is the turn of the seat, and its hand is whole."""
    if check_in_turn(state, action.seat).irregular is Irregular.SHORT:
        raise refusals.discard_instead()


def check_discard(state: State, action: Discard) -> None:
    """Raises IllegalAction unless it is the turn of the seat, and its hand has too few cards."""
    if check_in_turn(state, action.seat).irregular is not Irregular.SHORT:
        raise refusals.hand_is_whole()


def bet(state: State, action: Bet) -> Moved:
    """The bet is put beside the pot; it stands, and the cards that decide it come next."""
    box, amount = box_of(state, action.seat), action.amount
    paid = wagered(box.seat, WAGER, amount)
    placed = box._replace(chips=box.chips - amount, bet=amount, staked=amount)
    phase = Phase.BURN if state.house.burn else Phase.TURN
    return put(state, box, placed, phase=phase), (paid, BetPlaced(box.seat, amount))


def pass_turn(state: State, action: Pass) -> Moved:
    """The hand is laid down unseen, and the fine paid at once. Source: rules.md §4.1, §4.8 RD8, RD9, RD18."""
    box = box_of(state, action.seat)
    fine = min(state.house.fine, box.whole)
    passed = box._replace(chips=box.chips - fine, outcome=Outcome.PASSED)
    paid = (Transfer(stack(box.seat), state.house.fund, fine, Reason.FINE),) if fine else ()
    return next_turn(put(state, box, passed, pot=state.pot + fine), (*paid, Passed(box.seat, fine)))


def discard(state: State, action: Discard) -> Moved:
    """A hand of too few cards is laid down unseen, free. Source: rules.md §4.1."""
    box = box_of(state, action.seat)
    return next_turn(put(state, box, box._replace(outcome=Outcome.DISCARDED)), (Discarded(box.seat),))
