"""Playing Red Dog in a real browser, by any hand: what is offered is taken, until the round is over."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.e2e.blackjack import Press
from tests.e2e.visiting import Visitor

FAST: Final = {"decision": 300, "bot_delay": 0, "pause": 300}
"""A policy under which nobody waits for bots, and the next round waits for somebody who wants it."""

VERBS: Final = ("show", "cover", "bet", "bank", "pass")


def verb(visitor: Visitor, name: str) -> Locator:
    """The button of a verb; among several that show cards the first."""
    label = re.escape(visitor.text(f"red-dog-verb-{name}.label"))
    return visitor.page.locator(".foot").get_by_role("button", name=re.compile(f"^{label}")).first


def sit(visitor: Visitor, bots: int, **plan: object) -> None:
    """Come in, and sit down at a new table with so many bots."""
    visitor.ask("/api/guest", {"name": "Anna"})
    table = visitor.ask("/api/tables", {"game": "red-dog", "bots": bots, "policy": FAST, **plan})["id"]
    visitor.page.goto(f"/table/{table}?sit=2000")
    begin(visitor)


def begin(visitor: Visitor) -> None:
    """The round, if it waits for somebody who wants it."""
    expect(visitor.settled().or_(visitor.page.locator(".board")).first).to_be_visible()
    visitor.page.wait_for_timeout(200)
    if visitor.settled().is_visible():
        visitor.settled().click()


def play_round(visitor: Visitor, press: Press) -> list[str]:
    """Do what is offered first until the round is over; the verbs that were used."""
    done: list[str] = []
    offered = {name: verb(visitor, name) for name in VERBS}
    anything = visitor.settled()
    for button in offered.values():
        anything = anything.or_(button)
    while True:
        expect(anything.first).to_be_visible()
        if visitor.settled().is_visible():
            return done
        name = next((name for name, button in offered.items() if button.is_visible()), None)
        if name is not None and offered[name].is_enabled():
            press(visitor, offered[name])
            done.append(name)
        visitor.page.wait_for_timeout(60)


IN_THE_WAY: Final = """
() => {
  const area = document.querySelector('.board').getBoundingClientRect();
  const shown = [...document.querySelectorAll('.board :is(.own, .seat, .fund, .current)')];
  const boxes = shown.map((each) => [each.className, each.getBoundingClientRect()]);
  const out = boxes.filter(([, box]) => box.left < area.left - 3 || box.right > area.right + 3 ||
    box.top < area.top - 3 || box.bottom > area.bottom + 3);
  const over = ([, one], [, other]) => one.left < other.right - 3 && other.left < one.right - 3 &&
    one.top < other.bottom - 3 && other.top < one.bottom - 3;
  const covering = boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => over(one, other))
    .map((other) => [one, other]));
  return [...out, ...covering].map((each) => JSON.stringify(each));
}
"""
"""What of the table is not in sight, and which places of it lie over one another."""
