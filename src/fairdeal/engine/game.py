"""What a game is: one value that holds the functions of a game's package.

A package under `fairdeal.games` writes plain functions (`play.apply`, `view.view`, …) and joins them in one `Game`, so
that the engine, the records, the room and the terminal can run any game without knowing its rules. A round is one deal;
a sitting is what goes on between rounds.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic, Literal, TypeVar

from fairdeal.cards import Card
from fairdeal.engine import refusals
from fairdeal.engine.accounts import Account
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Action, Event, Legal, PlayerAction, Turn
from fairdeal.engine.simulation import SimulationRules
from fairdeal.engine.sitting import Opening, SittingRules
from fairdeal.engine.words import Sentence

H = TypeVar("H")
S = TypeVar("S")
V = TypeVar("V")
T = TypeVar("T")


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
class Part:
    """What follows a verb and fills a field of its action: a number, a card or cards, as the field's type says.

    `joint` is the word before it in the catalogue, like “with”; at most one part of a verb has none, and follows the
    verb itself. An `optional` part, of cards, may be left out.
    """

    field: str
    joint: str | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """How a person says an action: `key` is its word in the catalogue.

    An amount follows where one is wanted, or the parts: `Part("cards"), Part("card", "…-with")` make a person write
    `take 5♣ 2♥ with 7♠`.
    """

    key: str
    action: type[PlayerAction]
    wants_amount: bool = False
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class TextRules(Generic[V]):
    """How a game is said and read, all as keys of the catalogue.

    `warn` is what a seat should know before it decides among what is legal. `shoe` says what is public of the shoe:
    what is left, and what has been seen; a game leaves it out with nothing to say about it.
    """

    verbs: tuple[Verb, ...]
    tell: Callable[[Event], Sentence | None]
    spots: Callable[[V], tuple[Spot, ...]]
    guide: tuple[str, ...]
    warn: Callable[[V, Legal], tuple[Sentence, ...]] = lambda view, legal: ()
    shoe: Callable[[V], tuple[Sentence, ...]] | None = None


Unit = Literal["half-chips", "points"]
"""What prices are counted in: chips are won in most games, points in a match without stakes."""


@dataclass(frozen=True, slots=True)
class Price:
    """What an action is worth: the expectation of the round's net, played best from there, in the unit of its game.

    In a match between two it is what the round is won by. `error` is the standard error of an estimate; without one
    the expectation is exact.
    """

    action: PlayerAction
    expectation: Fraction
    error: Fraction | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """What a game's odds say: figures for programs (ready for JSON) and sentences for people."""

    figures: Mapping[str, object]
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class RoundRules(Generic[H, S]):
    """The rules of one round.

    `check` is the one judge: it raises IllegalAction, or returns; `move` makes a move that was checked, and `apply`
    checks and then moves; `legal` is a listing that agrees with `check`. `turn` says who must move. `balances` shows
    where the chips of a round are. `playing` names the seats that take part. `nets` is what a round that is over
    brought each of its seats: half-chips, or points in a game without stakes.
    `time_out` is what happens to a seat in turn whose time is up: the cheapest legal action (rules.md §0 G8), or being
    dealt out.
    """

    start: Callable[[H, Opening], S]
    turn: Callable[[S], Turn]
    legal: Callable[[S, int], Legal]
    check: Callable[[S, Action], None]
    move: Callable[[S, Action], tuple[S, tuple[Event, ...]]]
    apply: Callable[[S, Action], tuple[S, tuple[Event, ...]]]
    balances: Callable[[S], Mapping[Account, int]]
    playing: Callable[[S], tuple[int, ...]]
    nets: Callable[[S], Mapping[int, int]]
    time_out: Callable[[S, int], Action]


@dataclass(frozen=True, slots=True)
class SightRules(Generic[S, V]):
    """Who sees what: `view` of a round, `seen` of an event; the viewer is a seat, or None for a spectator.

    `whole` is the round with every card that was dealt, for looking back when the seal is open; a game leaves it out
    whose spectators see every card.
    """

    view: Callable[[S, int | None], V]
    seen: Callable[[Event, int | None], Event]
    whole: Callable[[S], V] | None = None


@dataclass(frozen=True, slots=True)
class AdviceRules(Generic[H, V]):
    """What a game can work out for people who think about it.

    `price` knows a view only. `odds` answers for a house, and for `questions` by name, of which those in `flags` take
    no value. `picture` draws what a house's odds advise as SVG, in the language of the function that it is given; None
    where there is nothing to draw. What needs an extra that is not installed raises NotAllowed (`odds-not-installed`).
    """

    price: Callable[[V, Legal], tuple[Price, ...]]
    odds: Callable[[H, Mapping[str, str]], Odds]
    questions: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    picture: Callable[[H, Callable[[Sentence], str]], str] | None = None


Bot = Callable[[V, Legal, Chance], PlayerAction]
"""How a bot plays: what it sees, what is legal and a source of chance in, one of the legal actions out."""


@dataclass(frozen=True, slots=True)
class BotRules(Generic[S, V]):
    """How bots play: the `usual` way, and others by name where there are several.

    `worlds` draws a state of the round that would look just like this to who has the view: what a bot that searches
    plays on from. `prepare` gets ready what bots and prices need, which can take many seconds the first time on a
    machine; until then bots may play in a simpler way.
    """

    usual: Bot[V]
    named: Mapping[str, Bot[V]] = field(default_factory=dict)
    worlds: Callable[[V, Chance], S] | None = None
    prepare: Callable[[], None] | None = None

    def called(self, name: str) -> Bot[V]:
        """How bots that are called so play. Raises NotUnderstood (`one-bot`, `no-bot`)."""
        if not self.named:
            raise refusals.one_bot()
        if name.casefold() not in self.named:
            raise refusals.no_bot(name, self.named)
        return self.named[name.casefold()]


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[H, S, V, T]):
    """One game: its name, the version of its rules, its options with ready-made tables, and its rules in groups.

    `seats` are the seats of a table, `actions` all kinds of action that there are, the dealer's among them.
    `simulation` is how many rounds are played at once, in a game that has a compiled twin.
    """

    name: str
    version: int
    house: type[H]
    presets: Mapping[str, H]
    seats: Callable[[H], range]
    actions: tuple[type[Action], ...]
    rules: RoundRules[H, S]
    sight: SightRules[S, V]
    sitting: SittingRules[H, S, T]
    text: TextRules[V]
    advice: AdviceRules[H, V]
    bots: BotRules[S, V]
    simulation: SimulationRules[H] | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.version}>"

    @property
    def unit(self) -> Unit:
        """What its prices are counted in."""
        return "points" if self.sitting.match else "half-chips"


AnyGame = Game[Any, Any, Any, Any]
