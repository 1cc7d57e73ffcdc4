"""What rounds that a kernel has played come to: counts and sums of its arrays, in whole numbers."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fairdeal.engine.simulation import Counts, Course, Summary

Ints = NDArray[np.int64]

MOST_BANDS: Final = 25
"""After so many rounds of a sitting the purse is looked at, at the most."""

_DENSE: Final = 1 << 16
"""Amounts that lie no further apart are counted in an array."""


def summarise(nets: Ints, stakes: Ints, played: Ints) -> Summary:
    """The summary of sittings, one in a row: what each round brought and staked, and how many rounds were played.

    The rest of a row is zeros.
    """
    courses = np.cumsum(nets, axis=1)
    totals, staked = courses[:, -1], stakes.sum(axis=1)
    unplayed = int(nets.size - played.sum())
    every = {**counted(nets), 0: int((nets == 0).sum()) - unplayed}
    return Summary(
        rounds=int(played.sum()),
        staked=int(staked.sum()),
        pieces=len(nets),
        squares=int((totals * totals).sum()),
        staked_squares=int((staked * staked).sum()),
        products=int((totals * staked).sum()),
        nets={amount: count for amount, count in sorted(every.items()) if count},
        course=course_of(nets.ravel()),
        totals=counted(totals),
        lows=counted(np.minimum(courses.min(axis=1), 0)),
        bands={after: counted(courses[:, after - 1]) for after in looked_at(nets.shape[1])},
    )


def course_of(nets: Ints) -> Course:
    """How a purse moves through these rounds."""
    purse = np.concatenate((np.zeros(1, np.int64), np.cumsum(nets)))
    falls = np.maximum.accumulate(purse) - purse
    return Course(int(purse[-1]), int(purse.max()), int(purse.min()), int(falls.max()))


def looked_at(rounds: int) -> tuple[int, ...]:
    """After which rounds of a sitting the purse is looked at: after all, or after some, evenly spread.

    >>> looked_at(3), looked_at(100)[:3]
    ((1, 2, 3), (4, 8, 12))
    """
    step = -(-rounds // MOST_BANDS)
    return tuple(sorted({*range(step, rounds + 1, step), rounds}))


def counted(amounts: Ints) -> Counts:
    """How often each amount came."""
    least, most = int(amounts.min()), int(amounts.max())
    if most - least < _DENSE:
        counts = np.bincount(amounts.ravel() - least)
        (found,) = counts.nonzero()
        return dict(zip((found + least).tolist(), counts[found].tolist(), strict=True))
    values, counts = np.unique(amounts, return_counts=True)
    return dict(zip(values.tolist(), counts.tolist(), strict=True))
