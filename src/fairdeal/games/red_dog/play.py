"""The rules of one round of Red Dog: start, turn, legal, check, apply. Source: rules.md §4.

Each part of a round has a module of its own: `opening`, `dealers`, `bank`, `dealing`, `antes`, `turns`, `turning`,
`six_spot`, `pool`, `settlement`; and `irregular` for what goes wrong with real cards.
"""

from collections.abc import Mapping
from typing import Final

from fairdeal.engine import boxes as common
from fairdeal.engine.accounts import Account, stack, stake
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
    movers,
)
from fairdeal.engine.rulebook import Rulebook
from fairdeal.games.red_dog import bank, dealing, irregular, pool, six_spot, turning, turns
from fairdeal.games.red_dog.boxes import players
from fairdeal.games.red_dog.events import SEALED
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.opening import check_deal_out, deal_out, start
from fairdeal.games.red_dog.state import (
    Bet,
    Box,
    Cover,
    DeclineBank,
    Discard,
    ExposeTop,
    Irregular,
    Misdeal,
    Moved,
    OfferBank,
    Overpay,
    Pass,
    PayIn,
    Phase,
    Show,
    State,
    TakeBack,
)


def turn(state: State) -> Turn:
    """Who must move."""
    if dealing.is_card_due(state):
        return dealing.due(state)
    match state.phase:
        case Phase.OVER:
            return OVER
        case Phase.BANK:
            return SeatsToMove((state.dealer,))
        case Phase.SEALED_BETS:
            return SeatsToMove(pool.asked(state))
    return SeatsToMove((state.in_turn,))


def legal(state: State, seat: int) -> Legal:
    """What a seat, or the dealer, may do now."""
    if seat == DEALER:
        return _dealer_may(state)
    box = common.find(state.boxes, seat)
    if box is None or seat not in movers(turn(state)):
        return NOTHING
    match state.phase:
        case Phase.BANK:
            return Legal((DeclineBank(seat),), (bank.offers(box),))
        case Phase.SHOW:
            return Legal(tuple([Show(seat, card) for card in turning.choices(state)]))
        case Phase.COVER:
            return Legal((Pass(seat),), (six_spot.covers(state, box),))
        case Phase.SEALED_BETS:
            return Legal((Discard(seat),) if _is_short(box) else (), (pool.bets(state, box),))
    return Legal((Discard(seat) if _is_short(box) else Pass(seat),), (turns.bets(state, box),))


def _is_short(box: Box) -> bool:
    return box.irregular is Irregular.SHORT


def _dealer_may(state: State) -> Legal:
    if state.phase is Phase.OVER:
        return NOTHING
    out = [DealOut(box.seat) for box in players(state)] if state.is_before_cards else []
    return Legal((*dealing.deals(state), *out, *irregular.actions(state)), tuple(irregular.amounts(state)))


def playing(state: State) -> tuple[int, ...]:
    """The seats that are dealt in; nobody where no round takes place."""
    return () if state.fault is not None else tuple([box.seat for box in players(state)])


def nets(state: State) -> Mapping[int, int]:
    """What a round that is over brought each of its seats, in half-chips."""
    return {box.seat: box.net for box in state.boxes}


def time_out(state: State, seat: int) -> Action:
    """What happens when a seat in turn does not answer: nothing is staked that is not forced.

    In the base game that is to pass and pay the fine, even where the least bet would be smaller. Source: §0 G8.
    """
    match state.phase:
        case Phase.BANK:
            return DeclineBank(seat)
        case Phase.SHOW:
            return Show(seat, turning.choices(state)[0])
    box = common.seated(state.boxes, seat)
    if _is_short(box) and state.phase is not Phase.COVER:
        return Discard(seat)
    return Bet(seat, pool.bets(state, box).least) if state.phase is Phase.SEALED_BETS else Pass(seat)


def balances(state: State) -> Mapping[Account, int]:
    """Where the chips of the round lie, in half-chips."""
    wager = SEALED if state.house.variant == "six_pool" else turns.WAGER
    chips = {stack(box.seat): box.chips for box in state.boxes}
    staked = {stake(box.seat, wager): box.staked for box in state.boxes if box.staked}
    return chips | staked | {state.house.fund: state.pot}


# Moves that two ways to play share


def _check_bet(state: State, action: Bet) -> None:
    if state.house.variant == "six_pool":
        return pool.check_bet(state, action)
    return turns.check_bet(state, action)


def _bet(state: State, action: Bet) -> Moved:
    return pool.bet(state, action) if state.house.variant == "six_pool" else turns.bet(state, action)


def _check_discard(state: State, action: Discard) -> None:
    if state.house.variant == "six_pool":
        return pool.check_discard(state, action)
    return turns.check_discard(state, action)


def _discard(state: State, action: Discard) -> Moved:
    return pool.discard(state, action) if state.house.variant == "six_pool" else turns.discard(state, action)


def _check_pass(state: State, action: Pass) -> None:
    if state.house.variant == "six_banker":
        return six_spot.check_pass(state, action)
    return turns.check_pass(state, action)


def _pass(state: State, action: Pass) -> Moved:
    return six_spot.pass_cover(state, action) if state.house.variant == "six_banker" else turns.pass_turn(state, action)


RULEBOOK: Final[Rulebook[State]] = Rulebook(
    {
        OfferBank: (bank.check_offer, bank.offer),
        DeclineBank: (bank.check_decline, bank.decline),
        Bet: (_check_bet, _bet),
        Cover: (six_spot.check_cover, six_spot.cover),
        Pass: (_check_pass, _pass),
        Discard: (_check_discard, _discard),
        Show: (turning.check_show, turning.show),
        Deal: (dealing.check_deal, dealing.deal),
        Reshuffle: (dealing.check_reshuffle, dealing.reshuffle),
        DealOut: (check_deal_out, deal_out),
        Misdeal: (irregular.check_misdeal, irregular.misdeal),
        ExposeTop: (irregular.check_expose, irregular.expose),
        PayIn: (irregular.check_pay_in, irregular.pay_in),
        Overpay: (irregular.check_overpay, irregular.overpay),
        TakeBack: (irregular.check_take_back, irregular.take_back),
    },
    is_over=lambda state: state.phase is Phase.OVER,
)
"""Every kind of action that this game knows, with its judge and what it does."""

check, move, apply = RULEBOOK.check, RULEBOOK.move, RULEBOOK.apply

RULES: Final[RoundRules[House, State]] = RULEBOOK.rules(
    start=start, turn=turn, legal=legal, time_out=time_out, balances=balances, playing=playing, nets=nets
)
