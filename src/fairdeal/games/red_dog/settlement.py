"""Which cards win, and what a bet then brings. Source: rules.md §4.0, §4.1."""

from fairdeal.cards import Card, rank_of, suit_of
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.events import Reason, Transfer
from fairdeal.games.red_dog.boxes import put
from fairdeal.games.red_dog.events import BetLost, BetWon
from fairdeal.games.red_dog.state import Box, Moved, Outcome, State


def winners(hand: tuple[Card, ...], turned: Card) -> tuple[Card, ...]:
    """The cards of a hand that beat the turned one: higher in its suit. The lowest comes first.

    >>> from fairdeal.cards import read_card, read_cards, show_cards
    >>> show_cards(winners(read_cards("9♠ K♦ 4♥ Q♠ 2♣"), read_card("4♠")))
    '9♠ Q♠'
    """
    suit, rank = suit_of(turned), rank_of(turned)
    return tuple(sorted([card for card in hand if suit_of(card) == suit and rank_of(card) > rank]))


def win(state: State, box: Box, wager: Account, turned: Card, card: Card, paid: int) -> Moved:
    """The seat shows this card, unless its hand lies open, and gets its bet back and so much beside it."""
    back, cards = box.staked + paid, () if box.shown else (card,)
    pay = (Transfer(state.house.fund, wager, paid, Reason.WIN),) if paid else ()
    returned = Transfer(wager, stack(box.seat), back, Reason.RETURN)
    won = box._replace(chips=box.chips + back, staked=0, outcome=Outcome.WON, turned=turned, shown=(*box.shown, *cards))
    state = put(state, box, won, pot=state.pot - paid, shown=(*state.shown, *cards), payee=box.seat)
    return state, (*pay, returned, BetWon(box.seat, card, turned, box.bet, paid))


def lose(state: State, box: Box, wager: Account, turned: Card) -> Moved:
    """The seat shows its whole hand, unless it lies open, and its bet goes to what it was bet against."""
    cards = () if box.shown else box.hand
    lost = box._replace(staked=0, outcome=Outcome.LOST, turned=turned, shown=box.hand)
    state = put(state, box, lost, pot=state.pot + box.bet, shown=(*state.shown, *cards))
    taken = Transfer(wager, state.house.fund, box.bet, Reason.LOSS)
    return state, (taken, BetLost(box.seat, cards, turned, box.bet))


def settle(state: State, box: Box, wager: Account, turned: Card, card: Card | None) -> Moved:
    """The usual settlement: who wins shows that card and is paid in full, who loses shows the whole hand."""
    if card is None:
        return lose(state, box, wager, turned)
    return win(state, box, wager, turned, card, box.bet)
