"""What a turn of the base game comes to if all who play after it pass: the stake, the antes again, a pot divided.

Source: rules.md §4.1, §4.8 RD5 to RD11.
"""

from dataclasses import dataclass
from fractions import Fraction

from fairdeal.engine.chips import CHIP
from fairdeal.games.red_dog.antes import equal_share
from fairdeal.games.red_dog.house import House


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat that plays later: its whole chips, and whether it pays the fine when it passes."""

    whole: int
    pays_fine: bool


@dataclass(frozen=True, slots=True)
class PotBet:
    """The turn of a seat that has so many `whole` chips; amounts in half-chips.

    `others` are the whole chips of all other seats that would ante again, `waiting` those among them that still play.
    `sharers` would get a part of a divided pot, the seat itself among them.
    """

    house: House
    p_win: Fraction
    pot: int
    whole: int
    others: tuple[int, ...]
    waiting: tuple[Waiting, ...]
    sharers: int

    def value(self, bet: int) -> Fraction:
        """What a bet is expected to bring by the end of the round."""
        return Fraction(self._weighed(bet), self.p_win.denominator)

    def won(self, pot: int, gain: int) -> int:
        """What a win of so much comes to that leaves so much in the pot."""
        if pot >= self._kept or not self.waiting:
            return self._end(pot, gain, self.waiting)
        ante = self.house.ante
        own = min(ante, self.whole + gain)
        antes = own + sum([min(ante, whole) for whole in self.others])
        left = tuple([Waiting(each.whole - min(ante, each.whole), each.pays_fine) for each in self.waiting])
        return self._end(pot + antes, gain - own, left)

    def passed(self, fine: int) -> int:
        """What a pass comes to that costs so much."""
        return self._end(self.pot + fine, -fine, self.waiting)

    def best_bet(self, least: int, most: int) -> int:
        """The bet that is worth most, the smallest such.

        Between two amounts at which something changes (the pot is used up, or comes above its limit), a bet is worth
        the same for each further chip, but for the rounding of shares, which comes round with every sharer.
        """
        ends, reach = {least, most, self.pot - self._kept, *self._limits()}, CHIP * (self.sharers + 1)
        near = {end + more for end in ends for more in range(-reach, reach + 1, CHIP)} if self._limits() else ends
        bets = {bet for bet in near if least <= bet <= most and (bet - least) % CHIP == 0} | {least, most}
        return min(bets, key=lambda bet: (-self._weighed(bet), bet))

    def _weighed(self, bet: int) -> int:
        """The value of a bet, times the denominator of the chance: comparing whole numbers is quick."""
        lost, p_win = self._end(self.pot + bet, -bet, self.waiting), self.p_win
        return lost * p_win.denominator + p_win.numerator * (self.won(self.pot - bet, bet) - lost)

    @property
    def _kept(self) -> int:
        """How much must be left in the pot so that nobody antes again."""
        return self.house.ante if self.house.reante_below_min else CHIP

    def _limits(self) -> tuple[int, ...]:
        """The bets about which the pot comes above its limit: by a win that leaves it there, and by a loss."""
        if self.house.pot_limit is None:
            return ()
        over = self.pot + self._fines(self.waiting) - self.house.pot_limit
        return (over, -over)

    def _end(self, pot: int, change: int, waiting: tuple[Waiting, ...]) -> int:
        limit, pot = self.house.pot_limit, pot + self._fines(waiting)
        return change + (equal_share(pot, self.sharers) if limit is not None and pot > limit else 0)

    def _fines(self, waiting: tuple[Waiting, ...]) -> int:
        return sum([min(self.house.ante, each.whole) for each in waiting if each.pays_fine])
