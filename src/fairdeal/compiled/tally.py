"""What rounds bring, counted in machine code while they are played; in half-chips, or points.

A kernel plays a sitting, puts down what each round brought and staked, and has it counted: that is quicker than to keep
every round of a simulation, and takes no memory.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.compiled.machine import compiler
from fairdeal.compiled.summaries import counted, looked_at
from fairdeal.engine.simulation import Course, Row, Summary

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

NET, HIGHEST, LOWEST, FALL = 0, 1, 2, 3
"""How the purse moves through all rounds: see `Course`."""
STAKED: Final = 4
"""What was staked at first, in all."""
PIECES, SQUARES, STAKED_SQUARES, PRODUCTS = 5, 6, 7, 8
"""How many pieces there were, and sums over them: see `Summary`."""
NET_BEFORE, STAKED_BEFORE = 9, 10
"""What the rounds before this piece brought and staked."""
SUMS: Final = 11

compiled = compiler(__package__)


class Tally(NamedTuple):
    """Counts and sums of rounds in sittings.

    `nets` counts rounds by what they brought, its middle standing for nothing; `sums` are as named. `purses` has a row
    for each sitting, with what the purse had come to at each look, after every `step` rounds; `lows` is how far down
    each sitting took it. Of the sitting that is being played, `brought` and `staked` hold a number for each round, and
    `firsts` marks those that have nothing to do with the rounds before them.
    """

    nets: Ints
    sums: Ints
    purses: Ints
    lows: Ints
    step: int
    brought: Ints
    staked: Ints
    firsts: Bytes


def new_tally(most: int, sitting: int, sittings: int) -> Tally:
    """Nothing counted yet; no round brings more than `most`, either way."""
    looks = looked_at(sitting)
    brought, staked, firsts = np.zeros(sitting, np.int64), np.zeros(sitting, np.int64), np.zeros(sitting, np.uint8)
    nets, sums = np.zeros(2 * most + 1, np.int64), np.zeros(SUMS, np.int64)
    purses, lows = np.zeros((sittings, len(looks)), np.int64), np.zeros(sittings, np.int64)
    return Tally(nets, sums, purses, lows, looks[0], brought, staked, firsts)


@compiled
def count_rounds(tally: Tally, sitting: int, rounds: int) -> None:
    """Counts the rounds of a sitting that was played to its end; others don't count."""
    sums, middle = tally.sums, len(tally.nets) // 2
    start, low, highest, fall = sums[NET], sums[NET], sums[HIGHEST], sums[FALL]
    purse, staked, is_whole = start, sums[STAKED], rounds == len(tally.brought)
    look, until = 0, tally.step
    for each in range(rounds):
        if tally.firsts[each]:
            tally.firsts[each] = 0
            sums[NET], sums[STAKED] = purse, staked
            end_piece(tally)
        net = tally.brought[each]
        tally.nets[middle + net] += 1
        purse += net
        staked += tally.staked[each]
        low, highest = min(low, purse), max(highest, purse)
        fall = max(fall, highest - purse)
        if is_whole:
            tally.purses[sitting, look] = purse - start
            until -= 1
            if until == 0:
                look, until = look + 1, tally.step
    if is_whole:
        tally.lows[sitting] = low - start
    sums[NET], sums[STAKED], sums[HIGHEST], sums[FALL] = purse, staked, highest, fall
    sums[LOWEST] = min(sums[LOWEST], low)


@compiled
def end_piece(tally: Tally) -> None:
    """What was played since the last piece is one."""
    sums = tally.sums
    net, staked = sums[NET] - sums[NET_BEFORE], sums[STAKED] - sums[STAKED_BEFORE]
    if staked:
        sums[PIECES] += 1
        sums[SQUARES] += net * net
        sums[STAKED_SQUARES] += staked * staked
        sums[PRODUCTS] += net * staked
    sums[NET_BEFORE], sums[STAKED_BEFORE] = sums[NET], sums[STAKED]


def summary_of(tally: Tally, tables: Mapping[str, Mapping[int, Row]] | None = None) -> Summary:
    """The summary of all that was counted, with further results."""
    sums, middle = tally.sums.tolist(), len(tally.nets) // 2
    looks = looked_at(len(tally.brought)) if len(tally.purses) else ()
    (found,) = tally.nets.nonzero()
    return Summary(
        rounds=int(tally.nets.sum()),
        staked=sums[STAKED],
        pieces=sums[PIECES],
        squares=sums[SQUARES],
        staked_squares=sums[STAKED_SQUARES],
        products=sums[PRODUCTS],
        nets=dict(zip((found - middle).tolist(), tally.nets[found].tolist(), strict=True)),
        course=Course(sums[NET], sums[HIGHEST], sums[LOWEST], sums[FALL]),
        totals=counted(tally.purses[:, -1]) if looks else {},
        lows=counted(tally.lows) if looks else {},
        bands={after: counted(tally.purses[:, place]) for place, after in enumerate(looks)},
        tables=tables or {},
    )
