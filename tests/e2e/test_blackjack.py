"""Blackjack in a real browser: by mouse, by touch and by keyboard, in every language; crowded tables; practice."""

import re

import pytest
from playwright.sync_api import expect

from fairdeal.locale import LANGUAGES
from tests.e2e.blackjack import OUT_OF_SIGHT, Press, click, fill, key, play_round, play_to_a_hand, tap, verb
from tests.e2e.test_sessions import half_chips
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow

ROUNDS = 4


def play(visitor: Visitor, press: Press) -> None:
    for number in range(ROUNDS):
        expect(verb(visitor, "bet")).to_be_visible()
        play_round(visitor, press)
        visitor.check_layout()
        if number < ROUNDS - 1:
            press(visitor, visitor.settled())


def check_books(visitor: Visitor, before: int) -> None:
    """The last net that the story tells of each round is what the room counts."""
    story = "\n".join(visitor.story)
    heads = [visitor.text("client-round-opened", round=number) for number in range(1, ROUNDS + 1)]
    rounds = re.split("|".join(f"^{re.escape(head)}$" for head in heads), story, flags=re.MULTILINE)[1:]
    nets = [re.findall(r"(?:net|итог|saldo) ([+−]?\d*½?)\.$", each, flags=re.MULTILINE) for each in rounds]
    assert [bool(each) for each in nets] == [True] * ROUNDS, story
    assert visitor.chips == before + sum(half_chips(each[-1]) for each in nets), story


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_mouse_on_a_wide_screen(house: House, language: str) -> None:
    anna = house.visit(language)
    anna.play_now("blackjack")
    before = anna.chips
    play(anna, click)
    check_books(anna, before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_touch_on_a_small_phone(house: House, language: str) -> None:
    anna = house.visit(language, phone=True)
    anna.tile("blackjack").tap()
    expect(verb(anna, "bet")).to_be_visible()
    before = anna.chips
    play(anna, tap)
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all is in sight at once"
    anna.button("client-story").tap()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    check_books(anna, before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keyboard_alone(house: House, language: str) -> None:
    anna = house.visit(language)
    anna.tile("blackjack").focus()
    anna.page.keyboard.press("Enter")
    expect(verb(anna, "bet")).to_be_visible()
    before = anna.chips
    play(anna, key)
    check_books(anna, before)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("bots", [0, 1, 2, 4, 6])
def test_everything_is_in_sight_at_a_crowded_table(house: House, bots: int, phone: bool) -> None:
    anna = house.visit("ru", phone=phone, reduced_motion="reduce")
    full = {"hands": 1, "others": 1, "cards": 2}
    fill(anna, full)
    anna.ask("/api/guest", {"name": "Anna"})
    policy = {"decision": 300, "bot_delay": 0}
    table = anna.ask("/api/tables", {"game": "blackjack", "bots": bots, "policy": policy})["id"]
    anna.page.goto(f"/table/{table}?sit=2000")
    expect(anna.page.locator(".mine .card").first).to_be_visible()
    for full["hands"], full["others"], full["cards"] in [
        (1, 1, 2),
        (1, 1, 5),
        (1, 2, 8),
        (2, 2, 8),
        (3, 4, 8),
        (4, 4, 8),
    ]:
        anna.page.goto(f"/table/{table}")
        expect(anna.page.locator(".mine .card")).to_have_count(full["hands"] * full["cards"])
        anna.check_layout()
        assert not anna.page.evaluate(OUT_OF_SIGHT), full


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_at_the_table_in_the_chart_and_in_the_count(house: House, language: str, phone: bool) -> None:
    anna = house.visit(language, phone=phone, reduced_motion="reduce", bypass_csp=True)
    anna.play_now("blackjack")
    anna.check_axe()
    more = anna.page.get_by_role("group" if not phone else "navigation", name=anna.text("client-more-of-table"))
    assert more.evaluate("node => node.scrollWidth <= node.clientWidth"), "every tab is in sight"
    play_round(anna, click)
    anna.check_axe()
    for panel in ("blackjack-chart", "blackjack-count"):
        anna.page.get_by_role("button", name=anna.text(panel), exact=True).click()
        expect(anna.page.get_by_role("table").first).to_be_visible()
        anna.check_axe()
        anna.check_layout()
        if phone:
            anna.page.keyboard.press("Escape")


def test_the_chart_marks_the_hand_and_practice_hides_what_choices_are_worth(house: House) -> None:
    anna = house.visit("en")
    anna.play_now("blackjack")
    anna.page.get_by_role("button", name="Chart", exact=True).click()
    expect(anna.page.get_by_role("table")).to_have_count(3)
    stand = verb(anna, "stand")
    while not stand.is_visible():
        play_to_a_hand(anna)
    expect(stand).to_contain_text(re.compile(r"[+−]\d"))
    expect(anna.page.locator("td[aria-current]")).to_have_count(1)
    anna.page.get_by_role("checkbox", name="Practise").check()
    expect(stand).not_to_contain_text(re.compile(r"\d"))
    expect(anna.page.locator("td[aria-current]")).to_have_count(0)
    stand.click()
    expect(anna.page.get_by_text(re.compile("^1 decision"))).to_be_visible()
