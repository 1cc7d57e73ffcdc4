"""What a hand loses when the dealer turns out to have blackjack, as the odds reckon with it. Source: §3.3, BJ7, §5.

Worths are reckoned over all that may happen, a dealer's blackjack included. Where the dealer looks first, the round is
over then, whatever the hand would have come to: so its loss is the same for all that it might do, and what is the best
to do is what is the best once the dealer has no blackjack.
"""

from typing import Final, NamedTuple

from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.payouts import bust_is_final, stakes_taken


class Losses(NamedTuple):
    """How many stakes the dealer's blackjack takes of a hand: undoubled, doubled, and of either once it is bust."""

    undoubled: float
    doubled: float
    bust: float
    bust_doubled: float


NO_LOSSES: Final = Losses(0.0, 0.0, 0.0, 0.0)
"""Those of a dealer who has looked already: what a worth then says is its share of all, as likely as no blackjack."""


def whole_losses(house: House) -> Losses:
    """Those of a hand not from a split."""
    return _losses(house, first=True)


def split_losses(house: House) -> tuple[Losses, Losses]:
    """Those of the first hand of a split, and of the others."""
    return _losses(house, first=True), _losses(house, first=False)


def _losses(house: House, *, first: bool) -> Losses:
    undoubled, doubled = (float(stakes_taken(house, first=first, doubled=each)) for each in (False, True))
    return Losses(undoubled, doubled, 1.0, 2.0) if bust_is_final(house) else Losses(*(undoubled, doubled) * 2)
