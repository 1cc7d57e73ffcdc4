"""The pot of Red Dog: filled by antes, filled again when it is used up, divided when it is too large.

Source: rules.md §4.1, §4.5, §4.8 RD5 to RD8, RD11, RD35.
"""

from collections.abc import Sequence
from functools import lru_cache

from fairdeal.engine.accounts import POT, stack
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, Transfer
from fairdeal.engine.moves import Event
from fairdeal.games.red_dog.boxes import box_of, in_order, players, put, round_from
from fairdeal.games.red_dog.events import AntesPaid, AntesPaidAgain, EntryPaid, PotDivided
from fairdeal.games.red_dog.state import Box, Moved, State


def collect(state: State) -> Moved:
    """Everybody who is dealt in pays the ante, the dealer too; newcomers pay their entry beside it."""
    state, paid = _pay_in(state, round_from(state, state.dealer + 1))
    state, entries = _collect_entries(state)
    seats = len(players(state))
    return state, (*paid, *entries, AntesPaid(state.dealer, seats, state.house.ante, state.pot))


def _collect_entries(state: State) -> Moved:
    """Source: rules.md §4.8 RD35; like every forced payment it takes no more than there is, RD8."""
    added: list[Event] = []
    for box in players(state):
        if box.owes:
            fee = min(box.owes, box.whole)
            added += [Transfer(stack(box.seat), POT, fee, Reason.ENTRY), EntryPaid(box.seat, fee)] if fee else []
            paid = box._replace(chips=box.chips - fee, owes=0)
            state = put(state, box, paid, pot=state.pot + fee)
    return state, tuple(added)


def refill(state: State) -> Moved:
    """Everybody antes again when a win has used up the pot, and somebody is left who can act.

    Seats that sit the round out pay nothing. Source: rules.md §4.1, §4.8 RD5 to RD7.
    """
    used_up = not state.pot or (state.house.reante_below_min and state.pot < state.house.ante)
    if not used_up or not any(can_act(box) for box in in_order(state)):
        return state, ()
    seats = [seat for seat in round_from(state, state.dealer + 1) if box_of(state, seat).has_playable_hand]
    state, paid = _pay_in(state, seats)
    return state, (*paid, AntesPaidAgain(state.house.ante, state.pot))


def can_act(box: Box) -> bool:
    """Whether a seat's turn is still to come, with a hand to play and a whole chip to bet. Source: §4.8 RD6."""
    return box.outcome is None and box.has_playable_hand and box.whole > 0


def _pay_in(state: State, seats: Sequence[int]) -> Moved:
    """Each of these seats pays the ante, or what it has of it."""
    dues = {seat: min(state.house.ante, box_of(state, seat).whole) for seat in seats}
    boxes = tuple([box._replace(chips=box.chips - dues[box.seat]) if box.seat in dues else box for box in state.boxes])
    paid = tuple([_ante(seat, due) for seat, due in dues.items() if due])
    return state._replace(boxes=boxes, pot=state.pot + sum(dues.values())), paid


@lru_cache(maxsize=1024)
def _ante(seat: int, due: int) -> Transfer:
    return Transfer(stack(seat), POT, due, Reason.ANTE)


def divide(state: State) -> Moved:
    """A pot above the agreed limit is divided in equal whole chips among all who were dealt in; the rest stays.

    Source: rules.md §4.1, §4.8 RD11.
    """
    limit, sharers = state.house.pot_limit, round_from(state, state.dealer + 1)
    share = equal_share(state.pot, len(sharers))
    if limit is None or state.pot <= limit or not share:
        return state, ()
    for seat in sharers:
        box = box_of(state, seat)
        state = put(state, box, box._replace(chips=box.chips + share))
    rest = state.pot - share * len(sharers)
    paid = [Transfer(POT, stack(seat), share, Reason.SHARE) for seat in sharers]
    return state._replace(pot=rest), (*paid, PotDivided(share, len(sharers), rest))


def equal_share(pot: int, sharers: int) -> int:
    """What each gets of a pot that is divided in equal whole chips."""
    return pot // CHIP // sharers * CHIP
