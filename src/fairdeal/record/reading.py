"""Reads a record from any bytes, whatever its version, and says what is wrong with one that cannot be read."""

import re
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from fairdeal.errors import NotUnderstood
from fairdeal.record import version1
from fairdeal.record.document import FORMAT, LARGEST, MINOR, VERSION, Number, Record

T = TypeVar("T")


class _Head(msgspec.Struct):
    """The fields that tell what a file is."""

    format: str
    version: Number
    minor: Number = 0


def read_record(data: bytes) -> Record:
    """A record from any bytes; one of format 1 is brought into the form of today.

    Of a later minor version what this program does not know is left out. Raises NotUnderstood: not a record, of a
    version that this program does not know, broken off, or not as it must be, with the place.
    """
    if len(data) > LARGEST:
        raise NotUnderstood(
            "record-too-large",
            "This file is too large for a record: it has more than {most} bytes.",
            most=LARGEST,
        )
    head = _decoded(data, _Head)
    if head.format != FORMAT:
        raise _no_record()
    if head.version == 1:
        return version1.upgrade(_decoded(data, version1.Record))
    if head.version != VERSION:
        raise NotUnderstood(
            "record-version",
            "This record has format version {version}; this program reads versions up to {known}.",
            version=head.version,
            known=VERSION,
        )
    return _decoded(data, Record) if head.minor <= MINOR else _later(data)


def _later(data: bytes) -> Record:
    """A record of a later minor version, as far as it is known here: it may have more fields, and nothing else."""
    known = _known(_decoded(data, dict[str, Any]), inspect.type_info(Record))
    return _decoded(msgspec.json.encode({**known, "minor": MINOR}), Record)


def _known(value: Any, kind: inspect.Type) -> Any:
    """A value without the fields that its type does not have. What does not fit the type is left as it is."""
    match kind:
        case inspect.Metadata(type=inner):
            return _known(value, inner)
        case inspect.UnionType(types=types):
            return _known(value, next((each for each in types if _fits(value, each)), inspect.AnyType()))
        case inspect.ListType(item_type=inner) if isinstance(value, list):
            return [_known(each, inner) for each in value]
        case inspect.StructType(fields=fields) if isinstance(value, dict):
            kinds = {each.encode_name: each.type for each in fields}
            kinds |= {kind.tag_field: inspect.AnyType()} if kind.tag_field else {}
            return {name: _known(each, kinds[name]) for name, each in value.items() if name in kinds}
    return value


def _fits(value: Any, kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.StructType):
        return isinstance(value, dict) and (kind.tag_field is None or value.get(kind.tag_field) == kind.tag)
    return isinstance(kind, inspect.ListType) and isinstance(value, list)


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as wrong:
        raise _part_fault(str(wrong)) from None
    except (msgspec.DecodeError, RecursionError, ValueError) as wrong:
        raise _json_fault(str(wrong)) from None


# What msgspec finds wrong, in sentences of our own.


def _no_record() -> NotUnderstood:
    return NotUnderstood("no-record", "This isn’t a Fairdeal record: its format isn’t “{format}”.", format=FORMAT)


def _json_fault(wrong: str) -> NotUnderstood:
    if wrong == "Input data was truncated":
        return NotUnderstood("record-breaks-off", "This isn’t a Fairdeal record: it isn’t JSON, or it’s cut off.")
    byte = _BYTE.search(wrong)
    if byte is None:
        return NotUnderstood("no-json", "This isn’t a Fairdeal record: it isn’t JSON.")
    return NotUnderstood(
        "no-json-from", "This isn’t a Fairdeal record: it isn’t JSON from byte {byte} on.", byte=int(byte[1])
    )


def _part_fault(wrong: str) -> NotUnderstood:
    said, _, at = wrong.rpartition(" - at `$") if " - at `$" in wrong else (wrong, "", "")
    field = _FIELD.search(said)
    place = ".".join(filter(None, (at.rstrip("`").lstrip("."), field["name"] if field else "")))
    if place in ("", "format"):
        return _no_record()
    if field is None:
        return NotUnderstood("record-part-wrong", "This record isn’t as it should be: look at {place}.", place=place)
    if field["fault"] == "missing":
        return NotUnderstood("record-part-missing", "This record is incomplete: {place} is missing.", place=place)
    return NotUnderstood(
        "record-part-unknown", "This record has something that doesn’t belong there: {place}.", place=place
    )


_BYTE: Final = re.compile(r"\(byte (\d+)\)$")
_FIELD: Final = re.compile(r"^Object (?P<fault>missing|contains).*? field `(?P<name>.*)`$", re.DOTALL)
