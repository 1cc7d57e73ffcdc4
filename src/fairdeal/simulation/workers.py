"""Who plays the chunks of a simulation: this process, or several; their results come in the order of the chunks."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from fairdeal.engine.simulation import Summary
from fairdeal.simulation.plan import Plan, play

Workers = Callable[[Plan, Iterable[int]], Generator[Summary]]
"""Plays chunks; closing the generator sends the workers home."""

AHEAD: Final = 2
"""So many chunks for each worker are given out before the first is awaited."""


def here(plan: Plan, chunks: Iterable[int]) -> Generator[Summary]:
    """One chunk after another, in this process."""
    for chunk in chunks:
        yield play(plan, chunk)


def processes(count: int) -> Workers:
    """So many processes on this machine."""

    def in_processes(plan: Plan, chunks: Iterable[int]) -> Generator[Summary]:
        pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_leave_ctrl_c_to_the_parent)
        waiting: deque[Future[Summary]] = deque()
        try:
            for chunk in chunks:
                waiting.append(pool.submit(play, plan, chunk))
                if len(waiting) > AHEAD * count:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)

    return in_processes


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
