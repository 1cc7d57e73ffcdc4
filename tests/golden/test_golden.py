"""Records that were written once verify for ever, and the same bytes and actions give them again."""

import json
from pathlib import Path

import pytest

from fairdeal.record import Record, read_record, verify_record, write_record
from tests.golden.make import FORMAT_1, GOLDEN, HERE, path_of


def test_there_are_records_of_every_format() -> None:
    versions = [json.loads(path.read_bytes())["version"] for path in HERE.glob("*.json")]
    assert sorted(versions) == [1] * len(FORMAT_1) + [2] * len(GOLDEN)


@pytest.mark.parametrize("path", sorted(HERE.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_record_verifies(path: Path) -> None:
    findings = list(verify_record(read_record(path.read_bytes())))
    assert findings[-1].place == "results"
    assert all(finding.passed for finding in findings)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_same_bytes_and_actions_give_the_same_record_to_the_byte(name: str) -> None:
    assert write_record(GOLDEN[name](2)) == path_of(name).read_bytes()


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_canonical(name: str) -> None:
    data = path_of(name).read_bytes()
    assert write_record(read_record(data)) == data


@pytest.mark.parametrize("name", GOLDEN)
def test_every_receipt_of_a_golden_record_is_known_to_it(name: str) -> None:
    record = read_record(path_of(name).read_bytes())
    receipts = [played.link for played in record.rounds if played.link]
    assert len(receipts) == len(record.rounds)
    said = [each.said for each in verify_record(record, receipts) if each.place == "receipt"]
    assert [each.facts["round"] for each in said] == [*range(1, len(receipts) + 1)]


@pytest.mark.parametrize("name", FORMAT_1)
def test_a_record_of_format_1_is_read_in_the_form_of_today_and_kept_in_it(name: str) -> None:
    record = read_record(path_of(name).read_bytes())
    assert (record.version, record.dealing, record.link) == (2, 1, None)
    again = read_record(write_record(record))
    assert again == record
    assert all(finding.passed for finding in verify_record(again))


@pytest.mark.parametrize("name", FORMAT_1)
def test_version_1_of_fair_dealing_gives_the_same_cards_from_the_same_bytes_for_ever(name: str) -> None:
    """A sitting that began before version 2 is played on, and played again, by version 1."""
    written, again = read_record(path_of(name).read_bytes()), FORMAT_1[name](1)
    assert again.shuffles[0].link is None
    assert [each.commitment for each in again.shuffles] == [each.commitment for each in written.shuffles]
    assert told(again) == told(written)


def told(record: Record) -> list[object]:
    """Every round of a record, and its results, without what format 1 did not tell."""
    rounds = [(each.seats, each.shuffle, each.shuffles, each.steps) for each in record.rounds]
    return [*rounds, record.results, [each.seal for each in record.shuffles]]
