"""What every wager of Blackjack brings back. Source: rules.md §3.3.

A bust loses at once, and is told at once. Its chips move with all the others when the round is settled, so that a round
can be void until its last card.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from fairdeal.engine.accounts import HOUSE, Account, AccountKind, stack, stake
from fairdeal.engine.events import Reason, RoundSettled, Transfer
from fairdeal.engine.moves import Event
from fairdeal.games.blackjack.events import BoxSettled, HandSettled, InsuranceSettled
from fairdeal.games.blackjack.hands import is_blackjack, rating, total
from fairdeal.games.blackjack.state import Box, Hand, Moved, Outcome, Phase, Place, State

INSURANCE: Final = "insurance"
FIRST: Final = 1
"""The number of the hand with the original bet."""


class Result(NamedTuple):
    """What the dealer came to: a number to compare with hands', and whether it stands.

    `unfinished` when the cards ran out first; `second_card` tells whether insurance could be decided.
    """

    rating: int
    has_blackjack: bool
    second_card: bool
    unfinished: bool = False


def hand_wager(hand: Hand) -> str:
    """The name of the wager of a hand's bet."""
    return f"hand-{hand.number}"


def double_wager(hand: Hand) -> str:
    """The name of the wager that doubled a hand."""
    return f"double-{hand.number}"


def wagers(box: Box) -> Mapping[Account, int]:
    """The accounts of a seat that hold a wager, and how much."""
    held: dict[Account, int] = {}
    for hand in box.hands:
        held |= _wagers_of(box.seat, hand)
    return held | {stake(box.seat, INSURANCE): box.insurance} if box.insurance else held


def _wagers_of(seat: int, hand: Hand) -> dict[Account, int]:
    names = (hand_wager(hand), double_wager(hand)) if hand.doubled else (hand_wager(hand),)
    return {stake(seat, name): hand.stake for name in names}


def refund(box: Box) -> tuple[Transfer, ...]:
    """Every wager of a seat going back to it."""
    return tuple(Transfer(wager, stack(box.seat), held, Reason.REFUND) for wager, held in wagers(box).items())


def settle(state: State, events: tuple[Event, ...], *, unfinished: bool = False) -> Moved:
    """All wagers of the round are settled, seat by seat, each seat's insurance first.

    `unfinished` when no card is left for the dealer or a hand: then what is not decided goes back. Source: BJ18.
    """
    result = result_of(state, unfinished=unfinished)
    boxes: list[Box] = []
    told: list[Event] = list(events)
    for box in state.boxes:
        boxes.append(_settle_box(state, box, result, told) if box.place is Place.IN else box)
    told.append(_SETTLED)
    return state._replace(boxes=tuple(boxes), phase=Phase.OVER), tuple(told)


def result_of(state: State, *, unfinished: bool = False) -> Result:
    """What the dealer came to."""
    cards = state.dealer
    return Result(rating(cards), is_blackjack(cards), len(cards) >= 2, unfinished)


def _settle_box(state: State, box: Box, result: Result, told: list[Event]) -> Box:
    returned = _settle_insurance(box, result, told)
    hands: list[Hand] = []
    for hand in box.hands:
        outcome = outcome_of(state, hand, result)
        transfers = list(payments(state, box.seat, hand, outcome))
        back = _returned(transfers)
        hands.append(hand._replace(outcome=outcome, returned=back))
        told += transfers
        told.append(HandSettled(box.seat, hand.number, len(box.hands), outcome, hand.staked, back))
        returned += back
    if len(hands) > 1 or box.insurance:
        told.append(BoxSettled(box.seat, box.staked, returned))
    return box._replace(chips=box.chips + returned, hands=tuple(hands), returned=returned)


def _settle_insurance(box: Box, result: Result, told: list[Event]) -> int:
    """Insurance pays twice itself against a blackjack, even if the insured hand has busted. Source: rules.md §3.3."""
    if not box.insurance:
        return 0
    transfers = _insurance_payments(box.seat, box.insurance, result)
    back = _returned(transfers)
    told += transfers
    told.append(InsuranceSettled(box.seat, box.insurance, back))
    return back


def _insurance_payments(seat: int, amount: int, result: Result) -> tuple[Transfer, ...]:
    wager = stake(seat, INSURANCE)
    if result.has_blackjack:
        return _won(wager, stack(seat), amount, 2 * amount)
    if result.second_card:
        return (Transfer(wager, HOUSE, amount, Reason.LOSS),)
    return (Transfer(wager, stack(seat), amount, Reason.REFUND),)


def outcome_of(state: State, hand: Hand, result: Result) -> Outcome:
    """How a hand ended against what the dealer came to. Source: rules.md §3.3, §3.4 BJ7, BJ8."""
    if hand.total.is_bust:
        return Outcome.BUSTED
    if hand.is_blackjack:
        return _blackjack_outcome(state, result)
    if result.unfinished:
        return Outcome.VOID
    if result.has_blackjack and state.house.obo and hand.number != FIRST:
        return Outcome.RETURNED
    own = rating(hand.cards, from_split=hand.from_split)
    return _COMPARED[(own > result.rating) - (own < result.rating)]


def _blackjack_outcome(state: State, result: Result) -> Outcome:
    """A dealt blackjack wins unless the dealer has one as well; it is void if nobody can know. Source: BJ9, BJ18."""
    if result.has_blackjack:
        return Outcome.PUSHED
    undecided = result.unfinished and not result.second_card and can_become_blackjack(state)
    return Outcome.VOID if undecided else Outcome.BLACKJACK


def can_become_blackjack(state: State) -> bool:
    """Whether the dealer's upcard is an ace or a ten. Source: rules.md §3.2."""
    return total(state.dealer[:1]).best >= 10


def payments(state: State, seat: int, hand: Hand, outcome: Outcome) -> Iterator[Transfer]:
    """The settlement table, row by row, for each wager of a hand. Source: rules.md §3.3."""
    to = stack(seat)
    for wager, held in _wagers_of(seat, hand).items():
        match outcome:
            case Outcome.BLACKJACK:
                yield from _won(wager, to, held, held * 3 // 2)
            case Outcome.WON:
                yield from _won(wager, to, held, held)
            case Outcome.PUSHED | Outcome.RETURNED:
                yield Transfer(wager, to, held, Reason.RETURN)
            case Outcome.VOID:
                yield Transfer(wager, to, held, Reason.REFUND)
            case Outcome.LOST if wager.wager == double_wager(hand) and _takes_original_only(state):
                yield Transfer(wager, to, held, Reason.RETURN)
            case Outcome.LOST | Outcome.BUSTED:
                yield Transfer(wager, HOUSE, held, Reason.LOSS)


def _takes_original_only(state: State) -> bool:
    return state.house.obo and is_blackjack(state.dealer)


def _won(wager: Account, seat: Account, held: int, won: int) -> tuple[Transfer, Transfer]:
    return Transfer(HOUSE, wager, won, Reason.WIN), Transfer(wager, seat, held + won, Reason.RETURN)


def _returned(transfers: list[Transfer] | tuple[Transfer, ...]) -> int:
    return sum([transfer.amount for transfer in transfers if transfer.target.kind is AccountKind.STACK])


_COMPARED: Final = {1: Outcome.WON, 0: Outcome.PUSHED, -1: Outcome.LOST}
_SETTLED: Final = RoundSettled()
