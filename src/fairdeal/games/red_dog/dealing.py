"""The dealer's cards in a round of Red Dog: what is due, the deal of the hands, and the shuffles.

Source: rules.md §4.0, §4.8 RD3, RD24, RD31.
"""

from typing import Final

from fairdeal.cards import DECK, Card
from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.events import CardsReshuffled
from fairdeal.engine.moves import DEALS, TABLE, CardsToDeal, CardsToShuffle, Deal, Event, Face, Reshuffle
from fairdeal.engine.shoe import card_dealt, card_due, check_card, count_seen
from fairdeal.engine.sitting import NO_CARDS
from fairdeal.games.red_dog import refusals, six_spot, turning, turns
from fairdeal.games.red_dog.antes import collect
from fairdeal.games.red_dog.boxes import out_of_stock, put
from fairdeal.games.red_dog.dealers import deal_lot, lot_due
from fairdeal.games.red_dog.events import CardExposed
from fairdeal.games.red_dog.state import Box, Moved, Phase, State

_CARDS_COME: Final = (Phase.DEAL, Phase.TURN, Phase.BURN, Phase.UPCARD, Phase.LOT)

WHOLE_DECK: Final = CardsToShuffle(1, (1,) * len(DECK))
"""Every card is shuffled for a new deal."""


def is_card_due(state: State) -> bool:
    """Whether the next thing is a card, or a shuffle for it."""
    return state.exposed or state.phase in _CARDS_COME


def is_shuffle_due(state: State) -> bool:
    """Whether cards must be shuffled before the one that is due. Source: rules.md §4.8 RD3, RD4, RD31.

    The draw has a deck of its own, and for the hands the deck suffices.
    """
    if state.shuffle_due or state.phase is Phase.DEAL:
        return state.shuffle_due
    return state.phase is not Phase.LOT and is_card_due(state) and not state.left


def due(state: State) -> CardsToDeal | CardsToShuffle:
    """What the dealer must do for the card that is due."""
    if state.phase is Phase.LOT:
        return lot_due(state)
    if state.shuffle_due:
        return WHOLE_DECK
    if state.phase is Phase.DEAL:
        return card_due(receiver(state).seat, face_of_hands(state))
    return card_due(TABLE) if state.left else CardsToShuffle(1, count_seen(NO_CARDS, state.turned))


def face_of_hands(state: State) -> Face:
    """Hands are face down; in six-spot not even their owners see them before the bets. Source: rules.md §4.8 RD24."""
    return Face.SEALED if state.house.is_six_spot else Face.DOWN


def receiver(state: State) -> Box:
    """Who gets the next card while hands are dealt: one card at a time, from the dealer's left."""
    found, fewest = state.boxes[0], len(DECK)
    for box in state.boxes:
        cards = len(box.hand)
        if cards < box.due and (cards < fewest or (cards == fewest and box.seat > state.dealer >= found.seat)):
            found, fewest = box, cards
    return found


# What the dealer may do


def deals(state: State) -> tuple[Deal | Reshuffle, ...]:
    """Every card that can come now, or the shuffle that comes first."""
    if is_shuffle_due(state):
        return (Reshuffle(),)
    if not is_card_due(state):
        return ()
    gone = frozenset(_dealt(state))
    return tuple([DEALS[card] for card in DECK if card not in gone])


def _dealt(state: State) -> tuple[Card, ...]:
    return state.lot if state.phase is Phase.LOT else out_of_stock(state)


def check_deal(state: State, action: Deal) -> None:
    """Raises IllegalAction unless a card is due, and this one can still come."""
    if not is_card_due(state):
        raise common_refusals.nothing_to_deal()
    if is_shuffle_due(state):
        raise refusals.shuffle_first()
    check_card(action.card, 1, NO_CARDS, _dealt(state))


def check_reshuffle(state: State, action: Reshuffle) -> None:
    """Raises IllegalAction unless a deal must be shuffled for, or a card is due and none is left."""
    if not is_shuffle_due(state):
        raise refusals.no_shuffle_wanted()


def deal(state: State, action: Deal) -> Moved:
    """The next card goes where the turn says."""
    card = action.card
    if state.exposed:
        return _discard_exposed(state, card)
    match state.phase:
        case Phase.DEAL:
            return _deal_hand(state, card)
        case Phase.LOT:
            return deal_lot(state, card)
        case Phase.BURN:
            return turning.burn(state, card)
        case Phase.TURN:
            return turning.turn_card(state, card)
    return six_spot.turn_up(state, card)


def begin(state: State) -> Moved:
    """The deal begins, and with it the antes are due: until now a seat could be left out. Source: §0 G9, §4.1."""
    if state.begun:
        return state, ()
    begun = state._replace(begun=True)
    return collect(begun) if state.house.has_antes else (begun, ())


def _deal_hand(state: State, card: Card) -> Moved:
    state, paid = begin(state)
    box = receiver(state)
    state = put(state, box, box.with_card(card))
    return after_card(state, (*paid, card_dealt(box.seat, card, face_of_hands(state))))


def after_card(state: State, events: tuple[Event, ...]) -> Moved:
    """When every hand is dealt, play begins."""
    for box in state.boxes:
        if len(box.hand) < box.due:
            return state, events
    if state.house.is_six_spot:
        return six_spot.open_upcard(state, events)
    return turns.next_turn(state, events)


def _discard_exposed(state: State, card: Card) -> Moved:
    """A card that was seen by accident goes to the discards, a low one in six-spot too. Source: §4.1, §4.8 RD39."""
    state = state._replace(turned=(*state.turned, card), exposed=False)
    told = (card_dealt(TABLE, card), CardExposed(card))
    return six_spot.open_upcard(state, told) if state.phase is Phase.UPCARD else (state, told)


def reshuffle(state: State, action: Reshuffle) -> Moved:
    """The whole deck is shuffled for the deal, or the discards become the stock again. Source: §4.8 RD3, RD31."""
    if state.shuffle_due:
        return state._replace(shuffle_due=False), (CardsReshuffled(len(DECK)),)
    restocked = state._replace(turned=(), restocked=state.turned)
    return restocked, (CardsReshuffled(len(state.turned)),)
