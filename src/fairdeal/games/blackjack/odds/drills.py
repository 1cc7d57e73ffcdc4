"""What drills of Blackjack show and ask: a hand of two cards for each line of the chart, and the Hi-Lo count of cards.

The count is the one that `counting` bets by: 2 to 6 count one up, tens and aces one down.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from fairdeal.games.blackjack.counting import points
from fairdeal.games.blackjack.odds.chart import SIGNS, Chart, Line, chart_lines
from fairdeal.games.blackjack.odds.hand_table import TEN, worth_of_kind
from fairdeal.games.blackjack.odds.shoes import kind_of_rank

TWENTY: Final = ("T", "7", "3")
"""A hard 20 that isn't a pair has three cards."""


def running_counts(ranks: Sequence[int]) -> tuple[int, ...]:
    """The count after each card.

    >>> from fairdeal.games.blackjack.odds.reading import read_ranks
    >>> running_counts(read_ranks("2 6 7 T A 5"))
    (1, 2, 2, 1, 0, 1)
    """
    return tuple(accumulate(points(kind_of_rank(rank)) for rank in ranks))


def hand_fields(chart: Chart) -> dict[str, dict[str, list[list[str]]]]:
    """For each line of a chart, by group and sign, all hands of two cards that it is about."""
    fields: dict[str, dict[str, list[list[str]]]] = {"hard": {}, "soft": {}, "pair": {}}
    for line in chart_lines(chart):
        fields[line.group][line.sign] = [list(hand) for hand in _hands_of(line)]
    return fields


def _hands_of(line: Line) -> Iterator[tuple[str, ...]]:
    if line.group != "hard":
        first, second = line.sign.split("-")
        yield first, second
        return
    total = int(line.sign)
    for low in range(1, TEN + 1):
        high = total - worth_of_kind(low) - 1
        if low < high <= TEN:
            yield SIGNS[high], SIGNS[low]
    if total == 2 * worth_of_kind(TEN):
        yield TWENTY
