"""How long the first result of a simulation takes: in a process that has begun, in a new one, and on a new machine."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from statistics import median
from tempfile import TemporaryDirectory

ROUNDS = 1_000_000
WARM, COLD = 1.0, 5.0
"""Targets, in seconds."""

_PROGRAM = f"""
from time import process_time
from fairdeal.engine.simulation import Strategy
from fairdeal.games.blackjack import GAME
kernel = GAME.simulation.kernel(GAME.house(seats=1), (Strategy("basic"),))
kernel.run(1, 0, {ROUNDS})
began = process_time()
GAME.simulation.kernel(GAME.house(seats=1), (Strategy("basic"),)).run(1, 1, {ROUNDS})
print(process_time() - began)
"""


def told(times: int) -> Iterator[str]:
    """What was measured, in words; a new machine is one that has no kernels kept on disk."""
    yield f"The first result, of {ROUNDS:,} rounds of Blackjack by basic strategy, in seconds of the processor:"
    _process({})
    new = [_process({}) for _ in range(times)]
    warm = median(again for _, again in new)
    cold = median(whole - again for whole, again in new)
    with TemporaryDirectory() as empty:
        first, _ = _process({"NUMBA_CACHE_DIR": empty})
    yield f"a process that has begun: {warm:.2f} (target: at most {WARM:g}): {_verdict(warm, WARM)}"
    yield f"a new process: {cold:.2f} (target: at most {COLD:g}): {_verdict(cold, COLD)}"
    yield f"a new process that must compile the kernels first: {first:.2f}"


def _process(environment: Mapping[str, str]) -> tuple[float, float]:
    """The processor's time of a new process in all, and for its second result."""
    began = _of_children()
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return _of_children() - began, float(done.stdout)


def _of_children() -> float:
    used = os.times()
    return used.children_user + used.children_system


def _verdict(found: float, most: float) -> str:
    return "met" if found <= most else "MISSED"
