"""The record of a sitting as a document: one JSON object, described in docs/record.md."""

import re
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from fairdeal.errors import NotUnderstood

FORMAT: Final = "fairdeal record"
VERSION: Final = 1
LARGEST: Final = 64 * 1024 * 1024
"""The largest record that is read, in bytes."""
LARGEST_NUMBER: Final = 2**53 - 1
"""The largest number in a record, above zero or below: programs in every language read it exactly."""

Number = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]


T = TypeVar("T")


class _Head(msgspec.Struct):
    """The fields that tell what a file is."""

    format: str
    version: Number


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a record: every field is named, none is unknown."""


class Player(Part, kw_only=True):
    """Who sits at the table when the sitting starts, or joins it later; `chips` are half-chips."""

    seat: Number
    name: str
    chips: Number
    bot: bool = False


class Cut(Part, kw_only=True):
    """A seat's cut: the commitment that it showed (hex), what it opened (hex; null if it did not), and who made it."""

    seat: Number
    commitment: str
    opened: str | None = None
    made_by: Literal["player", "house"] = "player"


class Shuffle(Part, kw_only=True):
    """One shuffle: how many decks, between which places the cut card went; what the house showed, then opened (hex)."""

    decks: Number
    cut_card: tuple[Number, Number] | None = None
    commitment: str
    seal: str | None = None


class Reshuffled(Part, kw_only=True):
    """A shuffle in mid-round, of cards that earlier rounds used: which shuffle, counted from 0, and its cuts."""

    shuffle: Number
    cuts: list[Cut] = []


class Move(Part, kw_only=True, rename={"source": "from", "target": "to"}):
    """Chips that moved: from which account to which, how many half-chips, and why."""

    source: str
    target: str
    amount: Number
    reason: str


class Step(Part, kw_only=True):
    """One action, and the chips that it moved."""

    action: dict[str, Any]
    transfers: list[Move] = []


class Seating(Part, kw_only=True):
    """A seat and its chips, in half-chips, when a round opens."""

    seat: Number
    chips: Number


class Round(Part, kw_only=True):
    """One round, from its opening to its last chip.

    Who had left before it and who had then joined, the seats and their chips, which shuffle it was dealt from (counted
    from 0), the cuts if they were made in this round, every action, and the shuffles in mid-round, where there are any.
    """

    left: list[Number] = []
    joined: list[Player] = []
    seats: list[Seating]
    shuffle: Number
    cuts: list[Cut] = []
    steps: list[Step] = []
    reshuffles: list[Reshuffled] | msgspec.UnsetType = msgspec.UNSET


class Result(Part, kw_only=True):
    """How the sitting ended for a seat: its chips, what each counted round brought, why it ended and who won."""

    seat: Number
    chips: Number
    nets: list[Number]
    ending: str | None = None
    verdict: str | None = None


class Record(Part, kw_only=True):
    """A whole sitting: game, rules, house, players, shuffles, rounds, who left and joined since, and the results."""

    format: str = FORMAT
    version: Number = VERSION
    game: str
    rules: Number
    house: dict[str, bool | Number | str | None]
    players: list[Player]
    shuffles: list[Shuffle] = []
    rounds: list[Round] = []
    left: list[Number] = []
    joined: list[Player] = []
    results: list[Result] = []


def write_record(record: Record) -> bytes:
    """The record as canonical JSON, in UTF-8.

    Fields stand in the order of the documentation, every one is written but `reshuffles` where there is none, the
    indent is two spaces, and one newline ends the file.
    """
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"


def read_record(data: bytes) -> Record:
    """A record from any bytes.

    Raises NotUnderstood: not a record, of a version that this program does not know, broken off, or not as it must be,
    with the place.
    """
    if len(data) > LARGEST:
        raise NotUnderstood(
            "record-too-large",
            "This file is too large for a record: it has more than {most} bytes.",
            most=LARGEST,
        )
    head = _head(data)
    if head.format != FORMAT:
        raise _no_record()
    if head.version != VERSION:
        raise NotUnderstood(
            "record-version",
            "This record is of version {version}; this program reads version {known}.",
            version=head.version,
            known=VERSION,
        )
    return _decoded(data, Record)


def _head(data: bytes) -> _Head:
    return _decoded(data, _Head)


def _decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as wrong:
        raise _part_fault(str(wrong)) from None
    except (msgspec.DecodeError, RecursionError, ValueError) as wrong:
        raise _json_fault(str(wrong)) from None


# What msgspec finds wrong, in sentences of our own.


def _no_record() -> NotUnderstood:
    return NotUnderstood("no-record", "This is no record of Fairdeal: its format is not “{format}”.", format=FORMAT)


def _json_fault(wrong: str) -> NotUnderstood:
    if wrong == "Input data was truncated":
        return NotUnderstood("record-breaks-off", "This is no record of Fairdeal: it is no JSON, or breaks off.")
    byte = _BYTE.search(wrong)
    if byte is None:
        return NotUnderstood("no-json", "This is no record of Fairdeal: it is no JSON.")
    return NotUnderstood(
        "no-json-from", "This is no record of Fairdeal: it is no JSON from byte {byte} on.", byte=int(byte[1])
    )


def _part_fault(wrong: str) -> NotUnderstood:
    said, _, at = wrong.rpartition(" - at `$") if " - at `$" in wrong else (wrong, "", "")
    field = _FIELD.search(said)
    place = ".".join(filter(None, (at.rstrip("`").lstrip("."), field["name"] if field else "")))
    if place in ("", "format"):
        return _no_record()
    if field is None:
        return NotUnderstood("record-part-wrong", "This record is not as it must be: look at {place}.", place=place)
    if field["fault"] == "missing":
        return NotUnderstood("record-part-missing", "This record is not complete: it has no {place}.", place=place)
    return NotUnderstood("record-part-unknown", "This record has more than it may: {place}.", place=place)


_BYTE: Final = re.compile(r"\(byte (\d+)\)$")
_FIELD: Final = re.compile(r"^Object (?P<fault>missing|contains).*? field `(?P<name>.*)`$", re.DOTALL)
