"""What hosts see and do over HTTP, and what it does to those who are connected."""

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.playing import player_at
from tests.web.served import PASSWORD, Browser, Served, served
from tests.web.test_history import make_table


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        yield room


@pytest.fixture(scope="module")
def host(hall: Served) -> Browser:
    return hall.host("Boss Anna")


def ident(browser: Browser) -> str:
    return str(browser.get("/api/me").json["player"])


def deeds(host: Browser) -> list[Any]:
    return [(each["deed"], each["subject_name"], each["reason"]) for each in host.get("/api/host/audit").json]


def test_people_are_found_by_a_part_of_their_name(hall: Served, host: Browser) -> None:
    hall.guest("Zoë Marie")
    (found,) = host.get("/api/host/people?name=ZOE").json
    assert (found["name"], found["account"], found["wallet"], found["tables"]) == ("Zoë Marie", False, 2000, [])
    assert len(host.get("/api/host/people?limit=1").json) == 1


def test_chips_are_taken_with_a_reason_and_no_more_than_there_are(hall: Served, host: Browser) -> None:
    guest = hall.guest("Henri")
    path = f"/api/host/people/{ident(guest)}/take"
    assert host.post(path, {"amount": 500, "reason": ""}).json["code"] == "reason-length"
    assert host.post(path, {"amount": 9000, "reason": "too many"}).json["code"] == "take-too-large"
    assert host.post(path, {"amount": 500, "reason": "too many"}).json["wallet"] == 1500
    assert deeds(host)[0] == ("take:500", "Henri", "too many")
    assert guest.get("/api/me/changes").json[0]["note"] == "too many"


def test_who_is_banned_is_cut_off_and_stands_up_with_all_chips(hall: Served, host: Browser) -> None:
    guest = hall.guest("Igor")
    table = make_table(guest)["id"]
    with player_at(hall.port, guest.cookie) as player:
        player.send(type="watch", table=table)
        player.send(type="sit", id="1", table=table, chips=400)
        player.until(lambda message: message["type"] == "answer")
        assert guest.get("/api/me").json["seats"][0]["table"] == table
        answer = host.post(f"/api/host/people/{ident(guest)}/ban", {"reason": "rude"})
        assert answer.json["tables"] == []
        with pytest.raises(ConnectionClosed) as closed:
            player.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    me = guest.get("/api/me").json
    assert (me["wallet"], me["chips_at_tables"], me["seats"]) == (2000, 0, [])
    assert me["banned_until"] > 250_000_000_000
    with pytest.raises(InvalidStatus), player_at(hall.port, guest.cookie):
        pass
    host.post(f"/api/host/people/{ident(guest)}/unban", {})
    with player_at(hall.port, guest.cookie) as player:
        assert player.next()["name"] == "Igor"
    assert [deed.partition(":")[0] for deed, name, _ in deeds(host) if name == "Igor"] == ["unban", "ban"]


def test_who_is_muted_plays_and_does_not_write(hall: Served, host: Browser) -> None:
    guest = hall.guest("Jan")
    table, until = make_table(guest)["id"], hall.room.clocks.wall() + 100
    assert host.post(f"/api/host/people/{ident(guest)}/mute", {"until": until}).json["muted_until"] == until
    with player_at(hall.port, guest.cookie) as player:
        player.send(type="watch", table=table)
        player.send(type="chat", id="1", table=table, text="hello")
        assert player.until(lambda message: message["type"] == "answer")["error"]["code"] == "muted"
        host.post(f"/api/host/people/{ident(guest)}/unmute", {})
        player.send(type="chat", id="2", table=table, text="hello")
        assert "error" not in player.until(lambda message: message["type"] == "answer")


@pytest.mark.parametrize("until", [0, 1.5, 10])
def test_a_ban_or_mute_must_end_in_time_to_come(hall: Served, host: Browser, until: float) -> None:
    who = ident(hall.guest(f"Past {until:g}"))
    for deed in ("ban", "mute"):
        assert host.post(f"/api/host/people/{who}/{deed}", {"until": until}).json["code"] == "time-not-ahead"


def test_a_host_makes_another_and_may_then_stop_being_one(hall: Served, host: Browser) -> None:
    other, guest = hall.account("Kurt"), hall.guest("Lena")
    assert host.post(f"/api/host/people/{ident(host)}/unmake-host", {}).json["code"] == "last-host"
    assert host.post(f"/api/host/people/{ident(guest)}/make-host", {}).json["code"] == "host-needs-account"
    assert host.post(f"/api/host/people/{ident(other)}/make-host", {}).json["host"] is True
    assert other.get("/api/me").status == 401, "no session from before has a host's rights"
    assert other.post("/api/sign-in", {"name": "Kurt", "password": PASSWORD}).status == 200
    assert other.get("/api/host/people").status == 200
    assert host.post(f"/api/host/people/{ident(other)}/unmake-host", {}).json["host"] is False
    assert other.get("/api/host/people").status == 403


def test_nobody_is_told_of_people_who_are_not_there(host: Browser) -> None:
    answer = host.post("/api/host/people/nobody/grant", {"amount": 2, "reason": "x"})
    assert (answer.status, answer.json["code"]) == (404, "no-player")


def test_a_host_sees_private_tables_and_closes_them(hall: Served, host: Browser) -> None:
    guest = hall.guest("Mia")
    table = make_table(guest, private=True)["id"]
    (told,) = [each for each in host.get("/api/host/tables").json if each["id"] == table]
    assert (told["private"], told["code"]) == (True, None)
    assert guest.post(f"/api/host/tables/{table}/close", {}).status == 403
    assert host.post(f"/api/host/tables/{table}/close", {"reason": "late"}).status == 204
    assert host.get(f"/api/tables/{table}").status == 404
    assert deeds(host)[0] == ("close-table", "", "late")


def test_settings_are_changed_whole_and_hold_for_new_people(hall: Served, host: Browser) -> None:
    before = host.get("/api/host/settings").json
    changed = host.ask("PUT", "/api/host/settings", {**before, "opening": 50, "tables": "hosts"})
    assert (changed.status, changed.json["opening"]) == (200, 50)
    newcomer = hall.guest("Nora")
    assert newcomer.get("/api/me").json["wallet"] == 50
    assert newcomer.post("/api/tables", {"game": "casino-war"}).json["code"] == "tables-for-hosts"
    refused = host.ask("PUT", "/api/host/settings", {**before, "opening": -1})
    assert (refused.status, refused.json["code"]) == (400, "setting-amount")
    assert host.ask("PUT", "/api/host/settings", {**before, "policy": {"decision": 1}}).json["code"] == "policy-time"
    assert host.ask("PUT", "/api/host/settings", before).json == before
