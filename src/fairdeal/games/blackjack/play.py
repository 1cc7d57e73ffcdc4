"""The rules of one round of Blackjack: start, turn, legal, check, apply. Source: rules.md §3.

Each part of a round has a module of its own: `bets`, `dealer`, `insurance`, `choices`, `settlement`.
"""

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
    Deal,
    DealOut,
    Legal,
    Reshuffle,
    SeatsToMove,
    Turn,
)
from fairdeal.engine.rulebook import Rulebook
from fairdeal.engine.sitting import Opening
from fairdeal.engine.tally import check_seats
from fairdeal.games.blackjack import choices, dealer, insurance
from fairdeal.games.blackjack.bets import BETTING
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.state import Box, Decline, Double, Hit, Insure, Phase, Split, Stand, State


def start(house: House, opening: Opening) -> State:
    """A round in which every seat is asked for its bet; a seat with too few chips for the smallest one sits out.

    Raises IllegalHouse when the seats do not fit the table. Source: rules.md §3.2, §3.4 BJ20, BJ23.
    """
    check_seats(house, opening.seats)
    bank = house.bank_cap if opening.limit is None else opening.limit
    boxes = tuple([Box(each.seat, each.chips, Place.ASKED) for each in opening.seats])
    return BETTING.opened(State(house, boxes, Phase.BETTING, opening.gone, bank))


def turn(state: State) -> Turn:
    """Who must move. Source: rules.md §3.2."""
    match state.phase:
        case Phase.BETTING:
            return SeatsToMove(asked(state))
        case Phase.INSURANCE:
            return SeatsToMove(insurance.asked(state))
        case Phase.OVER:
            return OVER
    found = choices.in_turn(state)
    return dealer.due(state) if found is None else SeatsToMove((found[0].seat,))


def legal(state: State, seat: int) -> Legal:
    """What a seat, or the dealer, may do now."""
    if seat == DEALER:
        return Legal(tuple(dealer.actions(state)))
    box = find(state.boxes, seat)
    if box is None:
        return NOTHING
    if state.phase is Phase.INSURANCE and seat in insurance.asked(state):
        return Legal((Insure(seat), Decline(seat)))
    return BETTING.legal(state, box) or Legal(choices.choices(state, seat))


def time_out(state: State, seat: int) -> Action:
    """What happens when a seat in turn does not answer: it is dealt out before the cards, declines, and stands.

    Source: rules.md §0 G8, §3.4 BJ12, BJ21.
    """
    if state.phase is Phase.INSURANCE:
        return Decline(seat)
    return Stand(seat) if state.phase is Phase.PLAY else DealOut(seat)


RULEBOOK: Final[Rulebook[State]] = BETTING.rulebook(
    {
        Insure: (insurance.check_insure, insurance.insure),
        Decline: (insurance.check_decline, insurance.decline),
        Hit: (choices.check_hit, choices.hit),
        Stand: (choices.check_stand, choices.stand),
        Double: (choices.check_double, choices.double),
        Split: (choices.check_split, choices.split),
        Surrender: (choices.check_surrender, choices.surrender),
        Deal: (dealer.check_deal, dealer.deal),
        Reshuffle: (dealer.check_reshuffle, dealer.reshuffle),
    },
    then=dealer.go_on,
)
"""Every kind of action that this game knows, with its judge and what it does."""

check, move, apply = RULEBOOK.check, RULEBOOK.move, RULEBOOK.apply

RULES: Final[RoundRules[House, State]] = BETTING.rules(RULEBOOK, start=start, turn=turn, legal=legal, time_out=time_out)
