"""The reader takes any bytes: a record comes out, or NotUnderstood; and checking what it read never raises."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.games.casino_war.house import House
from fairdeal.locale import catalogue_of
from fairdeal.record import Finding, Record, read_record, reading, verify_record, write_record
from tests.record.sittings import eventful, session
from tests.record.tampering import nodes, replaced

FEW = write_record(session(house=House(rounds=2)))
EVENTFUL = write_record(eventful())
DOCUMENT: Any = json.loads(EVENTFUL)
PATHS = [path for path, _ in nodes(DOCUMENT)]


def read(data: bytes) -> Record | None:
    """What the reader makes of bytes; anything but a record or NotUnderstood is an error of the test."""
    try:
        return read_record(data)
    except NotUnderstood:
        return None


def check(data: bytes) -> list[Finding]:
    """Reads and checks bytes, and says what was found."""
    record = read(data)
    findings = [] if record is None else list(verify_record(record))
    for each in findings:
        assert catalogue_of("en").say(each.said)
    return findings


# Refused by name


def head(**changed: object) -> bytes:
    return json.dumps({"format": "fairdeal record", "version": 2} | changed).encode()


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (head(version=3), "record-version", "This record has format version 3; this program reads versions up to 2."),
        (head(version=1), "record-part-missing", "game is missing."),
        (head(version=1, game="casino-war", minor=0), "record-part-unknown", "doesn’t belong there: minor."),
        (head(version=0, more="of a later time"), "record-version", "version 0"),
        (head(format="chess game"), "no-record", "its format isn’t “fairdeal record”"),
        (head(version="1"), "record-part-wrong", "look at version."),
        (b'{"format": "fairdeal record"}', "record-part-missing", "version is missing."),
        (head(), "record-part-missing", "This record is incomplete: game is missing."),
        (head(game="casino-war", rules=True), "record-part-wrong", "look at rules."),
        (head(game="casino-war", rules=2**53), "record-part-wrong", "look at rules."),
        (FEW.replace(b'"rules"', b'"ruled"'), "record-part-unknown", "doesn’t belong there: ruled."),
        (FEW.replace(b'"between"', b'"more": 1, "between"', 1), "record-part-unknown", "rounds[0].more."),
        (FEW.replace(b'"commitment"', b'"committed"', 1), "record-part-unknown", "shuffles[0].committed."),
        (FEW.replace(b'"player"', b'"dealer"', 1), "record-part-wrong", "rounds[0].shuffles[0].cuts[0].made_by."),
        (FEW.replace(b'"name": "Player 0",', b"", 1), "record-part-missing", "players[0].name is missing."),
        (head(**{"x`\n - at `$.y": 1}), "record-part-unknown", "doesn’t belong there"),
        (b"", "record-breaks-off", "This isn’t a Fairdeal record: it isn’t JSON, or it’s cut off."),
        (b"{}", "no-record", "This isn’t a Fairdeal record"),
        (head(format=1), "no-record", "This isn’t a Fairdeal record"),
        (b"[1, 2]", "no-record", "This isn’t a Fairdeal record"),
        (FEW[:-100], "record-breaks-off", "This isn’t a Fairdeal record: it isn’t JSON, or it’s cut off."),
        (FEW + b"{}", "no-json-from", f"it isn’t JSON from byte {len(FEW) + 1} on."),
        (b"\xff\xfe" + FEW, "no-json-from", "from byte 0 on"),
        (FEW.decode().encode("utf-16"), "no-json-from", "from byte 0 on"),
        (b"[" * 100_000, "no-record", "This isn’t a Fairdeal record"),
        (head(more=1).replace(b"1}", b"[" * 5000), "no-json", "This isn’t a Fairdeal record: it isn’t JSON."),
        (FEW.replace(b'"Player 0"', b'"\\ud800"'), "no-json-from", "it isn’t JSON from byte"),
        (FEW.replace(b'"Player 0"', b'"\\udc00 "'), "no-json-from", "it isn’t JSON from byte"),
        (FEW.replace(b'"amount": 4', b'"amount": 1e400', 1), "record-part-wrong", "look at rounds[0].steps[0].action"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_by_name(data: bytes, code: str, words: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_record(data)
    assert refused.value.code == code
    assert words in str(refused.value)


def test_a_file_that_is_too_large_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LARGEST", len(FEW) - 1)
    with pytest.raises(NotUnderstood, match="too large for a record") as refused:
        read_record(FEW)
    assert refused.value.code == "record-too-large"


def later(value: Any) -> Any:
    """A document as a later minor version may have it: every part of it has one more field."""
    if isinstance(value, list):
        return [later(each) for each in value]
    if not isinstance(value, dict):
        return value
    known = {name: each if name in ("house", "action") else later(each) for name, each in value.items()}
    return known if "stake" in value else {**known, "more": [{"of": "a later time"}]}


@pytest.mark.parametrize("path", ["casino-war-2-table.json", "blackjack-2-shoe.json"])
def test_a_field_that_a_later_minor_version_added_is_passed_over_and_the_record_holds(path: str) -> None:
    data = (Path(__file__).parents[1] / "golden" / path).read_bytes()
    document = later(json.loads(data)) | {"minor": 1}
    assert b"a later time" in json.dumps(document).encode()
    record = read_record(json.dumps(document).encode())
    assert record == read_record(data)
    assert all(each.passed for each in verify_record(record))


@pytest.mark.parametrize("version", [{"version": 2, "minor": 0}, {"version": 3}])
def test_a_field_that_is_unknown_in_the_version_that_is_known_is_refused(version: dict[str, int]) -> None:
    with pytest.raises(NotUnderstood):
        read_record(json.dumps(later(DOCUMENT) | version).encode())


def test_a_later_minor_version_must_have_all_that_the_known_one_has() -> None:
    document = later(DOCUMENT) | {"minor": 7}
    del document["rounds"][0]["seats"]
    with pytest.raises(NotUnderstood, match=r"This record is incomplete: rounds\[0\]\.seats is missing\."):
        read_record(json.dumps(document).encode())


def test_of_two_values_of_one_name_the_last_is_read() -> None:
    twice = FEW.replace(b'"rules": 1', b'"rules": 7, "rules": 1')
    assert read_record(twice) == read_record(FEW)


def test_any_layout_is_read() -> None:
    assert read_record(json.dumps(json.loads(FEW), sort_keys=True).encode()) == read_record(FEW)


# Fuzz


@given(st.binary())
def test_any_bytes_give_a_record_or_are_not_understood(data: bytes) -> None:
    read(data)
    for version in (b"1", b"2", b'2, "minor": 1'):
        read(b'{"format": "fairdeal record", "version": ' + version + data)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_record_with_changed_bytes_is_read_or_not_understood_and_checked_without_a_fault(data: st.DataObject) -> None:
    changed = bytearray(FEW)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(changed) - 1))
        part = data.draw(
            st.binary(max_size=3) | st.sampled_from([b'"', b"}", b"]", b"-", b"9" * 30, b"null", b"\\ud800"])
        )
        changed[at : at + data.draw(st.integers(0, 3))] = part
    check(bytes(changed))


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(EVENTFUL)))
def test_a_record_that_breaks_off_is_not_understood(length: int) -> None:
    assert read(EVENTFUL[:length]) is None or length >= len(EVENTFUL) - 1


NUMBERS = st.integers(-2, 60) | st.sampled_from(
    [255, 256, 2**31, 2**53 - 1, -(2**53) + 1, 2**53, 2**64, 10**30, 10**400]
)
TEXTS = st.text(max_size=8) | st.sampled_from(
    ["", "9c", "deal", "bet", "void", "house", "player", "00" * 32, "x" * 5000]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(TEXTS | st.sampled_from(["kind", "seat"]), inner, max_size=3)
    ),
    max_leaves=6,
)
ACTIONS = st.fixed_dictionaries(
    {
        "kind": VALUES
        | st.sampled_from(["bet", "deal", "burn", "deal-out", "void", "withdraw", "go-to-war", "surrender"])
    },
    optional=dict.fromkeys(("seat", "amount", "card", "count", "target", "fault"), VALUES),
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(PATHS), VALUES | ACTIONS)
@example(("rounds", 0, "steps", 0, "action"), {"kind": []})
@example(("rounds", 0, "steps", 0, "action"), {"kind": {"a": 1}})
@example(("rounds", 0, "steps", 0, "action"), {"kind": "bet", "seat": 10**400, "amount": 4})
@example(("rounds", 0, "steps", 0, "action"), {"kind": "bet", "seat": 0, "amount": 10**400 + 1})
@example(("rounds", 0, "steps", 0, "action"), {"kind": "bet", "seat": 0, "amount": -4})
@example(("rounds", 0, "steps", 0, "action"), {"kind": "deal-out", "target": []})
@example(("rounds", 0, "steps", 0, "action"), {"kind": "void", "fault": "no-bets"})
@example(("rounds", 0, "steps", 0, "action"), {"kind": "burn", "count": 2**53 - 1})
@example(("house", "stake"), True)
@example(("players", 0, "seat"), -1)
@example(("shuffles", 0, "commitment"), "00")
@example(("rounds", 0, "shuffles", 0, "cuts", 0, "seat"), 255)
def test_a_record_with_anything_anywhere_is_checked_without_a_fault(path: tuple[str | int, ...], value: object) -> None:
    check(json.dumps(replaced(DOCUMENT, path, value)).encode())


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(PATHS), st.sampled_from(PATHS))
def test_parts_of_a_record_in_the_wrong_place_are_checked_without_a_fault(
    path: tuple[str | int, ...], other: tuple[str | int, ...]
) -> None:
    value = DOCUMENT
    for part in other:
        value = value[part]
    check(json.dumps(replaced(DOCUMENT, path, value)).encode())


def test_a_deep_action_is_checked_without_a_fault() -> None:
    for depth in (50, 200, 400, 900):
        deep = json.dumps(replaced(DOCUMENT, ("rounds", 0, "steps", 0, "action"), {"kind": "?"}))
        check(deep.replace('"?"', "[" * depth + "]" * depth).encode())


def test_errors_of_the_check_are_found_not_raised() -> None:
    record = read_record(FEW)
    record.house["decks"] = 5
    try:
        findings = list(verify_record(record))
    except FairdealError as raised:
        raise AssertionError("the check raised") from raised
    assert [each.passed for each in findings] == [False]
