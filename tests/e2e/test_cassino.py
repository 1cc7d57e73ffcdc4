"""Cassino in a real browser: by mouse, touch, dragging and keyboard, on every size of screen, alone and for two."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from fairdeal.games.cassino import State
from fairdeal.locale import LANGUAGES
from tests.e2e.blackjack import key
from tests.e2e.cassino import OUT_OF_SIGHT, asked, fits, hand, lay, plays, sit_down, things
from tests.e2e.visiting import House, Visitor
from tests.games.cassino.scripts import play, playing

pytestmark = pytest.mark.slow

PLAYS = 3

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 760},
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
    {"width": 320, "height": 568},
    {"width": 640, "height": 360},
]

BUILDS = playing(
    "7♦ 7♠ 9♣ K♣",
    "3♣ 8♦ J♥",
    "7: 5♣ 2♥; 9: 4♣ 5♥ 6♠ 3♥ theirs",
    other="9♠ 4♦ 2♣ Q♣",
    dealt=20,
    piles=("K♥ K♠", "10♣ 10♦"),
)
THREES = playing("3♠ 3♥ 6♠ Q♠", "3♦ 10♣ 5♦", other="9♠ 4♦ 2♣ Q♣", dealt=28)
MANY = playing(
    "7♦ 10♠ A♣ 5♥",
    "2♣ 3♣ 4♣ 6♣ 8♣ 9♣ J♣ Q♣ K♣ 2♦ 3♦ 4♦ 6♦ 8♦ 9♦ J♦ Q♦ K♦ A♥ 4♥ 6♥ 8♥",
    other="9♠ 4♠ 2♥ Q♥",
    dealt=44,
)
LAST = playing("7♠", "A♣ 6♥", other="", piles=("2♣ 10♦ 2♠ A♠ K♠", "3♣ 4♣ A♦"), score=(15, 17))
SCORED, _ = play(LAST, "take A♣ 6♥ with 7♠")


def show(house: House, state: State, language: str = "en", **options: Any) -> Visitor:
    """Somebody at a table on which a deal lies."""
    anna = house.visit(language, reduced_motion="reduce", **options)
    lay(anna, state)
    anna.tile("cassino").click()
    expect(anna.page.locator(".board")).to_be_visible()
    return anna


def wait_for_turn(visitor: Visitor, held: int) -> None:
    """Until so many cards are left in the hand, and it is the visitor's turn again."""
    expect(hand(visitor)).to_have_count(held)
    expect(visitor.page.locator("[data-hand] button[aria-disabled=false]").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_touch_on_a_small_phone(house: House, language: str) -> None:
    anna = house.visit(language, phone=True)
    sit_down(anna)
    me = anna.ask("/api/me")
    assert (me["chips_at_tables"], me["wallet"] > 0) == (0, True)
    for number in range(PLAYS):
        wait_for_turn(anna, 4 - number)
        hand(anna).first.tap()
        marked = anna.page.locator(".things .fits")
        while marked.count() and not plays(anna).count():
            marked.first.tap()
        plays(anna).last.tap()
        anna.check_layout()
    expect(anna.page.locator(".coin")).to_have_count(0)
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all is in sight at once"


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keyboard_alone(house: House, language: str) -> None:
    anna = house.visit(language)
    anna.tile("cassino").focus()
    anna.page.keyboard.press("Enter")
    expect(hand(anna).first).to_be_visible()
    for number in range(PLAYS):
        wait_for_turn(anna, 4 - number)
        anna.press("1")
        expect(hand(anna).first).to_have_attribute("aria-pressed", "true")
        if plays(anna).count() == 0:
            anna.press("ArrowUp")
            anna.press("Space")
        key(anna, plays(anna).last)


def test_three_on_three_is_threes_or_six_and_escape_takes_the_choice_back(house: House) -> None:
    anna = show(house, THREES)
    expect(asked(anna)).to_have_text("Your turn: choose a card from your hand.")
    hand(anna).first.click()
    expect(asked(anna)).to_have_text("What does 3♠ go with?")
    things(anna).first.click()
    labels = plays(anna).locator("span").all_text_contents()
    assert [label[:-1] for label in labels] == ["Take 3♦", "Build 3", "Build 6", "Lay down 3♠"], "and a letter each"
    expect(asked(anna)).to_have_text("Which play?")
    anna.page.keyboard.press("Escape")
    expect(plays(anna)).to_have_count(0)
    expect(anna.page.locator("[aria-pressed=true].pick")).to_have_count(0)


def test_a_card_that_has_one_play_names_it_at_once(house: House) -> None:
    anna = show(house, playing("J♠ 4♣ 2♣ 9♦", "J♦ 10♣ 5♦", dealt=28))
    hand(anna).first.click()
    expect(plays(anna).first).to_have_text(re.compile("^Take J♦"))
    expect(asked(anna)).to_have_text("Take J♦?")
    expect(anna.page.get_by_role("button", name=re.compile("jack of diamonds goes with it"))).to_be_visible()


def test_a_card_is_dragged_onto_what_it_goes_with(house: House) -> None:
    anna = show(house, THREES)
    hand(anna).first.drag_to(things(anna).first)
    expect(asked(anna)).to_have_text("Which play?")
    expect(hand(anna).first).to_have_attribute("aria-pressed", "true")


def test_a_builder_may_ask_why_a_card_cannot_be_laid_down(house: House) -> None:
    anna = show(house, BUILDS)
    expect(anna.page.get_by_text("yours: keep a 7")).to_be_visible()
    hand(anna).first.click()
    expect(plays(anna)).to_have_text([re.compile("^Why can’t I lay it down")])
    things(anna).first.click()
    expect(plays(anna)).to_have_text([re.compile("^Extend 7"), re.compile("^Take 5♣ 2♥")][::-1])


def test_what_cannot_be_taken_is_answered_in_the_words_of_the_judge(house: House) -> None:
    anna = house.visit("en")
    sit_down(anna)
    wait_for_turn(anna, 4)
    why = anna.button("cassino-why")
    for card in hand(anna).all():
        card.click()
        for thing in [each for each in things(anna).all() if not fits(each)]:
            thing.click()
            if why.is_visible():
                why.click()
                expect(anna.page.locator(".say [role=alert]")).to_have_text(re.compile(r"\w{3,}.*\.$"))
                return
            thing.click()
        card.click()


def test_everything_is_in_sight_on_every_screen(house: House) -> None:
    for state in (BUILDS, MANY, SCORED):
        anna = show(house, state, "ru")
        for size in SIZES:
            anna.page.set_viewport_size(size)
            anna.page.wait_for_timeout(150)
            anna.check_layout()
            assert not anna.page.evaluate(OUT_OF_SIGHT), size


def test_the_score_sheet_tells_a_deal_line_by_line_and_who_has_won(house: House) -> None:
    anna = show(house, SCORED)
    rows = anna.page.locator(".sheet tr").all_inner_texts()
    assert [re.sub(r"\s+", " ", row).strip() for row in rows[1:]] == [
        "Most cards (8) 3 (3) –",
        "Most spades (4) 1 (0) –",
        "Aces 2 1",
        "10♦ 2 –",
        "2♠ 1 –",
        "Sweeps 1 –",
        "This deal 10 1",
        "Match 25 18",
    ]
    expect(anna.page.get_by_text("You win the match!")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_at_the_table_and_in_the_guide(house: House, language: str, phone: bool) -> None:
    anna = show(house, BUILDS, language, phone=phone, bypass_csp=True)
    hand(anna).nth(2).click()
    anna.check_axe()
    anna.page.goto("/guide/cassino")
    anna.page.locator("#legal summary").first.click()
    expect(anna.page.locator("#example .steps button").first).to_be_visible()
    anna.check_axe()
    anna.check_layout()


def test_a_friend_is_waited_for_where_there_is_no_bot(house: House) -> None:
    anna, boris = house.visit("en"), house.visit("ru")
    anna.ask("/api/guest", {"name": "Anna"})
    boris.ask("/api/guest", {"name": "Boris"})
    table = anna.ask("/api/tables", {"game": "cassino", "bots": 0})["id"]
    anna.page.goto(f"/table/{table}?sit")
    expect(anna.button("client-leave")).to_be_visible()
    expect(hand(anna)).to_have_count(0)
    boris.page.goto(f"/table/{table}")
    boris.button("client-sit-down").click()
    for visitor in (anna, boris):
        visitor.page.bring_to_front()
        expect(hand(visitor)).to_have_count(4)
