"""Every hand that a player or the dealer can hold, as so many cards of each kind, worked out once.

Suits never count, nor does it matter which ten a ten is: a card is one of ten kinds, 0 the ace, 1 the two … 8 the
nine, 9 a ten. A hand is ten counts. The order in which a player's cards came changes nothing that follows; for the
dealer's hands, the number of orders is kept in which the dealer would have drawn so far and no further.
Source: rules.md §3.1.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from fairdeal.cards import Card
from fairdeal.games.blackjack.drawing import draws
from fairdeal.games.blackjack.hands import DEALER_STANDS, MOST, worth_of

KINDS: Final = 10
"""How many kinds of cards there are: the ace, the two … the nine, the ten."""

ACE: Final = 0
TEN: Final = 9

RESULTS: Final = ("17", "18", "19", "20", "21", "blackjack", "bust")
"""How the dealer can end, in the order of all distributions."""

BLACKJACK: Final = 5
BUST: Final = 6

COMPLETING: Final = {ACE: TEN, TEN: ACE}
"""The kind of card that makes a blackjack of an upcard."""

Counts = tuple[int, ...]
"""How many cards there are of each kind."""

NOTHING: Final[Counts] = (0,) * KINDS


def kind_of(card: Card) -> int:
    """The kind of a card.

    >>> from fairdeal.cards import read_cards
    >>> [kind_of(card) for card in read_cards("Ac 2c 9c Tc Kc")]
    [0, 1, 8, 9, 9]
    """
    return worth_of(card) - 1


def worth_of_kind(kind: int) -> int:
    """What a card of a kind counts, an ace 1."""
    return kind + 1


def counts_of(cards: Iterable[Card]) -> Counts:
    """How many cards of each kind there are.

    >>> from fairdeal.cards import read_cards
    >>> counts_of(read_cards("Ac Ah Tc Kc"))
    (2, 0, 0, 0, 0, 0, 0, 0, 0, 2)
    """
    counts = [0] * KINDS
    for card in cards:
        counts[kind_of(card)] += 1
    return tuple(counts)


def with_kind(counts: Counts, kind: int, change: int = 1) -> Counts:
    """Counts with one card more of a kind, or `change` more; below zero, fewer."""
    return (*counts[:kind], counts[kind] + change, *counts[kind + 1 :])


def hard_total(counts: Counts) -> int:
    """The total with every ace as one."""
    return sum((kind + 1) * count for kind, count in enumerate(counts))


def is_soft(counts: Counts) -> bool:
    """Whether an ace counts as eleven."""
    return counts[ACE] > 0 and hard_total(counts) + 10 <= MOST


def best_total(counts: Counts) -> int:
    """The best total, above 21 for a hand that is bust.

    >>> best_total((2, 0, 0, 0, 0, 0, 0, 0, 0, 1)), best_total((3, 0, 0, 0, 0, 1, 0, 0, 0, 0))
    (12, 19)
    """
    return hard_total(counts) + 10 * is_soft(counts)


@cache
def player_hands() -> tuple[Counts, ...]:
    """Every hand that is not bust, the empty one first, by rising hard total: what a card makes of one comes after it.

    >>> len(player_hands())
    3083
    """
    return tuple(sorted(_within(KINDS - 1, MOST), key=lambda hand: (hard_total(hand), hand)))


@cache
def hand_numbers() -> dict[Counts, int]:
    """The place of each hand in `player_hands`."""
    return {hand: number for number, hand in enumerate(player_hands())}


@dataclass(frozen=True, slots=True)
class DealerHand:
    """A way in which the dealer can end: what is drawn to the upcard, in how many orders; its place in `RESULTS`."""

    drawn: Counts
    orders: int
    result: int


@cache
def dealer_hands(up: int, *, to_soft_17: bool = False) -> tuple[DealerHand, ...]:
    """Every way in which the dealer can end from an upcard. Source: rules.md §3.1, §3.2, §5.

    >>> [len(dealer_hands(up)) for up in (ACE, 1, TEN)]
    [1359, 2037, 184]
    >>> [len(dealer_hands(up, to_soft_17=True)) for up in (ACE, 1, TEN)]
    [1969, 2112, 184]
    """
    ends: dict[Counts, int] = {}
    drawing = {NOTHING: 1}
    while drawing:
        drawn_on: dict[Counts, int] = {}
        for drawn, orders in drawing.items():
            for kind in range(KINDS):
                more = with_kind(drawn, kind)
                made = with_kind(more, up)
                goes_on = draws(best_total(made), soft=is_soft(made), to_soft_17=to_soft_17)
                heap = drawn_on if goes_on else ends
                heap[more] = heap.get(more, 0) + orders
        drawing = drawn_on
    return tuple(DealerHand(drawn, orders, _result(drawn, up)) for drawn, orders in sorted(ends.items()))


def _result(drawn: Counts, up: int) -> int:
    total = best_total(with_kind(drawn, up))
    if total > MOST:
        return BUST
    return BLACKJACK if total == MOST and sum(drawn) == 1 else total - DEALER_STANDS


def _within(kind: int, left: int) -> Iterator[Counts]:
    """All counts of the kinds up to this one that total no more than what is left."""
    if kind < 0:
        yield ()
        return
    for count in range(left // (kind + 1) + 1):
        for below in _within(kind - 1, left - count * (kind + 1)):
            yield (*below, count)
