"""Reads cards where only ranks count: `T 6`, `A-A-4`, `10, 6`, or whole cards like `9♣ Th`."""

import re
from typing import Final

from fairdeal.cards import RANKS
from fairdeal.errors import NotUnderstood

_RANK: Final = re.compile(r"(?P<rank>10|[2-9TJQKA])[♣♧♦♢♥♡♠♤CDHS]?[\ufe0e\ufe0f]?", re.IGNORECASE | re.ASCII)
_BETWEEN: Final = re.compile(r"[\s,;+-]*")
_RANK_OF_SIGN: Final = {sign: rank for rank, sign in enumerate(RANKS)} | {"T": RANKS.index("10")}


def read_ranks(text: str) -> tuple[int, ...]:
    """The ranks of cards in a row, apart by spaces, commas or dashes, or written together; suits may follow.

    Raises NotUnderstood, naming what is no rank and its place in the text (the first letter is 1).

    >>> read_ranks("T 6"), read_ranks("A-A-4"), read_ranks("10♣Ks")
    ((8, 4), (12, 12, 2), (8, 11))
    """
    ranks: list[int] = []
    place = _after_separators(text, 0)
    while place < len(text):
        found = _RANK.match(text, place)
        if found is None:
            raise _no_rank(text, place)
        ranks.append(_RANK_OF_SIGN[found["rank"].upper()])
        place = _after_separators(text, found.end())
    return tuple(ranks)


def _after_separators(text: str, place: int) -> int:
    found = _BETWEEN.match(text, place)
    return found.end() if found else place


def _no_rank(text: str, place: int) -> NotUnderstood:
    return NotUnderstood(
        "no-rank",
        "“{wrong}” at place {place} isn’t a card. Here a card is its rank, 2 to 10, T, J, Q, K or A; a suit may "
        "follow.",
        wrong=(text[place:].split() or [""])[0][:12],
        place=place + 1,
    )
