"""The chances of comparing two cards of a shoe of which some cards were seen. Source: rules.md §1.1, §1.6.

Suits never count, so the unseen cards are a multiset of ranks: the rest. They are exchangeable, the burned ones with
the others, so the two cards that are compared next are any two of them, in either order with the same chance.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from fairdeal.cards import DECK, RANKS, Card, card_symbol, rank_of
from fairdeal.engine.sitting import NO_CARDS
from fairdeal.errors import NotUnderstood
from fairdeal.games.casino_war import refusals

Rest = tuple[int, ...]
"""How many unseen cards there are of each rank, from the two up to the ace."""


class Comparison(NamedTuple):
    """The chances of the next comparison, from the player's side."""

    higher: Fraction
    tied: Fraction
    lower: Fraction


def count_cards(cards: Iterable[Card]) -> tuple[int, ...]:
    """How many of each card there are among some cards, as in `View.seen`.

    >>> from fairdeal.cards import read_cards
    >>> sum(count_cards(read_cards("9c 9h 9c")))
    3
    """
    counts = Counter(cards)
    return tuple(counts[card] for card in DECK)


def rest_of(decks: int, seen: Sequence[int] = NO_CARDS) -> Rest:
    """The rest of so many decks once some cards were seen: 52 counts, as in `View.seen`.

    Raises NotUnderstood when a card was seen more often than it is there. Source: rules.md §0 G4.

    >>> from fairdeal.cards import read_cards
    >>> rest_of(6, count_cards(read_cards("9c 9h Ks")))
    (24, 24, 24, 24, 24, 24, 24, 22, 24, 24, 24, 23, 24)
    """
    rest = [4 * decks] * len(RANKS)
    for card, count in zip(DECK, seen, strict=True):
        if not 0 <= count <= decks:
            raise _not_there(card, count, decks)
        rest[rank_of(card)] -= count
    return tuple(rest)


def after_tie(rest: Rest, rank: int) -> Rest:
    """The rest once two of its cards have tied on a rank."""
    return tuple(count - 2 * (each == rank) for each, count in enumerate(rest))


def compare(rest: Rest) -> Comparison:
    """The chances of two unseen cards, whichever they are. Raises IllegalHouse when there are fewer.

    Source: rules.md §1.1, §1.6.

    >>> compare(rest_of(6)).tied
    Fraction(23, 311)
    """
    check_cards(rest, 2)
    tied = Fraction(_pairs(rest), _pairs((sum(rest),)))
    return Comparison((1 - tied) / 2, tied, (1 - tied) / 2)


def ties_by_rank(rest: Rest) -> tuple[Fraction, ...]:
    """The chance that the next comparison ties on each rank, from the two up to the ace; they add up to that of a tie.

    Raises IllegalHouse when there are fewer than two cards.
    """
    check_cards(rest, 2)
    whole = _pairs((sum(rest),))
    return tuple(Fraction(_pairs((count,)), whole) for count in rest)


def check_cards(rest: Rest, needed: int) -> None:
    """Raises NotUnderstood when the rest is none, IllegalHouse when it has fewer cards than are needed."""
    if len(rest) != len(RANKS) or min(rest) < 0:
        raise NotUnderstood(
            "cards-rest",
            "The cards that are left are {count} numbers, one for each rank and none below zero; you gave {rest}.",
            count=len(RANKS),
            rest=", ".join(map(str, rest)) or "—",
        )
    if sum(rest) < needed:
        raise refusals.shoe_too_short(sum(rest), needed)


def _pairs(counts: Iterable[int]) -> int:
    """In how many ways two cards can be drawn, one after the other, from the same of several heaps."""
    return sum(count * (count - 1) for count in counts)


def _not_there(card: Card, count: int, decks: int) -> NotUnderstood:
    return NotUnderstood(
        "cards-unlikely",
        "{card} can’t have been seen {count} times: {decks} decks have it {decks} times.",
        card=card_symbol(card),
        count=count,
        decks=decks,
    )
