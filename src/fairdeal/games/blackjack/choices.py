"""What a seat does with the hand in turn: hit, stand, double, split, surrender.

Source: rules.md §3.2, §3.4 BJ3 to BJ6, BJ14, BJ15, §5.
"""

from fairdeal.engine.banking.moves import Surrender, Surrendered
from fairdeal.engine.boxes import seated
from fairdeal.engine.events import wagered
from fairdeal.engine.moves import PlayerAction
from fairdeal.games.blackjack import refusals
from fairdeal.games.blackjack.boxes import acting, with_hands
from fairdeal.games.blackjack.doubling import doubles_on
from fairdeal.games.blackjack.events import CardAsked, Doubled, HandSplit, Stood
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.payouts import surrenders
from fairdeal.games.blackjack.settlement import double_wager, hand_wager
from fairdeal.games.blackjack.splitting import is_pair
from fairdeal.games.blackjack.state import Box, Double, Hand, Hit, Moved, Phase, Split, Stand, State


def in_turn(state: State) -> tuple[Box, Hand] | None:
    """The seat and the hand that are to decide; None while a card is due, or hands are not played."""
    found = acting(state) if state.phase is Phase.PLAY else None
    return None if found is None or found[1].is_due else found


def choices(state: State, seat: int) -> tuple[PlayerAction, ...]:
    """What a seat may do with its hand; nothing when it is not in turn."""
    found = in_turn(state)
    if found is None or found[0].seat != seat:
        return ()
    box, hand = found
    possible: list[PlayerAction] = [Stand(seat)] if hand.takes_one_card else [Hit(seat), Stand(seat)]
    if may_double(state.house, hand) and box.chips >= hand.stake:
        possible.append(Double(seat))
    if can_split(state.house, box, hand):
        possible.append(Split(seat))
    if may_surrender(state.house, hand):
        possible.append(Surrender(seat))
    return tuple(possible)


def may_double(house: House, hand: Hand) -> bool:
    """Whether a hand is of two cards that may be doubled. Source: rules.md §3.1, BJ4, BJ5."""
    if len(hand.cards) != 2 or hand.takes_one_card or (hand.from_split and not house.das):
        return False
    return doubles_on(house, hand.total)


def can_split(house: House, box: Box, hand: Hand) -> bool:
    """Whether a hand of a seat is a pair, and there is room and chips for another hand. Source: §3.4 BJ3, BJ6, BJ14."""
    has_room = len(box.hands) < house.max_hands and box.chips >= hand.stake
    return has_room and is_pair(house, hand.cards, from_split=hand.from_split)


def may_surrender(house: House, hand: Hand) -> bool:
    """Whether a hand is of the first two cards, and may be given up. Source: rules.md §5."""
    return surrenders(house) and len(hand.cards) == 2 and not hand.from_split


def check_hit(state: State, action: Hit) -> None:
    """Raises IllegalAction unless the seat has a hand in turn that takes cards."""
    _, hand = _check_turn(state, action.seat)
    if hand.takes_one_card:
        raise refusals.one_card_to_a_split_ace()


def check_stand(state: State, action: Stand) -> None:
    """Raises IllegalAction unless the seat has a hand in turn."""
    _check_turn(state, action.seat)


def check_double(state: State, action: Double) -> None:
    """Raises IllegalAction unless the hand in turn can be doubled and paid for. Source: rules.md BJ4, BJ5, BJ14."""
    box, hand = _check_turn(state, action.seat)
    if hand.takes_one_card:
        raise refusals.one_card_to_a_split_ace()
    if hand.from_split and not state.house.das:
        raise refusals.no_double_after_split()
    if not may_double(state.house, hand):
        raise refusals.cannot_double(state.house, hand.total, len(hand.cards))
    if box.chips < hand.stake:
        raise refusals.double_too_dear(box.seat, hand.stake, box.chips)


def check_split(state: State, action: Split) -> None:
    """Raises IllegalAction unless the hand in turn can be split and paid for. Source: rules.md §3.4 BJ3, BJ6, BJ14."""
    box, hand = _check_turn(state, action.seat)
    if not is_pair(state.house, hand.cards, from_split=hand.from_split):
        raise refusals.no_pair(hand.cards)
    if len(box.hands) >= state.house.max_hands:
        raise refusals.too_many_hands(state.house.max_hands)
    if box.chips < hand.stake:
        raise refusals.split_too_dear(box.seat, hand.stake, box.chips)


def check_surrender(state: State, action: Surrender) -> None:
    """Raises IllegalAction unless the hand in turn is the first two cards, at a table that lets them go. Source: §5."""
    _, hand = _check_turn(state, action.seat)
    if not surrenders(state.house):
        raise refusals.no_surrender_here()
    if not may_surrender(state.house, hand):
        raise refusals.too_late_to_surrender()


def _check_turn(state: State, seat: int) -> tuple[Box, Hand]:
    box = seated(state.boxes, seat)
    if state.phase is Phase.INSURANCE:
        raise refusals.insurance_first()
    found = in_turn(state)
    if found is None:
        raise refusals.no_hand_in_turn()
    if found[0] is not box:
        raise refusals.not_your_hand(seat, found[0].seat, has_hand=bool(box.hands))
    return found


def hit(state: State, action: Hit) -> Moved:
    """Another card is due to the hand."""
    box, hand = _in_turn(state)
    event = CardAsked(box.seat, hand.number, len(box.hands))
    return with_hands(state, box, hand, hand._replace(wants_card=True)), (event,)


def stand(state: State, action: Stand) -> Moved:
    """The hand stays as it is."""
    box, hand = _in_turn(state)
    event = Stood(box.seat, hand.number, len(box.hands), hand.total.best)
    return with_hands(state, box, hand, hand._replace(stood=True)), (event,)


def double(state: State, action: Double) -> Moved:
    """As much again is committed, and one card is due to the hand."""
    box, hand = _in_turn(state)
    paid = wagered(box.seat, double_wager(hand.number), hand.stake)
    doubled = with_hands(state, box, hand, hand._replace(doubled=True, wants_card=True), chips=box.chips - hand.stake)
    return doubled, (paid, Doubled(box.seat, hand.number, len(box.hands), hand.stake))


def split(state: State, action: Split) -> Moved:
    """Each card begins a hand of its own, the new one with as much again on it. Source: rules.md §3.2."""
    box, hand = _in_turn(state)
    first, second = (Hand(hand.number, hand.stake, (card,), from_split=True) for card in hand.cards)
    second = second._replace(number=len(box.hands) + 1)
    paid = wagered(box.seat, hand_wager(second.number), second.stake)
    event = HandSplit(box.seat, first.number, second.number, second.stake)
    return with_hands(state, box, hand, first, second, chips=box.chips - hand.stake), (paid, event)


def surrender(state: State, action: Surrender) -> Moved:
    """The hand is given up. Its chips move with all others, when the round is settled."""
    box, hand = _in_turn(state)
    return with_hands(state, box, hand, hand._replace(surrendered=True)), (Surrendered(box.seat),)


def _in_turn(state: State) -> tuple[Box, Hand]:
    found = in_turn(state)
    assert found is not None, "checked before"
    return found
