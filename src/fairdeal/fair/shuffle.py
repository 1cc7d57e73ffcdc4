"""The shuffle, the cut and the cut card: from a stream of fair numbers to an order of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fairdeal.errors import NotUnderstood
from fairdeal.fair.stream import Stream

DECK_SIZE = 52
"""Cards in one deck, numbered from 0."""


@dataclass(frozen=True, slots=True)
class CutCardRange:
    """Where the cut card may go: at least `low` and at most `high` cards lie above it.

    Raises `NotUnderstood` (`cut-card-range`) unless 0 <= low <= high.
    """

    low: int
    high: int

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high:
            sentence = "The cut card can’t go from {low} to {high} cards down: the smaller number comes first, from 0."
            raise NotUnderstood("cut-card-range", sentence, low=self.low, high=self.high)


@dataclass(frozen=True, slots=True, repr=False)
class Shuffled:
    """Cards in the order in which they will be dealt, the first one first. Its repr does not show them.

    `cut_at` is how many cards went from the top to the bottom in the cut; 0 only for a single card, which cannot be
    cut. `cut_card` is how many cards lie above the cut card, or None in games without one.

    >>> Shuffled((7, 3), 1, None)
    Shuffled(2 cards, face down)
    """

    cards: tuple[int, ...]
    cut_at: int
    cut_card: int | None

    def __repr__(self) -> str:
        return f"Shuffled({len(self.cards)} cards, face down)"


def decks(n: int, /) -> tuple[int, ...]:
    """The cards before a shuffle: 0 to 51 in order, `n` times over.

    Raises `NotUnderstood` (`deck-count`) for less than one deck.
    Source: design.md, fair dealing, step 5.

    >>> decks(2)[50:54]
    (50, 51, 0, 1)
    """
    if n < 1:
        raise NotUnderstood("deck-count", "A shuffle needs at least one deck, not {decks}.", decks=n)
    return tuple(range(DECK_SIZE)) * n


def shuffle(cards: Sequence[int], stream: Stream, *, cut_card: CutCardRange | None = None) -> Shuffled:
    """Shuffles the cards, cuts them, and places the cut card if there is one.

    Any cards will do, whole decks or discards; the order in which they are given matters. The stream must be fresh.
    A single card is neither swapped nor cut, and takes no word of the stream.
    Raises `NotUnderstood`: `no-cards`; `cut-card-range` when there are fewer cards than may lie above the cut card.
    Source: design.md, fair dealing, step 5.

    >>> from fairdeal.fair import Cut, Seal
    >>> stream = Stream.of(Seal(bytes(32), bytes(32)), [Cut(0, b"lucky")])
    >>> dealt = shuffle(decks(6), stream, cut_card=CutCardRange(200, 220))
    >>> dealt.cards[:5], dealt.cut_at, dealt.cut_card
    ((31, 5, 21, 50, 51), 184, 209)
    """
    _check(len(cards), cut_card)
    mixed = _mixed(cards, stream)
    cut_at = 1 + stream.below(len(mixed) - 1) if len(mixed) > 1 else 0
    place = cut_card.low + stream.below(cut_card.high - cut_card.low + 1) if cut_card else None
    return Shuffled(rotated(mixed, cut_at), cut_at, place)


def rotated(cards: Sequence[int], k: int, /) -> tuple[int, ...]:
    """The cards after a cut at `k`: the first `k` go to the bottom, each part keeping its order.

    >>> rotated([1, 2, 3, 4, 5], 2)
    (3, 4, 5, 1, 2)
    """
    return (*cards[k:], *cards[:k])


def _mixed(cards: Sequence[int], stream: Stream) -> list[int]:
    """Fisher and Yates, from the last card down to the second."""
    mixed, last = list(cards), len(cards) - 1
    for i, j in zip(range(last, 0, -1), stream.falling(last + 1), strict=False):
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _check(count: int, cut_card: CutCardRange | None) -> None:
    if count == 0:
        raise NotUnderstood("no-cards", "There are no cards to shuffle.")
    if cut_card and cut_card.high > count:
        sentence = "The cut card can’t go {high} cards down: there are {count} cards."
        raise NotUnderstood("cut-card-range", sentence, high=cut_card.high, count=count)
