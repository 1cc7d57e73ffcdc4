"""What is simulated: a game, its house and strategies, a seed, and how many rounds, parted into chunks."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from fairdeal.engine.game import AnyGame
from fairdeal.engine.simulation import Kernel, SimulationRules, Strategy, Summary
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game

CHUNK: Final = 100_000
"""About so many rounds are a chunk: the sittings that hold them."""

MOST_ROUNDS: Final = 10**15


@dataclass(frozen=True, slots=True)
class Plan:
    """A simulation of whole sittings: as few as have so many rounds. `house` is a value of the game's own."""

    game: str
    house: object
    strategies: tuple[Strategy, ...]
    seed: int
    rounds: int

    @property
    def chunks(self) -> int:
        """How many chunks it has."""
        return -(-self.whole // self.chunk)

    @property
    def chunk(self) -> int:
        """How many rounds a whole chunk has."""
        return _whole(CHUNK, kernel_of(self).sitting)

    @property
    def whole(self) -> int:
        """How many rounds are played."""
        return _whole(self.rounds, kernel_of(self).sitting)

    def rounds_of(self, chunk: int) -> int:
        """How many rounds a chunk has: the last one, what is left."""
        return min(self.chunk, self.whole - chunk * self.chunk)


def play(plan: Plan, chunk: int) -> Summary:
    """What a chunk comes to."""
    return kernel_of(plan).run(plan.seed, chunk, plan.rounds_of(chunk))


def kernel_of(plan: Plan) -> Kernel:
    """The kernel of a simulation. Raises what the game refuses."""
    return _kernel(plan.game, plan.house, plan.strategies)


def rules_of(game: AnyGame) -> SimulationRules[object]:
    """How a game is simulated. Raises NotUnderstood for one that is not."""
    if game.simulation is None:
        raise NotUnderstood("no-simulation", "{name} can’t be simulated.", name=game.name)
    return game.simulation


@lru_cache(maxsize=4)
def _kernel(game: str, house: object, strategies: tuple[Strategy, ...]) -> Kernel:
    return rules_of(find_game(game)).kernel(house, strategies)


def _whole(rounds: int, sitting: int) -> int:
    return -(-rounds // sitting) * sitting
