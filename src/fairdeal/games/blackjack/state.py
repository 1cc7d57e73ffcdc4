"""A round of Blackjack as a frozen value, and its actions; what happens in it is in `events`."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from fairdeal.cards import Card
from fairdeal.engine.banking.moves import Place
from fairdeal.engine.moves import Event, Fault, PlayerAction
from fairdeal.games.blackjack.hands import Total, is_blackjack, total, worth_of
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.splitting import takes_one_card


class Phase(StrEnum):
    """The phases of a round, in order. Source: rules.md §3.2."""

    BETTING = "betting"
    DEAL = "deal"
    INSURANCE = "insurance"
    PLAY = "play"
    DEALER = "dealer"
    OVER = "over"


class Outcome(StrEnum):
    """How a hand ended. Source: rules.md §3.3; `RETURNED` §3.4 BJ7, `VOID` BJ18, `SURRENDERED` §5."""

    BLACKJACK = "blackjack"
    WON = "won"
    PUSHED = "pushed"
    LOST = "lost"
    BUSTED = "busted"
    SURRENDERED = "surrendered"
    RETURNED = "returned"
    VOID = "void"


class Hand(NamedTuple):
    """One hand of a seat.

    `number` names its wagers, from 1; `stake` is its bet in half-chips, and as much again if `doubled`.
    `wants_card` is on between asking for a card and getting it. `closed` is a split ace that has its one card and is
    not split again.
    """

    number: int
    stake: int
    cards: tuple[Card, ...] = ()
    from_split: bool = False
    doubled: bool = False
    stood: bool = False
    surrendered: bool = False
    closed: bool = False
    wants_card: bool = False
    outcome: Outcome | None = None
    returned: int = 0

    @property
    def total(self) -> Total:
        """What its cards add up to."""
        return total(self.cards)

    @property
    def staked(self) -> int:
        """All that is committed on it."""
        return 2 * self.stake if self.doubled else self.stake

    @property
    def is_blackjack(self) -> bool:
        """Whether it was dealt blackjack. Source: rules.md §3.1, §3.4 BJ8."""
        return not self.from_split and is_blackjack(self.cards)

    @property
    def takes_one_card(self) -> bool:
        """Whether it is from a split, and of a card that takes only one more card. Source: rules.md §3.1."""
        return self.from_split and takes_one_card(worth_of(self.cards[0]))

    @property
    def is_due(self) -> bool:
        """Whether a card comes to it in its turn: one that was asked for, or the second after a split."""
        return self.wants_card or len(self.cards) < 2

    @property
    def is_complete(self) -> bool:
        """Whether it gets no further card and takes no further decision."""
        if self.is_due:
            return False
        return self.stood or self.doubled or self.surrendered or self.closed or self.total.is_complete


class Box(NamedTuple):
    """A seat's place on the layout; amounts in half-chips.

    `chips` are free to bet; `stake` is the bet on the first hand. `insurance` is None until the seat has decided, and 0
    if it declined or was not asked. `returned` is what came back of everything staked.
    """

    seat: int
    chips: int
    place: Place
    stake: int = 0
    hands: tuple[Hand, ...] = ()
    insurance: int | None = None
    returned: int = 0

    @property
    def staked(self) -> int:
        """All that the seat committed in this round."""
        return sum([hand.staked for hand in self.hands]) + (self.insurance or 0)


class State(NamedTuple):
    """A round.

    `boxes` stand in the order of dealing; `gone` counts the cards that earlier rounds took from this shuffle; `up`
    holds this round's open cards, `dealer` those of them that the dealer has. `hole` is the dealer's card that lies
    face down, and `peeked` tells that the dealer has looked at it and has no blackjack. `bank` is what the house can
    lose, in half-chips; None sets no limit.
    `reshuffled` tells that the discards of earlier rounds were shuffled again.
    """

    house: House
    boxes: tuple[Box, ...]
    phase: Phase
    gone: tuple[int, ...]
    bank: int | None = None
    up: tuple[Card, ...] = ()
    dealer: tuple[Card, ...] = ()
    hole: Card | None = None
    peeked: bool = False
    reshuffled: bool = False
    fault: Fault | None = None

    @property
    def dealt(self) -> tuple[Card, ...]:
        """This round's cards, the one that lies face down among them."""
        return self.up if self.hole is None else (*self.up, self.hole)

    @property
    def left(self) -> int:
        """How many cards are left to deal from the shoe."""
        return self.house.cards - sum(self.gone) - len(self.dealt)


Moved = tuple[State, tuple[Event, ...]]
"""The state after an action, and what happened."""


@dataclass(frozen=True, slots=True)
class Insure(PlayerAction):
    """Bet half of the stake that the dealer has blackjack."""


@dataclass(frozen=True, slots=True)
class Decline(PlayerAction):
    """Take no insurance."""


@dataclass(frozen=True, slots=True)
class Hit(PlayerAction):
    """Ask for another card."""


@dataclass(frozen=True, slots=True)
class Stand(PlayerAction):
    """Take no further card."""


@dataclass(frozen=True, slots=True)
class Double(PlayerAction):
    """Bet as much again, and take exactly one more card."""


@dataclass(frozen=True, slots=True)
class Split(PlayerAction):
    """Make two hands of a pair, with as much again on the second."""


@dataclass(frozen=True, slots=True)
class Surrender(PlayerAction):
    """Give up the first two cards, for half of the bet."""
