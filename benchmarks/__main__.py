"""The command line of the benchmarks: measures a suite and prints its table, or JSON."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack

from benchmarks import engine
from benchmarks.measure import Suite, measure
from benchmarks.report import as_json, as_text

SUITES: dict[str, Suite] = {suite.name: suite for suite in (engine.SUITE,)}
"""A new suite is a module with a `SUITE`, named here."""

_NAMES = ", ".join(SUITES)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures each suite that was asked for. A missed target is said, and is no failure."""
    asked = _parser().parse_args(arguments)
    for suite in asked.suites or SUITES.values():
        with ExitStack() as stack:
            lineup = suite.contenders(stack)
            _say(f"Measuring {suite.name}: {len(lineup)} contenders, {asked.rounds} rounds of {asked.seconds:g} s each")
            figures = measure(lineup, rounds=asked.rounds, seconds=asked.seconds)
        print(as_json(suite, figures) if asked.json else as_text(suite, figures), flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("suites", nargs="*", type=_suite, metavar="SUITE", help=f"all, or of: {_NAMES}")
    parser.add_argument("--rounds", type=_count, default=7, metavar="N", help="how often each is measured in turn (7)")
    parser.add_argument("--seconds", type=_duration, default=1.0, metavar="S", help="how long each time (1)")
    parser.add_argument("--json", action="store_true", help="print JSON, every sample included")
    return parser


def _suite(text: str) -> Suite:
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
