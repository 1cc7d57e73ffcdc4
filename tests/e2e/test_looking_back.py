"""What was played, looked at again in a real browser: history, results, replays, checks, and the guide."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from fairdeal.locale import LANGUAGES
from tests.e2e.visiting import House, Visitor
from tests.web.playing import play_rounds
from tests.web.test_history import QUICK

pytestmark = pytest.mark.slow

ROUNDS = 3


def play(visitor: Visitor) -> None:
    """Some rounds of Casino War; every tie goes to war."""
    visitor.play_now()
    war = visitor.button("casino-war-verb-war.label")
    for number in range(ROUNDS):
        visitor.button("banking-verb-bet.label").click()
        expect(visitor.settled().or_(war)).to_be_visible()
        if war.is_visible():
            war.click()
        expect(visitor.settled()).to_be_visible()
        if number < ROUNDS - 1:
            visitor.settled().click()


def leave(visitor: Visitor) -> int:
    """Leave the table; the sitting that this ends."""
    visitor.button("client-leave").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.text("client-what-to-play"))
    return int(visitor.ask("/api/me/sittings")[0]["id"])


def check_page(visitor: Visitor) -> None:
    visitor.check_axe()
    visitor.check_layout()


def current(visitor: Visitor) -> Locator:
    """The step of a replay that is shown, in the list of its sentences."""
    return visitor.page.locator("[aria-current=step]")


def choose_file(visitor: Visitor, name: str, record: Any) -> None:
    """Give a record to the page that checks any."""
    file = FilePayload(name=name, mimeType="application/json", buffer=json.dumps(record).encode())
    visitor.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_history_to_a_checked_round(house: House, language: str, phone: bool) -> None:
    anna = house.visit(language, phone=phone, reduced_motion="reduce", bypass_csp=True)
    play(anna)
    sitting = leave(anna)
    anna.page.goto("/history")
    rows = anna.page.get_by_role("main").get_by_role("listitem").get_by_role("link")
    expect(rows).to_have_count(1)
    check_page(anna)
    rows.first.click()

    expect(anna.page.get_by_role("img", name=anna.text("pages-curve"))).to_be_visible()
    expect(anna.page.get_by_role("table").first.get_by_role("row")).to_have_count(ROUNDS + 1)
    check_page(anna)
    anna.link("pages-look").nth(1).click()

    expect(current(anna)).to_be_visible()
    expect(anna.page).to_have_url(re.compile(f"/replay/sitting/{sitting}/2$"))
    check_page(anna)
    anna.button("pages-check-this").click()
    expect(anna.page.get_by_text(anna.text("pages-check-holds"))).to_be_visible()
    check_page(anna)

    anna.page.goto("/history/chips")
    expect(anna.page.get_by_text(anna.text("pages-reason-opening"))).to_be_visible()
    check_page(anna)


def test_the_dearest_mistakes_are_positions_to_play_again(house: House) -> None:
    anna = house.visit(bypass_csp=True, reduced_motion="reduce")
    sitting = play_badly(anna, house)
    anna.page.goto(f"/sitting/{sitting}")
    mistake = anna.ask(f"/api/sittings/{sitting}/review")["mistakes"][0]
    position = anna.page.get_by_role("article").first
    choices = position.get_by_role("group", name=anna.text("pages-review-choose")).get_by_role("button")
    expect(choices).to_have_count(len(mistake["prices"]))
    best = mistake["prices"].index(next(each for each in mistake["prices"] if each["action"] == mistake["best"]))
    choices.nth(best).click()
    expect(position.get_by_text(re.compile("^Right: "))).to_be_visible()
    check_page(anna)
    anna.page.set_viewport_size({"width": 320, "height": 640})
    check_page(anna)


def play_badly(visitor: Visitor, house: House) -> int:
    """Rounds of Red Dog with bets at random; the sitting."""
    visitor.ask("/api/guest", {"name": "Anna"})
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in visitor.page.context.cookies())
    plan = {"game": "red-dog", "options": {}, "policy": QUICK, "bots": 2}
    table = visitor.ask("/api/tables", plan)["id"]
    play_rounds(house.room.port, cookie, table, 6)
    return int(visitor.ask("/api/me/sittings")[0]["id"])


def test_a_replay_goes_by_keys_and_its_address_follows(house: House) -> None:
    anna = house.visit()
    play(anna)
    sitting = leave(anna)
    anna.page.goto(f"/replay/sitting/{sitting}/1")
    expect(current(anna)).to_have_text("Round 1 starts.")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        anna.press(key)
    expect(current(anna)).to_have_text(re.compile("^You bet"))
    expect(anna.page).to_have_url(re.compile("/1/1$"))
    anna.press("End")
    last = current(anna).inner_text()
    expect(anna.page).to_have_url(re.compile(r"/1/[2-9]$"))
    anna.page.reload()
    expect(current(anna)).to_have_text(last)
    anna.page.get_by_label(anna.text("pages-view-whole")).check(force=True)
    expect(anna.page).to_have_url(re.compile("whole=yes$"))


def test_a_moment_that_is_shared_is_opened_by_a_stranger(house: House) -> None:
    anna = house.visit(bypass_csp=True)
    play(anna)
    anna.page.goto(f"/replay/sitting/{leave(anna)}/1/1")
    told = current(anna).inner_text()
    anna.button("pages-share-make").click()
    link = anna.page.get_by_label(anna.text("pages-share-link")).input_value()
    check_page(anna)
    vera = house.visit("pt", phone=True, bypass_csp=True)
    vera.page.goto(link)
    expect(current(vera)).to_be_visible()
    assert told.startswith("You bet"), told
    expect(vera.page.get_by_text(vera.text("pages-shared"))).to_be_visible()
    vera.button("pages-check-this").click()
    expect(vera.page.get_by_text(vera.text("pages-check-holds"))).to_be_visible()
    check_page(vera)
    vera.link("pages-shared-play").click()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text(vera.text("client-what-to-play"))


def test_a_doubter_reads_how_it_is_fair_and_checks_the_last_round(house: House) -> None:
    anna = house.visit(bypass_csp=True)
    anna.page.goto("/")
    anna.link("client-fair").click()
    expect(anna.page.get_by_role("listitem")).to_have_count(4)
    expect(anna.page.get_by_text(anna.text("pages-fair-none"))).to_be_visible()
    check_page(anna)
    anna.page.goto("/")
    play(anna)
    leave(anna)
    anna.page.goto("/fair")
    anna.button("pages-check-this").click()
    expect(anna.page.get_by_text(anna.text("pages-check-holds"))).to_be_visible()
    check_page(anna)


def test_the_last_deal_is_checked_at_the_table_itself(house: House) -> None:
    anna = house.visit(reduced_motion="reduce", bypass_csp=True)
    play(anna)
    anna.page.locator("button[data-shoe]").click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_role("button", name=anna.text("pages-check-this")).click()
    expect(sheet.get_by_text(anna.text("pages-check-holds"))).to_be_visible()
    expect(sheet.get_by_text(anna.text("pages-check-witnessed"))).to_be_visible()
    expect(sheet.get_by_text(anna.text("pages-check-receipt-true"))).to_be_visible()
    check_page(anna)


def forged_seal(record: Any) -> None:
    seal = record["shuffles"][1]["seal"]
    record["shuffles"][1]["seal"] = ("1" if seal.startswith("0") else "0") + seal[1:]


def forged_cut(record: Any) -> None:
    cut = record["rounds"][1]["shuffles"][0]["cuts"][0]
    cut["opened"] = ("1" if cut["opened"].startswith("0") else "0") + cut["opened"][1:]


def forged_card(record: Any) -> None:
    deal = next(each["action"] for each in record["rounds"][1]["steps"] if each["action"]["kind"] == "deal")
    deal["card"] = "2c" if deal["card"] != "2c" else "3c"


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (forged_seal, "The seal doesn’t match what the house showed before the cuts"),
        (forged_cut, "Anna’s cut isn’t the one that was shown."),
        (forged_card, "Card 2 was recorded as"),
    ],
)
def test_a_forged_record_fails_and_the_step_is_named(house: House, forge: Callable[[Any], None], said: str) -> None:
    anna = house.visit(bypass_csp=True)
    anna.page.get_by_label(anna.text("client-your-name")).fill("Anna")
    play(anna)
    record = anna.ask(f"/api/sittings/{leave(anna)}/record")
    anna.page.goto("/check")
    choose_file(anna, "honest.json", record)
    expect(anna.page.get_by_text(f"All {ROUNDS} shuffles are correct.")).to_be_visible()
    expect(anna.page.get_by_text(re.compile("^Everything is correct: "))).to_be_visible()
    expect(anna.page.get_by_text(anna.text("pages-check-chain-true"))).to_be_visible()
    expect(anna.page.get_by_text(re.compile("receipts your browser kept of this session match"))).to_be_visible()
    forge(record)
    choose_file(anna, "forged.json", record)
    expect(anna.page.get_by_text(f"1 of {ROUNDS} shuffles is wrong.")).to_be_visible()
    expect(anna.page.get_by_text(re.compile("^This record is not correct"))).to_be_visible()
    expect(anna.page.locator("li.failed").first).to_contain_text(said)
    check_page(anna)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_stepped_through_and_prices_the_house(house: House, language: str) -> None:
    anna = house.visit(language, reduced_motion="reduce", bypass_csp=True)
    guide = f"{anna.text('client-guide')}: {anna.text('casino-war-name')}"
    anna.page.get_by_role("link", name=guide, exact=True).click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.text("casino-war-name"))
    cost = anna.page.get_by_text(re.compile(r"^\d[,.]\d{3} %$"))
    usual = cost.inner_text()
    check_page(anna)
    anna.page.get_by_role("radio", name="1:1").check(force=True)
    expect(cost).not_to_have_text(usual)
    for _ in range(3):
        anna.button("pages-replay-on").click()
    expect(current(anna)).to_contain_text("9♣")
    anna.page.set_viewport_size({"width": 360, "height": 640})
    check_page(anna)


def test_figures_and_leaderboards_are_found_from_the_lobby(house: House) -> None:
    anna = house.visit(bypass_csp=True, reduced_motion="reduce")
    play_badly(anna, house)
    anna.page.goto("/")
    anna.link("client-figures").click()
    expect(anna.page.get_by_role("img", name=anna.text("pages-figures-curve"))).to_be_visible()
    expect(anna.page.get_by_role("rowheader")).to_have_text(re.compile(anna.text("red-dog-name")))
    check_page(anna)
    anna.page.get_by_role("link", name=anna.text("pages-leaderboards")).click()
    listed = anna.page.get_by_label(anna.text("pages-leaderboards-listed"))
    expect(listed).to_be_checked()
    listed.uncheck()
    anna.page.reload()
    expect(listed).not_to_be_checked()
    check_page(anna)
