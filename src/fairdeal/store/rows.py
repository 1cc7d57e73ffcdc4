"""What a row must be to be kept, the same for every store, and the order in which a batch is written."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, get_args

from fairdeal.room.ports import DropExpired, DropToken, Forget, JournalRow, TokenRow, Write

MOST: Final = 2**63 - 1
"""The largest whole number that both databases keep."""

Run = tuple[type[Write], list[Any]]
"""Rows of one kind that are written together."""


def in_runs(batch: Iterable[Write]) -> list[Run]:
    """The rows of a batch by kind. What concerns the same rows stays in order; all else may change places.

    >>> rows = [JournalRow(1, 7, b"a"), DropToken("x"), JournalRow(2, 7, b"b"), Forget((1,))]
    >>> [(kind.__name__, len(run)) for kind, run in in_runs(rows)]
    [('JournalRow', 2), ('Forget', 1), ('DropToken', 1)]
    """
    lanes: dict[type[Write], list[Run]] = {}
    for row in batch:
        kind = type(row)
        lane = lanes.setdefault(_LANES.get(kind, kind), [])
        if not lane or lane[-1][0] is not kind:
            lane.append((kind, []))
        lane[-1][1].append(row)
    return [run for lane in lanes.values() for run in lane]


def values_of(row: Write) -> tuple[Any, ...]:
    """The fields of a row, in order."""
    return _VALUES[type(row)](row)


def fault_of(row: Write) -> str | None:
    r"""Why a row cannot be kept; None if it can.

    PostgreSQL keeps no NUL in a text, no half of a surrogate pair and no number past 63 bits; SQLite takes a NaN for
    nothing at all. So no store keeps them.

    >>> fault_of(DropToken("a\0b"))
    'a text holds a NUL'
    >>> fault_of(Forget((1, 2**63)))
    'a number is too large'
    """
    return _fault_of_some(values_of(row))


def _fault_of_some(values: tuple[object, ...]) -> str | None:
    for value in values:
        if (fault := _fault(value)) is not None:
            return fault
    return None


def _fault(value: object) -> str | None:
    if isinstance(value, int):
        return None if -MOST <= value <= MOST else "a number is too large"
    if isinstance(value, str):
        return _fault_of_text(value)
    if isinstance(value, float):
        return None if value == value else "a number is none"
    return _fault_of_some(value) if isinstance(value, tuple) else None


def _fault_of_text(text: str) -> str | None:
    if "\0" in text:
        return "a text holds a NUL"
    if not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text):
        return "a text holds half a character"
    return None


def _reader(kind: type[Write]) -> Callable[[Write], tuple[Any, ...]]:
    names = [field.name for field in fields(kind)]
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda row: (read(row),)


_LANES: Final[dict[type[Write], type[Write]]] = {Forget: JournalRow, DropToken: TokenRow, DropExpired: TokenRow}
_VALUES: Final[dict[type[Write], Callable[[Write], tuple[Any, ...]]]] = {
    kind: _reader(kind) for kind in get_args(Write)
}
