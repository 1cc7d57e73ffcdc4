"""What was: changes of chips, finished sittings, and records that anybody can check."""

from collections.abc import Iterator
from typing import Any

import pytest

from fairdeal.record import Player, read_record, verify_record, write_record
from fairdeal.room.ports import RecordRow
from fairdeal.web.history_schemas import Sitting
from fairdeal.web.replays import sitting_of
from tests.record.sittings import OPEN, Host, player
from tests.web.playing import play_rounds
from tests.web.served import Browser, Served, served

QUICK = {"decision": 30, "pause": 0, "rest": 0, "bot_delay": 0, "cuts": 10}


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        room.host("Boss Anna")
        yield room


def make_table(browser: Browser, **plan: Any) -> Any:
    table = {"game": "casino-war", "options": {"stake": None, "rounds": None, "seats": 2}, "policy": QUICK, **plan}
    answer = browser.post("/api/tables", table)
    assert answer.status == 201, answer.text
    return answer.json


def holds(text: str) -> bool:
    return all(finding.passed for finding in verify_record(read_record(text.encode())))


@pytest.fixture(scope="module")
def played(hall: Served) -> tuple[Browser, Any]:
    """A player who played three rounds and left, and the table."""
    browser = hall.guest("Clara")
    table = make_table(browser, name="Corner")
    play_rounds(hall.port, browser.cookie, table["id"], 3)
    return browser, table


def test_every_change_of_chips_is_told_with_its_reason(played: tuple[Browser, Any]) -> None:
    browser, table = played
    changes = browser.get("/api/me/changes").json
    assert [each["reason"] for each in changes if each["balance"] is not None] == ["cash-out", "buy-in", "opening"]
    rounds = [each for each in changes if each["reason"] == "round"]
    assert {each["table"] for each in rounds} == {table["id"]}
    assert (
        sum(each["amount"] for each in changes if each["balance"] is not None) == browser.get("/api/me").json["wallet"]
    )
    assert sum(each["amount"] for each in rounds) == changes[0]["amount"] - 400


def test_changes_come_page_by_page(played: tuple[Browser, Any]) -> None:
    browser, _ = played
    whole = browser.get("/api/me/changes").json
    first = browser.get("/api/me/changes?limit=2").json
    rest = browser.get(f"/api/me/changes?before={first[-1]['id']}").json
    assert first + rest == whole
    assert browser.get("/api/me/changes?limit=0").json["code"] == "request-unreadable"
    assert browser.get("/api/me/changes?before=x").status == 400


def test_the_record_of_a_finished_sitting_is_whole_and_holds(played: tuple[Browser, Any], hall: Served) -> None:
    browser, _ = played
    (sitting,) = browser.get("/api/me/sittings").json
    answer = browser.get(f"/api/sittings/{sitting['id']}/record")
    assert holds(answer.text)
    assert len(read_record(answer.text.encode()).results[0].nets) == 3
    assert answer.text.endswith("}\n")


def test_the_list_of_sittings_tells_what_each_brought(played: tuple[Browser, Any], hall: Served) -> None:
    browser, table = played
    (sitting,) = browser.get("/api/me/sittings").json
    record = read_record(browser.get(f"/api/sittings/{sitting['id']}/record").text.encode())
    assert (sitting["table"], sitting["game"], sitting["name"]) == (table["id"], "casino-war", table["name"])
    assert (sitting["net"], sitting["rounds"]) == (sum(record.results[0].nets), 3)
    assert browser.get(f"/api/me/sittings?before={sitting['id']}").json == []
    assert browser.get("/api/me/sittings?limit=201").status == 400


def test_what_a_sitting_brought_whoever_came_back_counts_both_times() -> None:
    host = Host(OPEN, player(0), player(1))
    host.round(0, 1)
    host.do(host.table.leave(1))
    host.do(host.table.sit(Player(seat=3, name="Player 1", chips=100)))
    host.round(0, 3)
    host.do(host.table.close())
    row = RecordRow(7, 2, "casino-war", 5.0, write_record(host.record), ("b",))
    nets = [net for each in host.record.results if each.seat in (1, 3) for net in each.nets]
    assert sitting_of(row, "Corner", "Player 1") == Sitting(7, 2, "casino-war", 5.0, "Corner", sum(nets), 2)
    assert sitting_of(row, "", "Nobody").rounds == 0


def test_a_record_is_for_those_who_played_and_for_hosts(played: tuple[Browser, Any], hall: Served) -> None:
    browser, _ = played
    path = f"/api/sittings/{browser.get('/api/me/sittings').json[0]['id']}/record"
    assert hall.browser().get(path).status == 401
    assert hall.guest("Dora").get(path).json["code"] == "no-such-record"
    host = hall.browser()
    assert host.post("/api/sign-in", {"name": "Boss Anna", "password": "correct horse battery"}).status == 200
    assert host.get(path).status == 200


def test_the_record_so_far_of_a_running_sitting_holds(hall: Served) -> None:
    staying = hall.guest("Emil")
    table = make_table(staying)
    path = f"/api/tables/{table['id']}/record"
    assert hall.browser().get(path).json["code"] == "no-rounds-yet"
    play_rounds(hall.port, staying.cookie, table["id"], 2, leave=False)
    answer = hall.browser().get(path)
    assert answer.status == 200, answer.text
    assert holds(answer.text)
    assert len(read_record(answer.text.encode()).rounds) >= 2


def test_the_record_of_a_private_table_needs_its_code(hall: Served) -> None:
    maker = hall.guest("Gustav")
    table = make_table(maker, private=True)
    play_rounds(hall.port, maker.cookie, table["id"], 2, code=table["code"], leave=False)
    path = f"/api/tables/{table['id']}/record"
    assert hall.browser().get(path).json["code"] == "no-table"
    assert holds(hall.browser().get(f"{path}?code={table['code']}").text)
