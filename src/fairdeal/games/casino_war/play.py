"""The rules of one round of Casino War: start, turn, legal, check, apply. Source: rules.md §1.

Each part of a round has a module of its own: `bets`, `dealer`, `ties`, `settlement`.
"""

from collections.abc import Mapping
from typing import Final

from fairdeal.engine.banking.moves import Place, Surrender
from fairdeal.engine.banking.rounds import asked
from fairdeal.engine.boxes import find
from fairdeal.engine.game import RoundRules
from fairdeal.engine.moves import (
    DEALER,
    NOTHING,
    OVER,
    Action,
    Burn,
    CardsToDeal,
    Deal,
    DealOut,
    Face,
    Legal,
    SeatsToMove,
    Turn,
)
from fairdeal.engine.rulebook import Rulebook
from fairdeal.engine.shoe import card_due
from fairdeal.engine.sitting import Opening
from fairdeal.engine.tally import check_seats
from fairdeal.games.casino_war import dealer, refusals, ties
from fairdeal.games.casino_war.bets import BETTING, affords_war
from fairdeal.games.casino_war.boxes import next_box
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.state import Box, GoToWar, Phase, State

_FIXED_TURNS: Final[Mapping[Phase, Turn]] = {
    **{phase: CardsToDeal(count, Face.UNSEEN, DEALER) for phase, count in dealer.BURNS.items()},
    Phase.OVER: OVER,
}


def start(house: House, opening: Opening) -> State:
    """A round in which every seat is asked for its bet; a seat with too few chips for the smallest stake sits out.

    Raises IllegalHouse when the seats do not fit the table, or the shoe is too short for the round.

    Source: rules.md §1.2, §1.6 CW9, CW10.
    """
    check_seats(house, opening.seats)
    left = house.cards - sum(opening.gone) - opening.burned
    if left < house.most_cards(len(opening.seats)):
        raise refusals.shoe_too_short(left, house.most_cards(len(opening.seats)))
    boxes = tuple([Box(each.seat, each.chips, Place.ASKED) for each in opening.seats])
    return BETTING.opened(State(house, boxes, Phase.BETTING, opening.gone))


def turn(state: State) -> Turn:
    """Who must move. Source: rules.md §1.2."""
    phase = state.phase
    if phase in dealer.DEALING:
        box = next_box(state)
        return card_due(DEALER if box is None else box.seat)
    if phase is Phase.BETTING:
        return SeatsToMove(asked(state))
    if phase is Phase.TIES:
        return SeatsToMove((ties.deciding(state).seat,))
    return _FIXED_TURNS[phase]


def legal(state: State, seat: int) -> Legal:
    """What a seat, or the dealer, may do now."""
    if seat == DEALER:
        return Legal(tuple(dealer.actions(state)))
    box = find(state.boxes, seat)
    if box is None:
        return NOTHING
    if state.phase is Phase.TIES and box is ties.deciding(state):
        surrender = Surrender(seat)
        return Legal((GoToWar(seat), surrender) if affords_war(box.chips, box.stake) else (surrender,))
    return BETTING.legal(state, box)


def time_out(state: State, seat: int) -> Action:
    """What happens when a seat in turn does not answer: it is dealt out before the cards, and surrenders on a tie.

    Source: rules.md §0 G8, §1.6 CW4.
    """
    return Surrender(seat) if state.phase is Phase.TIES else DealOut(seat)


RULEBOOK: Final[Rulebook[State]] = BETTING.rulebook(
    {
        GoToWar: (ties.check_go_to_war, ties.go_to_war),
        Surrender: (ties.check_surrender, ties.surrender),
        Deal: (dealer.check_deal, dealer.deal),
        Burn: (dealer.check_burn, dealer.burn),
    }
)
"""Every kind of action that this game knows, with its judge and what it does."""

check, move, apply = RULEBOOK.check, RULEBOOK.move, RULEBOOK.apply

RULES: Final[RoundRules[House, State]] = BETTING.rules(RULEBOOK, start=start, turn=turn, legal=legal, time_out=time_out)
