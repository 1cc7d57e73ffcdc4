"""The shuffling suite: shuffles of six decks per second, by each version of fair dealing."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import count
from typing import Final

from benchmarks.measure import Comparison, Contender, Suite, repeat
from fairdeal.fair import SCHEME_1, SCHEME_2, Cut, CutCardRange, Scheme, Seal, Stream, decks, rotated, shuffle

SIX_DECKS: Final = decks(6)
CUT_CARD: Final = CutCardRange(200, 220)
FIRST: Final = "Version 1, as it was dealt: a word at a time"
VERSION_1: Final = "Version 1, as its records are checked"
VERSION_2: Final = "Version 2"


def shuffling(name: str, scheme: Scheme, how: Callable[[Stream], object], ahead: int) -> Contender:
    """Seals that differ, one cut, and the shuffle that follows from them."""
    link, numbers = bytes(32) if scheme.chained else b"", count()
    cut = [Cut(0, b"lucky seven", scheme=scheme)]

    def play() -> int:
        seal = Seal(next(numbers).to_bytes(32, "big"), link, scheme=scheme)
        how(Stream.of(seal, cut, ahead=ahead))
        return 1

    return Contender(
        name,
        "one shuffle of 312 cards with its cut and cut card. In the clock: the commitment, the key, the stream, the "
        "order of the cards.",
        partial(repeat, play),
    )


def at_once(stream: Stream) -> object:
    """The shuffle of the package."""
    return shuffle(SIX_DECKS, stream, cut_card=CUT_CARD)


def word_by_word(stream: Stream) -> object:
    """The same shuffle as it was written for version 1: every number asked for by itself."""
    cards = list(SIX_DECKS)
    for i in range(len(cards) - 1, 0, -1):
        j = stream.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    cut_at = 1 + stream.below(len(cards) - 1)
    place = CUT_CARD.low + stream.below(CUT_CARD.high - CUT_CARD.low + 1)
    return rotated(cards, cut_at), place


def contenders(stack: ExitStack) -> Sequence[Contender]:
    """Both versions."""
    words = len(SIX_DECKS) + 1
    return [
        shuffling(FIRST, SCHEME_1, word_by_word, words),
        shuffling(VERSION_1, SCHEME_1, at_once, words),
        shuffling(VERSION_2, SCHEME_2, at_once, words),
    ]


SUITE = Suite(
    name="shuffling",
    title="Shuffles of six decks per second, one core",
    contenders=contenders,
    comparisons=(
        Comparison(VERSION_2, FIRST, least=2.3),
        Comparison(VERSION_2, VERSION_1),
        Comparison(VERSION_2),
    ),
)
