"""What a seat, or a spectator, may see of a round of Red Dog. Source: rules.md §0 G5, §4.8 RD24, RD28."""

from dataclasses import dataclass
from typing import Final

from fairdeal.cards import DECK, Card
from fairdeal.engine.moves import movers
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.play import turn
from fairdeal.games.red_dog.state import Box, Irregular, Outcome, Phase, Place, State


@dataclass(frozen=True, slots=True)
class BoxView:
    """A seat's place as a viewer sees it; amounts in half-chips.

    `before` is what the seat brought into the round, and `owes` the entry fee of a newcomer. `hand` has a None for
    every card that the viewer may not see; a whole one has `due` cards. `has_bet` tells that a bet was made; `bet` is
    None while it is sealed and not the viewer's, and `chips` then counts it as still there. `shown` are the cards that
    everybody saw, whether they still lie open or not. `turned` is the card that decided the bet. `net` is known once
    the round is over.
    """

    seat: int
    chips: int
    place: Place
    before: int
    owes: int
    hand: tuple[Card | None, ...]
    due: int
    irregular: Irregular | None
    has_bet: bool
    bet: int | None
    outcome: Outcome | None
    turned: Card | None
    shown: tuple[Card, ...]
    net: int | None


@dataclass(frozen=True, slots=True)
class View:
    """A round as a viewer sees it; amounts in half-chips.

    `you` is the viewer's seat, None for a spectator. `dealer` is the seat whose deal it is, −1 before it is found.
    `to_move` names the seats that must act. `in_turn` is the one whose turn it is, also while its cards come, or that
    gets the next card of the deal; −1 for nobody. `order` names the seats with hands from the dealer's left, and
    `declined` those that would not bank. `size` is how many cards a hand has. `pot` is the pot or the pool; `bank` is
    what the banker's `offer` has become, of which `uncovered` can still be bet against in six-spot.
    `lot` are the cards that look for the first dealer, until all are shuffled for the deal. `turned` are those that
    lie face up beside the stock, and `upcard` the one that counts for all in six-spot. `begun` is on from the first
    card of the deal, `shuffle_due` while the whole deck must be shuffled for it, and `exposed` while the next card is
    one that was seen by accident. `payee` is the last winner, who can give back what was `overpaid`.
    `seen` counts, card by card, what everybody knows to be out of the stock: turned up, or shown from a hand. `left` is
    how many cards the stock has. `restocked` names the cards that became the stock again when it ran out: then it holds
    these without those in `turned`, and no other.
    """

    you: int | None
    house: House
    phase: Phase
    boxes: tuple[BoxView, ...]
    dealer: int
    order: tuple[int, ...]
    declined: tuple[int, ...]
    to_move: tuple[int, ...]
    in_turn: int
    size: int
    pot: int
    bank: int
    offer: int
    uncovered: int
    lot: tuple[Card, ...]
    turned: tuple[Card, ...]
    upcard: Card | None
    begun: bool
    shuffle_due: bool
    exposed: bool
    payee: int
    overpaid: int
    seen: tuple[int, ...]
    left: int
    restocked: tuple[Card, ...]


def view(state: State, viewer: int | None) -> View:
    """What a seat may see; None for a spectator."""
    return _view(state, viewer, tuple([_box(state, box, viewer) for box in state.boxes]))


def whole(state: State) -> View:
    """The round with every hand open, for looking back when the seal is open."""
    return _view(state, None, tuple([_shown_box(state, box, box.hand) for box in state.boxes]))


def _view(state: State, viewer: int | None, boxes: tuple[BoxView, ...]) -> View:
    has_banker = state.house.has_banker
    return View(
        you=viewer,
        house=state.house,
        phase=state.phase,
        boxes=boxes,
        dealer=state.dealer,
        order=state.order,
        declined=state.declined,
        to_move=movers(turn(state)),
        in_turn=state.in_turn,
        size=state.size,
        pot=0 if has_banker else state.pot,
        bank=state.pot if has_banker else 0,
        offer=state.offer,
        uncovered=state.uncovered if state.house.variant == "six_banker" else 0,
        lot=state.lot,
        turned=state.turned,
        upcard=state.upcard,
        begun=state.begun,
        shuffle_due=state.shuffle_due,
        exposed=state.exposed,
        payee=state.payee,
        overpaid=state.overpaid,
        seen=_seen(state),
        left=state.left,
        restocked=state.restocked,
    )


def _seen(state: State) -> tuple[int, ...]:
    counts = [0] * len(DECK)
    for card in (*state.turned, *state.shown):
        counts[card] = 1
    return tuple(counts)


_BLIND: Final = (Phase.DEAL, Phase.UPCARD, Phase.COVER, Phase.SEALED_BETS)
"""When hands of six-spot are face down even before their owners. Source: rules.md §4.8 RD24."""


def _box(state: State, box: Box, viewer: int | None) -> BoxView:
    """A place as the viewer may see it: the hand if it is its own and not sealed, else the cards that were shown."""
    if box.seat == viewer and not (state.house.is_six_spot and state.phase in _BLIND):
        return _shown_box(state, box, box.hand)
    hand = tuple([card if card in box.shown else None for card in box.hand])
    is_secret = state.phase is Phase.SEALED_BETS and box.bet > 0 and box.seat != viewer
    return _shown_box(state, box, hand, is_secret=is_secret)


def _shown_box(state: State, box: Box, hand: tuple[Card | None, ...], *, is_secret: bool = False) -> BoxView:
    return BoxView(
        seat=box.seat,
        chips=box.chips + box.bet if is_secret else box.chips,
        place=box.place,
        before=box.before,
        owes=box.owes,
        hand=hand,
        due=box.due,
        irregular=box.irregular,
        has_bet=box.bet > 0,
        bet=None if is_secret else box.bet,
        outcome=box.outcome,
        turned=box.turned,
        shown=box.shown,
        net=box.net if state.phase is Phase.OVER else None,
    )
