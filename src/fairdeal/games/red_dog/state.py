"""A round of Red Dog as a frozen value, and its actions; what happens in it is in `events`."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final, NamedTuple

from fairdeal.cards import DECK, Card
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import DealerAction, Event, Fault, PlayerAction
from fairdeal.games.red_dog.house import House

NOBODY: Final = -1
"""Stands for a seat where there is none: before the first dealer is found, and when nobody is in turn."""


class Phase(StrEnum):
    """The phases of a round.

    `LOT` finds the first dealer. `BANK` asks a banker, `DEAL` gives the hands. In the base game and the bank version
    the seats then play in turn: `BETS` asks one, `BURN` and `TURN` bring the cards that its bet needs, `SHOW` lets it
    choose among several winning cards. In six-spot `UPCARD` turns cards up to the one that counts, and then comes
    `COVER`, in turn, or `SEALED_BETS`, all at once. Source: rules.md §4.
    """

    LOT = "lot"
    BANK = "bank"
    DEAL = "deal"
    BETS = "bets"
    BURN = "burn"
    TURN = "turn"
    SHOW = "show"
    UPCARD = "upcard"
    COVER = "cover"
    SEALED_BETS = "sealed-bets"
    OVER = "over"


class Place(Enum):
    """Whether a seat plays in this round."""

    IN = "in"
    OUT = "out"


class Irregular(StrEnum):
    """What is wrong with a hand that was dealt with real cards: none, too many cards, too few. Source: §4.1, RD17."""

    NONE = "none"
    OVER = "over"
    SHORT = "short"


class Outcome(StrEnum):
    """How a seat's turn ended.

    A hand with too few cards was `DISCARDED` free; who had no whole chip left was `SKIPPED`; no card was left for a
    `VOID` turn. Source: rules.md §4.1, §4.8 RD3, RD8.
    """

    WON = "won"
    LOST = "lost"
    PASSED = "passed"
    DISCARDED = "discarded"
    SKIPPED = "skipped"
    VOID = "void"


class Box(NamedTuple):
    """A seat's place on the table; amounts in half-chips.

    `before` is what the seat brought into the round, and `chips` what it has before it now. `owes` is the entry fee of
    a newcomer. `due` is how many cards the deal gives it, other than the others' where `irregular` says so. `bet` is
    what it has bet in this round, and `staked` what of that is still on the table; `turned` is the card that decided
    it, and `shown` what the seat showed of its hand.
    """

    seat: int
    chips: int
    place: Place
    before: int
    owes: int = 0
    hand: tuple[Card, ...] = ()
    due: int = 0
    irregular: Irregular | None = None
    bet: int = 0
    staked: int = 0
    outcome: Outcome | None = None
    turned: Card | None = None
    shown: tuple[Card, ...] = ()

    @property
    def whole(self) -> int:
        """The whole chips of its stack, in half-chips; an odd half-chip stays out of play. Source: §4.8 RD8."""
        return self.chips - self.chips % CHIP

    @property
    def has_playable_hand(self) -> bool:
        """Whether it may bet: dealt in, with a hand that is whole or too small. Source: rules.md §4.1."""
        return self.place is Place.IN and self.irregular not in _SITS_OUT

    @property
    def net(self) -> int:
        """What the round brought the seat; known once it is over."""
        return self.chips - self.before


_SITS_OUT: Final = (Irregular.NONE, Irregular.OVER)


class State(NamedTuple):
    """A round.

    `boxes` stand in clockwise order. `dealer` is the seat whose deal it is, `NOBODY` before the first is found.
    `order` names the seats that get hands, from the dealer's left, in the order of dealing and acting. `in_turn` is the
    seat that acts, or gets the next card of the deal. A hand has `size` cards.
    `pot` is what is bet against: the pot, the pool, or what has become of the banker's `offer`.
    `lot` holds the cards that look for the first dealer, until the whole deck is shuffled for the deal. `turned` are
    the cards that lie face up beside the stock: burnt, turned or exposed; `shown` those of hands that everybody saw.
    `upcard` is the card that counts for all in six-spot. `begun` is on from the first card of the deal, and
    `shuffle_due` while the whole deck must be shuffled for it. `exposed` is on when the next card goes to the discards,
    seen by accident. `restocked` are the discards that became the stock again. `payee` is the last winner, until the
    next card is turned, and `overpaid` what it was paid too much. `declined` are the seats that would not bank.
    """

    house: House
    boxes: tuple[Box, ...]
    phase: Phase
    dealer: int
    order: tuple[int, ...] = ()
    in_turn: int = NOBODY
    size: int = 0
    pot: int = 0
    offer: int = 0
    lot: tuple[Card, ...] = ()
    turned: tuple[Card, ...] = ()
    shown: tuple[Card, ...] = ()
    upcard: Card | None = None
    begun: bool = False
    shuffle_due: bool = False
    exposed: bool = False
    restocked: tuple[Card, ...] = ()
    payee: int = NOBODY
    overpaid: int = 0
    declined: tuple[int, ...] = ()
    fault: Fault | None = None

    @property
    def left(self) -> int:
        """How many cards the stock has."""
        return len(DECK) - len(self.turned) - sum([len(box.hand) for box in self.boxes])

    @property
    def uncovered(self) -> int:
        """How much of the bank no bet covers yet, in half-chips. Source: rules.md §4.4."""
        return self.offer - sum([box.bet for box in self.boxes])

    @property
    def is_before_cards(self) -> bool:
        """Whether seats can still be left out: no card of the deal, and none of a draw that goes on. Source: §0 G9."""
        return not self.begun and (self.phase is not Phase.LOT or not self.lot)


Moved = tuple[State, tuple[Event, ...]]
"""The state after an action, and what happened."""


# What a seat does


@dataclass(frozen=True, slots=True)
class OfferBank(PlayerAction):
    """Put up the bank, in half-chips, before the deal."""

    amount: int


@dataclass(frozen=True, slots=True)
class DeclineBank(PlayerAction):
    """Put up no bank: the deal passes to the left."""


@dataclass(frozen=True, slots=True)
class Bet(PlayerAction):
    """Bet so many half-chips; in the pool without having seen the hand. A bet cannot be changed."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pass(PlayerAction):
    """Lay the hand down unseen: for a fine in the base game, for the agreed fee or free against a banker."""


