"""The HTTP side of a room: people, lobby, history, hosts, and what keeps it safe."""

import json
import time
from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from fairdeal import __version__
from fairdeal.engine.options import options_of
from fairdeal.games import find_game, game_names
from fairdeal.locale import catalogue_of
from fairdeal.record.codec import kind_name
from fairdeal.room.tables.policy import Policy
from fairdeal.web.addresses import Reach
from fairdeal.web.endings import RENEWED, SIGNED_OUT
from fairdeal.web.links import qr_of
from fairdeal.wire.messages import PROTOCOL
from tests.web.playing import player_at
from tests.web.served import PASSWORD, Served, served


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        yield room


@pytest.fixture
def fresh() -> Iterator[Served]:
    with served() as room:
        yield room


# People


def test_one_request_makes_a_guest_with_opening_chips_and_a_safe_cookie(hall: Served) -> None:
    browser = hall.browser()
    answer = browser.post("/api/guest", {"name": "Zoë"})
    assert (answer.status, answer.json["name"], answer.json["wallet"]) == (201, "Zoë", 2000)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert browser.get("/api/me").json["name"] == "Zoë"


@pytest.mark.parametrize(
    ("name", "code"), [("", "name-empty"), ("x" * 25, "name-too-long"), ("Dealer", "name-reserved")]
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(hall: Served, name: str, code: str) -> None:
    answer = hall.browser().post("/api/guest", {"name": name})
    assert 400 <= answer.status < 500
    assert answer.json["code"] == code
    assert answer.json["sentence"].endswith(".")


def test_a_name_is_changed_over_http_and_hosts_read_what_it_was() -> None:
    with served(limited=True) as room:
        anna, host = room.guest("Anna"), room.host("Wanda")
        answer = anna.ask("PUT", "/api/me/name", {"name": "Ann"})
        assert (answer.status, answer.json["name"]) == (200, "Ann")
        assert room.browser().post("/api/guest", {"name": "Anna"}).status == 201
        (told, *_) = host.get("/api/host/audit").json
        assert (told["deed"], told["subject_name"], told["reason"]) == ("rename", "Ann", "Anna")
        codes = [
            anna.ask("PUT", "/api/me/name", {"name": name}).json.get("code")
            for name in ("Wanda", "Annie", "Ann", "Anne")
        ]
        assert codes == ["name-taken", None, None, "too-many-requests"]
        assert anna.ask("PUT", "/api/me/name", {"name": "Ann"}).status == 200, "the name that one has costs nothing"


def test_a_look_alike_of_a_taken_name_is_refused(hall: Served) -> None:
    hall.guest("Marta")
    answer = hall.browser().post("/api/guest", {"name": "Мarta"})
    assert (answer.status, answer.json["code"]) == (409, "name-taken")


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(hall: Served) -> None:
    hall.account("Olga")
    elsewhere = hall.browser()
    assert elsewhere.post("/api/sign-in", {"name": "olga", "password": "wrong wrong"}).status == 401
    assert elsewhere.post("/api/sign-in", {"name": "olga", "password": PASSWORD}).status == 200
    assert elsewhere.get("/api/me").json["account"] is True
    assert elsewhere.post("/api/sign-out").status == 204
    assert elsewhere.get("/api/me").status == 401


def test_an_unknown_name_and_a_wrong_password_are_refused_alike(hall: Served) -> None:
    hall.account("Petra")
    browser = hall.browser()
    unknown = browser.post("/api/sign-in", {"name": "Nobody here", "password": PASSWORD})
    wrong = browser.post("/api/sign-in", {"name": "Petra", "password": "not this one"})
    assert (unknown.status, unknown.json) == (wrong.status, wrong.json)


def test_an_api_token_stands_for_its_player_and_can_be_revoked(hall: Served) -> None:
    owner = hall.account("Rosa")
    secret = owner.post("/api/me/tokens", {"label": "bot"}).json["secret"]
    program = hall.browser()
    program.headers["Authorization"] = f"Bearer {secret}"
    assert program.get("/api/me").json["name"] == "Rosa"
    assert secret not in owner.get("/api/me/tokens").text
    assert owner.ask("DELETE", "/api/me/tokens?label=bot").status == 204
    assert program.get("/api/me").status == 401


def test_limits_hold_at_once_and_are_not_lifted_early(hall: Served) -> None:
    browser = hall.guest("Tomas")
    assert browser.ask("PUT", "/api/me/limits", {"daily_limit": 10}).status == 200
    assert browser.ask("PUT", "/api/me/limits", {"daily_limit": None}).status == 200
    assert browser.get("/api/me").json["limits"]["left"] == 10


def test_a_limit_that_is_not_named_stays_as_it_is(hall: Served) -> None:
    browser = hall.guest("Quentin")
    assert browser.ask("PUT", "/api/me/limits", {"daily_limit": 10}).status == 200
    pause = time.time() + 3600
    limits = browser.ask("PUT", "/api/me/limits", {"pause_until": pause}).json["limits"]
    assert limits == {"daily_limit": 10, "left": 10, "paused_until": pause}
    assert browser.ask("PUT", "/api/me/limits", {}).json["limits"] == limits


def test_the_house_tells_what_it_would_give_today(fresh: Served) -> None:
    boss = fresh.host("Boss Anna")
    me = boss.get("/api/me").json
    assert me["top_up"] == 0
    boss.post(f"/api/host/people/{me['player']}/take", {"amount": 1970, "reason": "a test"})
    assert boss.get("/api/me").json["top_up"] == 170
    assert boss.post("/api/me/top-up").json["wallet"] == 200
    assert boss.get("/api/me").json["top_up"] == 0


def test_who_has_enough_is_not_topped_up(hall: Served) -> None:
    assert hall.guest("Ulla").post("/api/me/top-up").json["code"] == "top-up-not-due"


# Lobby


def test_the_room_says_what_it_is_and_whether_it_has_a_host(fresh: Served) -> None:
    looker = fresh.browser()
    policy = msgspec.to_builtins(Policy())
    told = {"name": "Fairdeal", "version": __version__, "start_chips": 2000, "has_host": False, "protocol": PROTOCOL}
    told |= {"policy": policy, "origins": [f"http://127.0.0.1:{fresh.port}"]}
    assert looker.get("/api/room").json == told
    fresh.host("Boss Anna")
    assert looker.get("/api/room").json == {**told, "has_host": True}


def test_the_games_tell_every_option_of_their_houses(hall: Served) -> None:
    told = {game["name"]: game for game in hall.browser().get("/api/games").json}
    assert set(told) == set(game_names())
    for name, game in told.items():
        assert [each["name"] for each in game["options"]] == [each.name for each in options_of(find_game(name).house)]


def test_the_games_tell_the_words_of_their_actions_and_the_chapters_of_their_guides(hall: Served) -> None:
    keys = catalogue_of("pt").keys
    for game in hall.browser().get("/api/games").json:
        kinds = {kind_name(each) for each in find_game(game["name"]).actions}
        assert {each["kind"] for each in game["verbs"]} <= kinds
        assert {each["key"] for each in game["verbs"]} | set(game["guide"]) <= keys
        assert game["seats"] == len(find_game(game["name"]).seats(find_game(game["name"]).house()))
    (war,) = (each for each in hall.browser().get("/api/games").json if each["name"] == "casino-war")
    assert {"kind": "go-to-war", "key": "casino-war-verb-war", "amount": False} in war["verbs"]
    assert {"kind": "bet", "key": "banking-verb-bet", "amount": True} in war["verbs"]
    assert (war["seats"], war["guide"][0]) == (1, "casino-war-guide-setup")


def test_play_now_finds_or_makes_a_table_that_the_lobby_lists(hall: Served) -> None:
    browser = hall.guest("Vera")
    table = browser.post("/api/play-now", {"game": "casino-war"}).json["table"]
    assert browser.post("/api/play-now", {"game": "casino-war"}).json["table"] == table
    assert table in [each["id"] for each in hall.browser().get("/api/tables").json]


def test_a_private_table_is_found_by_its_code_alone(hall: Served) -> None:
    made = hall.guest("Willem").post("/api/tables", {"game": "casino-war", "options": {}, "private": True})
    assert made.status == 201, made.text
    table, code = made.json["id"], made.json["code"]
    assert code
    assert hall.browser().get(f"/api/tables/{table}").status == 404
    assert hall.browser().get(f"/api/tables/{table}?code={code}").status == 200
    assert table not in [each["id"] for each in hall.browser().get("/api/tables").json]


def test_the_link_of_a_table_comes_as_a_qr_code_for_those_who_may_see_it(hall: Served) -> None:
    maker, looker = hall.guest("Ysolde"), hall.browser()
    public = maker.post("/api/tables", {"game": "casino-war"}).json
    private = maker.post("/api/tables", {"game": "casino-war", "private": True}).json
    origin = f"http://127.0.0.1:{hall.port}"
    answer = looker.get(f"/api/tables/{public['id']}/qr")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text == qr_of(f"{origin}/table/{public['id']}").decode()
    path, code = f"/api/tables/{private['id']}", private["code"]
    assert looker.get(f"{path}/qr").json["code"] == "no-table"
    link = qr_of(f"{origin}/table/{private['id']}?code={code}").decode()
    assert link == looker.get(f"{path}/qr?code={code}").text == maker.get(f"{path}/qr").text
    assert (maker.get(path).json["code"], maker.get(f"/api/tables/{public['id']}").json["code"]) == (code, None)


def test_an_invitation_leads_to_an_address_that_other_devices_reach() -> None:
    near = ("http://192.0.2.20:8000", "http://198.51.100.7:8000")
    with served(reach=Reach(near=lambda: near)) as hall:
        table = hall.guest("Ysolde").post("/api/tables", {"game": "casino-war"}).json["id"]
        looker = hall.browser()
        assert looker.get("/api/room").json["origins"] == [*near]
        drawn = {f"?origin={asked}": looker.get(f"/api/tables/{table}/qr?origin={asked}").text for asked in near}
        drawn |= {
            "": looker.get(f"/api/tables/{table}/qr").text,
            "other": looker.get(f"/api/tables/{table}/qr?origin=https://elsewhere.example").text,
        }
    codes = [qr_of(f"{origin}/table/{table}").decode() for origin in near]
    assert list(drawn.values()) == [*codes, codes[0], codes[0]], "an address that isn’t the room’s is not drawn"


def test_a_link_that_is_too_long_for_a_qr_code_is_refused(hall: Served) -> None:
    table = hall.guest("Zelda").post("/api/tables", {"game": "casino-war"}).json["id"]
    answer = hall.browser().ask("GET", f"/api/tables/{table}/qr", Host="x" * 4000)
    assert (answer.status, answer.json["code"]) == (400, "link-too-long")


def test_a_table_with_impossible_options_is_refused_by_name(hall: Served) -> None:
    answer = hall.guest("Xenia").post("/api/tables", {"game": "casino-war", "options": {"decks": 5}})
    assert answer.json["code"] == "option-value"
    assert answer.json["facts"]["possible"] == "6, 7, 8"


# Hosts


def test_the_first_account_is_the_host_and_grants_chips_with_a_reason(fresh: Served) -> None:
    host = fresh.host("Boss Anna")
    fresh.guest("Karl")
    who = next(each["player"] for each in host.get("/api/host/people").json if each["name"] == "Karl")
    answer = host.post(f"/api/host/people/{who}/grant", {"amount": 100, "reason": "welcome"})
    assert answer.status == 200, answer.text
    assert fresh.room.wallets.balance(who) == 2100
    assert next(each["deed"] for each in host.get("/api/host/audit").json) == "grant:100"


def test_nobody_else_does_what_hosts_do(fresh: Served) -> None:
    fresh.host("Boss Anna")
    guest = fresh.guest("Karl")
    for path in ("/api/host/people", "/api/host/audit", "/api/host/settings"):
        answer = guest.get(path)
        assert (answer.status, answer.json["code"]) == (403, "not-host")


def test_who_is_banned_may_not_come_to_a_table(fresh: Served) -> None:
    host, guest = fresh.host("Boss Anna"), fresh.guest("Karl")
    who = guest.get("/api/me").json["player"]
    until = fresh.room.clocks.wall() + 1000
    assert host.post(f"/api/host/people/{who}/ban", {"until": until, "reason": "rude"}).status == 200
    assert guest.post("/api/play-now", {"game": "casino-war"}).json["code"] == "banned"


# Safety


def test_a_page_of_another_site_cannot_change_anything(hall: Served) -> None:
    browser = hall.guest("Yara")
    answer = browser.post("/api/play-now", {"game": "casino-war"}, Origin="https://elsewhere.example")
    assert (answer.status, answer.json["code"]) == (403, "wrong-origin")
    answer = browser.ask("POST", "/api/sign-out", "x=1", Content_Type="application/x-www-form-urlencoded")
    assert answer.status in (403, 415)
    assert browser.get("/api/me").status == 200


def test_every_answer_carries_what_keeps_pages_safe(hall: Served) -> None:
    for path in ("/", "/api/games", "/api/none", "/healthz"):
        headers = hall.browser().get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_a_body_that_is_too_large_or_no_json_is_refused(hall: Served) -> None:
    browser = hall.browser()
    assert browser.post("/api/guest", {"name": "x" * 20_000}).status == 413
    for body in ("{", "[]", "null", '{"name": 3}', '{"nom": "x"}', "\ufeff"):
        answer = browser.ask("POST", "/api/guest", body.encode())
        assert answer.status in (400, 415), body
        assert "Traceback" not in answer.text
        assert set(answer.json) == {"code", "sentence", "facts"}


def test_whoever_asks_too_often_is_told_to_wait() -> None:
    with served(limited=True) as hall:
        tries = [hall.browser().post("/api/sign-in", {"name": "No One", "password": PASSWORD}) for _ in range(12)]
    assert [each.status for each in tries].count(429) >= 1
    assert tries[0].status == 401


def test_unknown_addresses_and_methods_are_told_as_such(hall: Served) -> None:
    assert hall.browser().get("/api/none").status == 404
    assert hall.browser().ask("DELETE", "/api/games").status == 405


# Running


def test_health_and_metrics_tell_how_the_room_is(hall: Served) -> None:
    assert hall.browser().get("/healthz").json == {"ok": True, "store": "writable"}
    assert "fairdeal_" in hall.figures()


def test_the_schema_names_no_other_host(hall: Served) -> None:
    schema = hall.browser().get("/api/schema")
    paths = schema.json["paths"]
    assert "/api/guest" in paths
    assert "http://" not in json.dumps(paths)
    assert "https://" not in json.dumps(paths)


@pytest.mark.parametrize("by", ["renewed", "signed-out"])
def test_what_is_connected_by_a_session_that_ends_is_told_how_to_come_back(fresh: Served, by: str) -> None:
    """The one at hand comes back with its new secret, the others do not come back at all."""
    here = fresh.account("Anna")
    there = fresh.browser()
    assert there.post("/api/sign-in", {"name": "Anna", "password": PASSWORD}).status == 200
    with player_at(fresh.port, (here if by == "renewed" else there).cookie) as player:
        player.until(lambda message: message["type"] == "welcome")
        changed = here.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": "another password"})
        assert changed.status == 200
        with pytest.raises(ConnectionClosed) as ended:
            player.next()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == (RENEWED.code if by == "renewed" else SIGNED_OUT.code)
    with player_at(fresh.port, here.cookie) as player:
        assert player.until(lambda message: message["type"] == "welcome")["name"] == "Anna"
