"""What can be thought about: each question is a value, complete in itself, that can be sent to another process."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeVar

from fairdeal.engine.chance import Chance
from fairdeal.engine.game import AnyGame, Odds, Price
from fairdeal.engine.judging import Judged, judge
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.errors import FairdealError
from fairdeal.games import find_game, game_names

A = TypeVar("A")


class Lane(IntEnum):
    """What goes first: a whole table waits for a bot, a player for a price, a reader for odds."""

    BOT = 0
    PRICE = 1
    GUIDE = 2


class Question(ABC, Generic[A]):
    """Something to think about.

    `seconds` is the longest that finding the answer may take. The answer to a `lasting` question is always the same,
    and likely to be wanted again.
    """

    lane: ClassVar[Lane]
    seconds: ClassVar[float]
    lasting: ClassVar[bool] = False

    @abstractmethod
    def answer(self, chance: Chance) -> A:
        """Think, for as long as it takes. Raises what the game refuses."""


@dataclass(frozen=True, slots=True)
class BotMove(Question[PlayerAction]):
    """How a bot moves that sees this, and may do that; of a `level`, by the game's name for it, or as usual."""

    lane = Lane.BOT
    seconds = 5.0

    game: AnyGame
    view: Any
    legal: Legal
    level: str = ""

    def answer(self, chance: Chance) -> PlayerAction:
        """The bot's move, as it sees fit."""
        bots = self.game.bots
        choose = bots.called(self.level) if self.level else bots.usual
        return choose(self.view, self.legal, chance)


@dataclass(frozen=True, slots=True)
class Prices(Question[tuple[Price, ...]]):
    """What each choice of a seat is worth that sees this, and may do that."""

    lane = Lane.PRICE
    seconds = 10.0

    game: AnyGame
    view: Any
    legal: Legal

    def answer(self, chance: Chance) -> tuple[Price, ...]:
        """The prices, or none where nothing has one."""
        return self.game.advice.price(self.view, self.legal)


@dataclass(frozen=True, slots=True)
class Judgements(Question[tuple[Judged | None, ...]]):
    """What choices were worth that have been made: each with what was seen and legal then.

    A match without stakes is not judged: its prices are estimates, and each takes seconds to find.
    """

    lane = Lane.GUIDE
    seconds = 20.0

    game: AnyGame
    made: tuple[tuple[Any, Legal, PlayerAction], ...]

    def answer(self, chance: Chance) -> tuple[Judged | None, ...]:
        """Each choice in turn; None where it has no exact price."""
        if self.game.sitting.match:
            return (None,) * len(self.made)
        return tuple([judge(self.game, view, legal, action) for view, legal, action in self.made])


@dataclass(frozen=True, slots=True)
class HouseOdds(Question[Odds]):
    """The odds of a house, and what else is asked of them: questions by name, each with its value."""

    lane = Lane.GUIDE
    seconds = 20.0
    lasting = True

    game: AnyGame
    house: Any
    asked: tuple[tuple[str, str], ...] = ()

    def answer(self, chance: Chance) -> Odds:
        """The odds."""
        return self.game.advice.odds(self.house, dict(self.asked))


@dataclass(frozen=True, slots=True)
class WarmUp(Question[None]):
    """An empty question: the process that answers it has loaded all that odds and bots need, compiled if need be."""

    lane = Lane.GUIDE
    seconds = 120.0

    def answer(self, chance: Chance) -> None:
        """Work out the odds of the usual houses, and forget them; get ready what bots need."""
        for game in map(find_game, game_names()):
            if game.bots.prepare is not None:
                game.bots.prepare()
            try:
                game.advice.odds(game.house(), {})
            except FairdealError:
                continue  # not installed: who asks is told so
