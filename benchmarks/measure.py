"""Measuring fairly on a noisy machine: everyone in turn, several times over, and medians."""

import gc
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import NamedTuple

WARM_UP = 1.0
"""Seconds that each contender runs before the first round, for caches and just-in-time compilers."""


class Sample(NamedTuple):
    """How many actions were made in how many seconds."""

    actions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Actions per second."""
        return self.actions / self.seconds


@dataclass(frozen=True, slots=True)
class Contender:
    """What is measured: `clocked` says what an action is and what the clock runs over.

    `run` goes on for about so many seconds.
    """

    name: str
    clocked: str
    run: Callable[[float], Sample]


@dataclass(frozen=True, slots=True)
class Figure:
    """A contender and its samples, one from each round."""

    contender: Contender
    samples: tuple[Sample, ...]

    @property
    def rates(self) -> tuple[float, ...]:
        """Actions per second, round by round."""
        return tuple(sample.rate for sample in self.samples)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What to make of the figures: a contender's actions per second, or how many times those of a peer.

    `least` is the target, if there is one.
    """

    ours: str
    peer: str | None = None
    least: float | None = None


@dataclass(frozen=True, slots=True)
class Suite:
    """Contenders that are measured together. `contenders` sets them up and leaves to the stack what must be closed."""

    name: str
    title: str
    contenders: Callable[[ExitStack], Sequence[Contender]]
    comparisons: tuple[Comparison, ...]


def measure(contenders: Sequence[Contender], *, rounds: int, seconds: float) -> tuple[Figure, ...]:
    """Each contender's samples. Rounds alternate in direction, so that nobody always runs behind the same neighbour."""
    for each in contenders:
        each.run(min(WARM_UP, seconds))
    samples: dict[str, list[Sample]] = {each.name: [] for each in contenders}
    for number in range(rounds):
        for each in contenders if number % 2 == 0 else reversed(contenders):
            gc.collect()
            samples[each.name].append(each.run(seconds))
    return tuple(Figure(each, tuple(samples[each.name])) for each in contenders)


def repeat(play: Callable[[], int], seconds: float) -> Sample:
    """Plays again and again until the time is up; `play` returns how many actions it made."""
    actions = 0
    began = now = perf_counter()
    while now - began < seconds:
        actions += play()
        now = perf_counter()
    return Sample(actions, now - began)


def evaluate(comparison: Comparison, figures: Sequence[Figure]) -> float | None:
    """The median rate, or the median of each round's ratio, where a disturbance hits both sides. None: not measured."""
    rates = {figure.contender.name: figure.rates for figure in figures}
    ours = rates.get(comparison.ours)
    if ours is None or comparison.peer is None:
        return median(ours) if ours else None
    peers = rates.get(comparison.peer)
    return median(mine / theirs for mine, theirs in zip(ours, peers, strict=True)) if peers else None
