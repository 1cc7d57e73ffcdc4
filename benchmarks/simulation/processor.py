"""The clock of this suite: the time that the processor gives this process, which others don't lengthen."""

from collections.abc import Callable
from time import process_time

from benchmarks.measure import Sample


def repeat(play: Callable[[], int], seconds: float) -> Sample:
    """Plays again and again until so much time is used up; `play` returns how many rounds it played."""
    rounds, began = 0, process_time()
    while (spent := process_time() - began) < seconds or not rounds:
        rounds += play()
    return Sample(rounds, spent)
