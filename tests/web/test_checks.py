"""A record that is brought to be checked: what is found, and what is refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fairdeal.record import read_record, verify_record
from fairdeal.web.faults import MOST_RECORD
from fairdeal.web.rates import CHECKS
from fairdeal.wire.encode import said_of
from tests.web.served import Browser, Served, served

GOLDEN = Path("tests/golden/casino-war-1.json").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        yield room


@pytest.fixture(scope="module")
def browser(hall: Served) -> Browser:
    return hall.browser()


def test_an_honest_record_holds_and_every_finding_is_told(browser: Browser) -> None:
    told = browser.post("/api/check", GOLDEN)
    assert told.status == 200
    assert told.json["ok"] is True
    findings = list(verify_record(read_record(GOLDEN.encode())))
    assert [(each["place"], each["ok"]) for each in told.json["findings"]] == [(each.place, True) for each in findings]
    assert told.json["findings"][1]["said"]["key"] == said_of(findings[1].said).key


def test_a_forged_record_fails_at_its_place(browser: Browser) -> None:
    told = browser.post("/api/check", GOLDEN.replace('"amount": 4', '"amount": 6', 1)).json
    assert told["ok"] is False
    assert [each["ok"] for each in told["findings"]].count(False) == 1
    assert told["findings"][-1]["place"].startswith("rounds[0].steps")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("", "record-breaks-off"),
        ("garbage", "no-json-from"),
        ("{}", "no-record"),
        ("null", "no-record"),
        ("[" * 100_000, "no-record"),
        (GOLDEN[:5000], "record-breaks-off"),
        (GOLDEN.replace('"version": 1', '"version": 7'), "record-version"),
        (GOLDEN.replace('"rules": 1,', ""), "record-part-missing"),
        ('{"format": "fairdeal record", "version": 1, "game": "\\ud800"}', "record-breaks-off"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(browser: Browser, body: str, code: str) -> None:
    answer = browser.post("/api/check", body)
    assert (answer.status, answer.json["code"]) == (400, code)


def test_a_record_of_another_game_or_of_other_rules_fails_the_check(browser: Browser) -> None:
    for forged in (GOLDEN.replace('"casino-war"', '"snap"'), GOLDEN.replace('"rules": 1,', '"rules": 9,')):
        assert browser.post("/api/check", forged).json["ok"] is False


def test_two_megabytes_are_read_and_too_many_are_refused_with_the_limit_of_this_address(browser: Browser) -> None:
    assert browser.post("/api/check", GOLDEN + " " * (MOST_RECORD - len(GOLDEN.encode()))).json["ok"] is True
    answer = browser.post("/api/check", GOLDEN + " " * MOST_RECORD)
    assert MOST_RECORD > 2_000_000
    assert (answer.status, answer.json["code"]) == (413, "request-too-large")
    assert answer.json["facts"] == {"most": MOST_RECORD}
    other = browser.post("/api/guest", '{"name": "' + "x" * 20_000 + '"}')
    assert (other.status, other.json["facts"]) == (413, {"most": 16384})


def test_checks_are_counted_for_an_address() -> None:
    with served(limited=True) as room:
        answers = [room.browser().post("/api/check", "{}") for _ in range(CHECKS.burst + 1)]
    assert [each.status for each in answers] == [400] * CHECKS.burst + [429]


def test_other_sites_and_forms_are_refused(browser: Browser) -> None:
    assert browser.post("/api/check", GOLDEN, Origin="http://evil.example").json["code"] == "wrong-origin"
    assert browser.post("/api/check", GOLDEN, Content_Type="text/plain").json["code"] == "not-json"
