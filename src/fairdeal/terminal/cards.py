"""Cards drawn large in text: a frame, and rank and suit at both sides, so that an overlapped card still shows both."""

from collections.abc import Sequence
from typing import Final

from fairdeal.cards import RANKS, SUITS, Card, rank_of, suit_of

HEIGHT: Final = 5
"""Lines of a drawn card."""

WIDTH: Final = 7
"""Columns of a drawn card."""

Run = tuple[str, bool]
"""A piece of a line, and whether it is drawn in red."""


def draw_cards(cards: Sequence[Card | None]) -> list[list[Run]]:
    """The lines of some cards side by side, the first under the second; None is a card face down.

    >>> from fairdeal.cards import read_cards
    >>> for line in draw_cards(read_cards("9c 10d")):
    ...     print("".join(text for text, red in line))
    ╭───╭─────╮
    │9  │10   │
    │♣  │♦   ♦│
    │   │   10│
    ╰───╰─────╯
    """
    lines: list[list[Run]] = [[] for _ in range(HEIGHT)]
    for number, each in enumerate(cards):
        shown = WIDTH if number == len(cards) - 1 else WIDTH // 2 + 1
        for line, text in zip(lines, _drawn(each), strict=True):
            line.append((text[:shown], each is not None and suit_of(each) in (1, 2)))
    return lines


def _drawn(card: Card | None) -> tuple[str, ...]:
    if card is None:
        return ("╭─────╮", "│░░░░░│", "│░░░░░│", "│░░░░░│", "╰─────╯")
    rank, suit = RANKS[rank_of(card)], SUITS[suit_of(card)]
    return ("╭─────╮", f"│{rank:<2}   │", f"│{suit}   {suit}│", f"│   {rank:>2}│", "╰─────╯")
