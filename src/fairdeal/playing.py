"""A sitting played by programs: a dealer who shuffles from a seed, bots at the seats, round after round.

Nothing is sealed here: this is for bots, experiments and examples. The same seed gives the same cards and chances.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from fairdeal.engine.chance import BytesChance
from fairdeal.engine.game import AnyGame, Bot
from fairdeal.engine.moves import Action, CardsToDeal, CardsToShuffle, Reshuffle, RoundOver, movers
from fairdeal.engine.sitting import Seated, Standing
from fairdeal.games import find_game
from fairdeal.record.run import Run, Shoe, cards_of


@dataclass(frozen=True, slots=True)
class Played:
    """What was played: every action of every round, the dealer's among them, and how it stands for each seat."""

    game: AnyGame
    house: object
    rounds: tuple[tuple[Action, ...], ...]
    standings: tuple[Standing, ...]


def play(
    game: AnyGame | str,
    bots: Bot[Any] | Mapping[int, Bot[Any]] | None = None,
    *,
    seed: int,
    house: object = None,
    rounds: int = 1,
    seats: int | None = None,
) -> Played:
    """Play so many rounds of a game, fewer if the sitting ends before.

    `bots` is how every seat plays, or how seats play by number; others play in the game's usual way. All seats of the
    house are taken unless `seats` says how many. Everybody brings chips enough.
    Raises NotUnderstood for a game that is none, IllegalAction when a bot does what is not allowed.

    >>> len(play("casino-war", seed=7, rounds=3).rounds)
    3
    """
    chosen = find_game(game) if isinstance(game, str) else game
    table = _Table(chosen, chosen.house() if house is None else house, seats, bots, Random(seed))
    played: list[tuple[Action, ...]] = []
    while len(played) < rounds and not table.run.is_over:
        played.append(table.play_round())
    return Played(chosen, table.run.house, tuple(played), table.run.standings)


class _Table:
    """A sitting, the dealer's chance, and who plays at which seat."""

    def __init__(
        self,
        game: AnyGame,
        house: object,
        seats: int | None,
        bots: Bot[Any] | Mapping[int, Bot[Any]] | None,
        random: Random,
    ) -> None:
        chips = game.sitting.notional(house)
        taken = game.seats(house)[:seats]
        self.run = Run(game, house, tuple(Seated(seat, chips) for seat in taken))
        named = bots if isinstance(bots, Mapping) else dict.fromkeys(taken, bots) if bots else {}
        self._bots = {seat: named.get(seat, game.bots.usual) for seat in taken}
        self._random = random
        self._chance = BytesChance(random.randbytes)

    def play_round(self) -> tuple[Action, ...]:
        """One round, from its opening to its end."""
        run = self.run
        run.open_round()
        actions: list[Action] = []
        while not isinstance(run.turn, RoundOver):
            actions.append(self._next())
            run.apply(actions[-1])
        run.close_round()
        return tuple(actions)

    def _next(self) -> Action:
        """What is done now, by the dealer or by a seat in turn."""
        run, rules = self.run, self.run.game
        if isinstance(run.turn, CardsToDeal | CardsToShuffle) and run.shoe is None:
            run.shoe = self._shuffled()
        if isinstance(run.turn, CardsToShuffle):
            return Reshuffle()
        if isinstance(run.turn, CardsToDeal):
            return run.next_deal()
        seat = movers(run.turn)[0]
        return self._bots[seat](rules.sight.view(run.state, seat), rules.rules.legal(run.state, seat), self._chance)

    def _shuffled(self) -> Shoe:
        due = self.run.shuffle_due()
        assert due is not None, "cards are due, and there are none to shuffle"
        cards = list(cards_of(due))
        self._random.shuffle(cards)
        return Shoe(cards, None if due.cut_card is None else self._random.randint(*due.cut_card))
