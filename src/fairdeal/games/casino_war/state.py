"""A round of Casino War as a frozen value, and its actions and events."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from fairdeal.cards import Card
from fairdeal.engine.banking.moves import Place
from fairdeal.engine.moves import Event, Fault, PlayerAction
from fairdeal.games.casino_war.house import House


class Phase(StrEnum):
    """The phases of a round, in order. Source: rules.md §1.2."""

    BETTING = "betting"
    BURN = "burn"
    DEAL = "deal"
    TIES = "ties"
    WAR_BURN = "war-burn"
    WAR_DEAL = "war-deal"
    OVER = "over"


class Choice(StrEnum):
    """What a tied seat chose."""

    WAR = "war"
    SURRENDER = "surrender"


class Outcome(StrEnum):
    """How a seat's round ended. Source: rules.md §1.3."""

    WON = "won"
    LOST = "lost"
    SURRENDERED = "surrendered"
    WAR_WON = "war-won"
    WAR_LOST = "war-lost"
    WAR_TIED = "war-tied"


class Box(NamedTuple):
    """A seat's place on the layout.

    `chips` are free to bet; `stake` is committed, and as much again on war; amounts in half-chips.
    """

    seat: int
    chips: int
    place: Place
    stake: int = 0
    card: Card | None = None
    choice: Choice | None = None
    war_card: Card | None = None
    outcome: Outcome | None = None
    returned: int = 0

    @property
    def staked(self) -> int:
        """All that the seat committed in this round."""
        return 2 * self.stake if self.choice is Choice.WAR else self.stake


class State(NamedTuple):
    """A round.

    `boxes` stand in the order of dealing; `gone` counts the cards that earlier rounds took from the shoe; `up`
    holds this round's open cards.
    """

    house: House
    boxes: tuple[Box, ...]
    phase: Phase
    gone: tuple[int, ...]
    burned: int = 0
    up: tuple[Card, ...] = ()
    dealer_card: Card | None = None
    dealer_war_card: Card | None = None
    fault: Fault | None = None


Moved = tuple[State, tuple[Event, ...]]
"""The state after an action, and what happened."""


@dataclass(frozen=True, slots=True)
class GoToWar(PlayerAction):
    """On a tie, add as much as the initial stake and compare new cards."""


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """A seat's first card has the rank of the dealer's."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentToWar(Event):
    """A tied seat committed its war wager, as much as its initial stake."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BoxSettled(Event):
    """A seat's wagers were settled: all that it had committed, and all that came back."""

    seat: int
    outcome: Outcome
    staked: int
    returned: int
