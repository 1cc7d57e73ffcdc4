"""Six-spot Red Dog: one card of six or lower is turned up for all, and bets are blind. Source: rules.md §4.4, §4.5.

With a banker each player covers part of the bank in turn; how the pool is played is in `pool`.
"""

from typing import Final

from fairdeal.cards import Card, rank_of
from fairdeal.engine import boxes as common
from fairdeal.engine.accounts import stake
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import wagered
from fairdeal.engine.moves import TABLE, Amounts, Event
from fairdeal.engine.shoe import card_dealt
from fairdeal.games.red_dog import pool, refusals
from fairdeal.games.red_dog.antes import can_act
from fairdeal.games.red_dog.boxes import box_of, in_order, put, without_hands
from fairdeal.games.red_dog.events import CardTooHigh, Covered, HandsGathered, HandUnsealed, Passed, UpcardFound
from fairdeal.games.red_dog.settlement import settle, winners
from fairdeal.games.red_dog.state import Box, Cover, Moved, Outcome, Pass, Phase, State
from fairdeal.games.red_dog.turns import WAGER, end_round

SIX: Final = 4
"""The rank of a six; an ace is high. Source: rules.md §4.8 RD32."""


def open_upcard(state: State, events: tuple[Event, ...]) -> Moved:
    """Cards are turned up next; if none is left, the hands are gathered and dealt from a new shuffle.

    Antes stay, and the dealer deals again. Source: rules.md §4.5, §4.8 RD31.
    """
    if state.left:
        return state._replace(phase=Phase.UPCARD), events
    gathered = without_hands(state)._replace(phase=Phase.DEAL, shuffle_due=True)
    return gathered, (*events, HandsGathered())


def turn_up(state: State, card: Card) -> Moved:
    """The next card for all: six or lower it counts, else it is discarded, for everybody to see."""
    state, dealt = state._replace(turned=(*state.turned, card)), card_dealt(TABLE, card)
    if rank_of(card) > SIX:
        return open_upcard(state, (dealt, CardTooHigh(card)))
    state = state._replace(upcard=card)
    open_bets = next_cover if state.house.has_banker else pool.open_bets
    return open_bets(state, (dealt, UpcardFound(card)))


# Against the banker


def next_cover(state: State, events: tuple[Event, ...]) -> Moved:
    """The next player is asked; once the bank is covered, or all have been asked, the bets are settled."""
    for box in in_order(state):
        if can_act(box) and not box.bet and state.uncovered:
            return state._replace(phase=Phase.COVER, in_turn=box.seat), events
    return _settle(state, events)


def covers(state: State, box: Box) -> Amounts:
    """What a player can bet against the bank: up to what no bet covers yet. Source: rules.md §4.4, §4.8 RD23."""
    return Amounts(Cover(box.seat, 0), CHIP, min(state.uncovered, box.whole), CHIP)


def check_in_turn(state: State, seat: int) -> Box:
    """The box of the seat that may cover. Raises IllegalAction for any other."""
    box = common.seated(state.boxes, seat)
    if state.phase is not Phase.COVER:
        raise refusals.no_cover_wanted()
    if seat != state.in_turn:
        raise refusals.not_in_turn(state.in_turn)
    return box


def check_cover(state: State, action: Cover) -> None:
    """Raises IllegalAction unless it is the seat's turn, and so much is uncovered."""
    possible = covers(state, check_in_turn(state, action.seat))
    if action.amount not in possible:
        raise refusals.amount_out_of_range(action.amount, possible)


def cover(state: State, action: Cover) -> Moved:
    """The bet is made, and the next player may cover what is left."""
    box, amount = box_of(state, action.seat), action.amount
    state = put(state, box, box._replace(chips=box.chips - amount, bet=amount, staked=amount))
    paid = wagered(box.seat, WAGER, amount)
    return next_cover(state, (paid, Covered(box.seat, amount, state.uncovered)))


def check_pass(state: State, action: Pass) -> None:
    """Raises IllegalAction unless it is the seat's turn to cover."""
    check_in_turn(state, action.seat)


def pass_cover(state: State, action: Pass) -> Moved:
    """Not to bet is free. Source: rules.md §4.8 RD25."""
    box = box_of(state, action.seat)
    return next_cover(put(state, box, box._replace(outcome=Outcome.PASSED)), (Passed(box.seat, 0),))


def _settle(state: State, events: tuple[Event, ...]) -> Moved:
    """All bets are settled against the one card. A winner shows the lowest card that wins: nothing is bet after it.

    Source: rules.md §4.4, §4.8 RD26.
    """
    assert state.upcard is not None
    events = (*events, *[HandUnsealed(box.seat, box.hand) for box in in_order(state) if box.hand])
    for box in in_order(state):
        if box.bet:
            found = winners(box.hand, state.upcard)
            card = found[0] if found else None
            state, added = settle(state, box, stake(box.seat, WAGER), state.upcard, card)
            events = (*events, *added)
    return end_round(state, events)
