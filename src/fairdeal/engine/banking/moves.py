"""What a seat does about its bet in a banking game, and the events of it."""

from dataclasses import dataclass
from enum import Enum

from fairdeal.engine.moves import Event, PlayerAction


class Place(Enum):
    """Whether a seat plays in this round."""

    ASKED = "asked"
    IN = "in"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Bet(PlayerAction):
    """Commit the bet of the round, in half-chips."""

    amount: int


@dataclass(frozen=True, slots=True)
class Withdraw(PlayerAction):
    """Take the bet back, before the first card. Source: rules.md §0 G9."""


@dataclass(frozen=True, slots=True)
class SitOut(PlayerAction):
    """Play no part in this round."""


@dataclass(frozen=True, slots=True)
class Surrender(PlayerAction):
    """Give up half of the bet, and play no further."""


@dataclass(frozen=True, slots=True)
class BetPlaced(Event):
    """A seat committed its bet."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BetWithdrawn(Event):
    """A seat took its bet back before the first card."""

    seat: int


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """A seat plays no part in this round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Surrendered(Event):
    """A seat gave up half of its bet."""

    seat: int
