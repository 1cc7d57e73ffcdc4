"""What a seat, or a spectator, may see of a round of Casino War: all but the burned cards, which nobody saw.

Source: rules.md §0 G5.
"""

from dataclasses import dataclass

from fairdeal.cards import Card
from fairdeal.engine.moves import SeatsToMove
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.play import turn
from fairdeal.games.casino_war.state import Box, Phase, State


@dataclass(frozen=True, slots=True)
class View:
    """A round as a viewer sees it.

    `you` is the viewer's seat, None for a spectator. `to_move` names the seats that must act. `seen` counts, card
    by card, all that this shuffle has
    shown so far; `unseen` is how many cards of the set are still face down, in the shoe or burned.
    """

    you: int | None
    house: House
    phase: Phase
    boxes: tuple[Box, ...]
    dealer_card: Card | None
    dealer_war_card: Card | None
    burned: int
    to_move: tuple[int, ...]
    seen: tuple[int, ...]
    unseen: int


def view(state: State, viewer: int | None) -> View:
    """What a seat may see; None for a spectator."""
    now = turn(state)
    seen = list(state.gone)
    for card in state.up:
        seen[card] += 1
    return View(
        you=viewer,
        house=state.house,
        phase=state.phase,
        boxes=state.boxes,
        dealer_card=state.dealer_card,
        dealer_war_card=state.dealer_war_card,
        burned=state.burned,
        to_move=now.seats if isinstance(now, SeatsToMove) else (),
        seen=tuple(seen),
        unseen=state.house.cards - sum(seen),
    )
