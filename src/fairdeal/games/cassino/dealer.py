"""The dealer of Cassino: the lot for the first deal, the shuffle after it, and the portions. Source: rules.md §2.1."""

from typing import Final

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.events import CardDealt, CardsReshuffled
from fairdeal.engine.moves import (
    DEALS,
    TABLE,
    Action,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Event,
    Face,
    Reshuffle,
    Turn,
)
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.house import SEATS
from fairdeal.games.cassino.state import (
    FIRST_PORTION,
    LATER_PORTION,
    PORTIONS,
    DealerFound,
    LastPortion,
    LotTied,
    Moved,
    Phase,
    State,
)

_OTHER: Final = "other"
_MIDDLE: Final = "middle"
_DEALER: Final = "dealer"
_FIRST: Final[tuple[str, ...]] = (_OTHER, _OTHER, _MIDDLE, _MIDDLE, _DEALER, _DEALER) * 2
_LATER: Final[tuple[str, ...]] = (_OTHER, _OTHER, _DEALER, _DEALER) * 2
ORDER: Final[tuple[str, ...]] = _FIRST + _LATER * (PORTIONS - 1)
"""Where each card of a deal goes: by twos to the other player, the table and the dealer. Source: rules.md §2.6 CA2."""

WHOLE: Final = CardsToShuffle(1, (1,) * len(DECK))
"""The whole deck must be shuffled."""


def due(state: State) -> Turn:
    """What the dealer must do before anybody can play."""
    if state.phase is Phase.SHUFFLE:
        return WHOLE
    if state.phase is Phase.LOT:
        return CardsToDeal(1, Face.UP, len(state.lot) % SEATS)
    to = _to(state)
    return CardsToDeal(1, Face.UP if to == TABLE else Face.DOWN, to)


def actions(state: State) -> list[Action]:
    """What the dealer may do before anybody can play."""
    if state.phase is Phase.SHUFFLE:
        return [Reshuffle()]
    out = _out(state)
    return [DEALS[card] for card in DECK if card not in out]


def check_deal(state: State, action: Deal) -> None:
    """Raises IllegalAction unless a card is due, and this one can still come."""
    if state.phase is Phase.SHUFFLE:
        raise refusals.deck_due()
    if state.phase is Phase.PLAY:
        raise common_refusals.nothing_to_deal()
    if not 0 <= action.card < len(DECK):
        raise common_refusals.no_such_card(action.card)
    if action.card in _out(state):
        raise common_refusals.card_gone(action.card, 1)


def check_reshuffle(state: State, action: Reshuffle) -> None:
    """Raises IllegalAction unless a shuffle is due."""
    if state.phase is not Phase.SHUFFLE:
        raise refusals.deck_not_due()


def deal(state: State, action: Deal) -> Moved:
    """The next card goes where the turn says."""
    return _draw(state, action.card) if state.phase is Phase.LOT else _deal(state, action.card)


def reshuffle(state: State, action: Reshuffle) -> Moved:
    """The whole deck is shuffled: for the deal, or for another lot where all cards were drawn in ties."""
    phase = Phase.LOT if state.dealer is None else Phase.DEAL
    return state._replace(phase=phase, lot=()), (CardsReshuffled(len(DECK)),)


def next_portion(state: State) -> Moved:
    """Both hands are played out, and the next ones come from the stock. Source: rules.md §2.6 CA27."""
    after = state._replace(phase=Phase.DEAL)
    is_last = len(DECK) - state.dealt == LATER_PORTION
    return after, (LastPortion(),) if is_last else ()


def lot_rank(card: Card) -> int:
    """How high a card of the lot is: the ace is the lowest, the king the highest."""
    return (rank_of(card) + 1) % 13


def _draw(state: State, card: Card) -> Moved:
    """A card of the lot: the higher one deals, and a tie is drawn again. Source: rules.md §2.6 CA1."""
    place = len(state.lot) % SEATS
    drawn: tuple[Event, ...] = (CardDealt(place, card, Face.UP),)
    state = state._replace(lot=(*state.lot, card))
    if place == 0:
        return state, drawn
    first, second = map(lot_rank, state.lot[-SEATS:])
    if first != second:
        dealer = int(second > first)
        return state._replace(dealer=dealer, phase=Phase.SHUFFLE), (*drawn, DealerFound(dealer))
    phase = Phase.SHUFFLE if len(state.lot) == len(DECK) else Phase.LOT
    return state._replace(phase=phase), (*drawn, LotTied())


def _deal(state: State, card: Card) -> Moved:
    to = _to(state)
    dealt = state._replace(dealt=state.dealt + 1)
    if to == TABLE:
        dealt = dealt._replace(loose=(*state.loose, card))
    else:
        hands = [each._replace(hand=(*each.hand, card)) if each.seat == to else each for each in state.players]
        dealt = dealt._replace(players=tuple(hands))
    return _ready(dealt), (CardDealt(to, card, Face.UP if to == TABLE else Face.DOWN),)


def _ready(state: State) -> State:
    """The other player starts every portion once it is dealt."""
    if (state.dealt - FIRST_PORTION) % LATER_PORTION or state.dealt < FIRST_PORTION:
        return state
    return state._replace(phase=Phase.PLAY, mover=other(state.dealer))


def other(seat: int | None) -> int:
    """The other seat of the two."""
    assert seat is not None, "there is a dealer before any card is dealt"
    return SEATS - 1 - seat


def _to(state: State) -> int:
    place = ORDER[state.dealt]
    if place == _MIDDLE:
        return TABLE
    return other(state.dealer) if place == _OTHER else SEATS - 1 - other(state.dealer)


def _out(state: State) -> set[Card]:
    """The cards that have come in this deal, or in the lot."""
    out = {*state.lot, *state.loose, *(card for build in state.builds for card in build.cards)}
    return out.union(*(player.hand + player.pile for player in state.players))
