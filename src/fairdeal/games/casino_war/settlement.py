"""What every wager of Casino War brings back. Source: rules.md §1.3."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from fairdeal.cards import Card, rank_of
from fairdeal.engine.accounts import Account, stake
from fairdeal.engine.banking import paying
from fairdeal.engine.banking.paying import given_back, lost, to_stacks, won
from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import Event
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.state import Box, BoxSettled, Choice, Moved, Outcome, Phase, State

INITIAL: Final = "initial"
WAR: Final = "war"


def settle(state: State, events: tuple[Event, ...]) -> Moved:
    """All wagers of the round are settled together, so that a round can be void until its last card.

    Source: rules.md §1.3, §1.4.
    """
    return paying.settle(state, events, partial(_settle_box, state), Phase.OVER)


def _settle_box(state: State, box: Box, events: list[Event]) -> Box:
    outcome = outcome_of(state, box)
    transfers = payments(state.house, box, outcome)
    returned = to_stacks(transfers)
    events += transfers
    events.append(BoxSettled(box.seat, outcome, box.staked, returned))
    return box._replace(chips=box.chips + returned, outcome=outcome, returned=returned)


def outcome_of(state: State, box: Box) -> Outcome:
    """How the round ended for a seat that played it to the end."""
    if box.choice is Choice.SURRENDER:
        return Outcome.SURRENDERED
    if box.choice is Choice.WAR:
        return _WAR_OUTCOMES[_sign(box.war_card, state.dealer_war_card)]
    return _OUTCOMES[_sign(box.card, state.dealer_card)]


def payments(house: House, box: Box, outcome: Outcome) -> list[Transfer]:
    """The settlement table, row by row. Source: rules.md §1.3."""
    initial, war, seat, paid = stake(box.seat, INITIAL), stake(box.seat, WAR), box.seat, box.stake
    match outcome:
        case Outcome.WON:
            return [*won(initial, seat, paid)]
        case Outcome.LOST:
            return [lost(initial, paid)]
        case Outcome.SURRENDERED:
            return [lost(initial, paid // 2), given_back(initial, seat, paid - paid // 2)]
        case Outcome.WAR_LOST:
            return [lost(initial, paid), lost(war, paid)]
        case Outcome.WAR_WON:
            return [given_back(initial, seat, paid), *won(war, seat, paid)]
        case Outcome.WAR_TIED:
            return [given_back(initial, seat, paid), *won(war, seat, paid, house.war_tie_pays)]


def wagers(box: Box) -> Mapping[Account, int]:
    """The accounts of a seat that hold a wager, and how much."""
    held = {stake(box.seat, INITIAL): box.stake} if box.stake else {}
    return held | {stake(box.seat, WAR): box.stake} if box.choice is Choice.WAR else held


def _sign(card: Card | None, dealer_card: Card | None) -> int:
    """1 if the card is the higher, 0 on a tie, −1 if it is the lower; suits are equal. Source: rules.md §1.1."""
    assert card is not None and dealer_card is not None
    rank, dealer_rank = rank_of(card), rank_of(dealer_card)
    return (rank > dealer_rank) - (rank < dealer_rank)


_OUTCOMES: Final = {1: Outcome.WON, -1: Outcome.LOST}
_WAR_OUTCOMES: Final = {1: Outcome.WAR_WON, 0: Outcome.WAR_TIED, -1: Outcome.WAR_LOST}