@dataclass(frozen=True, slots=True)
class Discard(PlayerAction):
    """Lay down a hand that has too few cards, with no bet and no fine."""


@dataclass(frozen=True, slots=True)
class Cover(PlayerAction):
    """Bet against so much of the bank, in half-chips, without having seen the hand."""

    amount: int


@dataclass(frozen=True, slots=True)
class Show(PlayerAction):
    """Show which card wins, where several do."""

    card: Card


# What the dealer does with real cards and chips, and the room's dealer never. Source: rules.md §4.1, §4.8 RD17, RD39.


@dataclass(frozen=True, slots=True)
class Misdeal(DealerAction):
    """A seat gets no hand, one card too many, or no more cards than it has by now."""

    target: int
    wrong: Irregular


@dataclass(frozen=True, slots=True)
class ExposeTop(DealerAction):
    """The top card of the stock was seen by accident: it is the next that is dealt, and goes to the discards."""


@dataclass(frozen=True, slots=True)
class PayIn(DealerAction):
    """A seat put so many half-chips into the pot or the bank by mistake. They stay."""

    target: int
    amount: int


@dataclass(frozen=True, slots=True)
class Overpay(DealerAction):
    """The last winner was paid so many half-chips too much."""

    target: int
    amount: int


@dataclass(frozen=True, slots=True)
class TakeBack(DealerAction):
    """The overpayment goes back, which is possible until the next card is turned."""

    target: int
