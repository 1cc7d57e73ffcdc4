"""The exact distribution of what a session of Casino War comes to: rounds alike, each dealt from a fresh shuffle.

Source: rules.md §1.1, §1.4.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, floor, gcd, lcm

from fairdeal.games.casino_war.odds import Nets


@dataclass(frozen=True, slots=True)
class SessionOdds:
    """The total after so many rounds, in initial stakes: `least + i * step` with the chance `weights[i] / whole`.

    Kept in whole numbers over one denominator, because the fractions of a long session have thousands of digits.
    """

    rounds: int
    least: Fraction
    step: Fraction
    weights: tuple[int, ...] = field(repr=False)
    whole: int = field(repr=False)

    def chance(self, total: Fraction | int) -> Fraction:
        """The chance of a total, in initial stakes."""
        place = (total - self.least) / self.step
        inside = place.denominator == 1 and 0 <= place < len(self.weights)
        return Fraction(self.weights[int(place)] if inside else 0, self.whole)

    def distribution(self) -> dict[Fraction, Fraction]:
        """The chance of every total that is possible, from the least up."""
        return {
            self.least + place * self.step: Fraction(weight, self.whole)
            for place, weight in enumerate(self.weights)
            if weight
        }

    @property
    def win(self) -> Fraction:
        """The chance that the player wins: a total above zero. Source: rules.md §1.4."""
        return Fraction(sum(self.weights[max(0, floor(self._zero) + 1) :]), self.whole)

    @property
    def draw(self) -> Fraction:
        """The chance of a draw: a total of zero. Source: rules.md §1.4."""
        return self.chance(0)

    @property
    def lose(self) -> Fraction:
        """The chance that the bank wins: a total below zero. Source: rules.md §1.4."""
        return Fraction(sum(self.weights[: max(0, ceil(self._zero))]), self.whole)

    @property
    def _zero(self) -> Fraction:
        """The place of a total of zero, which may lie between two places or out of reach."""
        return -self.least / self.step


def session_odds(nets: Nets, rounds: int) -> SessionOdds:
    """The odds of a session of rounds that each bring `nets`; the stake stays the same and chips never run short.

    Source: rules.md §1.1, §1.6 CW5.

    >>> from fairdeal.games.casino_war.odds import Nets
    >>> coin = Nets(((Fraction(-1), Fraction(1, 2)), (Fraction(1), Fraction(1, 2))))
    >>> session_odds(coin, 4).draw
    Fraction(3, 8)
    """
    assert rounds >= 0, rounds
    least, step = nets.chances[0][0], _step(nets)
    whole = lcm(*(chance.denominator for _, chance in nets.chances))
    weights = [0] * (1 + int((nets.chances[-1][0] - least) / step))
    for net, chance in nets.chances:
        weights[int((net - least) / step)] = int(chance * whole)
    return SessionOdds(rounds, least * rounds, step, tuple(power(weights, rounds)), whole**rounds)


def power(polynomial: Sequence[int], exponent: int) -> list[int]:
    """The coefficients of a polynomial's power, the constant first; its own constant must not be zero.

    From `q = pⁿ` follows `p · q' = n · p' · q`, and from that each coefficient by the ones before it (the recurrence of
    Euler and J. C. P. Miller): as many steps as the result has coefficients, where convolving would take their square.

    >>> power([1, 2, 1], 2)
    [1, 4, 6, 4, 1]
    """
    constant, degree = polynomial[0], len(polynomial) - 1
    result = [constant**exponent]
    for place in range(1, degree * exponent + 1):
        total = sum(
            ((exponent + 1) * back - place) * polynomial[back] * result[place - back]
            for back in range(1, min(place, degree) + 1)
            if polynomial[back]
        )
        result.append(total // (place * constant))
    return result


def _step(nets: Nets) -> Fraction:
    """The largest step by which every net can be reached from the least."""
    gaps = [net - nets.chances[0][0] for net, _ in nets.chances[1:]]
    scale = lcm(*(gap.denominator for gap in gaps))
    return Fraction(gcd(*(int(gap * scale) for gap in gaps)) or 1, scale)
