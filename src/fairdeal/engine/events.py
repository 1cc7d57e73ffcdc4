"""Events that every game shares. A transfer is one: chips move in no other way."""

from dataclasses import dataclass
from enum import StrEnum

from fairdeal.cards import Card
from fairdeal.engine.accounts import Account
from fairdeal.engine.moves import Event, Face, Fault


class Reason(StrEnum):
    """Why chips moved."""

    BET = "bet"
    WIN = "win"
    LOSS = "loss"
    RETURN = "return"
    REFUND = "refund"


@dataclass(frozen=True, slots=True)
class Transfer(Event):
    """Chips that moved from one account to another; the amount is in half-chips and above zero.

    Source: rules.md §0 G2.
    """

    source: Account
    target: Account
    amount: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card was dealt to a seat (or `DEALER`)."""

    to: int
    card: Card
    face: Face


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """A card was dealt face down to somebody else: all that a viewer may know of it."""

    to: int


@dataclass(frozen=True, slots=True)
class CardsBurned(Event):
    """Cards were put aside unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsReshuffled(Event):
    """So many cards that earlier rounds used were shuffled again, in mid-round."""

    count: int


@dataclass(frozen=True, slots=True)
class RoundVoided(Event):
    """The round does not count, and every wager went back."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class RoundSettled(Event):
    """Every wager of the round is settled."""


def seen_by(event: Event, viewer: int | None) -> Event:
    """An event as a seat, or a spectator (None), may see it: a card face down is seen by its owner alone.

    Source: rules.md §0 G5.
    """
    if isinstance(event, CardDealt) and event.face is not Face.UP and event.to != viewer:
        return CardHidden(event.to)
    return event
