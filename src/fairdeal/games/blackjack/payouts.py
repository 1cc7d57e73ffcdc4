"""What Blackjack pays and takes, in one table: settlement, odds and the words about them read it here.

Source: rules.md §3.1, §3.3.
"""

from typing import Final

from fairdeal.engine.banking.paying import Payout
from fairdeal.games.blackjack.house import House

BLACKJACK: Final = Payout(3, 2)
"""What a dealt blackjack wins. Any other hand wins as much as was staked."""

INSURANCE: Final = Payout(2, 1)
"""What insurance wins when the dealer has blackjack."""


def insured(stake: int) -> int:
    """What the whole insurance of a stake costs, in half-chips: half of it. Source: rules.md §3.1.

    >>> insured(10)
    5
    """
    return stake // 2


def stakes_taken(house: House, *, first: bool, doubled: bool) -> int:
    """How many stakes a hand that is not bust loses to the dealer's blackjack; `first` is the hand of the first bet.

    Source: rules.md §3.3, §3.4 BJ7.

    >>> stakes_taken(House(), first=False, doubled=True), stakes_taken(House(obo=True), first=True, doubled=True)
    (2, 1)
    """
    if house.obo:
        return 1 if first else 0
    return 2 if doubled else 1
