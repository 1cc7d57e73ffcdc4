"""A real browser before a real room."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from fairdeal.web.addresses import Reach
from scripts.find_browser import ARGUMENTS, MISSING, find_browser
from tests.e2e.visiting import House
from tests.web.served import served


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Chromium. It is closed after each module: while it is open, no other event loop can run in this process."""
    path = find_browser()
    assert path is not None, MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def house(chromium: Browser) -> Iterator[House]:
    """A new room and those who visit it. Nothing may go wrong in their pages."""
    near: list[str] = []
    with served(reach=Reach(near=lambda: near)) as room:
        house = House(chromium, room, near)
        yield house
        house.close()
