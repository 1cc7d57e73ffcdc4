"""A chart as text, written and read: a line for every hand, with a move for every upcard.

A line begins with a hand and goes on with ten moves, against the dealer's 2 to 10 and ace: `16 S S S S S H H H H H`.
Hands are the hard totals `20` to `5`, the soft ones `A-9` to `A-2`, and the pairs `A-A` and `10-10` to `2-2`. A move is
`H` hit, `S` stand, `D` double if that is allowed and else hit, `DS` double or else stand, or `P` split; a pair that is
not split is played by its total. With an `R` before it, the hand surrenders if that is allowed, and else makes the
move: `RS` stands, `RP` splits, and `R` alone hits. A line `insure` has the chart take insurance. Every other line is a
comment, but for what `fairdeal odds blackjack --chart` prints in English below a chart: so that can be read as well.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from fairdeal.errors import NotUnderstood
from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.odds.chart import SIGNS, UPCARDS, Chart, Row, rows
from fairdeal.games.blackjack.odds.hand_table import ACE, KINDS, TEN

HIT, STAND, DOUBLE, DOUBLE_OR_STAND, SPLIT = "H", "S", "D", "DS", "P"
MOVES: Final = (HIT, STAND, DOUBLE, DOUBLE_OR_STAND, SPLIT)
SURRENDER: Final = "R"
"""A sign that stands before what is done where it is not allowed."""

INSURE: Final = ("insure", "insurance is worth its price.")
"""A line that has the chart insure, as it is written here and as the odds print it."""

_ELSE_STAND: Final = re.compile(r"\s*where the first choice is not allowed, stand on: (.*)", re.IGNORECASE)
"""A line in which the odds print what of `D` and `R` stands where it is not allowed: `A-7 – 3 4 5 6; 17 – A.`"""

Rows = Mapping[str, Sequence[str]]
"""The moves of each line by its hand."""


def _sign(kind: int) -> str:
    return "10" if kind == TEN else SIGNS[kind]


HARD: Final = {str(total): total for total in range(20, 4, -1)}
SOFT: Final = {f"A-{total - 11}": total for total in range(20, 12, -1)}
PAIRS: Final = {f"{_sign(kind)}-{_sign(kind)}": kind for kind in (ACE, *range(KINDS - 1, 0, -1))}
"""The hands of a chart from the top: hard totals, soft totals, and the kinds of pairs."""

_ROW: Final = re.compile(rf"\s*({'|'.join((*HARD, *SOFT, *PAIRS))})\s+(?!\d)(\S.*)", re.IGNORECASE)


def write_chart(chart: Chart) -> str:
    """A chart as text."""
    said = {hand: [_said(chart, 0, total, up) for up in UPCARDS] for hand, total in HARD.items()}
    said |= {hand: [_said(chart, 1, total, up) for up in UPCARDS] for hand, total in SOFT.items()}
    said |= {hand: [_said_of_pair(chart, kind, up) for up in UPCARDS] for hand, kind in PAIRS.items()}
    lines = [_line(hand, moves) for hand, moves in said.items()]
    return "\n".join([_line("", [_sign(up) for up in UPCARDS]), *lines, *INSURE[: int(chart.insures)], ""])


def _line(hand: str, cells: Sequence[str]) -> str:
    return (f"{hand:>6}" + "".join(f"{cell:>4}" for cell in cells)).rstrip()


def _said(chart: Chart, soft: int, total: int, up: int) -> str:
    played = _played(chart, soft, total, up)
    return _given_up(played) if chart.surrenders[soft][total][up] else played


def _said_of_pair(chart: Chart, kind: int, up: int) -> str:
    played = SPLIT if chart.splits[kind][up] else _played(chart, *_total_of_pair(kind), up)
    return _given_up(played) if chart.pair_surrenders[kind][up] else played


def _given_up(else_played: str) -> str:
    return SURRENDER if else_played == HIT else SURRENDER + else_played


def _played(chart: Chart, soft: int, total: int, up: int) -> str:
    """What is done with a total that is not given up."""
    hits = chart.hits[soft][total][up]
    if chart.doubles[soft][total][up]:
        return DOUBLE if hits else DOUBLE_OR_STAND
    return HIT if hits else STAND


def _total_of_pair(kind: int) -> tuple[int, int]:
    return (1, 12) if kind == ACE else (0, 2 * (kind + 1))


def read_chart(text: str) -> Chart:
    """The chart that a text says.

    Raises NotUnderstood for a line that begins with a hand and does not go on with ten moves, for a hand that has two
    lines or none, and for a pair that is played neither by its total nor split.
    """
    said: dict[str, tuple[str, ...]] = {}
    insures = False
    for number, line in enumerate(text.splitlines(), 1):
        insures = insures or line.strip().lower() in INSURE
        if (found := _ROW.fullmatch(line)) is not None:
            hand = found[1].upper()
            if hand in said:
                raise NotUnderstood("chart-hand-twice", "The chart has two lines for the hand {hand}.", hand=hand)
            said[hand] = _moves(number, hand, found[2])
    missing = [hand for hand in (*HARD, *SOFT, *PAIRS) if hand not in said]
    if missing:
        raise NotUnderstood("chart-hands-missing", "The chart has no line for {hands}.", hands=", ".join(missing))
    chart = _chart(_else_standing(said, text), insures)
    _check_pairs(chart, said)
    return chart


def _moves(number: int, hand: str, text: str) -> tuple[str, ...]:
    moves = tuple(text.upper().split())
    allowed = MOVES if hand in PAIRS else [move for move in MOVES if move != SPLIT]
    if len(moves) != len(UPCARDS) or not {_without_surrender(move) for move in moves} <= {*allowed}:
        raise NotUnderstood(
            "chart-line-wrong",
            "Line {line} of the chart, for the hand {hand}, isn’t ten moves: write ten of H, S, D and DS, for a pair "
            "also P, with spaces between them. R is surrender or else hit, RS or else stand, RP or else split.",
            line=number,
            hand=hand,
        )
    return moves


def _else_standing(said: Rows, text: str) -> Rows:
    """The moves, with those that stand where they are not allowed marked as such by a line of the odds."""
    stood = {
        (hand.upper(), up)
        for found in map(_ELSE_STAND.fullmatch, text.splitlines())
        if found is not None
        for hand, ups in re.findall(r"([\w-]+) – ([\w ]+)", found[1])
        for up in ups.upper().split()
    }
    return {
        hand: [
            move + STAND if move in (DOUBLE, SURRENDER) and (hand, _sign(up)) in stood else move
            for up, move in zip(UPCARDS, moves, strict=True)
        ]
        for hand, moves in said.items()
    }


def _without_surrender(move: str) -> str:
    """What is done where surrender is not allowed."""
    return move.removeprefix(SURRENDER) or HIT


def _chart(said: Rows, insures: bool) -> Chart:
    """The chart of these lines; totals below those that have one are hit."""
    by_total = {(0, total): said[hand] for hand, total in HARD.items()}
    by_total |= {(1, total): said[hand] for hand, total in SOFT.items()}

    def says(soft: int, total: int, up: int, *moves: str) -> bool:
        row = by_total.get((soft, total))
        if row is None:
            return total < MOST and HIT in moves
        return _without_surrender(row[UPCARDS.index(up)]) in moves

    def gives_up(soft: int, total: int, up: int) -> bool:
        row = by_total.get((soft, total))
        return row is not None and row[UPCARDS.index(up)].startswith(SURRENDER)

    def of_pairs(says: Callable[[str], bool]) -> tuple[Row, ...]:
        hands = sorted(PAIRS, key=lambda hand: PAIRS[hand])
        return tuple(tuple(says(said[hand][UPCARDS.index(up)]) for up in range(KINDS)) for hand in hands)

    return Chart(
        hits=rows(lambda soft, total, up: says(soft, total, up, HIT, DOUBLE)),
        doubles=rows(lambda soft, total, up: says(soft, total, up, DOUBLE, DOUBLE_OR_STAND)),
        splits=of_pairs(lambda move: _without_surrender(move) == SPLIT),
        insures=insures,
        surrenders=rows(gives_up),
        pair_surrenders=of_pairs(lambda move: move.startswith(SURRENDER)),
    )


def _check_pairs(chart: Chart, said: Rows) -> None:
    """Raises NotUnderstood for a pair that is neither split nor played by its total."""
    for hand, kind, up, move in _unsplit(said):
        by_total = _played(chart, *_total_of_pair(kind), up)
        if _without_surrender(move)[0] != by_total[0]:
            raise NotUnderstood(
                "chart-pair-unsplit",
                "A pair that isn’t split is played by its total: {hand} says {move} against {upcard}, and the total "
                "says {total}.",
                hand=hand,
                move=move,
                upcard=_sign(up),
                total=by_total,
            )


def _unsplit(said: Rows) -> Iterator[tuple[str, int, int, str]]:
    for hand, kind in PAIRS.items():
        for up, move in zip(UPCARDS, said[hand], strict=True):
            if _without_surrender(move) != SPLIT:
                yield hand, kind, up, move
