"""What happens in a round of Blackjack, beyond the events that every game shares. Hands are numbered from 1."""

from dataclasses import dataclass

from fairdeal.cards import Card
from fairdeal.engine.moves import Event
from fairdeal.games.blackjack.state import Outcome


@dataclass(frozen=True, slots=True)
class HandGrew(Event):
    """A card came to a hand of a seat, one of `of` hands, which now adds up to `best`, or to `low` as well.

    `place` is the card's in the hand, from 1.
    """

    seat: int
    hand: int
    of: int
    place: int
    card: Card
    best: int
    low: int


@dataclass(frozen=True, slots=True)
class DealerGrew(Event):
    """A card came to the dealer, who now has `best`, or `low` as well. `place` is the card's in the hand, from 1."""

    place: int
    card: Card
    best: int
    low: int


@dataclass(frozen=True, slots=True)
class BlackjackDealt(Event):
    """A seat's first two cards are an ace and a ten."""

    seat: int


@dataclass(frozen=True, slots=True)
class InsuranceOffered(Event):
    """The dealer shows an ace, and these seats may insure."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Insured(Event):
    """A seat bet on a blackjack of the dealer's."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class InsuranceDeclined(Event):
    """A seat takes no insurance."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardAsked(Event):
    """A seat takes another card to a hand."""

    seat: int
    hand: int
    of: int


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """A seat takes no further card to a hand of this total."""

    seat: int
    hand: int
    of: int
    total: int


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """A seat bet as much again on a hand, for one card."""

    seat: int
    hand: int
    of: int
    amount: int


@dataclass(frozen=True, slots=True)
class HandSplit(Event):
    """A seat made two hands of one, with as much again on the new one."""

    seat: int
    hand: int
    new: int
    amount: int


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """A hand went over 21 and has lost."""

    seat: int
    hand: int
    of: int
    total: int


@dataclass(frozen=True, slots=True)
class HoleCardPeeked(Event):
    """The dealer looked at the card that lies face down, and has no blackjack."""


@dataclass(frozen=True, slots=True)
class InsuranceLost(Event):
    """The dealer has no blackjack, so a seat's insurance is lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class HoleCardTurned(Event):
    """The card that lay face down was turned up; the dealer now has `best`, or `low` as well."""

    card: Card
    best: int
    low: int


@dataclass(frozen=True, slots=True)
class DealerBusted(Event):
    """The dealer went over 21."""

    total: int


@dataclass(frozen=True, slots=True)
class DealerHasBlackjack(Event):
    """The dealer's first two cards are an ace and a ten."""


@dataclass(frozen=True, slots=True)
class DealerStood(Event):
    """The dealer draws no further card to this total."""

    total: int


@dataclass(frozen=True, slots=True)
class HandSettled(Event):
    """A hand was settled: all that was committed on it, and all that came back."""

    seat: int
    hand: int
    of: int
    outcome: Outcome
    staked: int
    returned: int


@dataclass(frozen=True, slots=True)
class InsuranceSettled(Event):
    """A seat's insurance was settled: what it was, and what came back."""

    seat: int
    staked: int
    returned: int


@dataclass(frozen=True, slots=True)
class BoxSettled(Event):
    """All wagers of a seat that had several are settled: what they were together, and what came back."""

    seat: int
    staked: int
    returned: int
