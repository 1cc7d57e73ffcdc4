"""Finding and changing the places and hands of a round."""

from collections.abc import Iterator

from fairdeal.engine.banking.moves import Place
from fairdeal.engine.boxes import swap
from fairdeal.games.blackjack.payouts import looks_first
from fairdeal.games.blackjack.state import Box, Hand, Phase, State


def with_hands(state: State, box: Box, hand: Hand, *instead: Hand, chips: int | None = None) -> State:
    """The round with a hand of a place replaced by others, side by side, and other chips beside them."""
    place = box.hands.index(hand)
    hands = (*box.hands[:place], *instead, *box.hands[place + 1 :])
    changed = box._replace(hands=hands, chips=box.chips if chips is None else chips)
    return state._replace(boxes=swap(state.boxes, box, changed))


def players(state: State) -> Iterator[Box]:
    """The places that play in the round, in the order of dealing and acting. Source: rules.md §3.4 BJ20."""
    return (box for box in state.boxes if box.place is Place.IN)


def all_hands(state: State) -> Iterator[Hand]:
    """Every hand on the table."""
    return (hand for box in players(state) for hand in box.hands)


def acting(state: State) -> tuple[Box, Hand] | None:
    """Whose turn it is while hands are played: seat by seat, hand by hand; None when all are complete."""
    for box in players(state):
        for hand in box.hands:
            if not hand.is_complete:
                return box, hand
    return None


def is_hole_due(state: State) -> bool:
    """Whether the next card is the dealer's hole card, after everybody's first; the upcard is then dealt last.

    Source: rules.md §5.
    """
    if state.phase is not Phase.DEAL or not looks_first(state.house):
        return False
    return state.hole is None and not state.dealer and receiver(state) is None


def receiver(state: State) -> tuple[Box, Hand] | None:
    """The hand to which the next card comes; None when it is the dealer's. Source: rules.md §3.2."""
    if state.phase is Phase.PLAY:
        return acting(state)
    if state.phase is Phase.DEAL:
        short = 0 if state.hole is None and not state.dealer else 1
        return next(((box, box.hands[0]) for box in players(state) if len(box.hands[0].cards) == short), None)
    return None
