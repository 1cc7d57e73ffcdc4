"""How long the exact search of a last portion takes: all its moves priced, from the first of its eight plays on."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time

from benchmarks.cassino.match import Dice
from fairdeal.cards import DECK
from fairdeal.engine.moves import DEALS, CardsToDeal
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.cassino import GAME, House, State
from fairdeal.games.cassino.search import EFFORT, solve
from fairdeal.games.cassino.strategy import choose


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds of the processor for so many positions, and for how many the effort was too small."""

    positions: int
    usual: float
    longest: float
    unsolved: int


def last_portions(deals: int, seed: int, *, at_random: float) -> Iterator[State]:
    """Deals played greedily, but for that share of random plays, up to the first play of the last portion."""
    rng = Random(seed)
    for number in range(deals):
        state: State = GAME.rules.start(House(), Opening((Seated(0, 0), Seated(1, 0)), dealer=number % 2))
        shoe = iter(rng.sample(DECK, len(DECK)))
        while isinstance(turn := GAME.rules.turn(state), CardsToDeal) or state.dealt < len(DECK):
            if isinstance(turn, CardsToDeal):
                state, _ = GAME.rules.move(state, DEALS[next(shoe)])
                continue
            offered = GAME.rules.legal(state, state.mover)
            seen = GAME.sight.view(state, state.mover)
            greedy = choose(seen, offered, Dice(rng))
            state, _ = GAME.rules.move(state, rng.choice(list(offered)) if rng.random() < at_random else greedy)
        yield state


def measure(deals: int, seed: int, *, at_random: float) -> Times:
    """Prices every move at the first play of so many last portions."""
    times, unsolved = list[float](), 0
    for state in last_portions(1, seed, at_random=at_random):
        solve(state, EFFORT)  # loads what was compiled
    for state in last_portions(deals, seed, at_random=at_random):
        began = process_time()
        unsolved += not solve(state, EFFORT)
        times.append(process_time() - began)
    return Times(deals, median(times), max(times), unsolved)
