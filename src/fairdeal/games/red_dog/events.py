"""What happens in a round of Red Dog, beyond the events that every game shares. Amounts are half-chips."""

from dataclasses import dataclass
from typing import Final

from fairdeal.cards import Card
from fairdeal.engine.accounts import Account, AccountKind
from fairdeal.engine.events import Concealed, Reason, Transfer, seen_by
from fairdeal.engine.moves import Event
from fairdeal.games.red_dog.state import Irregular

SEALED: Final = "sealed"
"""The name of a wager whose amount nobody else may know until all are in. Source: rules.md §4.8 RD28."""


# Before the deal


@dataclass(frozen=True, slots=True)
class LotDealt(Event):
    """A card came to a seat in the draw for the first dealer."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class LotUndecided(Event):
    """This card would make the draw uneven, and another one is drawn."""

    card: Card


@dataclass(frozen=True, slots=True)
class FirstDealerFound(Event):
    """This card made the seat the first dealer."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class BankOffered(Event):
    """The dealer put up the bank."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BankDeclined(Event):
    """A seat would not bank, and the deal passes to `to`; None where everybody has declined."""

    seat: int
    to: int | None


@dataclass(frozen=True, slots=True)
class DealtOut(Event):
    """A seat is left out of this round before the first card."""

    seat: int


@dataclass(frozen=True, slots=True)
class EntryPaid(Event):
    """A newcomer paid the entry fee into the pot."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class AntesPaid(Event):
    """So many seats paid the ante, and this seat deals; the pot is now so large."""

    dealer: int
    seats: int
    ante: int
    pot: int


@dataclass(frozen=True, slots=True)
class AntesPaidAgain(Event):
    """The pot was used up, and everybody paid the ante again, or what they had; the pot is now so large."""

    ante: int
    pot: int


@dataclass(frozen=True, slots=True)
class HandsGathered(Event):
    """No card of six or lower was left: the whole deck is shuffled and dealt again."""


# Turns


@dataclass(frozen=True, slots=True)
class BetPlaced(Event):
    """A seat bet."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat laid its hand down unseen and paid the fine, if any."""

    seat: int
    fine: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat laid down a hand of too few cards, free."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat has no whole chip left, and its turn passes."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnVoid(Event):
    """No card is left for a seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """A seat bet against so much of the bank, of which so much is still uncovered."""

    seat: int
    amount: int
    uncovered: int


@dataclass(frozen=True, slots=True)
class SealedBetPlaced(Event):
    """A seat made a bet that the others do not know until all are in."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BetSealed(Event):
    """A seat's bet is in, of whatever amount."""

    seat: int


# Cards


@dataclass(frozen=True, slots=True)
class CardBurnt(Event):
    """The top card was shown to all and discarded before the settling card."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """The card that a seat's hand must beat."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardTooHigh(Event):
    """A card above six was turned up and discarded: the next one is turned."""

    card: Card


@dataclass(frozen=True, slots=True)
class UpcardFound(Event):
    """A card of six or lower was turned up: it counts for all."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardExposed(Event):
    """A card was seen by accident and discarded."""

    card: Card


@dataclass(frozen=True, slots=True)
class HandOpened(Event):
    """All sealed bets are in: a seat's bet is known now, and its hand lies open."""

    seat: int
    bet: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandUnsealed(Event):
    """The bets are made, and a seat may look at its hand: the others do not see it."""

    seat: int
    cards: tuple[Card, ...]


# Settlement


@dataclass(frozen=True, slots=True)
class BetWon(Event):
    """A seat showed this card, higher in the suit of the turned one, and won `paid` on its bet."""

    seat: int
    card: Card
    turned: Card
    bet: int
    paid: int


@dataclass(frozen=True, slots=True)
class BetLost(Event):
    """A seat showed its whole hand, with no higher card in the suit of the turned one, and lost its bet.

    In the pool, where the hand lies open already, there are no `cards`.
    """

    seat: int
    cards: tuple[Card, ...]
    turned: Card
    bet: int


@dataclass(frozen=True, slots=True)
class BankReturned(Event):
    """What is left of the bank went back to the banker: nothing, where it was won."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class PotDivided(Event):
    """The pot was above the limit and was divided: so much for each of so many seats, and so much stays."""

    share: int
    seats: int
    rest: int


@dataclass(frozen=True, slots=True)
class PotShared(Event):
    """The table broke up and the pot was shared: so much for each of so many seats, and the odd chips one by one."""

    share: int
    seats: int
    odd: int


# What goes wrong with real cards


@dataclass(frozen=True, slots=True)
class HandMisdealt(Event):
    """A seat's hand was dealt wrong."""

    seat: int
    kind: Irregular


@dataclass(frozen=True, slots=True)
class TopExposed(Event):
    """The top card was seen by accident; it is the next one dealt."""


@dataclass(frozen=True, slots=True)
class PaidByMistake(Event):
    """A seat put chips into the pot or the bank by mistake. They stay."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Overpaid(Event):
    """A winner was paid too much."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class OverpaymentReturned(Event):
    """A winner gave back what was paid too much, before the next card was turned."""

    seat: int
    amount: int


def seen(event: Event, viewer: int | None) -> Event:
    """An event as a seat, or a spectator (None), may see it: nothing of another's sealed bet but that it is in.

    Source: rules.md §0 G5, §4.8 RD28.
    """
    match event:
        case SealedBetPlaced(seat=seat) | HandUnsealed(seat=seat):
            return event if seat == viewer else Concealed()
        case Transfer(target=Account(AccountKind.STAKE, seat, wager), reason=Reason.BET) if wager == SEALED:
            return event if seat == viewer else Concealed()
    return seen_by(event, viewer)
