"""The cassino suite: cards played per second by the compiled kernels, against OpenSpiel's search in C++."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial

from benchmarks.cassino.playouts import Table
from benchmarks.measure import Comparison, Contender, Suite, repeat

OURS = "Fairdeal, Cassino, compiled playouts"
HEARTS = "OpenSpiel, hearts, ISMCTS (C++)"
SEED = 1


def contenders(stack: ExitStack) -> Sequence[Contender]:
    """Ours, and OpenSpiel where it is installed."""
    clocked = "cards played, each chosen among all legal moves, which are listed. In the clock: shuffling and dealing."
    lineup = [Contender(OURS, clocked, Table(SEED).run)]
    try:
        from benchmarks.cassino.spiel import hearts
    except ImportError as missing:
        print(f"Left out: {missing}. `make bench` sets up every peer.", file=sys.stderr)
        return lineup
    clocked = "cards played in 1,000 simulations of a step, in the tree and in its rollouts. In the clock: dealing."
    return [*lineup, Contender(HEARTS, clocked, partial(repeat, hearts(SEED)))]


SUITE = Suite(
    name="cassino",
    title="Cards played per second, one core, in playouts",
    contenders=contenders,
    comparisons=(Comparison(OURS), Comparison(OURS, HEARTS, least=1)),
)
