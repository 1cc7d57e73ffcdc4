"""A chart of basic strategy: what to do with a total against an upcard, and how it is drawn."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from html import escape
from typing import Final

from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.odds.hand_table import ACE, KINDS, TEN, Counts, best_total, is_soft

UPCARDS: Final = (*range(1, KINDS), ACE)
"""The columns of a chart: kinds of upcard, from the two to the ten, and the ace."""

SIGNS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T")
"""How a kind of card is written in a chart, a ten of any rank as `T`."""

Row = tuple[bool, ...]
"""Yes or no for each kind of upcard."""


NEVER: Final[Row] = (False,) * KINDS
NEVER_A_TOTAL: Final = (NEVER,) * (MOST + 1)


class Move(StrEnum):
    """What a chart says."""

    STAND = "stand"
    HIT = "hit"
    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"


LETTERS: Final[Mapping[Move, str]] = {
    Move.STAND: "S",
    Move.HIT: "H",
    Move.DOUBLE: "D",
    Move.SPLIT: "P",
    Move.SURRENDER: "R",
}


@dataclass(frozen=True, slots=True)
class Chart:
    """What to do by total, softness and upcard alone.

    `hits[soft][total]` and `doubles[soft][total]` are rows by upcard, `splits[kind]` likewise for two cards of that
    kind; what is neither hit, doubled nor split stands. `insures` is whether insurance is worth its price.
    `surrenders` and `pair_surrenders` say what is given up where it can be, before anything else.

    >>> yes, no = (True,) * 10, (False,) * 10
    >>> chart = Chart(((no,) * 12 + (yes,) * 5 + (no,) * 5,) * 2, ((no,) * 22,) * 2, (no,) * 8 + (yes, no), False)
    >>> chart.move((0, 0, 0, 0, 0, 0, 0, 0, 2, 0), 5, may_split=True).value
    'split'
    >>> chart.move((0, 0, 0, 0, 0, 1, 0, 0, 0, 1), 5).value
    'hit'
    """

    hits: tuple[tuple[Row, ...], tuple[Row, ...]]
    doubles: tuple[tuple[Row, ...], tuple[Row, ...]]
    splits: tuple[Row, ...]
    insures: bool
    surrenders: tuple[tuple[Row, ...], tuple[Row, ...]] = (NEVER_A_TOTAL, NEVER_A_TOTAL)
    pair_surrenders: tuple[Row, ...] = (NEVER,) * KINDS

    @property
    def surrenders_any(self) -> bool:
        """Whether it gives anything up at all."""
        return any(map(any, (*self.surrenders[0], *self.surrenders[1], *self.pair_surrenders)))

    def move(
        self,
        hand: Counts,
        up: int,
        *,
        may_double: bool = False,
        may_split: bool = False,
        may_surrender: bool = False,
    ) -> Move:
        """What to do with a hand, as so many cards of each kind, against a kind of upcard."""
        soft, total = is_soft(hand), best_total(hand)
        given_up = self.pair_surrenders[hand.index(2)] if may_split else self.surrenders[soft][total]
        if may_surrender and given_up[up]:
            return Move.SURRENDER
        if may_split and self.splits[hand.index(2)][up]:
            return Move.SPLIT
        if may_double and self.doubles[soft][total][up]:
            return Move.DOUBLE
        return Move.HIT if self.hits[soft][total][up] else Move.STAND


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a drawn chart: hands of one kind, by the sign that they are known by, and the moves by column."""

    group: str
    sign: str
    moves: tuple[Move, ...]


def chart_lines(chart: Chart) -> Iterator[Line]:
    """The lines of a chart from the top: hard totals, soft totals, pairs; each group from its greatest."""
    for total in range(20, 4, -1):
        yield Line("hard", str(total), _moves(chart, soft=False, total=total))
    for total in range(20, 12, -1):
        yield Line("soft", f"A-{total - 11}", _moves(chart, soft=True, total=total))
    for kind in (ACE, *range(KINDS - 1, 0, -1)):
        soft, total = (True, 12) if kind == ACE else (False, 2 * (kind + 1))
        unsplit = _moves(chart, soft=soft, total=total, given_up=False)
        moves = (_pair_move(chart, kind, up, move) for up, move in zip(UPCARDS, unsplit, strict=True))
        yield Line("pair", f"{SIGNS[kind]}-{SIGNS[kind]}", tuple(moves))


def _pair_move(chart: Chart, kind: int, up: int, unsplit: Move) -> Move:
    """What is done with a pair; what would be given up for its total only, not for being a pair, is played."""
    if chart.pair_surrenders[kind][up]:
        return Move.SURRENDER
    return Move.SPLIT if chart.splits[kind][up] else unsplit


