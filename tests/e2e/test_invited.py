"""An invitation to a table: from the link to a seat, for a friend who has never been here."""

import re

import pytest
from playwright.sync_api import expect

from fairdeal.locale import LANGUAGES
from tests.e2e.test_people import field, go
from tests.e2e.test_sessions import finish_by
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow


def table_of_friends(visitor: Visitor, name: str = "Anna", *, seats: int = 3, sits: bool = False) -> str:
    """A private table, at which its host sits or not yet; the link to it, as the invitation shows it."""
    visitor.ask("/api/guest", {"name": name})
    plan = {"game": "casino-war", "preset": "table", "options": {"seats": seats}, "private": True}
    made = visitor.ask("/api/tables", plan)
    go(visitor, f"/table/{made['id']}?code={made['code']}{'&sit' if sits else ''}")
    expect(visitor.button("banking-verb-bet.label" if sits else "client-sit-down")).to_be_visible()
    visitor.open_invitation()
    link = field(visitor, "people-link").input_value()
    visitor.page.keyboard.press("Escape")
    return link


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_leads_a_stranger_to_a_name_and_then_to_a_seat(house: House, language: str, *, phone: bool) -> None:
    link = table_of_friends(house.visit())
    boris = house.visit(language, phone=phone)
    boris.page.goto(link)
    name = field(boris, "client-your-name")
    expect(name).not_to_have_value("")
    boris.check_layout()
    name.fill("Борис")
    boris.button("client-sit-down").click()
    expect(boris.button("banking-verb-bet.label")).to_be_visible()
    me = boris.ask("/api/me")
    assert (me["name"], me["wallet"], me["chips_at_tables"]) == ("Борис", 1600, 400)


def test_a_private_table_is_found_again_in_the_lobby(house: House) -> None:
    link = table_of_friends(house.visit())
    boris = house.visit()
    boris.page.goto(link)
    boris.button("client-sit-down").click()
    expect(boris.button("banking-verb-bet.label")).to_be_visible()
    boris.page.goto("/")
    boris.link("client-back-to-table").click()
    expect(boris.button("banking-verb-bet.label")).to_be_visible()
    boris.button("client-leave").click()
    boris.button("client-leave-at-once").click()
    expect(boris.page.get_by_role("heading", name=boris.text("client-your-tables"))).to_be_visible()
    boris.link("client-back-to-table").click()
    expect(boris.button("client-sit-down")).to_be_visible()


def test_who_comes_in_mid_round_is_told_that_the_seat_comes_with_the_next(house: House) -> None:
    anna = house.visit()
    link = table_of_friends(anna, sits=True)
    boris = house.visit("pt")
    boris.page.goto(link)
    boris.button("client-sit-down").click()
    expect(boris.page.get_by_text(boris.text("client-seat-coming"))).to_be_visible()
    anna.button("banking-verb-bet.label").click()
    finish_by(anna, "click")
    expect(boris.button("banking-verb-bet.label")).to_be_visible()


def test_where_no_seat_is_free_a_friend_watches_and_is_told_so(house: House) -> None:
    anna = house.visit()
    link = table_of_friends(anna, seats=1, sits=True)
    boris = house.visit("ru")
    boris.page.goto(link)
    expect(boris.page.get_by_text(boris.text("client-join-full"))).to_be_visible()
    boris.button("client-come-in").click()
    expect(boris.page.get_by_text(boris.text("client-table-full"))).to_be_visible()
    expect(boris.button("client-sit-down")).to_have_count(0)
    anna.button("client-leave").click()
    anna.button("client-leave-at-once").click()
    expect(boris.button("client-sit-down")).to_be_visible()


def test_a_name_that_is_taken_is_told_beside_it_and_another_leads_on(house: House) -> None:
    link = table_of_friends(house.visit())
    boris = house.visit()
    boris.page.goto(link)
    field(boris, "client-your-name").fill("Anna")
    boris.button("client-sit-down").click()
    expect(boris.page.get_by_role("alert").filter(has_text=re.compile("Anna"))).to_be_visible()
    boris.faults.clear()  # the browser's word for the refusal
    field(boris, "client-your-name").fill("Boris")
    boris.button("client-sit-down").click()
    expect(boris.button("banking-verb-bet.label")).to_be_visible()


def test_an_invitation_leads_to_where_other_devices_reach_the_room(house: House) -> None:
    house.near += ["http://192.0.2.20:8000", "http://198.51.100.7:8000"]
    anna = house.visit()
    link = table_of_friends(anna)
    assert link.startswith("http://192.0.2.20:8000/table/")
    anna.open_invitation()
    picture = anna.page.get_by_role("img", name=anna.text("people-qr"))
    expect(picture).to_have_attribute("src", re.compile(r"192\.0\.2\.20"))
    anna.page.get_by_label(anna.text("people-invite-address")).select_option("http://198.51.100.7:8000")
    expect(field(anna, "people-link")).to_have_value(re.compile(r"^http://198\.51\.100\.7:8000/table/"))
    expect(picture).to_have_attribute("src", re.compile(r"198\.51\.100\.7"))


def test_a_room_that_no_other_device_reaches_says_so(house: House) -> None:
    anna = house.visit()
    link = table_of_friends(anna)
    assert link.startswith(house.address)
    anna.open_invitation()
    told = anna.text("people-invite-here-only", option="--host 0.0.0.0")
    expect(anna.page.get_by_text(told)).to_be_visible()
