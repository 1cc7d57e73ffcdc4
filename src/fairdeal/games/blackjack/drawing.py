"""To which totals the dealer draws: the rules of a round and the odds ask here. Source: rules.md §3.1, §5."""

from fairdeal.games.blackjack.hands import DEALER_STANDS, Total
from fairdeal.games.blackjack.house import House


def draws_to(house: House, found: Total) -> bool:
    """Whether the dealer takes another card.

    >>> draws_to(House(), Total(17, 7)), draws_to(House(hits_soft_17=True), Total(17, 7))
    (False, True)
    """
    return draws(found.best, soft=found.is_soft, to_soft_17=to_soft_17(house))


def to_soft_17(house: House) -> bool:
    """Whether the dealer draws to a soft 17 too."""
    return house.hits_soft_17


def draws(best: int, *, soft: bool, to_soft_17: bool) -> bool:
    """Whether a dealer draws to a total: below 17, and to a soft 17 where that is the rule."""
    return best < DEALER_STANDS or (to_soft_17 and soft and best == DEALER_STANDS)
