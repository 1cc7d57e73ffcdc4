"""What the sums of a simulation say: mean and error, variance, distribution, the worst run, the risk of ruin.

The mean is what was won per unit of initial stake: Σn / Σs over the pieces of the play that have nothing to do with
each other. It is a ratio of two sums, and its error that of a ratio: √Σ(n − m·s)² / Σs, with the mean m.
Source: W. Cochran, Sampling Techniques, 3rd ed., §2.11 and §6.4. All else is counted.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import accumulate
from math import exp, sqrt

from fairdeal.engine.simulation import Counts, Row, Summary


def mean(summary: Summary) -> Fraction:
    """What a round brings per unit of initial stake."""
    return Fraction(summary.net, summary.staked) if summary.staked else Fraction(0)


def standard_error(summary: Summary) -> float | None:
    """The standard error of the mean; None of fewer than two pieces."""
    pieces, m = summary.pieces, mean(summary)
    if pieces < 2 or not summary.staked:
        return None
    spread = summary.squares - 2 * m * summary.products + m**2 * summary.staked_squares
    return sqrt(float(spread) * pieces / (pieces - 1)) / summary.staked


def variance(summary: Summary) -> Fraction:
    """The variance of what one round brings, in squared units of the mean initial stake."""
    if not summary.staked:
        return Fraction(0)
    square = sum(amount * amount * count for amount, count in summary.nets.items())
    spread = Fraction(square, summary.rounds) - Fraction(summary.net, summary.rounds) ** 2
    return spread / Fraction(summary.staked, summary.rounds) ** 2


def shares(counts: Counts) -> Mapping[int, float]:
    """The share of each amount, from the least up."""
    whole = sum(counts.values())
    return {amount: count / whole for amount, count in sorted(counts.items())}


def quantile(counts: Counts, share: float) -> int:
    """The least amount that is not exceeded with this chance."""
    whole, amounts = sum(counts.values()), sorted(counts)
    sums = accumulate(counts[amount] for amount in amounts)
    return next((amount for amount, under in zip(amounts, sums, strict=True) if under >= share * whole), amounts[-1])


def ruin_in_a_sitting(summary: Summary, bankroll: int) -> float | None:
    """The share of sittings that by the way took a bankroll of so many half-chips; None where none was watched."""
    whole = sum(summary.lows.values())
    return sum(count for low, count in summary.lows.items() if low <= -bankroll) / whole if whole else None


def ruin_for_ever(summary: Summary, bankroll: int) -> float:
    """The risk that play without end takes a bankroll: certain where the mean is not above zero.

    Else as a Brownian motion with the same drift and variance, which is near where a round is small beside the
    bankroll. Source: E. Thorp, The Kelly Criterion in Blackjack, Sports Betting and the Stock Market, 1997.
    """
    if summary.net <= 0:
        return 1.0
    drift = summary.net / summary.rounds
    spread = summary.squares / summary.rounds - drift**2 * summary.pieces / summary.rounds
    return exp(-2 * drift * bankroll / spread)


def won_drawn_lost(counts: Counts) -> tuple[float, float, float]:
    """The shares of amounts above zero, of zero, and below."""
    whole = sum(counts.values())
    above = sum(count for amount, count in counts.items() if amount > 0)
    return above / whole, counts.get(0, 0) / whole, (whole - above - counts.get(0, 0)) / whole


def rows(table: Mapping[int, Row]) -> Iterator[tuple[int, int, float, float]]:
    """Of each key: how many rounds, the mean per unit of initial stake, and its standard error."""
    for key, row in sorted(table.items()):
        if row.rounds and row.staked:
            m = row.net / row.rounds
            spread = max(0.0, row.squares / row.rounds - m * m)
            stake = row.staked / row.rounds
            yield key, row.rounds, m / stake, sqrt(spread / row.rounds) / stake
