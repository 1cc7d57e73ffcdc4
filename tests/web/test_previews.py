"""What chats show of a link: a shared round, an invitation, and nothing that the link itself doesn’t open."""

import asyncio
import re
from collections.abc import Iterator

import pytest

from fairdeal.web.client_files import ASKED_AGAIN, ClientFile
from fairdeal.web.previews import previewed
from tests.web.playing import play_rounds
from tests.web.served import Browser, Served, served
from tests.web.test_history import make_table

PAGE = ClientFile(b"<!doctype html><html><head><title>x</title></head><body></body></html>", "text/html", ASKED_AGAIN)


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        yield room


def tags(hall: Served, path: str, language: str = "en") -> dict[str, str]:
    page = asyncio.run(previewed(PAGE, hall.room, path, language)).content.decode()
    assert page.index("<meta") < page.index("</head>") if "<meta" in page else page == PAGE.content.decode()
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page))


def shared(hall: Served, browser: Browser) -> str:
    table = make_table(browser)
    play_rounds(hall.port, browser.cookie, table["id"], 2)
    sitting = browser.get("/api/me/sittings").json[0]["id"]
    code: str = browser.post(f"/api/sittings/{sitting}/rounds/1/share", {"whole": True}).json["code"]
    return code


def test_a_shared_round_is_told_by_its_game_in_the_language_of_who_asks(hall: Served) -> None:
    code = shared(hall, hall.guest("Clara"))
    told = tags(hall, f"/shared/{code}/3")
    assert told["og:title"] == "Casino War: a round to watch"
    assert told["og:description"].startswith(f"Shared from {hall.room.settings.name}. ")
    assert tags(hall, f"/shared/{code}", "pt")["og:title"].endswith(": uma ronda para ver")
    assert "Clara" not in str(told)


def test_a_link_that_the_room_has_not_signed_is_told_nothing_of(hall: Served) -> None:
    assert tags(hall, "/shared/AAAA") == {}
    assert tags(hall, "/shared/") == {}


def test_an_invitation_names_the_room_alone(hall: Served) -> None:
    table = make_table(hall.guest("Emil"), name="Secret corner", private=True)
    told = tags(hall, f"/table/{table['id']}")
    assert told["og:title"] == f"You’re invited to {hall.room.settings.name}"
    assert "corner" not in str(told)
    assert tags(hall, "/table/999999") == told


def test_what_stands_in_tags_is_escaped_and_other_pages_are_as_they_were(hall: Served) -> None:
    before = hall.room.settings
    hall.room.settings = type(before)(name='A"><b>')
    try:
        page = asyncio.run(previewed(PAGE, hall.room, "/table/1", "en")).content
    finally:
        hall.room.settings = before
    assert b"<b>" not in page
    assert b"A&quot;&gt;&lt;b&gt;" in page
    assert tags(hall, "/") == tags(hall, "/history") == {}
