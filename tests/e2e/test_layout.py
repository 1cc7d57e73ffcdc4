"""On the smallest screens no page scrolls sideways, and whatever can be pressed is whole, in reach and large enough.

Russian and Portuguese have the longest words.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow

SIZES: Final[dict[str, ViewportSize]] = {
    "a narrow phone": {"width": 320, "height": 640},
    "a phone on its side": {"width": 640, "height": 360},
    "a laptop at 200 %": {"width": 640, "height": 400},
}
PAGES: Final = ("/", "/me", "/new", "/history", "/guide/blackjack")
CROWDED: Final = (("casino-war", 7), ("blackjack", 7), ("red-dog", 7), ("cassino", 2))
LONG: Final = "A table of very old friends, on Fridays"

FAULTS: Final = """
() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const wider = document.documentElement.scrollWidth - width;
  if (wider > 0) found.push(`the page is ${wider} pixels too wide`);
  const styles = (element) => getComputedStyle(element);
  const parents = (element) => {
    const all = [];
    for (let each = element.parentElement; each; each = each.parentElement) all.push(each);
    return all;
  };
  const pressed = (element) =>
    element.matches("[type=checkbox], [type=radio]") ? (element.closest("label") ?? element) : element;
  for (const element of document.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    const box = pressed(element).getBoundingClientRect();
    const style = styles(element);
    if (!box.width || !box.height || style.visibility === "hidden" || element.closest(".unseen, [inert]")) continue;
    const words = element.ariaLabel || element.textContent || element.tagName;
    const name = words.trim().replace(/\\s+/g, " ").slice(0, 40);
    const fault = (text) => found.push(`“${name}” ${text}`);
    const above = parents(element);
    const isWider = (each) => each.scrollWidth > each.clientWidth;
    const scrolls = above.some((each) => /auto|scroll/.test(styles(each).overflowX) && isWider(each));
    const inText = element.matches("a") && style.display === "inline";
    if (!inText && Math.min(box.width, box.height) < 39.5) fault(`is ${box.width} by ${box.height}`);
    if (!scrolls && (box.left < -1 || box.right > width + 1)) fault("is cut by the edge of the screen");
    if (element.matches("button, a") && !inText && isWider(element) && !element.querySelector(".unseen"))
      fault("holds more than it shows");
    for (const each of scrolls ? [] : above) {
      const edge = each.getBoundingClientRect();
      if (/hidden|clip/.test(styles(each).overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1))
        fault("is cut by what it is in");
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = x > 0 && x < width && y > 0 && y < innerHeight ? document.elementFromPoint(x, y) : null;
    const target = pressed(element);
    if (top && !target.contains(top) && !top.contains(target)) fault(`is covered by ${top.className || top.tagName}`);
  }
  return found;
}
"""


@pytest.mark.parametrize("language", ["ru", "pt"])
def test_nothing_is_cut_covered_or_too_small(house: House, language: str) -> None:
    anna = house.visit(language, phone=True, reduced_motion="reduce")
    faults: dict[str, Any] = {}
    for path in PAGES:
        anna.page.goto(path)
        expect(anna.page.get_by_role("heading", level=1).first).not_to_be_empty()
        faults |= _faults(anna, path)
        if path == "/":
            anna.ask("/api/guest", {"name": "Wolfeschlegelsteinhausen"})
    for game, seats in CROWDED:
        asked = {"game": game, "bots": seats - 1, "name": LONG, "options": {} if seats == 2 else {"seats": seats}}
        table = anna.ask("/api/tables", asked)["id"]
        anna.page.goto(f"/table/{table}?sit=200")
        expect(anna.page.locator(".plate.mine")).to_be_visible()
        faults |= _faults(anna, game)
    assert not faults, "\n".join(f"{where}: {what}" for where, what in faults.items())


def _faults(visitor: Visitor, page: str) -> dict[str, Any]:
    """What is wrong with a page at each of the sizes."""
    found = {}
    for name, size in SIZES.items():
        visitor.page.set_viewport_size(size)
        visitor.page.wait_for_timeout(40)
        if wrong := visitor.page.evaluate(FAULTS):
            found[f"{page} on {name}"] = wrong
    return found
