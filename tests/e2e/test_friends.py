"""Friends at one table in a real browser: a pause, names that change, reactions, and what each of them reads."""

import json
import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow


def invited(house: House, *languages: str) -> list[Visitor]:
    """Somebody plays alone; a friend for each further language comes by the link, and sits down after the round."""
    first, *others = [house.visit(language) for language in languages]
    first.play_now()
    for number, friend in enumerate(others, 1):
        friend.page.goto(re.sub(r"\?.*", "", first.page.url))
        friend.page.get_by_label(friend.text("client-your-name")).fill(f"Friend {number}")
        friend.button("client-sit-down").click()
        expect(friend.page.get_by_text(friend.text("client-seat-coming"))).to_be_visible()
    return [first, *others]


def bet_until(visitor: Visitor, shown: Locator) -> None:
    """A bet, and war after a tie, until something is shown."""
    visitor.button("banking-verb-bet.label").click()
    war = visitor.button("casino-war-verb-war.label")
    expect(war.or_(shown).first).to_be_visible()
    if war.is_visible():
        war.click()
    expect(shown).to_be_visible()


def test_a_pause_waits_for_the_round_is_read_by_all_and_ended_by_anybody(house: House) -> None:
    anna, friend = invited(house, "en", "ru")
    anna.button("client-rules").click()
    anna.button("client-pause").click()
    for each in (anna, friend):
        expect(each.page.get_by_text(each.text("client-pausing"))).to_be_visible()
    bet_until(anna, anna.button("client-resume").last)
    anna.check_axe()
    friend.button("client-resume").click()
    expect(anna.page.get_by_text(anna.text("client-table-resumed", name="Friend 1")).first).to_be_visible()
    for each in (anna, friend):
        expect(each.button("banking-verb-bet.label")).to_be_visible()


def test_a_new_name_is_read_at_the_table_at_once(house: House) -> None:
    anna, friend = invited(house, "en", "pt")
    other = friend.page.context.new_page()
    other.goto("/me")
    box = other.get_by_role("region", name=friend.text("people-change-name")).or_(other.locator("section"))
    box = box.filter(has=other.get_by_role("button", name=friend.text("people-change-name")))
    box.get_by_label(friend.text("people-name"), exact=True).fill("João")
    box.get_by_role("button").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("João")
    bet_until(anna, anna.page.get_by_text("João").first)


def test_a_reaction_is_seen_and_heard_for_a_moment_and_can_be_turned_off_or_hidden_with_what_one_writes(
    house: House,
) -> None:
    anna, friend = invited(house, "en", "ru")
    bet_until(anna, anna.settled())
    expect(friend.page.locator(".plate.mine")).to_be_visible()
    for each in (anna, friend):
        each.page.get_by_role("button", name=re.compile(f"^{each.text('client-chat')}")).click()
    say(friend, "Привет")
    expect(anna.page.get_by_text("Привет")).to_be_visible()
    shown = anna.page.locator(".plate .reaction")
    friend.button("client-reaction-wow").click()
    expect(shown).to_have_text(anna.text("client-reaction-wow"))
    told = anna.text("client-reacted", name="Friend 1", reaction=anna.text("client-reaction-wow"))
    expect(anna.page.locator("[aria-live=polite]", has_text=told)).to_be_attached()
    expect(shown).to_have_count(0)
    anna.page.get_by_text(anna.text("client-hide"), exact=True).click()
    anna.page.get_by_role("button", name="Friend 1", exact=True).click()
    expect(anna.page.get_by_text("Привет")).to_have_count(0)
    anna.check_axe()
    friend.button("client-reaction-laugh").click()
    expect(friend.page.locator(".plate .reaction")).to_be_visible()
    expect(shown).to_have_count(0)
    anna.page.get_by_role("button", name="Friend 1", exact=True).click()
    expect(anna.page.get_by_text("Привет")).to_be_visible()


def say(visitor: Visitor, line: str) -> None:
    visitor.page.get_by_label(visitor.text("client-chat-line")).fill(line)
    visitor.button("client-send").click()


def test_who_takes_a_break_is_told_so_and_not_offered_a_seat_and_a_second_tab_looks_on_no_more(house: House) -> None:
    anna = house.visit("en")
    anna.play_now()
    table = re.sub(r"\?.*", "", anna.page.url)
    tab = anna.page.context.new_page()
    tab.goto(table)
    expect(tab.get_by_text(anna.text("client-elsewhere")).or_(tab.locator(".plate.mine")).first).to_be_visible()
    expect(anna.page.get_by_text(re.compile("watching"))).to_have_count(0)
    friend = house.visit("pt")
    friend.ask("/api/guest", {"name": "Rui"})
    pause = json.dumps({"pause_until": time.time() + 86_400})
    headers = {"Content-Type": "application/json", "Origin": house.address}
    assert friend.page.context.request.put("/api/me/limits", data=pause, headers=headers).ok
    for path in ("/", table):
        friend.page.goto(path)
        told = friend.text("people-paused", until="X").partition("X")[0].strip()
        expect(friend.page.get_by_text(told)).to_be_visible()
        expect(friend.button("client-sit-down")).to_have_count(0)
