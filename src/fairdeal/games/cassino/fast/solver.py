"""Pricing the moves of a position over hands that the other player may hold.

In each such world the rest of the portion is played perfectly, as if both hands lay open; what a move is worth is the
mean over the worlds. Source: Ginsberg, GIB: Imperfect Information in a Computationally Challenging Game, 2001.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Final

import numpy as np

from fairdeal.cards import DECK
from fairdeal.games.cassino.fast.bits import Floats, Ints
from fairdeal.games.cassino.fast.deals import Play, options_of, play_of, row_of
from fairdeal.games.cassino.fast.layout import FIELDS, MOST_MOVES, scratch
from fairdeal.games.cassino.fast.moves import list_moves
from fairdeal.games.cassino.fast.outlook import POINT
from fairdeal.games.cassino.fast.policy import rate_all
from fairdeal.games.cassino.fast.portion import EFFORT, LISTED, OPTIONS, PORTIONS, WIDTH, price_moves, space
from fairdeal.games.cassino.state import LATER_PORTION, State

NARROW: Final = 12
"""So many moves of a position are looked at where the hand is guessed anyway: those that are rated highest."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move is worth: the mean of what the seat in turn wins the deal by, in points, over so many worlds.

    `error` is the standard error of that mean, in points; None where there was but one world.
    """

    play: Play
    worth: Fraction
    error: Fraction | None


class Solver:
    """Prices moves. It keeps its room from one position to the next: a process needs only one."""

    def __init__(self) -> None:
        self._room = scratch()
        self._space = space()
        self._moves = np.zeros((MOST_MOVES, FIELDS), np.int64)
        self._ratings = np.zeros(MOST_MOVES, np.float64)
        self._worths = np.zeros(MOST_MOVES, np.int64)

    def solve(self, state: State, effort: int) -> tuple[Estimate, ...]:
        """What each move of a state leads to in its last portion, both playing perfectly; the highest rated first.

        Nothing where that takes more effort: so many listed moves.
        """
        found = self._list(state)
        if not self._price(state, found, effort, 0):
            return ()
        return tuple(
            _estimate(self._moves[place], state.mover, self._worths[place : place + 1]) for place in range(found)
        )

    def sample(self, worlds: Iterable[State], most: int | None, effort: int) -> tuple[Estimate, ...]:
        """What moves are worth over worlds that the seat in turn sees alike: all, or the `most` that are rated highest.

        Worlds are left out for which no effort is left, so many listed moves in all.
        """
        found, mover, rows = 0, 0, list[Ints]()
        for state in worlds:
            if not found:
                found, mover = self._list(state), state.mover
                found = found if most is None else min(found, most)
            if not self._price(state, found, effort, NARROW):
                break
            rows.append(self._worths[:found].copy())
            effort -= int(self._space.terms[LISTED])
        if not rows:
            return ()
        worths = np.array(rows)
        return tuple(_estimate(self._moves[place], mover, worths[:, place]) for place in range(found))

    def _list(self, state: State) -> int:
        """Lists the moves of a state, those that are rated highest first; returns how many there are."""
        row, moves, ratings = row_of(state), self._moves, self._ratings
        found = int(list_moves(row, options_of(state.house), moves, self._room))
        rate_all(row, moves, found, ratings)
        moves[:found] = moves[np.argsort(-ratings[:found], kind="stable")]
        return found

    def _price(self, state: State, found: int, effort: int, width: int) -> bool:
        terms = self._space.terms
        terms[PORTIONS] = (len(DECK) - state.dealt) // LATER_PORTION
        terms[OPTIONS], terms[WIDTH], terms[EFFORT] = options_of(state.house), width, effort
        return bool(price_moves(row_of(state), self._moves, found, self._worths, self._room, self._space))


@cache
def solver() -> Solver:
    """The solver of this process."""
    return Solver()


def _estimate(move: Ints, seat: int, worths: Ints | Floats) -> Estimate:
    count = len(worths)
    worth = Fraction(int(worths.sum()), count * POINT)
    error = None if count == 1 else Fraction(round(worths.std(ddof=1) / sqrt(count)), POINT)
    return Estimate(play_of(move, seat), worth, error)
