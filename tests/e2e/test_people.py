"""People in a real browser: coming in and coming back, tables of one's own, invitations, and what hosts do."""

import re
from itertools import cycle

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from fairdeal.locale import LANGUAGES
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow

PASSWORD = "seven lucky sevens"
HOSTS_PAGES = ("people", "tables", "log", "settings")


def come_in(visitor: Visitor, name: str) -> None:
    visitor.ask("/api/guest", {"name": name})


def account(visitor: Visitor, name: str) -> None:
    come_in(visitor, name)
    visitor.ask("/api/account", {"password": PASSWORD})


def host(visitor: Visitor, name: str) -> None:
    account(visitor, name)
    visitor.ask("/api/first-host", {"key": visitor.house.room.first_host.key})


def go(visitor: Visitor, path: str) -> None:
    visitor.page.goto(path)
    visitor.page.wait_for_load_state("networkidle")


def focused(visitor: Visitor) -> Locator:
    return visitor.page.locator(":focus")


def field(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_label(visitor.text(key), exact=True)


LOOKS = [(False, "light"), (True, "dark")]


@pytest.mark.parametrize(
    ("language", "phone", "scheme"),
    [(language, *look) for language, look in zip(LANGUAGES, cycle(LOOKS), strict=False)] + [(LANGUAGES[0], *LOOKS[1])],
)
def test_axe_finds_nothing_and_nothing_is_too_wide(house: House, language: str, *, phone: bool, scheme: str) -> None:
    anna = house.visit(language, phone=phone, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    see(anna, "/me", "/new", "/host")
    come_in(anna, "Anna")
    see(anna, "/me")
    anna.ask("/api/account", {"password": PASSWORD})
    anna.ask("/api/first-host", {"key": house.room.first_host.key})
    see(anna, "/me")
    for summary in open_new(anna).all():
        summary.click()
    look(anna)
    table = anna.ask("/api/tables", {"game": "casino-war", "private": True})
    see(anna, *(f"/host/{page}" for page in HOSTS_PAGES))
    go(anna, f"/table/{table['id']}?code={table['code']}")
    anna.open_invitation()
    look(anna)


def see(visitor: Visitor, *paths: str) -> None:
    for path in paths:
        go(visitor, path)
        look(visitor)


def look(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("heading", level=1)).not_to_be_empty()
    visitor.check_axe()
    visitor.check_layout()


def open_new(visitor: Visitor) -> Locator:
    """The parts of the form for a table that are folded up."""
    go(visitor, "/new")
    return visitor.page.locator("summary")


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_twice_as_large_loses_nothing_on_these_pages(house: House, language: str) -> None:
    anna = house.visit(language)
    host(anna, "Anna")
    anna.page.set_viewport_size({"width": 640, "height": 380})
    for path in ("/me", "/new", *(f"/host/{page}" for page in HOSTS_PAGES)):
        go(anna, path)
        anna.check_layout()


def test_a_guest_keeps_the_name_with_a_password_and_comes_back_elsewhere(house: House) -> None:
    """By keyboard alone."""
    anna = house.visit()
    come_in(anna, "Anna")
    go(anna, "/me")
    field(anna, "people-new-password").focus()
    anna.page.keyboard.type(PASSWORD)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("status").filter(has_text=anna.text("people-account-made"))).to_be_visible()
    expect(focused(anna)).to_have_text("Anna")
    anna.button("people-sign-out").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.text("people-come-in"))

    elsewhere = house.visit("pt")
    go(elsewhere, "/me")
    field(elsewhere, "people-name").fill("anna")
    field(elsewhere, "people-password").fill(PASSWORD)
    elsewhere.page.keyboard.press("Enter")
    expect(elsewhere.page.get_by_role("heading", level=1)).to_have_text("Anna")


def test_a_refused_password_is_told_beside_it_and_nothing_typed_is_lost(house: House) -> None:
    anna = house.visit("ru")
    go(anna, "/me")
    field(anna, "people-name").fill("Никто")
    field(anna, "people-password").fill("мимо кассы")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("alert").filter(has_text=anna.text("error-wrong-password"))).to_be_visible()
    expect(field(anna, "people-name")).to_have_value("Никто")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_ones_own_is_made_and_shared(house: House, language: str) -> None:
    anna = house.visit(language)
    for summary in open_new(anna).all():
        summary.click()
    anna.page.get_by_role("radio", name=anna.text("casino-war-name")).check()
    preset = re.compile(rf"^{re.escape(anna.text('casino-war-preset-table'))}")
    anna.page.get_by_role("radio", name=preset).check()
    least = field(anna, "casino-war-option-min_stake")
    least.fill("200")
    anna.page.get_by_label(anna.text("people-private")).check()
    field(anna, "client-your-name").fill("Anna")
    anna.button("people-make-table").click()
    expect(least).to_be_focused()
    expect(least).to_have_attribute("aria-invalid", "true")
    anna.faults.clear()  # the browser's word for the refusal
    least.fill("7")
    anna.button("people-make-table").click()
    expect(anna.button("banking-verb-bet.label")).to_be_visible()
    anna.open_invitation()
    link = field(anna, "people-link").input_value()
    assert re.fullmatch(rf"{re.escape(house.address)}/table/\d+\?code=[0-9a-f]+", link)

    boris = house.visit("en")
    come_in(boris, "Boris")
    go(boris, link)
    expect(boris.button("client-sit-down")).to_be_visible()
    go(boris, link.partition("?")[0])
    expect(boris.page.get_by_text(re.compile("There’s no table number"))).to_be_visible()


