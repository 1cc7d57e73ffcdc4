"""Events that every game shares. A transfer is one: chips move in no other way."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from fairdeal.cards import Card
from fairdeal.engine.accounts import Account, stack, stake
from fairdeal.engine.moves import Event, Face, Fault


class Reason(StrEnum):
    """Why chips moved."""

    BET = "bet"
    WIN = "win"
    LOSS = "loss"
    RETURN = "return"
    REFUND = "refund"
    ANTE = "ante"
    ENTRY = "entry"
    FINE = "fine"
    BANK = "bank"
    SHARE = "share"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class Transfer(Event):
    """Chips that moved from one account to another; the amount is in half-chips and above zero.

    Source: rules.md §0 G2.
    """

    source: Account
    target: Account
    amount: int
    reason: Reason


@lru_cache(maxsize=4096)
def wagered(seat: int, wager: str, amount: int) -> Transfer:
    """A seat commits so many half-chips on a wager; made once, for the same amounts come over and over."""
    return Transfer(stack(seat), stake(seat, wager), amount, Reason.BET)


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card was dealt to a seat, to the dealer's hand (`DEALER`) or to the middle of the table (`TABLE`)."""

    to: int
    card: Card
    face: Face


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """A card was dealt that a viewer may not see: all that it may know of it."""

    to: int


@dataclass(frozen=True, slots=True)
class Concealed(Event):
    """Something happened that a viewer may not know of: a sealed bet, say. It has its number and nothing else."""


@dataclass(frozen=True, slots=True)
class CardsBurned(Event):
    """Cards were put aside unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsReshuffled(Event):
    """So many cards were shuffled in mid-round."""

    count: int


@dataclass(frozen=True, slots=True)
class RoundVoided(Event):
    """The round does not count, and every wager went back."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class RoundSettled(Event):
    """Every wager of the round is settled."""


def seen_by(event: Event, viewer: int | None) -> Event:
    """An event as a seat, or a spectator (None), may see it.

    A card face down is seen by its owner alone, a sealed one by nobody. Source: rules.md §0 G5.
    """
    if isinstance(event, CardDealt) and event.face is not Face.UP:
        is_own = event.face is Face.DOWN and event.to == viewer
        return event if is_own else CardHidden(event.to)
    return event
