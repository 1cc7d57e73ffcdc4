"""The command line of the benchmarks: measures a suite and prints its table, or JSON."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from benchmarks import engine, report, room, shuffling
from benchmarks.cassino import speed, strength
from benchmarks.measure import Suite, measure
from benchmarks.simulation import suite as simulation
from benchmarks.soak import suite as soak


class Run(Protocol):
    """Measures a suite and returns what to print."""

    def __call__(self, *, rounds: int, seconds: float, as_json: bool) -> str: ...


@dataclass(frozen=True, slots=True)
class Entry:
    """A suite, with the rounds and the seconds that it takes unless others are asked for."""

    run: Run
    rounds: int
    seconds: float


def _rates(suite: Suite, *, rounds: int, seconds: float, as_json: bool) -> str:
    """A suite whose contenders are measured by actions per second alone."""
    with ExitStack() as stack:
        lineup = suite.contenders(stack)
        _say(f"Measuring {suite.name}: {len(lineup)} contenders, {rounds} rounds of {seconds:g} s each")
        figures = measure(lineup, rounds=rounds, seconds=seconds)
    return report.as_json(suite, figures) if as_json else report.as_text(suite, figures)


SUITES: dict[str, Entry] = {
    engine.SUITE.name: Entry(partial(_rates, engine.SUITE), rounds=7, seconds=1.0),
    shuffling.SUITE.name: Entry(partial(_rates, shuffling.SUITE), rounds=7, seconds=1.0),
    room.NAME: Entry(room.run, rounds=3, seconds=5.0),
    soak.NAME: Entry(soak.run, rounds=1, seconds=600.0),
    speed.SUITE.name: Entry(partial(_rates, speed.SUITE), rounds=7, seconds=1.0),
    simulation.SUITE.name: Entry(simulation.run, rounds=7, seconds=1.0),
    strength.NAME: Entry(strength.run, rounds=400, seconds=1.0),
}
"""A new suite is a module, named here."""

_NAMES = ", ".join(SUITES)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures each suite that was asked for. A missed target is said, and is no failure."""
    asked = _parser().parse_args(arguments)
    for suite in asked.suites or SUITES.values():
        rounds, seconds = asked.rounds or suite.rounds, asked.seconds or suite.seconds
        print(suite.run(rounds=rounds, seconds=seconds, as_json=asked.json), flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("suites", nargs="*", type=_suite, metavar="SUITE", help=f"all, or of: {_NAMES}")
    parser.add_argument("--rounds", type=_count, metavar="N", help="how often each is measured in turn")
    parser.add_argument("--seconds", type=_duration, metavar="S", help="how long each time")
    parser.add_argument("--json", action="store_true", help="print JSON, every sample included")
    return parser


def _suite(text: str) -> Entry:
    if text not in SUITES:
        raise argparse.ArgumentTypeError(f"there is no suite “{text}”; there are: {_NAMES}")
    return SUITES[text]


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _duration(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError("above 0, and an hour at most")
    return seconds


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
