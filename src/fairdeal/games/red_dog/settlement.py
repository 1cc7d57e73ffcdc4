"""Which cards win, and what a bet then brings. Source: rules.md §4.0, §4.1."""

from fairdeal.cards import Card, rank_of, suit_of
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.boxes import swap
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


def win(
    state: State, seat: int, wager: Account, turned: Card, card: Card, paid: int, *, shown: tuple[Card, ...] = ()
) -> Moved:
    """The seat wins with this card, shown now unless its hand lies open: its bet comes back, and so much beside it."""
    box = box_of(state, seat)
    back = box.staked + paid
    pay = (Transfer(state.house.fund, wager, paid, Reason.WIN),) if paid else ()
    told = (*pay, Transfer(wager, stack(seat), back, Reason.RETURN), BetWon(seat, card, turned, box.bet, paid))
    won = box._replace(chips=box.chips + back, staked=0, outcome=Outcome.WON, turned=turned, shown=shown or box.shown)
    return _settled(state, box, won, state.pot - paid, shown), told


def lose(state: State, seat: int, wager: Account, turned: Card, *, shown: tuple[Card, ...] = ()) -> Moved:
    """The seat shows its hand now, unless it lies open, and its bet goes to what it was bet against."""
    box = box_of(state, seat)
    told = (Transfer(wager, state.house.fund, box.bet, Reason.LOSS), BetLost(seat, shown, turned, box.bet))
    lost = box._replace(staked=0, outcome=Outcome.LOST, turned=turned, shown=shown or box.shown)
    return _settled(state, box, lost, state.pot + box.bet, shown), told


def _settled(state: State, old: Box, new: Box, pot: int, shown: tuple[Card, ...]) -> State:
    return state._replace(boxes=swap(state.boxes, old, new), pot=pot, shown=(*state.shown, *shown))


def settle_usual(state: State, box: Box, wager: Account, turned: Card, card: Card | None) -> Moved:
    """The usual settlement: who wins shows that card and is paid in full, who loses shows the whole hand."""
    if card is None:
        return lose(state, box.seat, wager, turned, shown=box.hand)
    return win(state, box.seat, wager, turned, card, box.bet, shown=(card,))
