"""The dealer's cards in a round of Red Dog: what is due, the deal of the hands, and the shuffles.

Source: rules.md §4.0, §4.8 RD3, RD24, RD31.
"""

from collections.abc import Callable, Mapping
from typing import Final

from fairdeal.cards import DECK, Card
from fairdeal.engine import boxes as common
from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.events import CardsReshuffled
from fairdeal.engine.moves import DEALS, TABLE, CardsToDeal, CardsToShuffle, Deal, Event, Face, Reshuffle
from fairdeal.engine.shoe import card_dealt, card_due, count_seen
from fairdeal.engine.sitting import NO_CARDS
from fairdeal.games.red_dog import refusals, six_spot, turning, turns
from fairdeal.games.red_dog.antes import collect
from fairdeal.games.red_dog.boxes import box_of, out_of_stock, receiver
from fairdeal.games.red_dog.dealers import deal_lot, lot_due
from fairdeal.games.red_dog.events import CardExposed
from fairdeal.games.red_dog.state import NOBODY, Box, Moved, Phase, State

_TURNED_UP: Final = frozenset({Phase.BETS, Phase.BURN, Phase.TURN, Phase.UPCARD})
"""When cards are turned up from the stock, which may run out; in `BETS` by accident."""

_CARDS_COME: Final = frozenset({Phase.LOT, Phase.DEAL, Phase.BURN, Phase.TURN, Phase.UPCARD})

WHOLE_DECK: Final = CardsToShuffle(1, (1,) * len(DECK))
"""Every card is shuffled for a new deal."""


def is_card_due(state: State) -> bool:
    """Whether the next thing is a card, or a shuffle for it."""
    return state.exposed or state.phase in _CARDS_COME


def is_shuffle_due(state: State) -> bool:
    """Whether cards must be shuffled before the one that is due. Source: rules.md §4.8 RD3, RD4, RD31."""
    if state.phase is Phase.DEAL:
        return state.shuffle_due
    return state.phase in _TURNED_UP and is_card_due(state) and not state.left


def due(state: State) -> CardsToDeal | CardsToShuffle:
    """What the dealer must do for the card that is due."""
    if state.phase is Phase.DEAL:
        return WHOLE_DECK if state.shuffle_due else card_due(state.in_turn, face_of_hands(state))
    if state.phase is Phase.LOT:
        return lot_due(state)
    if not state.left:
        return CardsToShuffle(1, count_seen(NO_CARDS, state.turned))
    return card_due(TABLE)


def face_of_hands(state: State) -> Face:
    """Hands are face down; in six-spot not even their owners see them before the bets. Source: rules.md §4.8 RD24."""
    return Face.SEALED if state.house.is_six_spot else Face.DOWN


# What the dealer may do


def deals(state: State) -> tuple[Deal | Reshuffle, ...]:
    """Every card that can come now, or the shuffle that comes first."""
    if is_shuffle_due(state):
        return (Reshuffle(),)
    if not is_card_due(state):
        return ()
    out = frozenset(state.lot if state.phase is Phase.LOT else out_of_stock(state))
    return tuple([DEALS[card] for card in DECK if card not in out])


def _is_out(state: State, card: Card) -> bool:
    if state.phase is Phase.LOT:
        return card in state.lot
    return card in state.turned or any(card in box.hand for box in state.boxes)


def check_deal(state: State, action: Deal) -> None:
    """Raises IllegalAction unless a card is due, and this one can still come."""
    if not is_card_due(state):
        raise common_refusals.nothing_to_deal()
    if is_shuffle_due(state):
        raise refusals.shuffle_first()
    if not 0 <= action.card < len(DECK):
        raise common_refusals.no_such_card(action.card)
    if _is_out(state, action.card):
        raise common_refusals.card_gone(action.card, 1)


def check_reshuffle(state: State, action: Reshuffle) -> None:
    """Raises IllegalAction unless a deal must be shuffled for, or a card is due and none is left."""
    if not is_shuffle_due(state):
        raise refusals.no_shuffle_wanted()


def deal(state: State, action: Deal) -> Moved:
    """The next card goes where the turn says."""
    card = action.card
    if state.exposed:
        return _discard_exposed(state, card)
    return _BY_PHASE[state.phase](state, card)


def begin(state: State) -> Moved:
    """The deal begins, and with it the antes are due: until now a seat could be left out. Source: §0 G9, §4.1."""
    begun = state._replace(begun=True)
    return collect(begun) if state.house.has_antes else (begun, ())


def _deal_hand(state: State, card: Card) -> Moved:
    state, paid = (state, ()) if state.begun else begin(state)
    seat = state.in_turn
    box = box_of(state, seat)
    boxes = common.swap(state.boxes, box, box._replace(hand=(*box.hand, card)))
    return go_on_dealing(state, boxes, (*paid, card_dealt(seat, card, face_of_hands(state))))


def go_on_dealing(state: State, boxes: tuple[Box, ...], events: tuple[Event, ...]) -> Moved:
    """The next hand gets its card; when all are dealt, play begins."""
    to = receiver(boxes, state.dealer)
    state = state._replace(boxes=boxes, in_turn=to)
    if to != NOBODY:
        return state, events
    if state.house.is_six_spot:
        return six_spot.open_upcard(state, events)
    return turns.next_turn(state, events)


def _discard_exposed(state: State, card: Card) -> Moved:
    """A card that was seen by accident goes to the discards, a low one in six-spot too. Source: §4.1, §4.8 RD39."""
    state = state._replace(turned=(*state.turned, card), exposed=False)
    added = (card_dealt(TABLE, card), CardExposed(card))
    return six_spot.open_upcard(state, added) if state.phase is Phase.UPCARD else (state, added)


def reshuffle(state: State, action: Reshuffle) -> Moved:
    """The whole deck is shuffled for the deal, or the discards become the stock again. Source: §4.8 RD3, RD31."""
    if state.shuffle_due:
        return state._replace(shuffle_due=False, lot=()), (CardsReshuffled(len(DECK)),)
    restocked = state._replace(turned=(), restocked=state.turned)
    return restocked, (CardsReshuffled(len(state.turned)),)


_BY_PHASE: Final[Mapping[Phase, Callable[[State, Card], Moved]]] = {
    Phase.LOT: deal_lot,
    Phase.DEAL: _deal_hand,
    Phase.BURN: turning.burn,
    Phase.TURN: turning.turn_card,
    Phase.UPCARD: six_spot.turn_up,
}
"""What the next card is for."""
