"""Going round the table in a round of Red Dog: who plays, in what order, and what is changed at one place."""

from typing import Any

from fairdeal.cards import DECK, Card
from fairdeal.engine import boxes as common
from fairdeal.games.red_dog.state import NOBODY, Box, Place, State


def box_of(state: State, seat: int) -> Box:
    """The box of a seat that is in the round."""
    box = common.find(state.boxes, seat)
    assert box is not None, f"seat {seat} is in the round"
    return box


def put(state: State, old: Box, new: Box, **changes: Any) -> State:
    """The round with one box changed, and what else changes with it."""
    return state._replace(boxes=common.swap(state.boxes, old, new), **changes)


def players(state: State) -> tuple[Box, ...]:
    """The boxes that are dealt into the round, clockwise by number; the banker's is one of them."""
    return tuple([box for box in state.boxes if box.place is Place.IN])


def round_from(state: State, seat: int) -> tuple[int, ...]:
    """The seats that are dealt in, clockwise from this one, itself first if it is one of them."""
    return tuple([box.seat for box in common.clockwise(players(state), after=seat - 1)])


def in_order(state: State) -> tuple[Box, ...]:
    """The boxes that get hands, from the dealer's left. Source: rules.md §4.0."""
    boxes = {box.seat: box for box in state.boxes}
    return tuple([boxes[seat] for seat in state.order])


def receiver(boxes: tuple[Box, ...], dealer: int) -> int:
    """Who gets the next card of the deal: one at a time from the dealer's left; nobody when all have theirs."""
    found, fewest = NOBODY, len(DECK)
    for box in boxes:
        cards = len(box.hand)
        if cards < box.due and (cards < fewest or (cards == fewest and box.seat > dealer >= found)):
            found, fewest = box.seat, cards
    return found


def without_hands(state: State) -> State:
    """The round with all cards gathered, and every hand due again."""
    boxes = tuple(
        [box._replace(hand=(), irregular=None, due=state.size if box.seat in state.order else 0) for box in state.boxes]
    )
    return state._replace(boxes=boxes, turned=(), restocked=(), in_turn=state.order[0])


def out_of_stock(state: State) -> tuple[Card, ...]:
    """The cards that cannot come next: those turned up beside the stock, and every hand."""
    return (*state.turned, *[card for box in state.boxes for card in box.hand])
