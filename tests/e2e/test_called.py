"""Called to the table: the title, the icon, sounds and notices, and what is said in the chat meanwhile."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.test_people import go
from tests.e2e.test_together import table_of
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow

COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
navigator.vibrate = () => { window.trembled = true; return true; };
"""
COUNT_NOTICES = """
window.notices = [];
window.Notification = class { constructor(title, options) { window.notices.push([title, options.body]); } };
window.Notification.permission = "granted";
window.Notification.requestPermission = async () => "granted";
navigator.serviceWorker.getRegistration = async () => undefined;
"""
LOOK_AWAY = "document.hasFocus = () => false; dispatchEvent(new Event('blur'))"
LOOK_HERE = "document.hasFocus = () => true; dispatchEvent(new Event('focus'))"


def test_the_title_and_the_icon_say_whose_turn_it_is_while_the_page_is_not_seen(house: House) -> None:
    anna = house.visit("pt")
    anna.play_now()
    icon = anna.page.locator('link[rel="icon"]')
    expect(anna.page).to_have_title("Casino War · Fairdeal")
    anna.page.evaluate(LOOK_AWAY)
    expect(anna.page).to_have_title("● É a sua vez · Casino War")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    anna.page.evaluate(LOOK_HERE)
    expect(anna.page).to_have_title("Casino War · Fairdeal")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    anna.page.evaluate(LOOK_AWAY)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    anna.page.go_back()
    expect(icon).to_have_attribute("href", "/favicon.svg")


@pytest.mark.parametrize(
    ("sound", "heard", "trembles"), [("off", False, False), ("soft", True, False), ("all", True, True)]
)
def test_the_table_is_heard_as_the_player_wants_it(house: House, sound: str, *, heard: bool, trembles: bool) -> None:
    anna = house.visit(reduced_motion="reduce")
    anna.page.add_init_script(COUNT_TONES)
    go(anna, "/me")
    anna.page.get_by_role("radio", name=anna.text(f"people-sound-{sound}"), exact=True).check()
    go(anna, "/")
    anna.play_now()
    anna.button("banking-verb-bet.label").click()
    anna.page.wait_for_timeout(800)
    assert (anna.page.evaluate("tones") > 0) is heard
    assert bool(anna.page.evaluate("window.trembled")) is trembles


def test_a_notice_is_shown_to_who_has_asked_for_it_and_looks_away(house: House) -> None:
    anna = house.visit()
    anna.page.add_init_script(COUNT_NOTICES)
    go(anna, "/me")
    anna.page.get_by_label(anna.text("people-notify")).check()
    expect(anna.page.get_by_label(anna.text("people-notify"))).to_be_checked()
    go(anna, "/")
    anna.page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    anna.play_now()
    anna.wait_until("notices.length > 0")
    assert anna.page.evaluate("notices") == [[anna.text("client-your-turn"), "Casino War"]]


def test_a_browser_that_allows_no_notices_is_said_to(house: House) -> None:
    anna = house.visit("ru", permissions=[])
    anna.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    go(anna, "/me")
    anna.page.get_by_label(anna.text("people-notify")).click()
    expect(anna.page.get_by_text(anna.text("people-notify-denied"))).to_be_visible()
    expect(anna.page.get_by_label(anna.text("people-notify"))).not_to_be_checked()


def say(visitor: Visitor, text: str) -> None:
    visitor.button("client-chat").click()
    visitor.page.get_by_label(visitor.text("client-chat-line")).fill(text)
    visitor.button("client-send").click()
    expect(visitor.page.get_by_text(text)).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_chat_tells_how_many_lines_are_unread(house: House, *, phone: bool) -> None:
    anna = house.visit(phone=phone, reduced_motion="reduce")
    anna.play_now()
    boris = house.visit("ru")
    boris.ask("/api/guest", {"name": "Борис"})
    go(boris, f"/table/{table_of(anna)}")
    say(boris, "hello")
    say(boris, "how are you?")
    chat = anna.page.get_by_role("button", name=re.compile("^Chat"))
    expect(chat).to_have_text(re.compile("2 unread messages"))
    anna.check_layout()
    chat.click()
    expect(anna.page.get_by_text("how are you?")).to_be_visible()
    expect(chat).not_to_have_text(re.compile("unread"))
    assert "unread" not in boris.page.get_by_role("button", name=re.compile("^Чат")).inner_text()