def chart_fields(chart: Chart) -> dict[str, object]:
    """A chart as plain fields for JSON: for each group of hands, the moves by the hand's sign and the upcard's."""
    fields: dict[str, dict[str, dict[str, str]]] = {"hard": {}, "soft": {}, "pair": {}}
    for line in chart_lines(chart):
        by_up = zip((SIGNS[up] for up in UPCARDS), line.moves, strict=True)
        fields[line.group][line.sign] = {sign: move.value for sign, move in by_up}
    return {**fields, "insurance": chart.insures}


# The picture

CELL: Final = 34
MARGIN: Final = 16
LABEL: Final = 84

COLOURS: Final[Mapping[Move, str]] = {
    Move.STAND: "#f3d9d2",
    Move.HIT: "#d9ecd9",
    Move.DOUBLE: "#d3e2f6",
    Move.SPLIT: "#f6ecc4",
    Move.SURRENDER: "#e6daf2",
}
"""Light grounds, all of which carry black letters with a contrast of more than 12 to 1."""


def chart_picture(
    chart: Chart,
    title: str,
    words: Mapping[Move, str],
    groups: Mapping[str, str],
    letters: Mapping[Move, str] = LETTERS,
) -> str:
    """A chart as an SVG picture, with a title, the names of the moves and of the groups in the reader's language.

    The three groups stand side by side. Every cell has its letter, so nothing depends on colour, and its sentence as
    a tooltip; the picture has a title for screen readers.
    """
    lines = list(chart_lines(chart))
    shown = [[line for line in lines if line.group == group] for group in groups]
    wide = LABEL + CELL * len(UPCARDS)
    width = MARGIN + (wide + MARGIN) * len(shown)
    height = MARGIN * 4 + CELL * (3 + max(map(len, shown)))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="system-ui, sans-serif" font-size="15" text-anchor="middle">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        _label(MARGIN, MARGIN + 20, title, anchor="start", weight="bold"),
    ]
    for place, (group, of_group) in enumerate(zip(groups.values(), shown, strict=True)):
        parts += _block(MARGIN + place * (wide + MARGIN), MARGIN * 2 + CELL, group, of_group, words, letters)
    parts += _legend(MARGIN, height - MARGIN - CELL // 2, words, letters)
    return "\n".join([*parts, "</svg>", ""])


def _block(
    left: int, top: int, group: str, lines: list[Line], words: Mapping[Move, str], letters: Mapping[Move, str]
) -> Iterator[str]:
    yield _label(left, top + 22, group, anchor="start", weight="bold")
    for column, up in enumerate(UPCARDS):
        yield _label(_middle(left, column), top + 22, SIGNS[up], weight="bold")
    for row, line in enumerate(lines, 1):
        yield _label(left + LABEL - 12, top + row * CELL + 22, line.sign, anchor="end")
        for column, move in enumerate(line.moves):
            told = escape(f"{line.sign} – {SIGNS[UPCARDS[column]]}: {words[move]}")
            x, y = left + LABEL + column * CELL, top + row * CELL
            yield (
                f'<g><title>{told}</title><rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL - 2}" rx="4" '
                f'fill="{COLOURS[move]}"/>{_label(_middle(left, column), y + 22, letters[move])}</g>'
            )


def _legend(left: int, middle: int, words: Mapping[Move, str], letters: Mapping[Move, str]) -> Iterator[str]:
    for place, move in enumerate(words):
        x = left + place * 150
        yield f'<rect x="{x}" y="{middle - 14}" width="28" height="28" rx="4" fill="{COLOURS[move]}"/>'
        yield _label(x + 14, middle + 5, letters[move])
        yield _label(x + 36, middle + 5, words[move], anchor="start")


def _middle(left: int, column: int) -> int:
    return left + LABEL + column * CELL + CELL // 2 - 1


def _label(x: int, y: int, text: str, *, anchor: str = "middle", weight: str = "normal") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-weight="{weight}" fill="#111">{escape(text)}</text>'


def _moves(chart: Chart, *, soft: bool, total: int, given_up: bool = True) -> tuple[Move, ...]:
    def move(up: int) -> Move:
        if given_up and chart.surrenders[soft][total][up]:
            return Move.SURRENDER
        if chart.doubles[soft][total][up]:
            return Move.DOUBLE
        return Move.HIT if chart.hits[soft][total][up] else Move.STAND

    return tuple(move(up) for up in UPCARDS)


def rows(said: Callable[[int, int, int], bool]) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    """Rows for a chart from a function of softness (0, 1), total and upcard."""
    hard, soft = (
        tuple(tuple(said(softness, total, up) for up in range(KINDS)) for total in range(MOST + 1))
        for softness in (0, 1)
    )
    return hard, soft


assert len(SIGNS) == KINDS and SIGNS[TEN] == "T"
