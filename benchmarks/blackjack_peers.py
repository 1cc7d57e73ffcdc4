"""The blackjack of RLCard (pure Python) and of OpenSpiel (C++), played at random as their documentation shows."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.measure import Contender, Sample, repeat

RLCARD = "RLCard, blackjack"
RLCARD_STEPS = "RLCard, blackjack, steps alone"
OPEN_SPIEL = "OpenSpiel, blackjack (C++)"


def rlcard(seed: int) -> list[Contender]:
    """RLCard's environment twice: as it is used, and with only its steps timed. Raises ImportError without it."""
    import rlcard

    env, rng = rlcard.make("blackjack", config={"seed": seed}), Random(seed)

    def play() -> int:
        return _steps(env, env.reset()[0], rng)

    return [
        Contender(
            RLCARD,
            "calls of `env.step`. In the clock: `env.reset` (which makes, shuffles and deals one deck), choosing a "
            "legal action.",
            partial(repeat, play),
        ),
        Contender(
            RLCARD_STEPS,
            "calls of `env.step`. In the clock: choosing a legal action. Not in it: `env.reset`.",
            lambda seconds: _steps_alone(env, rng, seconds),
        ),
    ]


def _steps(env: Any, state: Any, rng: Random) -> int:
    steps = 0
    while not env.is_over():
        state, _ = env.step(_one_of(tuple(state["legal_actions"]), rng))
        steps += 1
    return steps


def _steps_alone(env: Any, rng: Random, seconds: float) -> Sample:
    """Runs for so many seconds in all, of which only those spent in steps are counted."""
    steps, spent, end = 0, 0.0, perf_counter() + seconds
    while (began := perf_counter()) < end or not steps:
        state, _ = env.reset()
        began = perf_counter()
        steps += _steps(env, state, rng)
        spent += perf_counter() - began
    return Sample(steps, spent)


def open_spiel(seed: int) -> list[Contender]:
    """OpenSpiel's blackjack. Raises ImportError if it is not installed."""
    import pyspiel

    play = _open_spiel_round(pyspiel.load_game("blackjack"), Random(seed))
    clocked = (
        "calls of `apply_action`, chance included. In the clock: new states, listing outcomes or legal actions, "
        "choosing one."
    )
    return [Contender(OPEN_SPIEL, clocked, partial(repeat, play))]


def _open_spiel_round(game: Any, rng: Random) -> Callable[[], int]:
    def play() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = _one_of(state.chance_outcomes(), rng)[0]  # each card of the deck is as likely as another
            else:
                action = _one_of(state.legal_actions(), rng)
            state.apply_action(action)
            actions += 1
        return actions

    return play


def _one_of(choices: Sequence[Any], rng: Random) -> Any:
    return choices[int(rng.random() * len(choices))]
