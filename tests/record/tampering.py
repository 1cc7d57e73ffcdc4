"""Changing one thing in the JSON document of a record, everywhere and in every way."""

import copy
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fairdeal.errors import NotUnderstood
from fairdeal.record import Finding, Record, read_record, write_record
from fairdeal.record.dealt import dealt_by_shuffle
from tests.record.sittings import failure

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Change:
    """One thing changed in a document: where, how, and the document that it makes."""

    path: Path
    how: str
    document: Any

    @property
    def place(self) -> str:
        return shown(self.path)

    @property
    def general(self) -> str:
        """The place and the change with all numbers left out, to name what is not bound."""
        return re.sub(r"\[\d+\]", "[]", self.place) + " " + self.how

    def record(self) -> Record | NotUnderstood:
        """The document as the reader takes it, or refuses it."""
        try:
            return read_record(json.dumps(self.document).encode())
        except NotUnderstood as refused:
            return refused

    def found(self) -> Finding | NotUnderstood | None:
        """What the reader or the checker finds wrong; None when nothing is."""
        record = self.record()
        return record if isinstance(record, NotUnderstood) else failure(record)


def plain(record: Record) -> Any:
    """The JSON document of a record."""
    return json.loads(write_record(record))


def shown(path: Path) -> str:
    """A path as findings write it."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")


def changes(record: Record) -> Iterator[Change]:
    """Every leaf changed in every way, every element of a list removed, doubled, and swapped with the next.

    A field that is left out has its default, and then it is no change.
    """
    document = plain(record)
    for path, value in nodes(document):
        for how, new in variants(value):
            change = Change(path, how, replaced(document, path, new))
            if change.record() != record:
                yield change


def nodes(document: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value in a document, with its path."""
    yield path, document
    parts = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in parts:
        yield from nodes(value, (*path, key))


def variants(value: Any) -> Iterator[tuple[str, Any]]:
    """What a value could be changed to."""
    match value:
        case bool():
            yield "flipped", not value
            yield "number", int(value)
        case int():
            yield from (("more", value + 1), ("less", value - 1), ("negated", -value - 1), ("null", None))
        case str():
            yield from (
                ("longer", value + "0"),
                ("null", None),
                ("other", value[:-1] + ("1" if value[-1:] == "0" else "0")),
            )
            if value.upper() != value:
                yield "capitals", value.upper()
        case None:
            yield from (("number", 1), ("text", "00"), ("list", [1, 2]))
        case list():
            yield from _lists(value)
        case dict():
            yield from (
                (f"without {key}", {name: each for name, each in value.items() if name != key}) for key in value
            )
            yield "with more", value | {"more": 1}


def _lists(value: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    for index, each in enumerate(value):
        yield "removed", value[:index] + value[index + 1 :]
        yield "doubled", [*value[: index + 1], *value[index:]]
        if index and value[index - 1] != each:
            yield "swapped", [*value[: index - 1], each, value[index - 1], *value[index + 1 :]]


def replaced(document: Any, path: Path, new: Any) -> Any:
    """The document with one value replaced; what is not on the path is shared."""
    if not path:
        return new
    changed = copy.copy(document)
    changed[path[0]] = replaced(document[path[0]], path[1:], new)
    return changed


def round_of(place: str, record: Record) -> float:
    """The round that a place belongs to: -1 before all of them; of a shuffle the first that was dealt from it."""
    found = re.match(r"(rounds|shuffles)(?:\[(\d+)\])?", place)
    if found is None:
        return len(record.rounds) if place.startswith(("between", "results", "receipt")) else -1
    if found[2] is None:
        return -1
    number = int(found[2])
    if found[1] == "rounds":
        return number
    rounds = enumerate(record.rounds)
    return next(
        (at for at, each in rounds if number in {part.shuffle for part in dealt_by_shuffle(each)}), len(record.rounds)
    )
