"""Records that were written once verify for ever, and the same bytes and actions give them again to the byte."""

from pathlib import Path

import pytest

from fairdeal.record import read_record, verify_record, write_record
from tests.golden.make import GOLDEN, HERE, path_of


@pytest.mark.parametrize("path", sorted(HERE.glob("*.json")), ids=lambda path: path.stem)
def test_a_golden_record_verifies(path: Path) -> None:
    findings = list(verify_record(read_record(path.read_bytes())))
    assert findings[-1].place == "results"
    assert all(finding.passed for finding in findings)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_same_bytes_and_actions_give_the_same_record_to_the_byte(name: str) -> None:
    assert write_record(GOLDEN[name]()) == path_of(name).read_bytes()


def test_a_golden_record_is_canonical() -> None:
    for name in GOLDEN:
        data = path_of(name).read_bytes()
        assert write_record(read_record(data)) == data
