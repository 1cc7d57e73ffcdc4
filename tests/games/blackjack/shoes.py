"""Small shoes, as the tests write them, in the two ways in which odds are counted."""

from fairdeal.games.blackjack.odds.hand_table import KINDS, Counts


def counts(cards: tuple[int, ...] | list[int]) -> Counts:
    """Cards 1 (the ace) to 10 (a ten) as counts by kind."""
    return tuple(cards.count(kind + 1) for kind in range(KINDS))


def cards(of: Counts) -> tuple[int, ...]:
    """Counts by kind as cards in order."""
    return tuple(kind + 1 for kind, count in enumerate(of) for _ in range(count))
