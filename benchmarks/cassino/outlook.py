"""Fits again what the rest of a deal is worth at the end of a portion: `python -m benchmarks.cassino.outlook`.

Deals are played by quick opinions. For each portion the best of a grid of curves for the two majorities is taken, and
the worth of the loose cards and of not being the dealer by least squares.
"""

from itertools import product
from math import erf, sqrt
from typing import NamedTuple

import numpy as np

from benchmarks.cassino.playouts import OPENING, Table, lay_out, play_by_opinion, shuffle
from fairdeal.compiled.sets import count
from fairdeal.games.cassino.fast.bits import Floats, Ints
from fairdeal.games.cassino.fast.layout import DEALT, LOOSE, PILE, SPADES, lead, points, result
from fairdeal.games.cassino.fast.plays import go_on

DEALS = 40_000
PORTIONS = 6
NOISE = 0.2
CARDS = np.linspace(0.02, 0.4, 20)
SPADE = np.linspace(0.05, 1.2, 20)


class Fit(NamedTuple):
    """How sure a lead of one card and of one spade is, the four worths, and the root of the mean squared error."""

    cards: float
    spades: float
    worths: Floats
    error: float


def seen(deal: Ints) -> list[int]:
    """What is known at the end of a portion: which, leads in cards and spades, points, and three of the loose cards."""
    mine, theirs, loose = int(deal[PILE]), int(deal[PILE + 1]), int(deal[LOOSE])
    spades = count(mine & SPADES) - count(theirs & SPADES)
    rest = [count(loose), count(loose & SPADES), points(loose)]
    return [PORTIONS - 1 - (int(deal[DEALT]) - 8) // 8, count(mine) - count(theirs), spades, lead(deal), *rest]


def played(deals: int) -> Ints:
    """A row for the end of each portion but the last, with what seat 0, not the dealer, won the deal by."""
    table, rows = Table(1), []
    for _ in range(deals):
        shuffle(table.deck, table.dice)
        lay_out(table.deck, table.deal)
        stock, known = table.deck[OPENING:].copy(), list[list[int]]()
        while go_on(table.deal, stock):
            play_by_opinion(table.deal, stock, table.moves, table.ratings, table.room, table.dice, NOISE)
            known.append(seen(table.deal))
        rows += [[*row, int(result(table.deal))] for row in known[:-1]]
    return np.array(rows, np.int64)


def fitted(rows: Ints) -> Fit:
    """The best fit to some rows of one portion."""
    wanted = rows[:, 7] - rows[:, 3]
    known = np.column_stack([np.ones(len(rows)), rows[:, 4], rows[:, 5], rows[:, 6]])
    return min((_fit(rows, wanted, known, *sure) for sure in product(CARDS, SPADE)), key=lambda fit: fit.error)


def _fit(rows: Ints, wanted: Ints, known: Floats, cards: float, spades: float) -> Fit:
    curves = [
        np.array([prize * erf(sure * ahead) for ahead in range(-52, 53)]) for prize, sure in ((3, cards), (1, spades))
    ]
    left = wanted - curves[0][rows[:, 1] + 52] - curves[1][rows[:, 2] + 52]
    worths, *_ = np.linalg.lstsq(known, left, rcond=None)
    return Fit(float(cards), float(spades), worths, sqrt(float(np.mean((left - known @ worths) ** 2))))


def main() -> None:
    """Print the fits."""
    rows = played(DEALS)
    print("portions to come: cards, spades; not the dealer, a loose card, a loose spade, a loose point; error")
    for portions in range(1, PORTIONS):
        fit = fitted(rows[rows[:, 0] == portions])
        worths = ", ".join(f"{worth:+.2f}" for worth in fit.worths)
        print(f"{portions}: {fit.cards:.2f}, {fit.spades:.2f}; {worths}; {fit.error:.2f}")


if __name__ == "__main__":
    main()
