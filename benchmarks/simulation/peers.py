"""Blackjack of OpenSpiel (C++), RLCard and Gymnasium (both pure Python), round after round."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from benchmarks.measure import Contender
from benchmarks.simulation.processor import repeat

OPEN_SPIEL = "OpenSpiel, blackjack, rollouts (C++)"
RLCARD = "RLCard, blackjack"
GYMNASIUM = "Gymnasium, Blackjack-v1"

ROLLOUTS = 2_000
"""So many from one position; a search that makes one simulation does nothing else."""
STANDS = 17
"""From this total on the players of the Python packages stand, which is quicker than looking into a chart."""


def open_spiel(seed: int) -> Contender:
    """Random rollouts of its search, from positions after the deal. Raises ImportError without it."""
    import pyspiel

    game, rng = pyspiel.load_game("blackjack"), Random(seed)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, seed, False)

    def play() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        if state.is_terminal():
            return 0
        search.step(state)
        return ROLLOUTS

    clocked = (
        f"rounds. {ROLLOUTS:,} of its own rollouts in C++ from each position after a deal, in which the player acts at "
        "random. Not in the clock for these rounds: the deal."
    )
    return Contender(OPEN_SPIEL, clocked, partial(repeat, play))


def rlcard(seed: int) -> Contender:
    """Its environment. Raises ImportError without it."""
    import rlcard as package

    env = package.make("blackjack", config={"seed": seed})
    hit, stand = 0, 1

    def play() -> int:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(hit if state["obs"][0] < STANDS else stand)
        return 1

    clocked = f"rounds: `env.reset` and `env.step`; hits below {STANDS}."
    return Contender(RLCARD, clocked, partial(repeat, _often(play)))


def gymnasium(seed: int) -> Contender:
    """Its environment without the wrappers that check calls. Raises ImportError without it."""
    import gymnasium as package

    env: Any = package.make("Blackjack-v1").unwrapped
    env.reset(seed=seed)

    def play() -> int:
        (total, _, _), _ = env.reset()
        is_over = False
        while not is_over:
            (total, _, _), _, is_over, _, _ = env.step(int(total < STANDS))
        return 1

    clocked = f"rounds: `env.reset` and `env.step` of the environment itself; hits below {STANDS}."
    return Contender(GYMNASIUM, clocked, partial(repeat, _often(play)))


def _often(play: Callable[[], int], times: int = 50) -> Callable[[], int]:
    """Several rounds between two looks at the clock."""
    return lambda: sum(play() for _ in range(times))
