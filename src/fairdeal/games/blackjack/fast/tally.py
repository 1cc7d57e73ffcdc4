"""What rounds bring, counted in machine code while they are played; in half-chips."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.games.blackjack.fast.machine import compiled

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

SITTING: Final = 100
"""So many rounds are a sitting, about what is played in an hour and a half."""
BANDS: Final = 25
"""How often the purse is looked at in a sitting."""

NET, HIGHEST, LOWEST, FALL = 0, 1, 2, 3
"""How the purse moves through all rounds: see `engine.simulation.Course`."""
STAKED: Final = 4
"""What was staked at first, in all."""
PIECES, SQUARES, STAKED_SQUARES, PRODUCTS = 5, 6, 7, 8
"""How many shoes there were, and sums over them: see `engine.simulation.Summary`."""
NET_BEFORE, STAKED_BEFORE = 9, 10
"""What the rounds before this shoe brought and staked."""
SUMS: Final = 11


class Tally(NamedTuple):
    """Counts and sums: `nets` counts rounds by what they brought, its middle standing for nothing; `sums` as named.

    `purses` has a row for each sitting, with what the purse had come to after so many rounds; `lows` is how far down
    each sitting took it. Of the sitting that is being played, `brought` and `staked` hold a number for each round, and
    `firsts` marks those that are the first of a shoe.
    """

    nets: Ints
    sums: Ints
    purses: Ints
    lows: Ints
    brought: Ints
    staked: Ints
    firsts: Bytes


def new_tally(most: int, sittings: int) -> Tally:
    """Nothing counted yet; a round brings no more than `most`, either way."""
    sums, purses = np.zeros(SUMS, np.int64), np.zeros((sittings, BANDS), np.int64)
    brought, staked, firsts = np.zeros(SITTING, np.int64), np.zeros(SITTING, np.int64), np.zeros(SITTING, np.uint8)
    return Tally(np.zeros(2 * most + 1, np.int64), sums, purses, np.zeros(sittings, np.int64), brought, staked, firsts)


@compiled
def count_rounds(tally: Tally, sitting: int, rounds: int) -> None:
    """Counts the rounds of a sitting once they are played; one that is not whole is no sitting."""
    sums, middle = tally.sums, len(tally.nets) // 2
    start, low, highest, fall = sums[NET], sums[NET], sums[HIGHEST], sums[FALL]
    purse, staked, is_whole = start, sums[STAKED], rounds == SITTING
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
            tally.purses[sitting, each // (SITTING // BANDS)] = purse - start
    if is_whole:
        tally.lows[sitting] = low - start
    sums[NET], sums[STAKED], sums[HIGHEST], sums[FALL] = purse, staked, highest, fall
    sums[LOWEST] = min(sums[LOWEST], low)


@compiled
def end_piece(tally: Tally) -> None:
    """A shoe is used up, or given up: what it brought has nothing to do with what the next will bring."""
    sums = tally.sums
    net, staked = sums[NET] - sums[NET_BEFORE], sums[STAKED] - sums[STAKED_BEFORE]
    if staked:
        sums[PIECES] += 1
        sums[SQUARES] += net * net
        sums[STAKED_SQUARES] += staked * staked
        sums[PRODUCTS] += net * staked
    sums[NET_BEFORE], sums[STAKED_BEFORE] = sums[NET], sums[STAKED]
