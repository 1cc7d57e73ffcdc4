"""A round that is played step by step: what a seat sees and may choose, and the dealer with seeded cards.

A round is the first of a sitting, dealt from whole decks that are shuffled for it. It is a sequence of places for who
plays, and nothing here knows a game: what is known of one comes from its rules and its views.
"""

from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final

from fairdeal.cards import Card
from fairdeal.engine.chance import BytesChance
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALS,
    Action,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Face,
    PlayerAction,
    Reshuffle,
    RoundOver,
    movers,
)
from fairdeal.engine.sitting import Seated, ShuffleSpec
from fairdeal.learning.choices import Choices, choices
from fairdeal.learning.observing import Writer, view_type, writer
from fairdeal.record.run import cards_of

PLENTY: Final = 2_000
"""How many half-chips a seat brings where fewer are enough for a round."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game at one of its tables, with so many seats taken, and how what they do and see is written as numbers."""

    game: AnyGame
    house: Any
    seats: int
    choices: Choices
    writer: Writer

    def observe(self, view: object) -> list[float]:
        """What a view shows, as numbers."""
        return self.writer.write(view)


def table(game: AnyGame, preset: str | None = None, seats: int | None = None) -> Table:
    """A table by the name of its ready-made rules, the first without one, with as few seats as it needs."""
    house = game.presets[preset or next(iter(game.presets))]
    taken = max(seats or 0, game.sitting.fewest(house))
    return Table(game, house, taken, choices(game), writer(view_type(game.sight.view), game.house, taken))


def opening(table: Table) -> tuple[Any, ShuffleSpec]:
    """The first round of a sitting before its first move, and what is shuffled for it; nobody can run short."""
    game, house = table.game, table.house
    enough = game.sitting.notional(house)
    chips = max(enough, PLENTY) if enough else 0
    sitting = game.sitting.sit(house, tuple(Seated(seat, chips) for seat in game.seats(house)[: table.seats]))
    spec = game.sitting.shuffle(sitting)
    assert spec is not None, "a sitting begins with a shuffle"
    return game.rules.start(house, game.sitting.opening(sitting)), spec


class PlayedRound:
    """One round, from its first decision to its last; the dealer's moves are made by themselves, from one seed."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self._random = random
        self.state, spec = opening(table)
        self._shoe = self._shuffled(spec)
        self._deal()

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that must act; none when the round is over."""
        return movers(self.table.game.rules.turn(self.state))

    def view(self, seat: int) -> object:
        """What a seat sees."""
        return self.table.game.sight.view(self.state, seat)

    def legal(self, seat: int) -> dict[int, PlayerAction]:
        """What a seat may choose, by number; nothing while it isn't its turn."""
        if seat not in self.movers:
            return {}
        return self.table.choices.legal(self.table.game.rules.legal(self.state, seat))

    def play(self, action: Action) -> None:
        """Makes a move, and deals what comes after it."""
        self._apply(action)
        self._deal()

    def play_bots(self, seat: int) -> None:
        """Bots play the usual way for all others until it is a seat's turn, or the round is over."""
        game = self.table.game
        while self.movers and seat not in self.movers:
            mover = self.movers[0]
            legal = game.rules.legal(self.state, mover)
            self.play(game.bots.usual(self.view(mover), legal, BytesChance(self._random.randbytes)))

    def reward(self, seat: int) -> float:
        """What a round that is over brought: chips, or points in a match."""
        net = self.table.game.rules.nets(self.state).get(seat, 0)
        return float(net if self.table.game.sitting.match else Fraction(net, 2))

    def _apply(self, action: Action) -> None:
        self.state, _ = self.table.game.rules.apply(self.state, action)

    def _deal(self) -> None:
        while not isinstance(turn := self.table.game.rules.turn(self.state), RoundOver):
            if isinstance(turn, CardsToDeal):
                self._apply(self._dealt(turn))
            elif isinstance(turn, CardsToShuffle):
                self._shoe = self._shuffled(ShuffleSpec(turn.decks, cards=turn.cards))
                self._apply(Reshuffle())
            else:
                return

    def _dealt(self, turn: CardsToDeal) -> Action:
        if turn.face is Face.UNSEEN:
            del self._shoe[-turn.count :]
            return Burn(turn.count)
        return DEALS[self._shoe.pop()]

    def _shuffled(self, spec: ShuffleSpec) -> list[Card]:
        shoe = [Card(each) for each in cards_of(spec)]
        self._random.shuffle(shoe)
        return shoe
