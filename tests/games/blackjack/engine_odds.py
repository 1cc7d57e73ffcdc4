"""What a seat can win, found by the engine alone: every card that may come, and at each decision the best."""

from fractions import Fraction
from typing import Any

from fairdeal.cards import DECK, Card
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.moves import Action, CardsToDeal, Deal, PlayerAction, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.blackjack import GAME, House, State
from fairdeal.games.blackjack.odds.hand_table import kind_of


def opened(house: House, left: tuple[Card, ...], *chips: int) -> State:
    """A round whose shoe has only these cards left, with seats that have so many half-chips."""
    gone = tuple(house.decks - left.count(card) for card in DECK)
    return GAME.rules.start(house, Opening(tuple(Seated(seat, each) for seat, each in enumerate(chips)), gone=gone))


def dealt(state: State, bet: int, *cards: Card) -> State:
    """The round once the first seat has bet and these cards have come: its own, the upcard, its own."""
    return after(state, Bet(0, bet), *(Deal(card) for card in cards))


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state, _ = GAME.rules.apply(state, action)
    return state


def worth(state: State, known: dict[Any, Fraction]) -> Fraction:
    """The first seat's expected net of the round in half-chips, to the best play there can be."""
    now = GAME.rules.turn(state)
    if isinstance(now, RoundOver):
        return Fraction(net_of(state.boxes[0]))
    key = _key(state)
    if key not in known:
        if isinstance(now, CardsToDeal):
            known[key] = _over_cards(state, known)
        else:
            assert isinstance(now, SeatsToMove)
            choices = GAME.rules.legal(state, 0).actions
            known[key] = max(worth(after(state, each), known) for each in choices if isinstance(each, PlayerAction))
    return known[key]


def _over_cards(state: State, known: dict[Any, Fraction]) -> Fraction:
    left: dict[int, list[Card]] = {}
    for card in DECK:
        count = state.house.decks - state.gone[card] - state.up.count(card)
        left.setdefault(kind_of(card), []).extend([card] * count)
    cards = sum(map(len, left.values()))
    worths = (len(each) * worth(after(state, Deal(each[0])), known) for each in left.values() if each)
    return sum(worths, Fraction(0)) / cards


def _key(state: State) -> Any:
    """All that matters for what is still to come; what came in which order does not."""
    (box,) = state.boxes
    hands = tuple(
        (
            hand.number,
            tuple(sorted(map(kind_of, hand.cards))),
            hand.from_split,
            hand.doubled,
            hand.stood,
            hand.wants_card,
        )
        for hand in box.hands
    )
    return state.phase, box.chips, box.insurance, hands, tuple(map(kind_of, state.dealer))
