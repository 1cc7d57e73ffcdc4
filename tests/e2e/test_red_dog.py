"""Red Dog in a real browser: by mouse, keyboard and touch, in every way to play; full tables; the draw; the guide."""

import time
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.blackjack import click, key, tap
from tests.e2e.red_dog import IN_THE_WAY, play_round, sit, verb
from tests.e2e.test_sessions import half_chips
from tests.e2e.visiting import House

pytestmark = pytest.mark.slow


def test_a_pot_is_played_by_mouse_in_portuguese_and_the_books_agree(house: House) -> None:
    anna = house.visit("pt", reduced_motion="reduce")
    anna.play_now("red-dog")
    after: list[tuple[int, int]] = []
    for _ in range(3):
        assert play_round(anna, click)
        anna.check_layout()
        net = anna.page.locator(".own .stake b").inner_text()
        after.append((anna.chips, half_chips(net.removeprefix(anna.text("red-dog-note-net", net="")))))
        anna.settled().click()
        expect(anna.settled()).to_be_hidden()
    assert all(chips == before + net for (before, _), (chips, net) in pairwise(after)), after


def test_a_pool_is_played_by_keyboard_alone_in_russian(house: House) -> None:
    anna = house.visit("ru", reduced_motion="reduce")
    sit(anna, 4, preset="pool", options={"seats": 5})
    for number in range(3):
        expect(verb(anna, "bet")).to_be_visible()
        if number:
            expect(anna.page.locator(".own .hand.sealed .back")).to_have_count(3)
        assert play_round(anna, key) == ["bet"]
        expect(anna.page.locator(".own .hand .back")).to_have_count(0)
        anna.page.keyboard.press("Enter")
    story = "\n".join(anna.story)
    assert "Bot 1" in story


@pytest.mark.parametrize("preset", ["burn", "bank", "six-spot"])
def test_every_other_way_is_played_by_touch_on_a_phone(house: House, preset: str) -> None:
    anna = house.visit("en", phone=True, reduced_motion="reduce")
    sit(anna, 2, preset=preset, options={"seats": 3})
    used: list[str] = []
    for _ in range(3):
        expect(verb(anna, "pass").or_(verb(anna, "bank")).or_(anna.settled()).first).to_be_visible()
        used += play_round(anna, tap)
        anna.check_layout()
        anna.settled().tap()
    assert {"burn": "bet", "bank": "bank", "six-spot": "bank"}[preset] in used


@pytest.mark.parametrize("size", [(1280, 760), (390, 844), (360, 640), (320, 568), (640, 360)], ids=str)
@pytest.mark.parametrize(("preset", "seats"), [("pool", 15), ("base", 10)])
def test_a_full_table_is_in_sight_on_every_screen(house: House, preset: str, seats: int, size: tuple[int, int]) -> None:
    width, height = size
    anna = house.visit("ru", phone=width < 1000, reduced_motion="reduce", bypass_csp=True)
    anna.page.set_viewport_size({"width": width, "height": height})
    sit(anna, seats - 1, preset=preset, options={"seats": seats})
    expect(verb(anna, "bet")).to_be_enabled()
    expect(anna.page.locator(".seat")).to_have_count(seats - 1)
    anna.page.wait_for_timeout(100)
    assert not anna.page.evaluate(IN_THE_WAY)
    anna.check_layout()
    anna.check_axe()
    play_round(anna, click)
    assert not anna.page.evaluate(IN_THE_WAY)
    anna.check_layout()


def test_fifteen_play_a_round_in_ten_seconds_at_the_usual_pace(house: House) -> None:
    anna = house.visit("en")
    plan = {"policy": {"decision": 300, "pause": 300}, "preset": "pool"}
    sit(anna, 14, **plan)
    play_round(anna, click)
    anna.settled().click()
    began = time.monotonic()
    play_round(anna, click)
    assert time.monotonic() - began < 10


def test_the_draw_for_the_deal_can_be_watched(house: House) -> None:
    anna = house.visit("en")
    sit(anna, 3, preset="base", options={"seats": 4})
    draw = anna.page.get_by_role("group", name="Draw for the deal")
    expect(draw).to_contain_text("deal")
    expect(draw.get_by_role("img", name="ace of")).to_have_count(1)
    expect(verb(anna, "bet").or_(anna.settled()).first).to_be_visible()
    expect(draw).to_be_hidden()


def test_a_winner_chooses_the_card_by_touching_it(house: House) -> None:
    anna = house.visit("en", reduced_motion="reduce")
    sit(anna, 1, preset="base", options={"seats": 2})
    for _ in range(60):
        card = anna.page.locator(".own .choose").last
        expect(verb(anna, "bet").or_(anna.settled()).first).to_be_visible()
        if verb(anna, "bet").is_visible():
            verb(anna, "bet").click()
            expect(card.or_(anna.settled()).or_(verb(anna, "bet")).first).to_be_visible()
            anna.page.wait_for_timeout(100)
        if card.is_visible():
            name = str(card.get_attribute("aria-label")).removeprefix("Show ")
            card.click()
            expect(anna.page.get_by_text(f"You show {name} and win").first).to_be_attached()
            return
        if anna.settled().is_visible():
            anna.settled().click()
    raise AssertionError("two cards of a hand win now and then")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_guide_has_its_figures_and_steps(house: House, phone: bool) -> None:
    anna = house.visit("pt", phone=phone, reduced_motion="reduce", bypass_csp=True)
    anna.page.goto("/guide/red-dog")
    expect(anna.page.get_by_role("img", name=anna.text("red-dog-diagram-hands"))).to_be_visible()
    rounds = anna.page.get_by_role("group", name=anna.text("pages-replay-of"))
    expect(rounds).to_have_count(3)
    example = rounds.last
    example.get_by_role("button", name=anna.text("pages-replay-last")).click()
    expect(example.locator(".fund")).to_contain_text("16")
    expect(example.locator(".own .stake")).to_contain_text("+2")
    anna.check_axe()
    anna.check_layout()
