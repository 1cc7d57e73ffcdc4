"""The dealer in a round of Casino War: deals, burns, leaves a seat out, voids. Source: rules.md §1.2, §1.4."""

from collections.abc import Mapping
from typing import Final

from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.boxes import seated, swap
from fairdeal.engine.events import CardsBurned, RoundVoided
from fairdeal.engine.moves import CARD_FAULTS, DEALER, Action, Burn, Deal, DealOut, Void
from fairdeal.engine.shoe import card_dealt, check_card, possible_deals
from fairdeal.games.casino_war import refusals
from fairdeal.games.casino_war.bets import close_bets
from fairdeal.games.casino_war.boxes import next_box
from fairdeal.games.casino_war.settlement import refund, settle
from fairdeal.games.casino_war.state import BEFORE_CARDS, Moved, Phase, Place, SatOut, State
from fairdeal.games.casino_war.ties import compare

FIRST_BURN: Final = 1
WAR_BURN: Final = 3
BURNS: Final[Mapping[Phase, int]] = {Phase.BURN: FIRST_BURN, Phase.WAR_BURN: WAR_BURN}
"""How many cards are burned before the cards of a phase."""
DEALING: Final = (Phase.DEAL, Phase.WAR_DEAL)
"""The phases in which cards are dealt face up."""
_BURNED: Final = {phase: CardsBurned(cards) for phase, cards in BURNS.items()}


def actions(state: State) -> list[Action]:
    """All that the dealer may do now."""
    if state.phase is Phase.OVER:
        return []
    due: list[Action] = [Void(fault) for fault in CARD_FAULTS]
    if state.phase in BEFORE_CARDS:
        due += [DealOut(box.seat) for box in state.boxes if box.place is not Place.OUT]
    if state.phase in BURNS:
        due.append(Burn(BURNS[state.phase]))
    if state.phase in DEALING:
        due += possible_deals(state.house.decks, state.gone, state.up)
    return due


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


def check_deal_out(state: State, action: DealOut) -> None:
    """Raises IllegalAction unless the seat is in the round and no card is dealt."""
    box = seated(state.boxes, action.target)
    if state.phase not in BEFORE_CARDS:
        raise common_refusals.too_late_to_deal_out()
    if box.place is Place.OUT:
        raise common_refusals.sits_out(action.target)


def check_void(state: State, action: Void) -> None:
    """Raises IllegalAction unless the fault is one of the cards."""
    if action.fault not in CARD_FAULTS:
        raise common_refusals.not_a_fault()


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


def deal_out(state: State, action: DealOut) -> Moved:
    """The seat is left out of the round, and its bet goes back."""
    box = seated(state.boxes, action.target)
    out = box._replace(place=Place.OUT, chips=box.chips + box.stake, stake=0)
    return close_bets(state, swap(state.boxes, box, out), (*refund(box), SatOut(action.target)))


def void(state: State, action: Void) -> Moved:
    """Every wager goes back, the war wagers too. Source: rules.md §1.4, §1.6 CW7."""
    refunds = [transfer for box in state.boxes for transfer in refund(box)]
    boxes = tuple(box._replace(chips=box.chips + box.staked, returned=box.staked) for box in state.boxes)
    over = state._replace(boxes=boxes, phase=Phase.OVER, fault=action.fault)
    return over, (*refunds, RoundVoided(action.fault))
