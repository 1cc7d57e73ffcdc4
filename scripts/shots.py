"""Takes pictures of every page into shots/: on a wide screen and on a phone, light and dark, in every language.

`python -m scripts.shots [PAGE …]` takes those whose name begins so.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from fairdeal.games.cassino import State
from fairdeal.locale import LANGUAGES
from scripts.find_browser import ARGUMENTS, MISSING, find_browser
from tests.e2e import cassino, red_dog
from tests.e2e.blackjack import click, fill, play_round, play_to_a_hand, verb
from tests.e2e.test_cassino import BUILDS, MANY, SCORED, THREES
from tests.e2e.visiting import House, Visitor
from tests.web.served import served

PICTURES: Final = {"red-dog-wide-light-en": "table.png", "red-dog-phone-dark-en": "phone.png"}
"""Those that the README shows, kept in docs/pictures."""

COLOURS: Final = 128
"""Enough for a picture of a table, at a third of the size."""

SHOTS: Final = Path(__file__).resolve().parent.parent / "shots"
PASSWORD: Final = "seven lucky sevens"
ROUNDS: Final = 6

Look = Callable[[Visitor], None]


@dataclass(frozen=True)
class Shot:
    """A page by its name, and how somebody gets there."""

    name: str
    go: Look


def _lobby(visitor: Visitor) -> None:
    expect(visitor.tile()).to_be_visible()


def _bet(visitor: Visitor) -> None:
    visitor.play_now()


def _played(visitor: Visitor) -> None:
    visitor.play_now()
    for number in range(ROUNDS):
        _play_round(visitor)
        if number < ROUNDS - 1:
            visitor.settled().click()


def _play_round(visitor: Visitor) -> None:
    visitor.button("banking-verb-bet.label").click()
    war = visitor.button("casino-war-verb-war.label")
    expect(visitor.settled().or_(war)).to_be_visible()
    if war.is_visible():
        war.click()
    expect(visitor.settled()).to_be_visible()


def _tie(visitor: Visitor) -> None:
    """Rounds are played until one ties: that is one in fourteen."""
    visitor.play_now()
    war = visitor.button("casino-war-verb-war.label")
    while True:
        visitor.button("banking-verb-bet.label").click()
        expect(visitor.settled().or_(war)).to_be_visible()
        if war.is_visible():
            visitor.page.wait_for_timeout(400)
            return
        visitor.settled().click()


def _blackjack(visitor: Visitor) -> None:
    """A hand of Blackjack that can be played."""
    visitor.play_now("blackjack")
    while not verb(visitor, "stand").is_visible():
        play_to_a_hand(visitor)
    expect(verb(visitor, "stand").locator("small")).to_be_visible()


def _blackjack_settled(visitor: Visitor) -> None:
    visitor.play_now("blackjack")
    play_round(visitor, click)


def _blackjack_chart(visitor: Visitor) -> None:
    _blackjack(visitor)
    visitor.page.get_by_role("button", name=visitor.text("blackjack-chart"), exact=True).click()
    expect(visitor.page.get_by_role("table").first).to_be_visible()


def _crowded(hands: int) -> Look:
    """Seven seats at Blackjack, the visitor with so many hands."""

    def go(visitor: Visitor) -> None:
        fill(visitor, {"hands": hands, "others": min(2, hands), "cards": 3})
        _as_guest(visitor)
        table = visitor.ask("/api/tables", {"game": "blackjack", "bots": 6})["id"]
        visitor.page.goto(f"/table/{table}?sit=2000")
        expect(visitor.page.locator(".mine .card").first).to_be_visible()

    return go


def _cassino(state: State, *pressed: int) -> Look:
    """A deal of Cassino, with a card of the hand chosen and then things on the table."""

    def go(visitor: Visitor) -> None:
        cassino.lay(visitor, state)
        visitor.tile("cassino").click()
        expect(visitor.page.locator(".board")).to_be_visible()
        for place, number in enumerate(pressed):
            (cassino.things(visitor) if place else cassino.hand(visitor)).nth(number).click()

    return go


def _red_dog(bots: int, preset: str) -> Look:
    """Red Dog with so many bots, when the visitor is to decide for the second time."""

    def go(visitor: Visitor) -> None:
        red_dog.sit(visitor, bots, preset=preset, options={"seats": bots + 1})
        red_dog.play_round(visitor, click)
        visitor.settled().click()
        expect(visitor.settled()).to_be_hidden()
        expect(red_dog.verb(visitor, "bet").or_(visitor.settled()).first).to_be_visible()

    return go


def _seal(visitor: Visitor) -> None:
    _played(visitor)
    visitor.page.locator("[data-shoe]").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _rules(visitor: Visitor) -> None:
    _bet(visitor)
    visitor.button("client-rules").click()


def _left(visitor: Visitor) -> None:
    _played(visitor)
    visitor.button("client-leave").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.text("client-what-to-play"))


def _at(path: str, before: Look = _lobby) -> Look:
    def go(visitor: Visitor) -> None:
        before(visitor)
        visitor.page.goto(path)
        visitor.page.wait_for_load_state("networkidle")

    return go


def _as_guest(visitor: Visitor) -> None:
    visitor.ask("/api/guest", {"name": "Anna"})


def _as_host(visitor: Visitor) -> None:
    _as_guest(visitor)
    visitor.ask("/api/account", {"password": PASSWORD})
    visitor.ask("/api/first-host", {"key": visitor.house.room.first_host.key})


def _as_host_with_tables(visitor: Visitor) -> None:
    _as_host(visitor)
    me = visitor.ask("/api/me")["player"]
    visitor.ask(f"/api/host/people/{me}/grant", {"amount": 15, "reason": "7½"})
    visitor.ask("/api/tables", {"game": "blackjack", "bots": 2})
    visitor.ask("/api/tables", {"game": "casino-war", "private": True})


def _invite(visitor: Visitor) -> None:
    _as_guest(visitor)
    table = visitor.ask("/api/tables", {"game": "casino-war", "preset": "table", "private": True})
    visitor.page.goto(f"/table/{table['id']}?code={table['code']}")
    visitor.open_invitation()


def _sheet(path: str) -> Look:
    """A page about the sitting that was just left."""

    def go(visitor: Visitor) -> None:
        _left(visitor)
        sitting = visitor.ask("/api/me/sittings")[0]["id"]
        visitor.page.goto(path.format(sitting))
        visitor.page.wait_for_load_state("networkidle")

    return go


PAGES: Final = (
    Shot("lobby", _lobby),
    Shot("table-bet", _bet),
    Shot("table-tie", _tie),
    Shot("table-played", _played),
    Shot("table-seal", _seal),
    Shot("table-rules", _rules),
    Shot("blackjack", _blackjack),
    Shot("blackjack-settled", _blackjack_settled),
    Shot("blackjack-chart", _blackjack_chart),
    Shot("blackjack-crowded", _crowded(1)),
    Shot("blackjack-split", _crowded(2)),
    Shot("cassino", _cassino(BUILDS, 0)),
    Shot("cassino-threes", _cassino(THREES, 0, 0)),
    Shot("cassino-many", _cassino(MANY, 1)),
    Shot("cassino-scored", _cassino(SCORED)),
    Shot("red-dog", _red_dog(5, "base")),
    Shot("red-dog-crowded", _red_dog(14, "pool")),
    Shot("guide", _at("/guide/casino-war")),
    Shot("guide-of-cassino", _at("/guide/cassino")),
    Shot("guide-of-blackjack", _at("/guide/blackjack")),
    Shot("guide-of-red-dog", _at("/guide/red-dog")),
    Shot("history", _at("/history", _left)),
    Shot("sitting", _sheet("/sitting/{}")),
    Shot("replay", _sheet("/replay/sitting/{}/1/4")),
    Shot("check", _at("/check")),
    Shot("fair", _at("/fair", _left)),
    Shot("new-table", _at("/new", _as_guest)),
    Shot("nobody", _at("/me")),
    Shot("guest", _at("/me", _as_guest)),
    Shot("account", _at("/me", _as_host)),
    Shot("host", _at("/host", _as_host)),
    Shot("host-tables", _at("/host/tables", _as_host_with_tables)),
    Shot("host-log", _at("/host/log", _as_host_with_tables)),
    Shot("host-settings", _at("/host/settings", _as_host)),
    Shot("invite", _invite),
    Shot("missing", _at("/nowhere")),
)


def _looks() -> Iterator[tuple[str, bool, str]]:
    """Language, phone or not, light or dark. English in both lights, the others once each."""
    for phone in (False, True):
        yield from (("en", phone, scheme) for scheme in ("light", "dark"))
        yield from ((language, phone, "light") for language in LANGUAGES if language != "en")


def _keep(name: str) -> None:
    """Redraw a picture of the README with its page."""
    if name in PICTURES:
        with Image.open(SHOTS / f"{name}.png") as shot:
            picture = shot.convert("RGB").quantize(COLOURS)
        picture.save(SHOTS.parent / "docs" / "pictures" / PICTURES[name], optimize=True)


def main(wanted: Sequence[str]) -> int:
    path = find_browser()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    SHOTS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for shot in (each for each in PAGES if not wanted or each.name.startswith(tuple(wanted))):
            for language, phone, scheme in _looks():
                with served() as room:
                    house = House(browser, room)
                    visitor = house.visit(language, phone=phone, color_scheme=scheme, reduced_motion="reduce")
                    shot.go(visitor)
                    visitor.page.wait_for_timeout(300)
                    size = "phone" if phone else "wide"
                    name = f"{shot.name}-{size}-{scheme}-{language}"
                    visitor.page.screenshot(path=SHOTS / f"{name}.png", full_page=True)
                    _keep(name)
                    house.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
