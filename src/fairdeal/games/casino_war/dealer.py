"""The dealer in a round of Casino War: deals and burns. Source: rules.md §1.2."""

from collections.abc import Mapping
from typing import Final

from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.boxes import swap
from fairdeal.engine.events import CardsBurned
from fairdeal.engine.moves import DEALER, Action, Burn, Deal
from fairdeal.engine.shoe import card_dealt, check_card, possible_deals
from fairdeal.games.casino_war import refusals
from fairdeal.games.casino_war.bets import BETTING
from fairdeal.games.casino_war.boxes import next_box
from fairdeal.games.casino_war.settlement import settle
from fairdeal.games.casino_war.state import Moved, Phase, State
from fairdeal.games.casino_war.ties import compare

FIRST_BURN: Final = 1
WAR_BURN: Final = 3
BURNS: Final[Mapping[Phase, int]] = {Phase.BURN: FIRST_BURN, Phase.WAR_BURN: WAR_BURN}
"""How many cards are burned before the cards of a phase."""
DEALING: Final = frozenset({Phase.DEAL, Phase.WAR_DEAL})
"""The phases in which cards are dealt face up."""
_BURNED: Final = {phase: CardsBurned(cards) for phase, cards in BURNS.items()}


def actions(state: State) -> list[Action]:
    """All that the dealer may do now."""
    possible = BETTING.dealer_actions(state)
    if state.phase in BURNS:
        possible.append(Burn(BURNS[state.phase]))
    if state.phase in DEALING:
        possible += possible_deals(state.house.decks, state.gone, state.up)
    return possible


def check_deal(state: State, action: Deal) -> None:
    """Raises IllegalAction unless a card is due face up, and this one can still come."""
    if state.phase in BURNS:
        raise refusals.burn_due(BURNS[state.phase])
    if state.phase not in DEALING:
        raise common_refusals.nothing_to_deal()
    check_card(action.card, state.house.decks, state.gone, state.up)


def check_burn(state: State, action: Burn) -> None:
    """Raises IllegalAction unless so many cards are due face down."""
    if state.phase in DEALING:
        raise refusals.deal_due()
    if state.phase not in BURNS:
        raise common_refusals.nothing_to_deal()
    if action.count != BURNS[state.phase]:
        raise refusals.wrong_burn(action.count, BURNS[state.phase])


def deal(state: State, action: Deal) -> Moved:
    """The next card goes where the turn says; after the dealer's, cards are compared."""
    card, box = action.card, next_box(state)
    to = DEALER if box is None else box.seat
    up, events = (*state.up, card), (card_dealt(to, card),)
    if box is not None:
        dealt = box._replace(card=card) if state.phase is Phase.DEAL else box._replace(war_card=card)
        return state._replace(boxes=swap(state.boxes, box, dealt), up=up), events
    if state.phase is Phase.DEAL:
        return compare(state._replace(up=up, dealer_card=card), events)
    return settle(state._replace(up=up, dealer_war_card=card), events)


def burn(state: State, action: Burn) -> Moved:
    """Cards are put aside unseen."""
    phase = Phase.DEAL if state.phase is Phase.BURN else Phase.WAR_DEAL
    return state._replace(phase=phase, burned=state.burned + action.count), (_BURNED[state.phase],)
