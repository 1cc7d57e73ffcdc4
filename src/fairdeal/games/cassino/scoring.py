"""What a complete deal is worth: 11 points for cards, and one for every sweep. Source: rules.md §2.4."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fairdeal.cards import Card, read_card, suit_of
from fairdeal.games.cassino.groups import Cards, worth

MOST_CARDS: Final = 3
MOST_SPADES: Final = 1
ACE: Final = 1
TEN_POINTS: Final = 2
TWO_POINTS: Final = 1
SWEEP: Final = 1

TEN_OF_DIAMONDS: Final = read_card("10♦")
TWO_OF_SPADES: Final = read_card("2♠")
_SPADES: Final = 3


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's line of the score sheet.

    `cards` and `spades` count what it captured; the other fields are points.
    """

    cards: int
    spades: int
    most_cards: int
    most_spades: int
    aces: int
    ten: int
    two: int
    sweeps: int

    @property
    def points(self) -> int:
        """What the deal brought."""
        return self.most_cards + self.most_spades + self.aces + self.ten + self.two + self.sweeps


def is_spade(card: Card) -> bool:
    """Whether a card counts for the most spades."""
    return suit_of(card) == _SPADES


def is_ace(card: Card) -> bool:
    """Whether a card is an ace, the only one with the value 1."""
    return worth(card) == 1


def card_points(card: Card) -> int:
    """The points that a card is worth by itself: an ace, 10♦ or 2♠.

    >>> card_points(TEN_OF_DIAMONDS), card_points(TWO_OF_SPADES), card_points(Card(0))
    (2, 1, 0)
    """
    return ACE * is_ace(card) + TEN_POINTS * (card == TEN_OF_DIAMONDS) + TWO_POINTS * (card == TWO_OF_SPADES)


def score(piles: Sequence[Cards], sweeps: Sequence[int]) -> tuple[Score, ...]:
    """The score sheet of a deal, from the captured cards and the sweeps of each seat.

    A tied majority scores for nobody. Source: rules.md §2.4, §2.6 CA24.
    """
    cards = [len(pile) for pile in piles]
    spades = [sum(map(is_spade, pile)) for pile in piles]
    return tuple(
        Score(
            cards=cards[place],
            spades=spades[place],
            most_cards=MOST_CARDS * _is_alone_ahead(cards, place),
            most_spades=MOST_SPADES * _is_alone_ahead(spades, place),
            aces=ACE * sum(map(is_ace, pile)),
            ten=TEN_POINTS * (TEN_OF_DIAMONDS in pile),
            two=TWO_POINTS * (TWO_OF_SPADES in pile),
            sweeps=SWEEP * sweeps[place],
        )
        for place, pile in enumerate(piles)
    )


def _is_alone_ahead(counts: Sequence[int], place: int) -> bool:
    return all(counts[place] > other for each, other in enumerate(counts) if each != place)
