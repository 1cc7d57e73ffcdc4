"""The dealer in a round of Blackjack: deals, looks at the hole card, draws, shuffles the discards.

Source: rules.md §3.2, §3.4 BJ18, §5.
"""

from fairdeal.cards import Card
from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.events import CardsReshuffled
from fairdeal.engine.moves import (
    DEALER,
    Action,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Event,
    Face,
    Reshuffle,
)
from fairdeal.engine.shoe import card_dealt, card_due, check_card, possible_deals
from fairdeal.engine.sitting import NO_CARDS
from fairdeal.games.blackjack import choices, insurance, refusals
from fairdeal.games.blackjack.bets import BETTING
from fairdeal.games.blackjack.boxes import acting, all_hands, is_hole_due, players, receiver, with_hands
from fairdeal.games.blackjack.drawing import draws_to
from fairdeal.games.blackjack.events import (
    BlackjackDealt,
    Busted,
    DealerBusted,
    DealerGrew,
    DealerHasBlackjack,
    DealerStood,
    HandGrew,
    HoleCardPeeked,
    HoleCardTurned,
    InsuranceLost,
    InsuranceOffered,
)
from fairdeal.games.blackjack.hands import DEALER_STANDS, is_blackjack, total
from fairdeal.games.blackjack.settlement import can_become_blackjack, settle
from fairdeal.games.blackjack.state import Box, Hand, Moved, Phase, State


def must_draw(state: State) -> bool:
    """Whether the dealer takes a card: none, one, or up to 17, as the hands on the table ask. Source: rules.md §3.2."""
    hands = [hand for hand in all_hands(state) if not hand.total.is_bust]
    decided = [hand.is_blackjack or hand.surrendered for hand in hands]
    if not all(decided):
        return draws_to(state.house, total(state.dealer))
    wanted = any(decided) or any(box.insurance for box in state.boxes)
    return wanted and len(state.dealer) == 1 and can_become_blackjack(state)


def is_card_due(state: State) -> bool:
    """Whether the next thing is a card."""
    match state.phase:
        case Phase.DEAL:
            return True
        case Phase.PLAY:
            found = acting(state)
            return found is not None and found[1].is_due
        case Phase.DEALER:
            return must_draw(state)
    return False


def due(state: State) -> CardsToDeal | CardsToShuffle:
    """What the dealer must do for the card that is due. Source: rules.md §3.2, §3.4 BJ18, §5."""
    if not state.left:
        return CardsToShuffle(state.house.decks, state.gone)
    if is_hole_due(state):
        return card_due(DEALER, Face.SEALED)
    found = receiver(state)
    return card_due(DEALER if found is None else found[0].seat)


def go_on(state: State, events: tuple[Event, ...]) -> Moved:
    """From phase to phase until a card is due or somebody must decide."""
    if state.phase is Phase.DEAL and state.dealer and receiver(state) is None:
        state, events = _open_play(state, events)
    if state.phase is Phase.INSURANCE and not insurance.asked(state):
        state, events = _begin_play(state, events)
    if state.phase is Phase.PLAY and acting(state) is None:
        state, events = _turned(state._replace(phase=Phase.DEALER), events)
    if state.phase is Phase.DEALER and not must_draw(state):
        return settle(state, (*events, *_told_of_dealer(state)))
    if is_card_due(state) and not state.left and not any(state.gone):
        return settle(*_turned(state, events), unfinished=True)
    return state, events


def _open_play(state: State, events: tuple[Event, ...]) -> Moved:
    """The cards are dealt: blackjacks are announced, and insurance is offered against an ace."""
    added: tuple[Event, ...] = tuple(BlackjackDealt(box.seat) for box in players(state) if box.hands[0].is_blackjack)
    if not insurance.is_offered(state):
        return _begin_play(state, events + added)
    window = insurance.open_window(state)
    asked = insurance.asked(window)
    return window, (*events, *added, InsuranceOffered(asked)) if asked else events + added


