"""A shoe of which some cards were seen: how many are left of each rank and of each kind. Source: rules.md §3.1.

Any unseen card may come next with the same chance, whether it lies before the cut card or behind it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from fairdeal.cards import DECK, RANKS, SUITS, rank_of
from fairdeal.engine.options import options_of
from fairdeal.engine.sitting import NO_CARDS
from fairdeal.errors import IllegalHouse, NotUnderstood
from fairdeal.games.blackjack.house import DECKS, House
from fairdeal.games.blackjack.odds.hand_table import ACE, TEN, Counts

Shoe = tuple[int, ...]
"""How many unseen cards there are of each rank, from the two up to the ace."""

RANK_OF_ACE: Final = 12
RANK_OF_TEN: Final = 8
TENS: Final = slice(RANK_OF_TEN, RANK_OF_ACE)
"""The ranks that count ten: 10, J, Q, K."""

MOST_OF_A_HAND: Final = 30
"""The most that the cards of a player's hand count with aces as one: a hard 20 and a ten."""

MOST_OF_THE_DEALER: Final = 26
"""The most that the dealer's cards count with aces as one: a hard 16 and a ten."""


NO_BEARING: Final = frozenset(
    {
        *("min_stake", "max_stake", "even_stakes_only", "bank_cap"),
        *("seats", "cut_from", "cut_to"),
        "insurance_partial",
    }
)
"""The options that bear on no odds, which are per unit of stake; an option that is not named here does."""


@lru_cache(maxsize=512)
def odds_house(house: House) -> House:
    """A house with only those options that bear on the odds, so that what is computed for it is computed once."""
    usual: dict[str, Any] = {each.name: each.default for each in options_of(House) if each.name in NO_BEARING}
    return replace(house, **usual)


def full_shoe(decks: int = DECKS) -> Shoe:
    """A shoe of which nothing was seen."""
    return (decks * len(SUITS),) * len(RANKS)


def shoe_without(seen: Sequence[int] = NO_CARDS, decks: int = DECKS) -> Shoe:
    """The shoe once some cards were seen: 52 counts, as in `View.seen`.

    Raises NotUnderstood when a rank was seen more often than it is there. Source: rules.md §0 G4.
    """
    gone = [0] * len(RANKS)
    for card, count in zip(DECK, seen, strict=True):
        gone[rank_of(card)] += count
    return take_ranks(full_shoe(decks), (rank for rank, count in enumerate(gone) for _ in range(count)))


def take_ranks(shoe: Shoe, ranks: Iterable[int]) -> Shoe:
    """A shoe without some of its cards, given by rank.

    Raises NotUnderstood when one is not there.

    >>> take_ranks(full_shoe(), [8, 8, 12])
    (24, 24, 24, 24, 24, 24, 24, 24, 22, 24, 24, 24, 23)
    """
    left = list(shoe)
    for rank in ranks:
        left[rank] -= 1
        if left[rank] < 0:
            raise NotUnderstood(
                "cards-of-rank-gone",
                "The shoe has only {count} cards of rank {rank}; the cards given and seen are more.",
                rank=RANKS[rank],
                count=shoe[rank],
            )
    return tuple(left)


def kinds_of(shoe: Shoe) -> Counts:
    """How many cards of each kind a shoe has.

    >>> kinds_of(full_shoe())
    (24, 24, 24, 24, 24, 24, 24, 24, 24, 96)
    """
    return (shoe[RANK_OF_ACE], *shoe[:RANK_OF_TEN], sum(shoe[TENS]))


def kind_of_rank(rank: int) -> int:
    """The kind of a card of a rank.

    >>> [kind_of_rank(rank) for rank in (0, 7, 8, 11, 12)]
    [1, 8, 9, 9, 0]
    """
    return ACE if rank == RANK_OF_ACE else min(rank + 1, TEN)


def rank_of_kind(kind: int) -> int:
    """A rank of a kind: of the tens, the ten itself.

    >>> [rank_of_kind(kind) for kind in (0, 1, 9)]
    [12, 0, 8]
    """
    return RANK_OF_ACE if kind == ACE else kind - 1


def is_enough(shoe: Shoe, hands: int, held: int = 0) -> bool:
    """Whether so many hands and the dealer's can be played to their end, whatever comes.

    No hand takes a card at 21 or above, so what it takes is bounded by what its cards count; `held` is what the cards
    count that these hands have already, an ace as one.
    """
    worth = sum((kind + 1) * count for kind, count in enumerate(kinds_of(shoe)))
    return worth >= MOST_OF_A_HAND * hands + MOST_OF_THE_DEALER - held


def check_enough(shoe: Shoe, hands: int) -> None:
    """Raises IllegalHouse when a round of so many hands might run out of cards; see `is_enough`."""
    if not is_enough(shoe, hands):
        raise IllegalHouse(
            "shoe-too-thin",
            "Only {left} cards are left, too few to be sure of finishing a round.",
            left=sum(shoe),
        )
