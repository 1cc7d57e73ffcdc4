"""Whose card comes next in a round of Casino War. Source: rules.md §1.2, §1.6 CW9."""

from fairdeal.engine.banking.moves import Place
from fairdeal.games.casino_war.state import Box, Choice, Phase, State


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
