"""What a seat, or a spectator, may see of a round of Red Dog. Source: rules.md §0 G5, §4.8 RD24, RD28."""

from dataclasses import dataclass

from fairdeal.cards import DECK, Card
from fairdeal.engine.moves import SeatsToMove
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.play import turn
from fairdeal.games.red_dog.state import Box, Irregular, Outcome, Phase, Place, State

_SEALED_BEFORE = (Phase.DEAL, Phase.UPCARD, Phase.COVER, Phase.SEALED_BETS)
"""When hands of six-spot lie face down even before their owners."""


@dataclass(frozen=True, slots=True)
class BoxView:
    """A seat's place as a viewer sees it; amounts in half-chips.

    `before` is what the seat brought into the round. `hand` has a None for every card that the viewer may not see.
    `has_bet` tells that a bet was made; `bet` is None while it is sealed and not the viewer's, and `chips` then counts
    it as still there. `shown` are the cards that everybody saw, whether they still lie open or not. `turned` is the
    card that decided the bet. `net` is known once the round is over.
    """

    seat: int
    chips: int
    before: int
    place: Place
    hand: tuple[Card | None, ...]
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
    `to_move` names the seats that must act. `order` names the seats with hands from the dealer's left. `size` is the
    size of a whole hand. `pot` is the pot or the pool; `bank` is what the banker's stake has become, of which
    `uncovered` can still be bet against in six-spot.
    `lot` are the cards that look for the first dealer, `turned` those that lie face up beside the stock, `upcard` the
    one that counts for all in six-spot.
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
    to_move: tuple[int, ...]
    size: int
    pot: int
    bank: int
    uncovered: int
    lot: tuple[Card, ...]
    turned: tuple[Card, ...]
    upcard: Card | None
    seen: tuple[int, ...]
    left: int
    restocked: tuple[Card, ...]


def view(state: State, viewer: int | None) -> View:
    """What a seat may see; None for a spectator."""
    return _view(state, viewer, [_box(state, box, viewer) for box in state.boxes])


def whole(state: State) -> View:
    """The round with every hand open, for looking back when the seal is open."""
    return _view(state, None, [_open_box(state, box) for box in state.boxes])


def _view(state: State, viewer: int | None, boxes: list[BoxView]) -> View:
    now = turn(state)
    return View(
        you=viewer,
        house=state.house,
        phase=state.phase,
        boxes=tuple(boxes),
        dealer=state.dealer,
        order=state.order,
        to_move=now.seats if isinstance(now, SeatsToMove) else (),
        size=state.size,
        pot=0 if state.house.has_banker else state.pot,
        bank=state.pot if state.house.has_banker else 0,
        uncovered=state.uncovered if state.house.variant == "six_banker" else 0,
        lot=state.lot,
        turned=state.turned,
        upcard=state.upcard,
        seen=_seen(state),
        left=state.left,
        restocked=state.restocked,
    )


def _seen(state: State) -> tuple[int, ...]:
    counts = [0] * len(DECK)
    for card in (*state.turned, *state.shown):
        counts[card] = 1
    return tuple(counts)


def _box(state: State, box: Box, viewer: int | None) -> BoxView:
    if box.seat == viewer and not (state.house.is_six_spot and state.phase in _SEALED_BEFORE):
        return _open_box(state, box)
    hand = tuple([card if card in box.shown else None for card in box.hand])
    if state.phase is Phase.SEALED_BETS and box.seat != viewer and box.bet:
        return _open_box(state, box._replace(chips=box.chips + box.bet, bet=0, hand=()), hand=hand, sealed=True)
    return _open_box(state, box, hand=hand)


def _open_box(state: State, box: Box, *, hand: tuple[Card | None, ...] | None = None, sealed: bool = False) -> BoxView:
    return BoxView(
        seat=box.seat,
        chips=box.chips,
        before=box.before,
        place=box.place,
        hand=box.hand if hand is None else hand,
        irregular=box.irregular,
        has_bet=sealed or box.bet > 0,
        bet=None if sealed else box.bet,
        outcome=box.outcome,
        turned=box.turned,
        shown=box.shown,
        net=box.net if state.phase is Phase.OVER else None,
    )
