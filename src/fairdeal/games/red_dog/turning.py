"""The cards that decide a bet in the base game and the bank version: burnt, turned, and beaten or not.

Source: rules.md §4.1 to §4.3, §4.8 RD13, RD15.
"""

from fairdeal.cards import Card
from fairdeal.engine import boxes as common
from fairdeal.engine.accounts import stake
from fairdeal.engine.moves import TABLE, Event
from fairdeal.engine.shoe import card_dealt
from fairdeal.games.red_dog import refusals
from fairdeal.games.red_dog.antes import refill
from fairdeal.games.red_dog.boxes import box_of
from fairdeal.games.red_dog.events import CardBurnt, CardTurned
from fairdeal.games.red_dog.settlement import settle, winners
from fairdeal.games.red_dog.state import NOBODY, Box, Moved, Phase, Show, State
from fairdeal.games.red_dog.turns import WAGER, end_round, next_turn


def burn(state: State, card: Card) -> Moved:
    """The top card is shown to all and discarded; the next one decides."""
    return _beside_stock(state, card)._replace(phase=Phase.TURN), (card_dealt(TABLE, card), CardBurnt(card))


def turn_card(state: State, card: Card) -> Moved:
    """The card is turned: the bet is lost, or won by the one card that wins, or the seat chooses among several."""
    seat = state.in_turn
    box, added = box_of(state, seat), (card_dealt(TABLE, card), CardTurned(seat, card))
    state = _beside_stock(state, card)
    found = winners(box.hand, card)
    if len(found) > 1:
        return state._replace(phase=Phase.SHOW), added
    return _settle(state, box, found[0] if found else None, added)


def _beside_stock(state: State, card: Card) -> State:
    """Once a card is turned for the next player, an overpayment stands. Source: rules.md §4.1."""
    return state._replace(turned=(*state.turned, card), payee=NOBODY, overpaid=0)


def choices(state: State) -> tuple[Card, ...]:
    """The cards of the seat in turn that win, the lowest first."""
    return winners(box_of(state, state.in_turn).hand, state.turned[-1])


def check_show(state: State, action: Show) -> None:
    """Raises IllegalAction unless the seat has a choice, and this card is one of it."""
    common.seated(state.boxes, action.seat)
    if state.phase is not Phase.SHOW:
        raise refusals.nothing_to_show()
    if action.seat != state.in_turn:
        raise refusals.not_in_turn(state.in_turn)
    if action.card not in choices(state):
        raise refusals.card_does_not_win(action.card, choices(state))


def show(state: State, action: Show) -> Moved:
    """The winner shows the card that it chose. Source: rules.md §4.8 RD15."""
    return _settle(state, box_of(state, action.seat), action.card, ())


def _settle(state: State, box: Box, card: Card | None, events: tuple[Event, ...]) -> Moved:
    """The bet is settled with the card that wins, if any, and the next seat plays.

    A bank that is used up ends the deal at once; a pot that is used up is filled again. Source: rules.md §4.1, §4.3.
    """
    state, added = settle(state, box, stake(box.seat, WAGER), state.turned[-1], card)
    events = (*events, *added)
    if card is None:
        return next_turn(state, events)
    if state.house.has_banker:
        return next_turn(state, events) if state.pot else end_round(state, events)
    state, paid = refill(state)
    return next_turn(state, (*events, *paid))
