"""What Blackjack pays and takes, in one table: settlement, odds and the words about them read it here.

Source: rules.md §3.1, §3.3, §5.
"""

from typing import Final

from fairdeal.engine.banking.paying import Payout
from fairdeal.games.blackjack.house import House

INSURANCE: Final = Payout(2, 1)
"""What insurance wins when the dealer has blackjack."""


def blackjack(house: House) -> Payout:
    """What a dealt blackjack wins. Any other hand wins as much as was staked.

    >>> str(blackjack(House()))
    '3:2'
    """
    return house.pays


def insured(stake: int) -> int:
    """What the whole insurance of a stake costs, in half-chips: half of it. Source: rules.md §3.1.

    >>> insured(10)
    5
    """
    return stake // 2


def given_up(stake: int) -> int:
    """What surrender takes of a stake, in half-chips: half of it. Bets are whole chips, so it is exact. Source: §5.

    >>> given_up(10)
    5
    """
    return stake // 2


def stakes_taken(house: House, *, first: bool, doubled: bool) -> int:
    """How many stakes a hand that is not bust loses to the dealer's blackjack; `first` is the hand of the first bet.

    A dealer who looks first takes the first bet before anybody can add to it. Source: rules.md §3.3, §3.4 BJ7, §5.

    >>> stakes_taken(House(), first=False, doubled=True), stakes_taken(House(obo=True), first=True, doubled=True)
    (2, 1)
    """
    if house.obo or looks_first(house):
        return 1 if first else 0
    return 2 if doubled else 1


def bust_is_final(house: House) -> bool:
    """Whether a bust is lost even if the dealer turns out to have blackjack; one who looks first has none by then.

    Source: rules.md §3.3, §3.4 BJ7.
    """
    return not looks_first(house)


def looks_first(house: House) -> bool:
    """Whether the dealer has a hole card, and looks at it before anybody plays. Source: rules.md §5."""
    return house.peek


def surrenders(house: House) -> bool:
    """Whether the first two cards can be given up. Source: rules.md §5."""
    return house.surrender == "late"
