"""What a game is: one value that holds the functions of a game's package.

A package under `fairdeal.games` writes plain functions (`play.apply`, `view.view`, …) and joins them in one `Game`, so
that the engine, the records,
the room and the terminal can run any game without knowing its rules. A round is one deal; a sitting is what goes on
between rounds.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Any, Final, Generic, TypeVar

from fairdeal.cards import Card
from fairdeal.engine.accounts import Account
from fairdeal.engine.moves import Action, Event, Legal, PlayerAction, Turn
from fairdeal.engine.words import Sentence

H = TypeVar("H")
S = TypeVar("S")
V = TypeVar("V")
T = TypeVar("T")

NO_CARDS: Final[tuple[int, ...]] = (0,) * 52
"""How many of each card: none."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat and the chips before it, in half-chips."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class Opening:
    """What a round starts from.

    `seats` stand in clockwise order of number. `dealer` is the seat whose deal it is, or `DEALER` where the house
    deals. `pot` is what the last round
    carried over, in half-chips. `gone` counts the cards of this shuffle that earlier rounds showed, card by card,
    and `burned` those that nobody saw. `bank` is what the house can still lose, in half-chips; None sets no limit.
    """

    seats: tuple[Seated, ...]
    dealer: int = -1
    pot: int = 0
    gone: tuple[int, ...] = NO_CARDS
    burned: int = 0
    bank: int | None = None


@dataclass(frozen=True, slots=True)
class ShuffleSpec:
    """What must be shuffled: how many decks, and how many cards lie above the cut card (least, most), if any.

    `cards` counts card by card what is shuffled of these decks, where it is not all of them.
    """

    decks: int
    cut_card: tuple[int, int] | None = None
    cards: tuple[int, ...] | None = None


class Verdict(StrEnum):
    """How a sitting ended for a seat."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


class Ending(StrEnum):
    """Why a sitting is over for a seat."""

    PLAYED = "played"
    SHORT = "short"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat stands in a sitting.

    `nets` holds what each counted round brought it, in half-chips. `ending` is None while the sitting goes on,
    `verdict` None where there is no winner.
    """

    seat: int
    chips: int
    nets: tuple[int, ...]
    ending: Ending | None = None
    verdict: Verdict | None = None

    @property
    def net(self) -> int:
        """What the sitting brought so far, in half-chips."""
        return sum(self.nets)


@dataclass(frozen=True, slots=True)
class Progress:
    """The number of the round that is played or comes next, from 1, and how many there are, if that is agreed."""

    round: int
    of: int | None


@dataclass(frozen=True, slots=True)
class SittingRules(Generic[H, S, T]):
    """What passes from round to round.

    `sit` opens a sitting; `shuffle` says what must be shuffled before the next round (None: the shoe goes on);
    `opening` gives the next round's start;
    `after` takes a finished round in (`cut_card_out`: the shoe's cut card has come out); `join` and `leave` seat
    people between rounds; `is_over`, `standings` and `progress` tell how it stands. `notional` is how many half-chips
    a seat needs so that it can never run short, `least` how many it needs for one round.
    """

    sit: Callable[[H, tuple[Seated, ...]], T]
    shuffle: Callable[[T], ShuffleSpec | None]
    opening: Callable[[T], Opening]
    after: Callable[[T, S, bool], T]
    join: Callable[[T, Seated], T]
    leave: Callable[[T, int], T]
    is_over: Callable[[T], bool]
    standings: Callable[[T], tuple[Standing, ...]]
    progress: Callable[[T], Progress]
    notional: Callable[[H], int]
    least: Callable[[H], int]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table as a view shows it: whose it is, its cards (None: face down), and what is said of it.

    `own` is the viewer's place, and `other` that of another player; the dealer's and the table's are neither.
    """

    label: Sentence
    cards: tuple[Card | None, ...]
    note: Sentence | None = None
    own: bool = False
    other: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """How a person says an action: `key` is its word in the catalogue; an amount follows where one is wanted."""

    key: str
    action: type[PlayerAction]
    wants_amount: bool = False


@dataclass(frozen=True, slots=True)
class TextRules(Generic[V]):
    """How a game is said and read, all as keys of the catalogue.

    `warn` is what a seat should know before it decides among what is legal. `shoe` tells what is public of the shoe:
    what is left, and what has been seen; a game leaves it out that has nothing to tell of it.
    """

    verbs: tuple[Verb, ...]
    tell: Callable[[Event], Sentence | None]
    spots: Callable[[V], tuple[Spot, ...]]
    guide: tuple[str, ...]
    warn: Callable[[V, Legal], tuple[Sentence, ...]] = lambda view, legal: ()
    shoe: Callable[[V], tuple[Sentence, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Price:
    """What an action is worth: the exact expectation of the round's net, in half-chips, played best from there."""

    action: PlayerAction
    expectation: Fraction


@dataclass(frozen=True, slots=True)
class Odds:
    """What a game's odds say: figures for programs (ready for JSON) and sentences for people."""

    figures: Mapping[str, object]
    told: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[H, S, V, T]):
    """One game: its name, the version of its rules, its options, and the functions that are its rules.

    `start`, `turn`, `legal`, `check`, `apply` and `view` are one round. `check` is the one judge: it raises
    IllegalAction, or returns; `apply` checks and
    then moves; `legal` is a listing that agrees with it. `balances` tells where the chips of a round lie.
    `seen` is an event as one viewer may see it. `playing` names the seats that take part in the round.
    `time_out` is what happens to a seat in turn whose time is up: the cheapest legal action (rules.md §0 G8), or
    being dealt out. `price` and `bot` know a view only. `odds` answers for a house, and for `questions` by name, of
    which those in `flags` take no value. `picture` draws what a house's odds advise as SVG, in the language of the
    function that it is given; None where there is nothing to draw. `bots` are ways for a bot to play, by name, where
    there are several; `bot` is the usual one.
    `whole` is the round with every card that was dealt, for who looks back when the seal is open; a game leaves it out
    whose spectators see every card.
    """

    name: str
    version: int
    house: type[H]
    presets: Mapping[str, H]
    seats: Callable[[H], range]
    actions: tuple[type[Action], ...]
    start: Callable[[H, Opening], S]
    turn: Callable[[S], Turn]
    legal: Callable[[S, int], Legal]
    check: Callable[[S, Action], None]
    apply: Callable[[S, Action], tuple[S, tuple[Event, ...]]]
    balances: Callable[[S], Mapping[Account, int]]
    view: Callable[[S, int | None], V]
    playing: Callable[[S], tuple[int, ...]]
    seen: Callable[[Event, int | None], Event]
    time_out: Callable[[S, int], Action]
    sitting: SittingRules[H, S, T]
    text: TextRules[V]
    price: Callable[[V, Legal], tuple[Price, ...]]
    questions: tuple[str, ...]
    odds: Callable[[H, Mapping[str, str]], Odds]
    bot: Callable[[V, Legal], PlayerAction]
    whole: Callable[[S], V] | None = None
    flags: tuple[str, ...] = ()
    picture: Callable[[H, Callable[[Sentence], str]], str] | None = None
    bots: Mapping[str, Callable[[V, Legal], PlayerAction]] = field(default_factory=dict)


AnyGame = Game[Any, Any, Any, Any]
