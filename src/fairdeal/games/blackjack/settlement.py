"""What every wager of Blackjack brings back. Source: rules.md §3.3.

A bust loses and is announced at once. Its chips move with all the others when the round is settled, so that a round can
be void until its last card.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from fairdeal.engine.accounts import Account, stake
from fairdeal.engine.banking import paying
from fairdeal.engine.banking.paying import given_back, lost, to_stacks, won
from fairdeal.engine.events import Reason, Transfer
from fairdeal.engine.moves import Event
from fairdeal.games.blackjack import payouts
from fairdeal.games.blackjack.events import BoxSettled, HandSettled, InsuranceSettled
from fairdeal.games.blackjack.hands import is_blackjack, rating, total
from fairdeal.games.blackjack.state import Box, Hand, Moved, Outcome, Phase, State

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


def hand_wager(number: int) -> str:
    """The name of the wager of a hand's bet."""
    return f"hand-{number}"


def double_wager(number: int) -> str:
    """The name of the wager that doubled a hand."""
    return f"double-{number}"


def wagers(box: Box) -> Mapping[Account, int]:
    """The accounts of a seat that hold a wager, and how much."""
    held: dict[Account, int] = {}
    for hand in box.hands:
        held |= _wagers_of(box.seat, hand)
    return held | {stake(box.seat, INSURANCE): box.insurance} if box.insurance else held


def _wagers_of(seat: int, hand: Hand) -> dict[Account, int]:
    names = (hand_wager(hand.number), double_wager(hand.number)) if hand.doubled else (hand_wager(hand.number),)
    return {stake(seat, name): hand.stake for name in names}


def settle(state: State, events: tuple[Event, ...], *, unfinished: bool = False) -> Moved:
    """All wagers of the round are settled, seat by seat, each seat's insurance first.

    `unfinished` when no card is left for the dealer or a hand: then what is not decided goes back. Source: BJ18.
    """
    result = result_of(state, unfinished=unfinished)
    return paying.settle(state, events, partial(_settle_box, state, result), Phase.OVER)


def result_of(state: State, *, unfinished: bool = False) -> Result:
    """What the dealer came to."""
    cards = state.dealer
    return Result(rating(cards), is_blackjack(cards), len(cards) >= 2, unfinished)


def _settle_box(state: State, result: Result, box: Box, events: list[Event]) -> Box:
    returned = _settle_insurance(box, result, events)
    hands: list[Hand] = []
    for hand in box.hands:
        outcome = outcome_of(state, hand, result)
        transfers = list(payments(state, box.seat, hand, outcome))
        back = to_stacks(transfers)
        hands.append(hand._replace(outcome=outcome, returned=back))
        events += transfers
        events.append(HandSettled(box.seat, hand.number, len(box.hands), outcome, hand.staked, back))
        returned += back
    if len(hands) > 1 or box.insurance:
        events.append(BoxSettled(box.seat, box.staked, returned))
    return box._replace(chips=box.chips + returned, hands=tuple(hands), returned=returned)


def _settle_insurance(box: Box, result: Result, events: list[Event]) -> int:
    """Insurance pays twice itself against a blackjack, even if the insured hand has busted. Source: rules.md §3.3."""
    if not box.insurance:
        return 0
    transfers = _insurance_payments(box.seat, box.insurance, result)
    back = to_stacks(transfers)
    events += transfers
    events.append(InsuranceSettled(box.seat, box.insurance, back))
    return back


def _insurance_payments(seat: int, amount: int, result: Result) -> tuple[Transfer, ...]:
    wager = stake(seat, INSURANCE)
    if result.has_blackjack:
        return won(wager, seat, amount, payouts.INSURANCE)
    return (lost(wager, amount) if result.second_card else given_back(wager, seat, amount, Reason.REFUND),)


def outcome_of(state: State, hand: Hand, result: Result) -> Outcome:
    """How a hand ended against what the dealer came to. Source: rules.md §3.3, §3.4 BJ7, BJ8."""
    if hand.total.is_bust:
        return Outcome.BUSTED
    if hand.is_blackjack or hand.surrendered:
        return _settled_outcome(state, hand, result)
    if result.unfinished:
        return Outcome.VOID
    if result.has_blackjack and not _stakes_taken(state, hand):
        return Outcome.RETURNED
    own = rating(hand.cards, from_split=hand.from_split)
    return _COMPARED[(own > result.rating) - (own < result.rating)]


def _settled_outcome(state: State, hand: Hand, result: Result) -> Outcome:
    """A dealt blackjack wins, and a hand given up brings half of its bet back, unless the dealer has blackjack.

    Either is void if nobody can know. Source: rules.md §3.4 BJ9, BJ18, §5.
    """
    if result.has_blackjack:
        return Outcome.PUSHED if hand.is_blackjack else Outcome.LOST
    if result.unfinished and not result.second_card and can_become_blackjack(state):
        return Outcome.VOID
    return Outcome.BLACKJACK if hand.is_blackjack else Outcome.SURRENDERED


def can_become_blackjack(state: State) -> bool:
    """Whether the dealer's upcard is an ace or a ten. Source: rules.md §3.2."""
    return total(state.dealer[:1]).best >= 10


def payments(state: State, seat: int, hand: Hand, outcome: Outcome) -> Iterator[Transfer]:
    """The settlement table, row by row, for each wager of a hand. Source: rules.md §3.3."""
    lost_wagers = _stakes_taken(state, hand) if is_blackjack(state.dealer) else 2
    for place, (wager, held) in enumerate(_wagers_of(seat, hand).items()):
        match outcome:
            case Outcome.BLACKJACK:
                yield from won(wager, seat, held, payouts.blackjack(state.house))
            case Outcome.WON:
                yield from won(wager, seat, held)
            case Outcome.SURRENDERED:
                yield lost(wager, payouts.given_up(held))
                yield given_back(wager, seat, held - payouts.given_up(held))
            case Outcome.PUSHED | Outcome.RETURNED:
                yield given_back(wager, seat, held)
            case Outcome.VOID:
                yield given_back(wager, seat, held, Reason.REFUND)
            case Outcome.LOST if place >= lost_wagers:
                yield given_back(wager, seat, held)
            case Outcome.LOST | Outcome.BUSTED:
                yield lost(wager, held)


def _stakes_taken(state: State, hand: Hand) -> int:
    return payouts.stakes_taken(state.house, first=hand.number == FIRST, doubled=hand.doubled)


_COMPARED: Final = {1: Outcome.WON, 0: Outcome.PUSHED, -1: Outcome.LOST}
