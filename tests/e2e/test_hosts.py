"""The host in a real browser: made by the link that the room shows, gives chips, and the player has them at once."""

import re
import time
from base64 import b32decode

import pytest
from playwright.sync_api import expect

from fairdeal.locale import LANGUAGES
from fairdeal.room.people import totp
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow

PASSWORD = "seven lucky sevens"


def host_of(house: House, language: str) -> Visitor:
    """Whoever opens the link of a new room is its host; an account is made on the page of oneself."""
    host = house.visit(language)
    host.ask("/api/guest", {"name": "Vera"})
    host.page.goto("/me" + link_in(house))
    host.page.get_by_label(host.text("people-new-password")).first.fill(PASSWORD)
    host.button("people-make-account").click()
    expect(host.link("client-host")).to_be_visible()
    return host


def link_in(house: House) -> str:
    return f"#host={house.room.first_host.key}"


def test_the_link_and_one_click_lead_the_host_to_cards_and_it_works_once(house: House) -> None:
    vera, anna = house.visit(), house.visit()
    link = link_in(house)
    vera.page.goto("/" + link)
    vera.play_now()
    assert vera.ask("/api/me")["host"] is True
    assert link not in vera.page.url
    anna.page.goto("/" + link)
    anna.play_now()
    assert anna.ask("/api/me")["host"] is False
    expect(anna.page.get_by_text(anna.text("error-host-key-wrong"))).to_be_visible()
    anna.button("client-close").click()
    anna.faults = [fault for fault in anna.faults if "403 (Forbidden)" not in fault]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_gives_chips_with_a_reason_and_the_player_has_them_at_once(house: House, language: str) -> None:
    host, boris = host_of(house, language), house.visit("ru")
    boris.ask("/api/guest", {"name": "Борис"})
    boris.page.reload()
    boris.play_now()
    before = boris.chips
    host.link("client-host").click()
    host.page.get_by_label(host.text("people-find")).fill("Борис")
    host.page.locator("summary", has_text="Борис").click()
    host.button("people-do-grant").first.click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label(host.text("client-amount")).fill("50")
    dialog.get_by_label(host.text("people-reason"), exact=True).fill("for the evening")
    dialog.get_by_role("button", name=host.text("people-do-grant"), exact=True).click()
    expect(host.page.get_by_text(host.text("people-done-grant", name="Борис"))).to_be_visible()
    assert boris.chips == before + 100
    expect(boris.page.locator("header .money")).to_have_text("850")
    assert any(change["note"] == "for the evening" for change in boris.ask("/api/me/changes"))
    host.page.get_by_role("link", name=re.compile(re.escape(host.text("people-host-log")))).click()
    expect(host.page.get_by_text("for the evening")).to_be_visible()
    host.check_layout()


def test_who_is_no_host_of_a_room_that_has_one_is_told_so(house: House) -> None:
    host_of(house, "en")
    anna = house.visit()
    anna.ask("/api/guest", {"name": "Anna"})
    anna.page.goto("/host")
    expect(anna.page.get_by_text(anna.text("people-not-host"))).to_be_visible()
    expect(anna.page.get_by_text(anna.text("people-no-host-yet", command="fairdeal serve"))).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_turns_on_a_second_step_and_signs_in_with_it(house: House, language: str) -> None:
    host = host_of(house, language)
    page, text = host.page, host.text
    block = page.locator("section", has=page.get_by_role("heading", name=text("people-two-step"), exact=True))
    block.get_by_label(text("people-old-password")).fill(PASSWORD)
    block.get_by_role("button", name=text("people-two-step-begin"), exact=True).click()
    expect(block.get_by_role("img", name=text("people-two-step-qr"))).to_be_visible()
    key = block.get_by_label(text("people-two-step-key")).input_value()
    secret = b32decode(key + "=" * (-len(key) % 8))
    block.get_by_label(text("people-two-step-code")).fill(totp.code_at(secret, int(time.time() // totp.STEP)))
    block.get_by_role("button", name=text("people-two-step-confirm"), exact=True).click()
    codes = block.get_by_label(text("people-two-step-recovery")).input_value().split()
    host.check_layout()
    host.button("people-sign-out").click()
    form = page.locator("form", has=page.get_by_label(text("people-password"), exact=True))
    form.get_by_label(text("people-name"), exact=True).fill("Vera")
    form.get_by_label(text("people-password"), exact=True).fill(PASSWORD)
    form.get_by_role("button").click()
    form.get_by_label(text("people-two-step-any-code")).fill(codes[0])
    form.get_by_role("button").click()
    expect(host.link("client-host")).to_be_visible()
    host.faults = [fault for fault in host.faults if "401 (Unauthorized)" not in fault]
