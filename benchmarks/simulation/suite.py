"""The simulation suite: rounds per second by the compiled kernels, against plain C and other packages."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack

from benchmarks import report
from benchmarks.measure import Comparison, Contender, Suite, measure
from benchmarks.simulation import games, peers, starting

SEED = 1


def contenders(stack: ExitStack) -> Sequence[Contender]:
    """Ours beside plain C, and the packages that are installed."""
    lineup = [*games.blackjack(SEED), *games.casino_war(SEED)]
    for package in (peers.open_spiel, peers.rlcard, peers.gymnasium):
        lineup += _if_installed(package)
    return lineup


def _if_installed(package: Callable[[int], Contender]) -> Iterator[Contender]:
    try:
        yield package(SEED)
    except ImportError as missing:
        print(f"Left out: {missing}. `make bench` sets up every peer.", file=sys.stderr)


SUITE = Suite(
    name="simulation",
    title="Rounds simulated per second, one core, by the processor’s time",
    contenders=contenders,
    comparisons=(
        Comparison(games.BLACKJACK_OURS, games.BLACKJACK_C, least=0.8),
        Comparison(games.WAR_OURS, games.WAR_C, least=0.6),
        Comparison(games.BLACKJACK_OURS, peers.OPEN_SPIEL, least=10),
        Comparison(games.BLACKJACK_OURS, peers.RLCARD, least=400),
        Comparison(games.BLACKJACK_OURS, peers.GYMNASIUM, least=400),
    ),
)


def run(*, rounds: int, seconds: float, as_json: bool) -> str:
    """Measures the rates; then how long the first result takes, and what a second core brings."""
    with ExitStack() as stack:
        lineup = SUITE.contenders(stack)
        print(f"Measuring simulation: {len(lineup)} contenders, {rounds} rounds of {seconds:g} s each", file=sys.stderr)
        figures = measure(lineup, rounds=rounds, seconds=seconds)
    if as_json:
        return report.as_json(SUITE, figures)
    return report.as_text(SUITE, figures) + "\n\n" + "\n".join(starting.told(rounds))
