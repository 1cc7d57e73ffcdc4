"""Six-spot: how likely a hand that nobody has looked at beats the bank card, and how likely no bank card comes.

Two questions. With the bank card and the discards on the table, a blind hand is any of the unseen cards: it loses when
it holds none of the `s` unseen cards that beat the bank card, and `j` hands together all lose with the chance
C(u − s, j·h) / C(u, j·h). Before the deal, this is averaged over the discards that come before the bank card: each of
them is a seven or higher, so hands are a little poorer than a fresh deck's. Source: rules.md §4.4, §4.5, §4.7.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.games.red_dog.odds.masks import LOWER, WHOLE, Cards, mask
from fairdeal.games.red_dog.six_spot import SIX

LOW: Final[Cards] = mask(card for card in DECK if rank_of(card) <= SIX)
HIGH: Final[Cards] = WHOLE & ~LOW
LOW_RANKS: Final = range(SIX + 1)
BEATEN_BY: Final[tuple[Cards, ...]] = tuple(mask(each for each in DECK if LOWER[each] >> card & 1) for card in DECK)
"""For each card, all those that beat it."""


@dataclass(frozen=True, slots=True)
class Blind:
    """So many hands of so many cards each, dealt face down before a bank card is turned up."""

    hands: int
    size: int

    @property
    def stock(self) -> int:
        """How many cards are left to be turned."""
        return 52 - self.hands * self.size


# With the bank card on the table


@cache
def all_lose(unseen: int, better: int, cards: int) -> Fraction:
    """The chance that hands of so many cards in all hold none of the better cards, of so many that are unseen.

    >>> all_lose(51, 8, 3)
    Fraction(1763, 2975)
    """
    return Fraction(comb(unseen - better, cards), comb(unseen, cards))


def blind_chance(bank_card: Card, size: int, unseen: Cards) -> Fraction:
    """The chance that a hand of a size, of which nothing is known, beats the bank card.

    >>> from fairdeal.cards import read_card
    >>> blind_chance(read_card("6♣"), 3, WHOLE & ~mask([read_card("6♣")]))
    Fraction(1212, 2975)
    """
    better = (BEATEN_BY[bank_card] & unseen).bit_count()
    return 1 - all_lose(unseen.bit_count(), better, size)


# Before the deal


@cache
def redeal_chance(blind: Blind) -> Fraction:
    """The chance that no six or lower is left to be turned, so that the deal is made again. Source: §4.7.

    >>> round(float(redeal_chance(Blind(hands=15, size=3))), 4), redeal_chance(Blind(hands=6, size=3))
    (0.0252, Fraction(0, 1))
    """
    return Fraction(comb(HIGH.bit_count(), blind.stock), comb(52, blind.stock))


@cache
def average_all_lose(blind: Blind, bank_card: Card, losers: int) -> Fraction:
    """The chance that so many of the hands all lose, if this becomes the bank card; the others may do as they will.

    Summed over how many discards come before the bank card, and how many of these could have beaten it.
    """
    weights = [(_chance_of(discards), discards) for discards in range(blind.stock)]
    whole = sum(weight for weight, _ in weights)
    better, cards = BEATEN_BY[bank_card].bit_count(), losers * blind.size
    return (
        sum((weight * _lose_after(discards, better, cards) for weight, discards in weights if weight), Fraction(0))
        / whole
    )


def average_chance(blind: Blind, bank_card: Card) -> Fraction:
    """The chance that one of the hands wins, if this becomes the bank card."""
    return 1 - average_all_lose(blind, bank_card, 1)


@cache
def mean_chance(blind: Blind) -> Fraction:
    """The chance that one of the hands wins, before any card is dealt: each low card is as likely the bank card."""
    return sum((average_chance(blind, Card(rank)) for rank in LOW_RANKS), Fraction(0)) / len(LOW_RANKS)


@cache
def losers_chances(blind: Blind) -> tuple[Fraction, ...]:
    """The chance of each number of losing hands, from none to all, before any card is dealt.

    By inclusion and exclusion from the chances that some hands all lose.
    """
    lose = [
        sum((average_all_lose(blind, Card(rank), losers) for rank in LOW_RANKS), Fraction(0)) / len(LOW_RANKS)
        for losers in range(blind.hands + 1)
    ]
    return tuple(exactly(blind.hands, losers, lose) for losers in range(blind.hands + 1))


def exactly(hands: int, losers: int, lose: list[Fraction]) -> Fraction:
    """The chance that exactly so many of the hands lose, where any `j` of them all lose with the chance `lose[j]`."""
    others = hands - losers
    terms = ((-1) ** more * comb(others, more) * lose[losers + more] for more in range(others + 1))
    return comb(hands, losers) * sum(terms, Fraction(0))


def _chance_of(discards: int) -> Fraction:
    """The chance that the first cards to be turned are so many high ones; the bank card, fixed, is not among them."""
    return Fraction(comb(HIGH.bit_count(), discards), comb(51, discards))


def _lose_after(discards: int, better: int, cards: int) -> Fraction:
    """The chance that so many cards hold none that is better, after so many high discards; `better` are of the deck."""
    high_better = (BEATEN_BY[Card(SIX)] & HIGH).bit_count()
    ways = comb(HIGH.bit_count(), discards)
    return sum(
        (
            Fraction(comb(high_better, gone) * comb(HIGH.bit_count() - high_better, discards - gone), ways)
            * all_lose(51 - discards, better - gone, cards)
            for gone in range(min(high_better, discards) + 1)
        ),
        Fraction(0),
    )