def _begin_play(state: State, events: tuple[Event, ...]) -> Moved:
    """The hands can be played, once a dealer with a hole card has looked at it under an ace or a ten.

    If that makes a blackjack, the card is turned and the round is over. Source: rules.md §5.
    """
    if state.hole is None or not can_become_blackjack(state):
        return state._replace(phase=Phase.PLAY), events
    if is_blackjack((*state.dealer, state.hole)):
        return _turned(state._replace(phase=Phase.DEALER), events)
    lost = tuple(InsuranceLost(box.seat) for box in players(state) if box.insurance)
    return state._replace(phase=Phase.PLAY, peeked=True), (*events, HoleCardPeeked(), *lost)


def _turned(state: State, events: tuple[Event, ...]) -> Moved:
    """The hole card is turned up, where there is one."""
    if state.hole is None:
        return state, events
    dealer = (*state.dealer, state.hole)
    turned = HoleCardTurned(state.hole, *total(dealer))
    return state._replace(up=state.dealt, dealer=dealer, hole=None), (*events, turned)


def _told_of_dealer(state: State) -> tuple[Event, ...]:
    """How the dealer ended; nothing where no card was drawn."""
    found = total(state.dealer)
    if len(state.dealer) < 2:
        return ()
    if is_blackjack(state.dealer):
        return (DealerHasBlackjack(),)
    if found.is_bust:
        return (DealerBusted(found.best),)
    return (DealerStood(found.best),) if found.best >= DEALER_STANDS else ()


# What the dealer may do


def actions(state: State) -> list[Action]:
    """All that the dealer may do now."""
    possible = BETTING.dealer_actions(state)
    if is_card_due(state):
        possible += possible_deals(state.house.decks, state.gone, state.dealt) if state.left else [Reshuffle()]
    return possible


def check_deal(state: State, action: Deal) -> None:
    """Raises IllegalAction unless a card is due, and this one can still come."""
    if not is_card_due(state):
        raise common_refusals.nothing_to_deal()
    if not state.left:
        raise refusals.shuffle_due()
    check_card(action.card, state.house.decks, state.gone, state.dealt)


def check_reshuffle(state: State, action: Reshuffle) -> None:
    """Raises IllegalAction unless a card is due and none is left. Source: rules.md §3.4 BJ18."""
    if not is_card_due(state) or state.left:
        raise refusals.no_shuffle_due(state.left)


def deal(state: State, action: Deal) -> Moved:
    """The next card goes where the turn says."""
    card, found = action.card, receiver(state)
    if is_hole_due(state):
        return state._replace(hole=card), (card_dealt(DEALER, card, Face.SEALED),)
    up = (*state.up, card)
    if found is not None:
        return _deal_to(state._replace(up=up), *found, card)
    dealer = (*state.dealer, card)
    grew = DealerGrew(len(dealer), card, *total(dealer))
    return state._replace(up=up, dealer=dealer), (card_dealt(DEALER, card), grew)


def _deal_to(state: State, box: Box, hand: Hand, card: Card) -> Moved:
    grown = hand._replace(cards=(*hand.cards, card), wants_card=False)
    if grown.takes_one_card:
        grown = grown._replace(closed=not choices.can_split(state.house, box, grown))
    of = len(box.hands)
    grew = HandGrew(box.seat, hand.number, of, len(grown.cards), card, *grown.total)
    added: list[Event] = [card_dealt(box.seat, card), grew]
    if grown.total.is_bust:
        added.append(Busted(box.seat, hand.number, of, grown.total.best))
    return with_hands(state, box, hand, grown), tuple(added)


def reshuffle(state: State, action: Reshuffle) -> Moved:
    """The discards of earlier rounds become the new stub; the cards on the table stay there. Source: BJ18."""
    return state._replace(gone=NO_CARDS, reshuffled=True), (CardsReshuffled(sum(state.gone)),)
