"""Whole sessions of Casino War in a real browser: by mouse, by touch and by keyboard alone, in every language."""

import re

import pytest
from playwright.sync_api import Locator, expect

from fairdeal.locale import LANGUAGES
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow

ROUNDS = 4


def finish_by(visitor: Visitor, press: str) -> None:
    """A bet is down: answer a tie with war, until the round is over."""
    war = visitor.button("casino-war-verb-war.label")
    while True:
        expect(visitor.settled().or_(war)).to_be_visible()
        if visitor.settled().is_visible():
            return
        if press == "tap":
            war.tap()
        elif press == "click":
            war.click()
        else:
            visitor.press(letter_of(war))
        expect(war).to_be_hidden()


def letter_of(button: Locator) -> str:
    """Its key, once it can be pressed."""
    expect(button).to_be_enabled()
    return str(button.locator("kbd").text_content()).strip()


def check_books(visitor: Visitor, before: int) -> None:
    """The nets that the story tells are the chips that the room counts."""
    lines = [line for line in visitor.story if "−" in line or "+" in line]
    nets = [re.findall(r"[+−]?\d*½?(?=\.$)", line) for line in lines]
    assert len(nets) == ROUNDS, visitor.story
    halves = sum(half_chips(each[0]) for each in nets)
    assert visitor.chips == before + halves


def half_chips(text: str) -> int:
    whole, half = text.lstrip("+−").removesuffix("½"), text.endswith("½")
    size = 2 * int(whole or 0) + half
    return -size if text.startswith("−") else size


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_mouse_on_a_wide_screen(house: House, language: str) -> None:
    anna = house.visit(language)
    anna.play_now()
    before = anna.chips
    for number in range(ROUNDS):
        anna.button("banking-verb-bet.label").click()
        finish_by(anna, "click")
        anna.check_layout()
        if number < ROUNDS - 1:
            anna.settled().click()
            expect(anna.button("banking-verb-bet.label")).to_be_visible()
    check_books(anna, before)
    anna.button("client-leave").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.text("client-what-to-play"))
    assert anna.ask("/api/me")["chips_at_tables"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_touch_on_a_small_phone(house: House, language: str) -> None:
    anna = house.visit(language, phone=True)
    anna.tile().tap()
    bet = anna.button("banking-verb-bet.label")
    expect(bet).to_be_visible()
    before = anna.chips
    for number in range(ROUNDS):
        if number == 1:
            anna.button("client-more").first.tap()
        bet.tap()
        finish_by(anna, "tap")
        anna.check_layout()
        assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all is in sight at once"
        if number < ROUNDS - 1:
            anna.settled().tap()
            expect(bet).to_be_visible()
    anna.button("client-story").tap()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    check_books(anna, before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keyboard_alone(house: House, language: str) -> None:
    anna = house.visit(language)
    keys = anna.page.keyboard
    play = anna.tile()
    expect(play).to_be_visible()
    for _ in range(20):
        keys.press("Tab")
        if play.evaluate("node => node === document.activeElement"):
            break
    ring = play.evaluate("node => getComputedStyle(node).outlineStyle")
    assert ring == "solid", "the focus is to be seen"
    keys.press("Enter")
    bet = anna.button("banking-verb-bet.label")
    expect(bet).to_be_visible()
    before = anna.chips
    for number in range(ROUNDS):
        anna.press(letter_of(bet))
        finish_by(anna, "key")
        if number < ROUNDS - 1:
            anna.press(letter_of(anna.settled()))
            expect(bet).to_be_visible()
    check_books(anna, before)
