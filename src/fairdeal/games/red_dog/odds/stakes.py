"""What a bet is worth on a chance that is known: for one, for its fine, and for the ante that winning the pot brings.

A bet of `x` wins `x` with the chance `p`, else loses it: `x · (2p − 1)`. So the most is best above one half, the
least below. In the base game a pass costs as much as the least bet can lose, so it is never better. A player who wins
the whole pot pays the ante again with everybody else, if somebody is still to play: a bet that leaves a chip costs
`2p − 1` of a chip at most and saves the ante with the chance `p`, so it is never worse. Source: rules.md §4.1.
"""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Stake:
    """A chance to win that is known, and what a win leads to, in any one unit.

    A win that leaves less than `kept` in the `fund` that is bet against costs the winner the `ante`; `kept` is 0 where
    it never does.
    """

    p_win: Fraction
    fund: int = 0
    kept: int = 0
    ante: int = 0

    def value(self, bet: int) -> Fraction:
        """The expectation of a bet.

        >>> Stake(Fraction(21, 47)).value(10)
        Fraction(-50, 47)
        """
        again = self.p_win * self.ante if self.fund - bet < self.kept else Fraction(0)
        return bet * (2 * self.p_win - 1) - again

    def best_bet(self, least: int, most: int) -> int:
        """The bet that is worth most, the smallest such.

        >>> Stake(Fraction(2, 3), fund=10, kept=1, ante=2).best_bet(2, 10)
        9
        """
        bets = {least, most, max(least, min(most, self.fund - self.kept))}
        return min(bets, key=lambda bet: (-self.value(bet), bet))
