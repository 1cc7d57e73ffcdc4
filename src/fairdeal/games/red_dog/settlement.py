"""Which cards win, and what a bet then brings. Source: rules.md §4.0, §4.1."""

from fairdeal.cards import Card, rank_of, suit_of
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.events import Reason, Transfer
from fairdeal.games.red_dog.boxes import box_of, put
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


def reveal(state: State, box: Box, cards: tuple[Card, ...]) -> State:
    """Everybody sees these cards of a hand, and may remember them when it lies face down again."""
    return put(state, box, box._replace(shown=cards))._replace(shown=(*state.shown, *cards))


def win(state: State, seat: int, wager: Account, turned: Card, card: Card, paid: int) -> Moved:
    """The seat has shown this card, and gets its bet back and so much beside it."""
    box = box_of(state, seat)
    back = box.staked + paid
    pay = (Transfer(state.house.fund, wager, paid, Reason.WIN),) if paid else ()
    told = (*pay, Transfer(wager, stack(seat), back, Reason.RETURN), BetWon(seat, card, turned, box.bet, paid))
    won = box._replace(chips=box.chips + back, staked=0, outcome=Outcome.WON, turned=turned)
    return put(state, box, won)._replace(pot=state.pot - paid), told


def lose(state: State, seat: int, wager: Account, turned: Card, cards: tuple[Card, ...]) -> Moved:
    """The seat shows these cards, its whole hand unless it lies open, and its bet goes to what it was bet against."""
    box = box_of(state, seat)
    told = (Transfer(wager, state.house.fund, box.bet, Reason.LOSS), BetLost(seat, cards, turned, box.bet))
    lost = box._replace(staked=0, outcome=Outcome.LOST, turned=turned)
    return put(state, box, lost)._replace(pot=state.pot + box.bet), told


def settle_usual(state: State, box: Box, wager: Account, turned: Card, card: Card | None) -> Moved:
    """The usual settlement: who wins shows that card and is paid in full, who loses shows the whole hand."""
    state = reveal(state, box, box.hand if card is None else (card,))
    if card is None:
        return lose(state, box.seat, wager, turned, box.hand)
    return win(state, box.seat, wager, turned, card, box.bet)
