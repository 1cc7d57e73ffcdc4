"""Result sheets and rounds to look at again: what is told, to whom, and what stays closed with the seal."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from fairdeal import fair
from fairdeal.engine.events import CardHidden
from fairdeal.record import play_round, read_record
from fairdeal.web.replays import told_round
from tests.altered import altered
from tests.record.sittings import session
from tests.web.playing import play_rounds
from tests.web.served import PASSWORD, Browser, Served, served
from tests.web.test_history import make_table

SHOE = {"stake": None, "rounds": None, "seats": 2, "fresh_shuffle": False}


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        room.host("Boss Anna")
        yield room


@pytest.fixture(scope="module")
def played(hall: Served) -> tuple[Browser, Any]:
    """A player who played three rounds beside a bot and left, and the sitting."""
    browser = hall.guest("Clara")
    table = make_table(browser, name="Corner", bots=1)
    play_rounds(hall.port, browser.cookie, table["id"], 3)
    return browser, browser.get("/api/me/sittings").json[0]


@pytest.fixture(scope="module")
def staying(hall: Served) -> tuple[Browser, Any]:
    """A player who plays on from a shoe that is not used up, and the table."""
    browser = hall.guest("Emil")
    table = make_table(browser, options=SHOE)
    play_rounds(hall.port, browser.cookie, table["id"], 2, leave=False)
    return browser, table


def host(hall: Served) -> Browser:
    browser = hall.browser()
    assert browser.post("/api/sign-in", {"name": "Boss Anna", "password": PASSWORD}).status == 200
    return browser


# Finished sittings


def test_a_sheet_tells_what_each_round_brought(played: tuple[Browser, Any]) -> None:
    browser, sitting = played
    sheet = browser.get(f"/api/sittings/{sitting['id']}").json
    record = read_record(browser.get(f"/api/sittings/{sitting['id']}/record").text.encode())
    assert (sheet["id"], sheet["table"], sheet["game"]) == (sitting["id"], sitting["table"], "casino-war")
    assert (sheet["ended"], sheet["house"], sheet["name"]) == (sitting["ended"], record.house, "Corner")
    (own, bot) = sheet["seats"]
    assert (own["name"], own["you"], own["bot"], own["since"]) == ("Clara", True, False, 1)
    assert (bot["you"], bot["bot"]) == (False, True)
    assert [each["nets"] for each in sheet["seats"]] == [each.nets for each in record.results]
    assert own["chips"] == 400 + sum(own["nets"])
    assert (own["ending"], own["verdict"]) == ("abandoned", None)
    assert sheet["rounds"] == [
        {"round": place, "number": place, "void": False, "opened": True} for place in range(1, len(own["nets"]) + 1)
    ]


def test_a_round_is_told_step_by_step_as_it_was_seen(played: tuple[Browser, Any]) -> None:
    browser, sitting = played
    replay = browser.get(f"/api/sittings/{sitting['id']}/rounds/2").json
    assert (replay["game"], replay["round"], replay["number"], replay["of"]) == ("casino-war", 2, 2, None)
    assert (replay["you"], replay["whole"], replay["void"]) == (0, False, False)
    assert [(each["name"], each["bot"]) for each in replay["seats"]] == [("Clara", False), ("Bot 1", True)]
    chips = {box["seat"]: box["chips"] for box in replay["steps"][0]["view"]["boxes"]}
    assert {each["seat"]: each["chips"] for each in replay["seats"]} == chips
    first, *steps = replay["steps"]
    assert first["events"] == []
    assert first["view"]["phase"] == "betting"
    assert all(each["events"] for each in steps)
    assert {each["view"]["you"] for each in replay["steps"]} == {0}
    assert steps[-1]["view"]["phase"] == "over"
    bet = next(each for step in steps for each in step["events"] if each["kind"] == "bet-placed")
    assert bet["said"]["key"] == "banking-bet"


def test_a_replay_has_what_one_needs_to_shuffle_again(played: tuple[Browser, Any]) -> None:
    browser, sitting = played
    for place in (1, 2, 3):
        replay = browser.get(f"/api/sittings/{sitting['id']}/rounds/{place}").json
        (told,) = replay["shuffles"]
        seal = fair.Seal(bytes.fromhex(told["seal"]), bytes.fromhex(told["link"]))
        assert seal.commitment.hex() == told["commitment"]
        assert [(each["seat"], each["made_by"]) for each in told["cuts"]] == [(0, "player"), (1, "house")]
        cuts = [fair.Cut(each["seat"], bytes.fromhex(each["opened"])) for each in told["cuts"]]
        cards = fair.shuffle(fair.decks(told["decks"]), fair.Stream.of(seal, cuts)).cards
        assert told["first"] == 0
        assert told["cut_card"] is None
        assert all(card in (None, cards[at]) for at, card in enumerate(told["order"]))
        dealt = [e["data"]["card"] for s in replay["steps"] for e in s["events"] if e["kind"] == "card-dealt"]
        assert [card for card in told["order"] if card is not None] == dealt


def test_the_whole_of_a_round_is_shown_when_its_seal_is_open(played: tuple[Browser, Any]) -> None:
    browser, sitting = played
    replay = browser.get(f"/api/sittings/{sitting['id']}/rounds/1?whole=true").json
    assert replay["whole"] is True
    assert {each["view"]["you"] for each in replay["steps"]} == {None}


@pytest.mark.parametrize("path", ["", "/rounds/1"])
def test_a_sitting_is_for_those_who_played_and_for_hosts(hall: Served, played: tuple[Browser, Any], path: str) -> None:
    address = f"/api/sittings/{played[1]['id']}{path}"
    assert hall.browser().get(address).status == 401
    assert hall.guest(f"Dora{len(path)}").get(address).json["code"] == "no-such-record"
    told = host(hall).get(address)
    assert told.status == 200
    assert told.json.get("you") is None
    assert not any(each.get("you") for each in told.json["seats"])


def test_a_round_that_is_not_there_is_refused(played: tuple[Browser, Any]) -> None:
    browser, sitting = played
    answer = browser.get(f"/api/sittings/{sitting['id']}/rounds/99")
    assert (answer.status, answer.json["code"]) == (404, "no-round")
    assert browser.get(f"/api/sittings/{sitting['id']}/rounds/0").json["code"] == "no-round"
    assert browser.get(f"/api/sittings/{sitting['id']}/rounds/x").json["code"] == "no-page"
    assert browser.get(f"/api/sittings/{sitting['id']}/rounds/1?whole=perhaps").status == 400


def test_a_whole_round_shows_what_the_game_says_and_every_card() -> None:
    again = play_round(session(), 1)
    game = altered(
        again.game,
        whole=lambda state: "all",
        view=lambda state, viewer: viewer,
        seen=lambda event, viewer: CardHidden(0),
    )
    again = replace(again, game=game)
    whole, own = told_round(again, 0, whole=True), told_round(again, 0, whole=False)
    assert ({each.view for each in whole.steps}, {each.view for each in own.steps}) == ({"all"}, {0})
    assert "card-dealt" in {event.kind for each in whole.steps for event in each.events}
    assert {event.kind for each in own.steps for event in each.events} == {"card-hidden"}


# The sitting so far


def test_the_sheet_so_far_is_for_everybody_who_may_see_the_table(hall: Served, staying: tuple[Browser, Any]) -> None:
    browser, table = staying
    sheet = browser.get(f"/api/tables/{table['id']}/sheet").json
    assert (sheet["id"] > 0, sheet["table"], sheet["ended"]) == (True, table["id"], None)
    assert [each["you"] for each in sheet["seats"]] == [True]
    assert len(sheet["seats"][0]["nets"]) == len(sheet["rounds"]) >= 2
    assert not any(each["opened"] for each in sheet["rounds"])
    looker = hall.browser().get(f"/api/tables/{table['id']}/sheet").json
    assert [each["you"] for each in looker["seats"]] == [False]


def test_a_round_so_far_is_told_without_its_seal(hall: Served, staying: tuple[Browser, Any]) -> None:
    browser, table = staying
    path = f"/api/tables/{table['id']}/rounds"
    first, second = (browser.get(f"{path}/{place}").json for place in (1, 2))
    assert (first["you"], hall.browser().get(f"{path}/1").json["you"]) == (0, None)
    for replay in (first, second):
        assert replay["shuffles"][0]["seal"] is None
        assert replay["shuffles"][0]["cut_card"] == [200, 220]
        assert [each["seat"] for each in replay["shuffles"][0]["cuts"]] == [0]
    assert second["shuffles"][0]["first"] == len(first["shuffles"][0]["order"])


def test_the_whole_of_a_round_stays_closed_with_its_seal(staying: tuple[Browser, Any]) -> None:
    browser, table = staying
    answer = browser.get(f"/api/tables/{table['id']}/rounds/1?whole=true")
    assert (answer.status, answer.json["code"]) == (409, "seal-closed")
    assert answer.json["facts"] == {"number": 1}


def test_before_the_first_round_there_is_nothing_to_show(hall: Served) -> None:
    table = make_table(hall.guest("Frida"))
    for path in ("sheet", "rounds/1"):
        assert hall.browser().get(f"/api/tables/{table['id']}/{path}").json["code"] == "no-rounds-yet"


@pytest.mark.parametrize("path", ["sheet", "rounds/1"])
def test_a_private_sitting_needs_the_code_of_its_table(hall: Served, path: str) -> None:
    maker = hall.guest(f"Gustav{len(path)}")
    table = make_table(maker, private=True)
    play_rounds(hall.port, maker.cookie, table["id"], 1, code=table["code"], leave=False)
    address = f"/api/tables/{table['id']}/{path}"
    assert hall.browser().get(address).json["code"] == "no-table"
    assert hall.browser().get(f"{address}?code={table['code']}").status == 200
    assert maker.get(address).status == 200


# Shared with everybody


def test_a_round_that_is_shared_is_seen_by_anyone_as_the_player_saw_it(
    hall: Served, played: tuple[Browser, Any]
) -> None:
    browser, sitting = played
    address = f"/api/sittings/{sitting['id']}/rounds/2"
    made = browser.post(f"{address}/share", {"whole": False})
    assert made.status == 201, made.text
    again = browser.post(f"{address}/share", {"whole": False})
    assert again.json == made.json, "the same link, however often it is made"
    seen = hall.browser().get(f"/api/shares/{made.json['code']}").json
    assert seen == {**browser.get(address).json, "you": None}


def test_a_round_that_is_shared_with_every_card_shows_them(hall: Served, played: tuple[Browser, Any]) -> None:
    browser, sitting = played
    address = f"/api/sittings/{sitting['id']}/rounds/1"
    code = browser.post(f"{address}/share", {"whole": True}).json["code"]
    seen = hall.browser().get(f"/api/shares/{code}").json
    assert seen == {**browser.get(f"{address}?whole=true").json, "you": None}


def test_only_those_who_played_and_hosts_share(hall: Served, played: tuple[Browser, Any]) -> None:
    _, sitting = played
    address = f"/api/sittings/{sitting['id']}/rounds/1/share"
    assert hall.browser().post(address, {}).status == 401
    stranger = hall.guest("Vera").post(address, {})
    assert (stranger.status, stranger.json["code"]) == (404, "no-such-record")
    assert host(hall).post(address, {}).status == 201


def test_a_round_is_not_shared_before_its_seal_is_open(staying: tuple[Browser, Any]) -> None:
    browser, table = staying
    replay = browser.get(f"/api/tables/{table['id']}/rounds/1").json
    refused = browser.post(f"/api/sittings/{replay['sitting']}/rounds/1/share", {})
    assert (refused.status, refused.json["code"]) == (409, "seal-closed")


def test_a_round_of_a_sitting_that_goes_on_is_shared_and_seen_after_it_too(hall: Served) -> None:
    browser = hall.guest("Rosa")
    table = make_table(browser)
    play_rounds(hall.port, browser.cookie, table["id"], 2, leave=False)
    replay = browser.get(f"/api/tables/{table['id']}/rounds/1").json
    code = browser.post(f"/api/sittings/{replay['sitting']}/rounds/1/share", {}).json["code"]
    before = hall.browser().get(f"/api/shares/{code}").json
    assert before["steps"] == replay["steps"]
    assert host(hall).post(f"/api/host/tables/{table['id']}/close", {"reason": "the evening is over"}).status == 204
    assert browser.get("/api/me/sittings").json[0]["id"] == replay["sitting"], "it is over"
    assert hall.browser().get(f"/api/shares/{code}").json["steps"] == replay["steps"]


def test_a_link_that_was_not_made_here_shows_nothing(hall: Served) -> None:
    missing = hall.browser().get("/api/shares/AAAAAAAAAAcAAAACAAAAAAAA")
    assert (missing.status, missing.json["code"]) == (404, "no-such-share")
