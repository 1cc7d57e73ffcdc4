"""People at one table, connections that break, a second tab: what each of them sees in a real browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_sessions import finish_by
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow


def table_of(visitor: Visitor) -> int:
    found = re.search(r"/table/(\d+)", visitor.page.url)
    assert found, visitor.page.url
    return int(found[1])


def test_two_players_and_a_spectator_see_the_same_round(house: House) -> None:
    anna = house.visit("en")
    anna.play_now()
    table = table_of(anna)
    boris, vera = house.visit("ru"), house.visit("pt")
    boris.page.get_by_label(boris.text("client-your-name")).fill("Борис")
    boris.page.reload()
    boris.page.get_by_label(boris.text("client-your-name")).fill("Борис")
    boris.button("client-sit-down").click()
    vera.page.goto(f"/table/{table}")
    expect(vera.page.get_by_text(vera.text("client-join"))).to_be_visible()
    anna.button("banking-verb-bet.label").click()
    finish_by(anna, "click")
    anna.settled().click()
    for each in (anna, boris):
        expect(each.button("banking-verb-bet.label")).to_be_visible()
        each.button("banking-verb-bet.label").click()
    play_until_settled(anna, boris)
    for each in (anna, boris, vera):
        dealt = [line for line in each.story if re.search(r"[♣♦♥♠]", line)]
        assert len(dealt) >= 3, each.story
    cards = [re.findall(r"(?:10|[2-9JQKA])[♣♦♥♠]", " ".join(each.story[-12:])) for each in (anna, boris, vera)]
    last = [tuple(each[-3:]) for each in cards]
    assert last[0] == last[1] == last[2], last
    expect(vera.button("banking-verb-bet.label")).to_have_count(0)


def play_until_settled(*players: Visitor) -> None:
    """All bets are down: whoever ties goes to war."""
    first = players[0]
    for _ in range(40):
        if first.settled().is_visible():
            return
        for each in players:
            war = each.button("casino-war-verb-war.label")
            if war.is_visible():
                war.click()
        first.page.wait_for_timeout(250)
    raise AssertionError("the round does not end")


def test_play_resumes_by_itself_when_the_connection_is_back(house: House) -> None:
    anna = house.visit("en")
    anna.page.add_init_script(KEEP_SOCKETS)
    anna.page.reload()
    anna.play_now()
    before = anna.chips
    anna.page.context.set_offline(True)
    anna.page.evaluate("sockets.at(-1).close()")
    expect(anna.page.get_by_text(anna.text("client-lost"))).to_be_visible()
    anna.button("banking-verb-bet.label").click()
    anna.page.context.set_offline(False)
    expect(anna.page.get_by_text(anna.text("client-lost"))).to_be_hidden()
    anna.faults = [fault for fault in anna.faults if "ERR_INTERNET_DISCONNECTED" not in fault]
    finish_by(anna, "click")
    bets = [line for line in anna.story if line == "You bet 10 chips."]
    assert len(bets) == 1, "what was sent while the line was down is done, and once"
    assert abs(anna.chips - before) in (20, 40), "one bet of ten chips was played: won, lost, or doubled at war"


KEEP_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...parts) { super(...parts); window.sockets.push(this); }
};
"""


def test_the_newer_of_two_tabs_plays_and_the_older_one_watches(house: House) -> None:
    anna = house.visit("en")
    anna.play_now()
    newer: Page = anna.page.context.new_page()
    newer.goto(f"/table/{table_of(anna)}")
    bet = newer.get_by_role("button", name=re.compile("^Bet"))
    expect(bet).to_be_visible()
    expect(anna.page.get_by_text(anna.text("client-elsewhere"))).to_be_visible()
    expect(anna.button("banking-verb-bet.label")).to_have_count(0)
    anna.button("client-play-here").click()
    expect(anna.button("banking-verb-bet.label")).to_be_visible()
    expect(bet).to_have_count(0)
