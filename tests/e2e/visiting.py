"""Visitors of a room in a real browser: what they see is found as people find it, by role and by words."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, expect

from fairdeal.games import find_game
from fairdeal.locale import Catalogue, catalogue_of
from tests.web.served import Served

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 760}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
AXE: Final = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
SOON: Final = 15_000
"""Milliseconds that something may take on a busy machine."""

expect.set_options(timeout=SOON)

NOT_SIGNED_IN: Final = "401 (Unauthorized)"


@dataclass
class House:
    """A room, the pages that were opened on it, and the origins by which other devices reach it."""

    browser: Browser
    room: Served
    near: list[str] = field(default_factory=list)
    visitors: list["Visitor"] = field(default_factory=list)

    def visit(self, language: str = "en", *, phone: bool = False, **options: Any) -> "Visitor":
        """Somebody new with a browser of their own, on the first page."""
        size = PHONE if phone else DESKTOP
        context = self.browser.new_context(
            viewport=size,
            locale=catalogue_of(language).text("language-locale"),
            has_touch=phone,
            is_mobile=phone,
            base_url=self.address,
            **options,
        )
        context.set_default_timeout(SOON)
        visitor = Visitor(context.new_page(), language, self)
        self.visitors.append(visitor)
        visitor.page.goto("/")
        return visitor

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.room.port}"

    def close(self) -> None:
        """All leave; what went wrong in their pages fails the test."""
        faults = [fault for visitor in self.visitors for fault in visitor.faults]
        elsewhere = [url for visitor in self.visitors for url in visitor.asked if not url.startswith(self.address)]
        for visitor in self.visitors:
            visitor.page.context.close()
        assert not faults, faults
        assert not elsewhere, f"other hosts were asked: {elsewhere}"


class Visitor:
    """Somebody who looks at a page, in a language."""

    def __init__(self, page: Page, language: str, house: House) -> None:
        self.page, self.language, self.house = page, language, house
        self.words: Catalogue = catalogue_of(language)
        self.faults: list[str] = []
        self.asked: list[str] = []
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", self._note_request)

    # Finding

    def text(self, key: str, **facts: object) -> str:
        return self.words.text(key, **facts)

    def button(self, key: str, **facts: object) -> Locator:
        """A button by its words in the visitor's language."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.text(key, **facts))}"))

    def link(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("link", name=re.compile(f"^{re.escape(self.text(key, **facts))}"))

    @property
    def story(self) -> list[str]:
        """The lines of the story beside the table."""
        return self.page.get_by_role("list", name=self.text("client-story")).get_by_role("listitem").all_inner_texts()

    def press(self, key: str) -> None:
        """A key, as the reader's own keyboard sends it: Playwright's has Latin letters only."""
        if key.isascii():
            self.page.keyboard.press(key)
        else:
            self.page.evaluate(
                "key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))", key
            )

    # The room, asked over its HTTP as this visitor

    def ask(self, path: str, body: object = None) -> Any:
        """What the room answers to this visitor."""
        request = self.page.context.request
        answer = request.get(path) if body is None else request.post(path, data=json.dumps(body), headers=self._json())
        assert answer.ok, answer.text()
        return answer.json()

    def _json(self) -> dict[str, str]:
        return {"Content-Type": "application/json", "Origin": self.house.address}

    @property
    def chips(self) -> int:
        """Half-chips of this visitor, in the wallet and at tables."""
        me = self.ask("/api/me")
        return int(me["wallet"]) + int(me["chips_at_tables"])

    # Playing

    def tile(self, game: str = "casino-war") -> Locator:
        """The button that leads to a table of a game at once."""
        name = f"{self.text('client-play-now')}: {self.text(f'{game}-name')}"
        return self.page.get_by_role("button", name=name, exact=True)

    def play_now(self, game: str = "casino-war") -> None:
        self.tile(game).click()
        bet = next(verb.key for verb in find_game(game).text.verbs if verb.action.__name__ == "Bet")
        expect(self.button(f"{bet}.label")).to_be_visible()

    def settled(self) -> Locator:
        """What is shown when the round is over: the way to the next one, until it is taken."""
        name = re.compile(f"^{re.escape(self.text('client-next-round'))}")
        return self.page.get_by_role("button", name=name, disabled=False)

    def open_invitation(self) -> None:
        """The link to the table and its picture: on a phone by way of the rules."""
        size = self.page.viewport_size
        if size is not None and size["width"] < DESKTOP["width"]:
            self.button("client-rules").click()
        self.button("client-invite").first.click()
        expect(self.page.get_by_role("img", name=self.text("people-qr"))).to_be_visible()

    def wait_until(self, holds: str) -> None:
        """Wait until an expression holds in the page, by evaluating it: the page’s policy lets nothing else do that."""
        for _ in range(SOON // 100):
            if self.page.evaluate(holds):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"it never holds: {holds}")

    # What must hold on every page

    def check_layout(self) -> None:
        """Nothing is wider than the screen."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} pixels too wide"

    def check_axe(self) -> None:
        """No fault that axe knows of. It is brought by the page's own room: the policy allows nothing else."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        faults = [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found["violations"]]
        assert not faults, f"{self.page.url} in {self.language}: {faults}"

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NOT_SIGNED_IN not in message.text:
            self.faults.append(message.text)

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:", "ws")):
            self.asked.append(request.url)
