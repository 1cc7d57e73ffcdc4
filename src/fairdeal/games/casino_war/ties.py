"""Ties in a round of Casino War: war or surrender, each seat in order. Source: rules.md §1.2, §1.6 CW9."""

from fairdeal.cards import rank_of
from fairdeal.engine.banking.moves import Surrender, Surrendered
from fairdeal.engine.boxes import seated, swap
from fairdeal.engine.events import wagered
from fairdeal.engine.moves import Event
from fairdeal.games.casino_war import refusals
from fairdeal.games.casino_war.bets import affords_war
from fairdeal.games.casino_war.settlement import WAR, settle
from fairdeal.games.casino_war.state import Box, Choice, GoToWar, Moved, Phase, State, Tied, WentToWar


def compare(state: State, events: tuple[Event, ...]) -> Moved:
    """After the first cards: on to the ties, or else to the settlement."""
    ties = tuple([Tied(box.seat) for box in state.boxes if _is_tied(state, box)])
    if not ties:
        return settle(state, events)
    return state._replace(phase=Phase.TIES), events + ties


def deciding(state: State) -> Box:
    """The tied seat whose turn it is."""
    return next(box for box in state.boxes if box.choice is None and _is_tied(state, box))


def _is_tied(state: State, box: Box) -> bool:
    return box.card is not None and state.dealer_card is not None and rank_of(box.card) == rank_of(state.dealer_card)


def check_go_to_war(state: State, action: GoToWar) -> None:
    """Raises IllegalAction unless the seat is in turn on a tie and can pay for war. Source: rules.md §1.6 CW3."""
    box = _check_tied(state, action.seat)
    if not affords_war(box.chips, box.stake):
        raise refusals.war_too_dear(box.seat, box.stake, box.chips)


def check_surrender(state: State, action: Surrender) -> None:
    """Raises IllegalAction unless the seat is in turn on a tie."""
    _check_tied(state, action.seat)


def _check_tied(state: State, seat: int) -> Box:
    box = seated(state.boxes, seat)
    if state.phase is not Phase.TIES or not _is_tied(state, box) or box.choice is not None:
        raise refusals.no_tie(seat)
    first = deciding(state)
    if first is not box:
        raise refusals.wait_for(first.seat)
    return box


def go_to_war(state: State, action: GoToWar) -> Moved:
    """As much again is committed."""
    box = seated(state.boxes, action.seat)
    raised = wagered(box.seat, WAR, box.stake)
    return _close_ties(
        state._replace(boxes=swap(state.boxes, box, box._replace(chips=box.chips - box.stake, choice=Choice.WAR))),
        (raised, WentToWar(box.seat, box.stake)),
    )


def surrender(state: State, action: Surrender) -> Moved:
    """Half of the stake is given up."""
    box = seated(state.boxes, action.seat)
    chosen = state._replace(boxes=swap(state.boxes, box, box._replace(choice=Choice.SURRENDER)))
    return _close_ties(chosen, (Surrendered(box.seat),))


def _close_ties(state: State, events: tuple[Event, ...]) -> Moved:
    """Once every tied seat has chosen: new cards if anybody went to war, else the end."""
    if any(box.choice is None and _is_tied(state, box) for box in state.boxes):
        return state, events
    if any(box.choice is Choice.WAR for box in state.boxes):
        return state._replace(phase=Phase.WAR_BURN), events
    return settle(state, events)
