"""What a seat, or a spectator, may see of a round of Blackjack: everything on the table but a card face down.

Source: rules.md §0 G5, §3.4 BJ28, §5.
"""

from dataclasses import dataclass

from fairdeal.cards import Card
from fairdeal.engine.banking.moves import Place
from fairdeal.engine.banking.rounds import net
from fairdeal.engine.moves import movers
from fairdeal.engine.shoe import count_seen
from fairdeal.games.blackjack.boxes import acting
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.play import turn
from fairdeal.games.blackjack.state import Box, Hand, Outcome, Phase, State


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as everybody sees it; amounts in half-chips.

    It adds up to `best`, or to `low` as well. `staked` is all that is committed on it; `net` is known once it is
    settled. `can_change` is on until it gets no further card and takes no further decision.
    """

    number: int
    cards: tuple[Card, ...]
    best: int
    low: int
    stake: int
    staked: int
    from_split: bool
    doubled: bool
    surrendered: bool
    is_blackjack: bool
    can_change: bool
    outcome: Outcome | None
    net: int | None


@dataclass(frozen=True, slots=True)
class BoxView:
    """A seat's place as everybody sees it; amounts in half-chips.

    `insurance` is None where the seat has not decided, 0 where it took none; `net` is known once the round is over.
    """

    seat: int
    chips: int
    place: Place
    stake: int
    staked: int
    hands: tuple[HandView, ...]
    insurance: int | None
    net: int | None


@dataclass(frozen=True, slots=True)
class View:
    """A round as a viewer sees it.

    `you` is the viewer's seat, None for a spectator. `to_move` names the seats that must act, and `hand` is the
    number of the hand in turn, while hands are played. The dealer's open cards add up to `dealer_best`, or to
    `dealer_low` as well. `hole` tells that another card of the dealer's lies face down, and `peeked` that the dealer
    has looked at it and has no blackjack.
    `seen` counts, card by card, all that this shuffle has shown so far, and `unseen` is how many cards are left in the
    shoe: what a careful player could have written down. A shuffle is due after `until_least` to `until_most` more
    cards.
    """

    you: int | None
    house: House
    phase: Phase
    boxes: tuple[BoxView, ...]
    dealer: tuple[Card, ...]
    dealer_best: int
    dealer_low: int
    hole: bool
    peeked: bool
    to_move: tuple[int, ...]
    hand: int | None
    seen: tuple[int, ...]
    unseen: int
    until_least: int
    until_most: int


def view(state: State, viewer: int | None) -> View:
    """What a seat may see; None for a spectator."""
    played = acting(state) if state.phase is Phase.PLAY else None
    seen = count_seen(state.gone, state.up)
    dealer = Hand(0, 0, state.dealer).total
    least, most = _until_shuffle(state)
    return View(
        you=viewer,
        house=state.house,
        phase=state.phase,
        boxes=tuple(_box(box, over=state.phase is Phase.OVER) for box in state.boxes),
        dealer=state.dealer,
        dealer_best=dealer.best,
        dealer_low=dealer.low,
        hole=state.hole is not None,
        peeked=state.peeked,
        to_move=movers(turn(state)),
        hand=None if played is None else played[1].number,
        seen=seen,
        unseen=state.left,
        until_least=least,
        until_most=most,
    )


def whole(state: State) -> View:
    """The round with the dealer's card face up, for looking back."""
    if state.hole is None:
        return view(state, None)
    return view(state._replace(up=state.dealt, dealer=(*state.dealer, state.hole), hole=None), None)


def _until_shuffle(state: State) -> tuple[int, int]:
    """How many more cards come before the cut card, at least and at most; 0 once the shoe has run out.

    Where it lies between its places nobody knows before the seal is opened. Source: rules.md §3.4 BJ16, BJ17.
    """
    if state.reshuffled:
        return 0, 0
    dealt = state.house.cards - state.left
    first, last = state.house.cut_card
    return max(0, first - dealt), max(0, last - dealt)


def _box(box: Box, *, over: bool) -> BoxView:
    return BoxView(
        seat=box.seat,
        chips=box.chips,
        place=box.place,
        stake=box.stake,
        staked=box.staked,
        hands=tuple(_hand(hand) for hand in box.hands),
        insurance=box.insurance,
        net=net(box) if over else None,
    )


def _hand(hand: Hand) -> HandView:
    return HandView(
        number=hand.number,
        cards=hand.cards,
        best=hand.total.best,
        low=hand.total.low,
        stake=hand.stake,
        staked=hand.staked,
        from_split=hand.from_split,
        doubled=hand.doubled,
        surrendered=hand.surrendered,
        is_blackjack=hand.is_blackjack,
        can_change=not hand.is_complete,
        outcome=hand.outcome,
        net=None if hand.outcome is None else hand.returned - hand.staked,
    )
