"""Reading a position of Cassino from its line, and the parts of one that are typed by themselves."""

import re
from collections.abc import Sequence
from typing import Final

from fairdeal.cards import Card, read_cards
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.groups import Cards
from fairdeal.games.cassino.house import SEATS
from fairdeal.games.cassino.position import NOTHING, SWEPT, Known, Position
from fairdeal.games.cassino.state import TableBuild

FIELDS: Final = ("loose", "builds", "hands", "piles", "portion", "mover", "capturer", "score")

_BUILD: Final = re.compile(r"\s*(?P<value>\d{1,2})\s*[:=]\s*(?P<cards>[^@:=]+?)\s*(?:@\s*(?P<seat>[01]))?\s*")
_BETWEEN: Final = re.compile(r"[;,](?=\s*\d{1,2}\s*[:=])")
_KNOWN: Final = re.compile(r"(?P<cards>[^?]*?)\s*(?:\?(?P<unknown>\d{1,2}))?")
_SCORE: Final = re.compile(r"(\d{1,3})-(\d{1,3})", re.ASCII)


def read_position(line: str) -> Position:
    """A position from one line. Raises NotUnderstood, naming the field that cannot be read."""
    parts = line.split()
    if len(parts) != len(FIELDS):
        raise refusals.wrong_fields(len(parts), len(FIELDS))
    loose, builds, hands, piles, portion, mover, capturer, score = parts
    return Position(
        loose=_cards(loose),
        builds=read_builds(builds, bound=None),
        hands=_both("hands", hands),
        piles=_both("piles", piles),
        portion=_number("portion", portion),
        mover=_seat("mover", mover),
        capturer=None if capturer == NOTHING else _seat("capturer", capturer),
        score=_score(score),
    )


def read_builds(text: str, bound: int | None) -> tuple[TableBuild, ...]:
    """Builds like `7:5c2h@0, 9:4d5s@1`; who is bound may be left out where `bound` says who it is then.

    Raises NotUnderstood, quoting what is not a build.
    """
    if text.strip() in ("", NOTHING):
        return ()
    return tuple(_build(part, bound) for part in _BETWEEN.split(text))


def read_known(field: str, text: str) -> Known:
    """Cards that are known and a number that are not, like `7s5h*?2`. Raises NotUnderstood, naming the field."""
    found = _KNOWN.fullmatch("" if text == NOTHING else text)
    if found is None:
        raise refusals.field_unread(field, text)
    cards: list[Card] = []
    swept: list[Card] = []
    for part in re.split(rf"(?<=[{re.escape(SWEPT)}])", found["cards"]):
        cards += read_cards(part.removesuffix(SWEPT))
        swept += cards[-1:] if part.endswith(SWEPT) else []
    return Known(tuple(cards), int(found["unknown"] or 0), tuple(swept))


def _build(text: str, bound: int | None) -> TableBuild:
    found = _BUILD.fullmatch(text)
    seat = bound if found is None or found["seat"] is None else int(found["seat"])
    if found is None or seat is None or not int(found["value"]):
        raise refusals.build_unread(text.strip())
    return TableBuild(int(found["value"]), tuple(sorted(read_cards(found["cards"]))), seat)


def _cards(text: str) -> Cards:
    return () if text == NOTHING else read_cards(text)


def _both(field: str, text: str) -> tuple[Known, ...]:
    parts: Sequence[str] = text.split("/")
    if len(parts) != SEATS:
        raise refusals.field_unread(field, text)
    return tuple(read_known(field, part) for part in parts)


def _number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise refusals.field_unread(field, text)
    return int(text)


def _seat(field: str, text: str) -> int:
    seat = _number(field, text)
    if seat >= SEATS:
        raise refusals.field_unread(field, text)
    return seat


def _score(text: str) -> tuple[int, ...]:
    found = _SCORE.fullmatch(text)
    if found is None:
        raise refusals.field_unread("score", text)
    return tuple(map(int, found.groups()))
