"""Actions and events that every game shares, and who must move.

Chance is an action: the dealer's moves go through the same judge as the players'. A state holds only cards that have
been dealt.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from fairdeal.cards import DECK, Card

DEALER: Final = -1
"""Who deals: the house, or a person with real cards. Not a seat."""

TABLE: Final = -2
"""The middle of the table, where cards lie that are neither a seat's nor the dealer's."""


@dataclass(frozen=True, slots=True)
class PlayerAction:
    """Something that a seat does, named in the imperative."""

    seat: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, named in the past."""


@dataclass(frozen=True, slots=True)
class DealerAction:
    """Something that the dealer does."""

    seat: ClassVar[int] = DEALER


@dataclass(frozen=True, slots=True)
class Deal(DealerAction):
    """The next card of the shoe, dealt where the turn says."""

    card: Card


@dataclass(frozen=True, slots=True)
class Burn(DealerAction):
    """The next cards of the shoe put aside face down; nobody sees them, so they have no identity."""

    count: int


@dataclass(frozen=True, slots=True)
class DealOut(DealerAction):
    """A seat is left out of this round before the first card, and its bet returned."""

    target: int


class Fault(StrEnum):
    """Why a round was void."""

    DECK_INCOMPLETE = "deck-incomplete"
    CARD_MISSING = "card-missing"
    NO_BETS = "no-bets"
    NO_CAPTURE = "no-capture"


CARD_FAULTS: Final = (Fault.DECK_INCOMPLETE, Fault.CARD_MISSING)
"""The faults of real cards, for which a dealer voids a round; any other comes from the play by itself."""


@dataclass(frozen=True, slots=True)
class Void(DealerAction):
    """The whole round does not count: every wager goes back."""

    fault: Fault


@dataclass(frozen=True, slots=True)
class Reshuffle(DealerAction):
    """The cards that the turn names are shuffled in mid-round, in place of what was left of the shuffle before."""


Action = PlayerAction | DealerAction

DEALS: Final[tuple[Deal, ...]] = tuple(Deal(card) for card in DECK)
"""The deal of each card, made once."""


class Face(StrEnum):
    """How a card is dealt.

    `UP` for everybody to see, `DOWN` for the seat that gets it alone, `SEALED` for nobody before it is opened, not even
    that seat; `UNSEEN` put aside by count, without an identity.
    """

    UP = "up"
    DOWN = "down"
    SEALED = "sealed"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class SeatsToMove:
    """One seat is in turn, or several may act at once, in any order."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsToDeal:
    """The dealer must deal: how many cards, how, and to where: a seat, `DEALER` for the dealer's hand, or `TABLE`."""

    count: int
    face: Face
    to: int


@dataclass(frozen=True, slots=True)
class CardsToShuffle:
    """The dealer must shuffle in mid-round: no card is left for the one that is due, or the game deals anew.

    `cards` says how many of each card, out of so many `decks`. The shuffle is a new one, with a seal of its own, and
    takes the place of what was left of the one before.
    """

    decks: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Nobody must move: the round is settled or void."""


Turn = SeatsToMove | CardsToDeal | CardsToShuffle | RoundOver

OVER: Final = RoundOver()


@dataclass(frozen=True, slots=True)
class Amounts:
    """A range of amounts that an action may name, in half-chips: from `least` to `most` in steps of `step`."""

    action: type[PlayerAction]
    least: int
    most: int
    step: int

    def __contains__(self, amount: int) -> bool:
        return self.least <= amount <= self.most and (amount - self.least) % self.step == 0


@dataclass(frozen=True, slots=True)
class Legal:
    """What one seat, or the dealer, may do now: whole actions, and actions that still want an amount."""

    actions: tuple[Action, ...] = ()
    amounts: tuple[Amounts, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.actions or self.amounts)


NOTHING: Final = Legal()