def test_a_deed_waits_for_its_reason_and_gives_the_keyboard_back(house: House) -> None:
    anna, boris = house.visit(), house.visit()
    host(anna, "Anna")
    come_in(boris, "Boris")
    go(anna, "/host")
    anna.page.locator("summary", has_text="Boris").click()
    anna.button("people-do-grant").click()
    field(anna, "client-amount").fill("7½")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name=anna.text("people-do-grant")).click()
    expect(dialog.get_by_role("alert").filter(has_text=anna.text("people-fault-reason"))).to_be_visible()
    field(anna, "people-reason").fill("a prize")
    anna.page.keyboard.press("Enter")
    told = anna.text("people-done-grant", name="Boris")
    expect(anna.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(focused(anna)).to_have_text(re.compile(anna.text("people-do-grant")))
    assert boris.chips == 2015


def test_a_host_bans_only_after_confirming_and_lifts_it_again(house: House) -> None:
    anna, boris = house.visit(), house.visit()
    host(anna, "Anna")
    come_in(boris, "Boris")
    go(anna, "/host/people")
    anna.page.locator("summary", has_text="Boris").click()
    anna.button("people-do-ban").click()
    anna.page.keyboard.press("Escape")
    assert boris.ask("/api/me")["banned_until"] is None
    anna.button("people-do-ban").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.text("people-do-ban")).click()
    expect(anna.button("people-do-unban")).to_be_visible()
    go(boris, "/me")
    expect(boris.page.get_by_text(re.compile("You’re banned from this room’s tables until"))).to_be_visible()
    anna.button("people-do-unban").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.text("people-do-unban")).click()
    expect(anna.button("people-do-ban")).to_be_visible()


def test_a_host_sets_the_room_and_newcomers_feel_it(house: House) -> None:
    anna = house.visit()
    host(anna, "Anna")
    go(anna, "/host/settings")
    field(anna, "people-setting-opening").fill("50")
    field(anna, "people-setting-tables").select_option("hosts")
    anna.button("people-save").click()
    expect(anna.page.get_by_role("status").filter(has_text=anna.text("people-settings-kept"))).to_be_visible()
    boris = house.visit("ru")
    go(boris, "/new")
    field(boris, "client-your-name").fill("Борис")
    boris.button("people-make-table").click()
    expect(boris.page.get_by_role("alert").filter(has_text=boris.text("error-tables-for-hosts"))).to_be_visible()
    boris.faults.clear()
    assert boris.chips == 100


def test_the_name_of_the_room_is_seen_in_the_lobby(house: House) -> None:
    house.room.room.settings = replace(house.room.room.settings, name="Friday Club")
    anna = house.visit()
    expect(anna.page.get_by_text("Friday Club", exact=True)).to_be_visible()
    expect(anna.page).to_have_title("Friday Club · Fairdeal")


def test_the_way_back_closes_a_sheet_and_keeps_the_table(house: House) -> None:
    anna = house.visit(phone=True)
    anna.play_now()
    anna.open_invitation()
    anna.page.go_back()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.button("banking-verb-bet.label")).to_be_visible()
    anna.button("client-rules").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.wait_for_timeout(200)
    anna.page.go_back()
    expect(anna.tile()).to_be_visible()


def test_who_is_no_host_is_told_so(house: House) -> None:
    anna = house.visit("pt")
    go(anna, "/host")
    expect(anna.page.get_by_text(anna.text("people-no-host-yet", command="fairdeal serve"))).to_be_visible()


def test_the_chips_of_the_day_are_offered_when_they_are_due(house: House) -> None:
    anna = house.visit()
    host(anna, "Anna")
    me = anna.ask("/api/me")["player"]
    anna.ask(f"/api/host/people/{me}/take", {"amount": 1980, "reason": "a test"})
    go(anna, "/")
    anna.button("people-top-up").click()
    expect(anna.page.get_by_role("status").filter(has_text=re.compile("90 chips"))).to_be_visible()
    assert anna.chips == 200
    expect(anna.button("people-top-up")).to_have_count(0)


def test_where_the_page_changes_the_reader_comes_to_its_heading(house: House) -> None:
    anna = house.visit()
    expect(anna.button("client-play-now").first).to_be_visible()
    anna.link("client-new-table").click()
    expect(focused(anna)).to_have_text(anna.text("client-new-table"))
    expect(anna.page).to_have_title(re.compile(anna.text("client-new-table")))
    anna.page.go_back()
    expect(focused(anna)).to_have_text(anna.text("client-what-to-play"))
    expect(anna.page).to_have_title("Fairdeal")


def test_another_language_keeps_the_place_and_what_was_typed(house: House) -> None:
    anna = house.visit()
    go(anna, "/new")
    field(anna, "people-table-name").fill("Friday")
    anna.page.get_by_role("banner").get_by_role("button", name="Русский").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Открыть свой стол")
    expect(anna.page.get_by_label("Название стола")).to_have_value("Friday")
    expect(focused(anna)).to_have_text(re.compile("Русский"))
