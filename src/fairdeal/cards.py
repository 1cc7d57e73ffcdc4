"""Cards: what they are, how they are written and read.

A card is a small integer from 0 to 51, suit by suit (♣ ♦ ♥ ♠) and in each suit from the two up to the ace: `suit * 13
+ rank`.
Rank 0 is the two, rank 12 the ace; what a rank is worth is each game's own business.
"""

import re
from collections.abc import Iterable
from typing import Final, NewType

from fairdeal.errors import NotUnderstood

Card = NewType("Card", int)

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = ("♣", "♦", "♥", "♠")
SUIT_LETTERS: Final = "cdhs"
DECK: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(52))
"""One deck in its natural order: 2♣ … A♣, 2♦ … A♦, 2♥ … A♥, 2♠ … A♠."""

_SYMBOLS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_CODES: Final = tuple(("T" if rank == "10" else rank) + letter for letter in SUIT_LETTERS for rank in RANKS)
_SUIT_OF_SIGN: Final = {sign: suit for suit, signs in enumerate(("♣♧c", "♦♢d", "♥♡h", "♠♤s")) for sign in signs}
_RANK_OF_SIGN: Final = {sign: rank for rank, sign in enumerate(RANKS)} | {"T": 8}
_CARD: Final = re.compile(r"(?P<rank>10|[2-9TJQKA])(?P<suit>[♣♧♦♢♥♡♠♤CDHS])[\ufe0e\ufe0f]?", re.IGNORECASE | re.ASCII)
_SEPARATORS: Final = re.compile(r"[\s,;]+")


def card(rank: int, suit: int) -> Card:
    """The card of a rank (0 the two … 12 the ace) and a suit (0 ♣, 1 ♦, 2 ♥, 3 ♠).

    >>> card_symbol(card(7, 0))
    '9♣'
    """
    assert 0 <= rank < 13 and 0 <= suit < 4, (rank, suit)
    return Card(suit * 13 + rank)


def rank_of(card: Card) -> int:
    """The rank of a card: 0 the two, 8 the ten, 9 the jack, 12 the ace."""
    return card % 13


def suit_of(card: Card) -> int:
    """The suit of a card: 0 ♣, 1 ♦, 2 ♥, 3 ♠."""
    return card // 13


def card_symbol(card: Card) -> str:
    """A card as people write it.

    >>> card_symbol(Card(8 + 13)), card_symbol(Card(51))
    ('10♦', 'A♠')
    """
    return _SYMBOLS[card]


def card_code(card: Card) -> str:
    """A card as two plain letters, for files and programs.

    >>> card_code(Card(8 + 13)), card_code(Card(51))
    ('Td', 'As')
    """
    return _CODES[card]


def card_codes(cards: Iterable[Card]) -> list[str]:
    """Cards as letters, one by one.

    >>> card_codes([DECK[0], DECK[51]])
    ['2c', 'As']
    """
    return [card_code(card) for card in cards]


def read_card(text: str) -> Card:
    """One card from `9♣`, `9c`, `10♦`, `Td` or `td`.

    Raises NotUnderstood, quoting the text.

    >>> read_card("10♦") == read_card("Td") == read_card("10d")
    True
    """
    cards = read_cards(text)
    if len(cards) != 1:
        raise NotUnderstood(
            "not-one-card",
            "Enter one card: “{text}” has {count}. A card is written like 9♣ or 9c.",
            text=text,
            count=len(cards),
        )
    return cards[0]


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards in a row, apart by spaces or commas or written together.

    Raises NotUnderstood, naming what is no card and its place in the text (the first letter is 1).

    >>> [card_symbol(card) for card in read_cards("9c, 10♦ AsKh")]
    ['9♣', '10♦', 'A♠', 'K♥']
    """
    cards: list[Card] = []
    place = _skip_separators(text, 0)
    while place < len(text):
        found = _CARD.match(text, place)
        if found is None:
            raise _no_card(text, place)
        cards.append(card(_RANK_OF_SIGN[found["rank"].upper()], _SUIT_OF_SIGN[found["suit"].lower()]))
        place = _skip_separators(text, found.end())
    return tuple(cards)


def show_cards(cards: Iterable[Card]) -> str:
    """Cards as people write them, apart by spaces.

    >>> show_cards(read_cards("9cTd"))
    '9♣ 10♦'
    """
    return " ".join(card_symbol(card) for card in cards)


def _skip_separators(text: str, place: int) -> int:
    found = _SEPARATORS.match(text, place)
    return found.end() if found else place


def _no_card(text: str, place: int) -> NotUnderstood:
    wrong = _SEPARATORS.split(text[place:], maxsplit=1)[0][:12]
    return NotUnderstood(
        "no-card",
        "“{wrong}” at place {place} isn’t a card. A card is a rank (2 to 10, T, J, Q, K, A) and a "
        "suit (♣ ♦ ♥ ♠ or c d h s), like 9♣ or Td.",
        wrong=wrong,
        place=place + 1,
    )
