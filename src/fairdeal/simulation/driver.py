"""Runs a simulation: chunk after chunk is added up, until all are played, the error is small enough, or it is stopped.

What is decided is decided after each chunk, in the order of their numbers: so a seed gives the same result for the
same precision, however many workers play, and whether or not the simulation was interrupted.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from enum import StrEnum

from fairdeal.engine.simulation import Summary
from fairdeal.simulation.plan import Plan
from fairdeal.simulation.statistics import standard_error
from fairdeal.simulation.workers import Workers


class End(StrEnum):
    """Why a simulation ended."""

    PLAYED = "played"
    PRECISE = "precise"
    INTERRUPTED = "interrupted"


@dataclass(frozen=True, slots=True)
class Done:
    """How far a simulation has come: so many chunks, all whole, and what they came to."""

    chunks: int = 0
    summary: Summary = field(default_factory=Summary)


@dataclass(frozen=True, slots=True)
class Result:
    """What a simulation came to, why it ended, and from where it can go on."""

    summary: Summary
    end: End
    done: Done


def simulate(
    plan: Plan,
    workers: Workers,
    *,
    done: Done | None = None,
    precision: float | None = None,
    stopped: Callable[[], bool] = lambda: False,
    tell: Callable[[Done], None] = lambda done: None,
) -> Result:
    """Plays what is left of a plan after `done`.

    It ends early once the standard error of the mean is at most `precision`, or when `stopped` says so; `tell` hears of
    every whole chunk. Raises what the game refuses.
    """
    done = done or Done()
    summary = done.summary
    if is_precise(summary, precision):
        return Result(summary, End.PRECISE, done)
    with closing(workers(plan, range(done.chunks, plan.chunks))) as results:
        for chunk, found in enumerate(results, done.chunks):
            summary = summary.then(found)
            if plan.rounds_of(chunk) == plan.chunk:
                done = Done(chunk + 1, summary)
                tell(done)
            if is_precise(summary, precision):
                return Result(summary, End.PRECISE, done)
            if stopped() and chunk + 1 < plan.chunks:
                return Result(summary, End.INTERRUPTED, done)
    return Result(summary, End.PLAYED, done)


def is_precise(summary: Summary, precision: float | None) -> bool:
    """Whether the standard error of the mean is small enough."""
    error = standard_error(summary)
    return precision is not None and error is not None and error <= precision
