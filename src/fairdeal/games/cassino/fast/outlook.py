"""What the rest of a deal is worth when a portion is played out and more cards will come, in machine code.

Nobody knows the cards to come, so this is an estimate: who is ahead in cards and spades is likely to stay so, the loose
cards are worth something to who plays next, and the dealer has the advantage of the last play. The numbers are fitted
to 40,000 deals that were played by `policy`; `python -m benchmarks.cassino.outlook` fits them again.
"""

from math import erf
from typing import Final

import numpy as np

from fairdeal.compiled.sets import count
from fairdeal.games.cassino.fast.bits import Ints, compiled
from fairdeal.games.cassino.fast.layout import DEALER, LOOSE, PILE, SPADES, lead, points

POINT: Final = 1000
"""Worths are whole thousandths of a point, so that they add up exactly."""

_CARDS: Final = (0.10, 0.10, 0.08, 0.08, 0.06)
_SPADES: Final = (0.35, 0.23, 0.23, 0.23, 0.23)
"""How sure a lead of one card, or spade, is: by how many portions are still to come, 1 to 5."""
_NEXT: Final = (-0.83, -0.64, -0.36, -0.13, 0.11)
"""What it is worth not to be the dealer."""
LOOSE_CARD, LOOSE_SPADE, LOOSE_POINT = 80, 60, 470
"""What a loose card, a spade and a point among the loose cards are worth to who plays next."""


def _majority(prize: float, sureness: tuple[float, ...], most: int) -> Ints:
    """What a lead of −`most` to `most` brings of a prize that the loser's side pays too."""
    rows = [[prize * erf(each * ahead) * POINT for ahead in range(-most, most + 1)] for each in sureness]
    return np.array(rows).round().astype(np.int64)


OF_CARDS: Final = _majority(3, _CARDS, 52)
OF_SPADES: Final = _majority(1, _SPADES, 13)
OF_NEXT: Final = (np.array(_NEXT) * POINT).round().astype(np.int64)


@compiled
def outlook(deal: Ints, portions: int) -> int:
    """By how much seat 0 can be expected to win, with so many portions still to come, in thousandths of a point."""
    cards = count(deal[PILE]) - count(deal[PILE + 1])
    spades = count(deal[PILE] & SPADES) - count(deal[PILE + 1] & SPADES)
    loose = deal[LOOSE]
    first = OF_NEXT[portions - 1] + LOOSE_CARD * count(loose) + LOOSE_SPADE * count(loose & SPADES)
    first += LOOSE_POINT * points(loose)
    ahead = OF_CARDS[portions - 1, cards + 52] + OF_SPADES[portions - 1, spades + 13]
    return int(lead(deal) * POINT + ahead + first * (2 * deal[DEALER] - 1))
