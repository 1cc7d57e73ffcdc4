"""The rules of one round of Blackjack: start, turn, legal, check, apply. Source: rules.md §3.

Each part of a round has a module of its own: `bets`, `dealer`, `insurance`, `choices`, `settlement`.
"""

from collections.abc import Mapping
from typing import Final

from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.boxes import find
from fairdeal.engine.game import RoundRules
from fairdeal.engine.moves import (
    DEALER,
    NOTHING,
    OVER,
    Action,
    Deal,
    DealOut,
    Fault,
    Legal,
    Reshuffle,
    SeatsToMove,
    Turn,
    Void,
)
from fairdeal.engine.rulebook import Rulebook
from fairdeal.engine.sitting import Opening
from fairdeal.engine.tally import check_seats
from fairdeal.games.blackjack import bets, choices, dealer, insurance
from fairdeal.games.blackjack.boxes import has
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.settlement import wagers
from fairdeal.games.blackjack.state import (
    Bet,
    Box,
    Decline,
    Double,
    Hit,
    Insure,
    Phase,
    Place,
    SitOut,
    Split,
    Stand,
    State,
    Withdraw,
)


def start(house: House, opening: Opening) -> State:
    """A round in which every seat is asked for its bet; a seat with too few chips for the smallest one sits out.

    Raises IllegalHouse when the seats do not fit the table. Source: rules.md §3.2, §3.4 BJ20, BJ23.
    """
    check_seats(house, opening.seats)
    bank = house.bank_cap if opening.limit is None else opening.limit
    boxes = tuple(
        [
            Box(each.seat, each.chips, Place.ASKED if bets.can_bet(house, each.chips, bank) else Place.OUT)
            for each in opening.seats
        ]
    )
    state = State(house, boxes, Phase.BETTING, opening.gone, bank)
    return state if has(boxes, Place.ASKED) else state._replace(phase=Phase.OVER, fault=Fault.NO_BETS)


def turn(state: State) -> Turn:
    """Who must move. Source: rules.md §3.2."""
    match state.phase:
        case Phase.BETTING:
            return SeatsToMove(tuple([box.seat for box in state.boxes if box.place is Place.ASKED]))
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
    if state.phase is Phase.BETTING and box.place is Place.ASKED:
        amounts = bets.possible(state, box)
        return Legal((SitOut(seat),) if len(state.boxes) > 1 else (), () if amounts is None else (amounts,))
    if state.is_before_cards and box.place is Place.IN:
        return Legal((Withdraw(seat),))
    if state.phase is Phase.INSURANCE and seat in insurance.asked(state):
        return Legal((Insure(seat), Decline(seat)))
    return Legal(choices.choices(state, seat))


def playing(state: State) -> tuple[int, ...]:
    """The seats that have a bet in the round."""
    return tuple(box.seat for box in state.boxes if box.place is Place.IN)


def nets(state: State) -> Mapping[int, int]:
    """What a round that is over brought each of its seats, in half-chips."""
    return {box.seat: box.net if box.place is Place.IN else 0 for box in state.boxes}


def time_out(state: State, seat: int) -> Action:
    """What happens when a seat in turn does not answer: it is dealt out before the cards, declines, and stands.

    Source: rules.md §0 G8, §3.4 BJ12, BJ21.
    """
    if state.phase is Phase.INSURANCE:
        return Decline(seat)
    return Stand(seat) if state.phase is Phase.PLAY else DealOut(seat)


def balances(state: State) -> Mapping[Account, int]:
    """Where the chips of the round lie, in half-chips; the house's are not counted."""
    chips = {stack(box.seat): box.chips for box in state.boxes}
    if state.phase is not Phase.OVER:
        for box in state.boxes:
            chips |= wagers(box)
    return chips


RULEBOOK: Final[Rulebook[State]] = Rulebook(
    {
        Bet: (bets.check_bet, bets.bet),
        Withdraw: (bets.check_withdraw, bets.withdraw),
        SitOut: (bets.check_sit_out, bets.sit_out),
        Insure: (insurance.check_insure, insurance.insure),
        Decline: (insurance.check_decline, insurance.decline),
        Hit: (choices.check_choice, choices.hit),
        Stand: (choices.check_choice, choices.stand),
        Double: (choices.check_double, choices.double),
        Split: (choices.check_split, choices.split),
        Deal: (dealer.check_deal, dealer.deal),
        DealOut: (dealer.check_deal_out, dealer.deal_out),
        Reshuffle: (dealer.check_reshuffle, dealer.reshuffle),
        Void: (dealer.check_void, dealer.void),
    },
    is_over=lambda state: state.phase is Phase.OVER,
    then=dealer.go_on,
)
"""Every kind of action that this game knows, with its judge and what it does."""

check, move, apply = RULEBOOK.check, RULEBOOK.move, RULEBOOK.apply

RULES: Final[RoundRules[House, State]] = RoundRules(
    start=start,
    turn=turn,
    legal=legal,
    check=check,
    move=move,
    apply=apply,
    balances=balances,
    playing=playing,
    nets=nets,
    time_out=time_out,
)
