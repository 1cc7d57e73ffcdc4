"""Finding and changing the places of a round."""

from fairdeal.engine import refusals as common_refusals
from fairdeal.games.casino_war.state import Box, Choice, Phase, Place, State


def find(state: State, seat: int) -> Box | None:
    """The place of a seat; None for a seat that is not in the round."""
    for box in state.boxes:
        if box.seat == seat:
            return box
    return None


def seated(state: State, seat: int) -> Box:
    """The place of a seat. Raises IllegalAction when it is not in the round."""
    box = find(state, seat)
    if box is None:
        raise common_refusals.no_seat(seat)
    return box


def next_box(state: State) -> Box | None:
    """The seat whose card comes next; None when it is the dealer's."""
    return _without_card(state.boxes) if state.phase is Phase.DEAL else _without_war_card(state.boxes)


def _without_card(boxes: tuple[Box, ...]) -> Box | None:
    for box in boxes:
        if box.card is None and box.place is Place.IN:
            return box
    return None


def _without_war_card(boxes: tuple[Box, ...]) -> Box | None:
    for box in boxes:
        if box.war_card is None and box.choice is Choice.WAR:
            return box
    return None


def swap(boxes: tuple[Box, ...], old: Box, new: Box) -> tuple[Box, ...]:
    """The places with one of them changed."""
    return tuple([new if box is old else box for box in boxes])


def has(boxes: tuple[Box, ...], place: Place) -> bool:
    """Whether any seat is asked, in or out."""
    return place in [box.place for box in boxes]
