"""What a seat, or a spectator, may see of a round of Casino War: all but the burned cards, which nobody saw.

Source: rules.md §0 G5.
"""

from dataclasses import dataclass

from fairdeal.cards import Card
from fairdeal.engine.banking.moves import Place
from fairdeal.engine.banking.rounds import net
from fairdeal.engine.moves import movers
from fairdeal.engine.shoe import count_seen
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.play import turn
from fairdeal.games.casino_war.state import Box, Choice, Outcome, Phase, State


@dataclass(frozen=True, slots=True)
class BoxView:
    """A seat's place as everybody sees it; amounts in half-chips. `net` is what the round brought, once it is over."""

    seat: int
    chips: int
    place: Place
    stake: int
    staked: int
    card: Card | None
    choice: Choice | None
    war_card: Card | None
    outcome: Outcome | None
    net: int | None


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
    boxes: tuple[BoxView, ...]
    dealer_card: Card | None
    dealer_war_card: Card | None
    burned: int
    to_move: tuple[int, ...]
    seen: tuple[int, ...]
    unseen: int


def view(state: State, viewer: int | None) -> View:
    """What a seat may see; None for a spectator."""
    seen = count_seen(state.gone, state.up)
    return View(
        you=viewer,
        house=state.house,
        phase=state.phase,
        boxes=tuple(_box(box, over=state.phase is Phase.OVER) for box in state.boxes),
        dealer_card=state.dealer_card,
        dealer_war_card=state.dealer_war_card,
        burned=state.burned,
        to_move=movers(turn(state)),
        seen=seen,
        unseen=state.house.cards - sum(seen),
    )


def _box(box: Box, *, over: bool) -> BoxView:
    return BoxView(
        seat=box.seat,
        chips=box.chips,
        place=box.place,
        stake=box.stake,
        staked=box.staked,
        card=box.card,
        choice=box.choice,
        war_card=box.war_card,
        outcome=box.outcome,
        net=net(box) if over else None,
    )
