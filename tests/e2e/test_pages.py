"""Every page: light enough, free of what axe knows, and no wider than a phone."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

from fairdeal.locale import LANGUAGES, catalogue_of
from tests.e2e.visiting import House

pytestmark = pytest.mark.slow

BUDGET = 120_000
"""Bytes over the wire for the first load of the lobby, headers left out."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_of_the_lobby_is_light(house: House, language: str) -> None:
    context = house.browser.new_context(locale=catalogue_of(language).text("language-locale"))
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(house.address)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {urlsplit(each.url).path: each.request.sizes()["responseBodySize"] for each in answers}
    context.close()
    assert 20_000 < sum(sizes.values()) < BUDGET, sizes


def test_what_has_a_digest_in_its_name_is_kept_and_the_page_is_asked_again(house: House) -> None:
    anna = house.visit()
    first = anna.page.request.get("/")
    assert first.headers["cache-control"] == "no-cache"
    asset = re.search(r"/assets/[^\"]+", first.text())
    assert asset
    assert "immutable" in anna.page.request.get(asset[0]).headers["cache-control"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_the_lobby_and_at_the_table(house: House, language: str, scheme: str) -> None:
    anna = house.visit(language, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    expect(anna.tile()).to_be_visible()
    anna.check_axe()
    anna.play_now()
    anna.check_axe()
    for tab in ("client-rules", "client-chat"):
        anna.button(tab).click()
        anna.check_axe()
    anna.page.get_by_role("button", name=re.compile(re.escape(anna.text("client-seal-closed")))).click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.check_axe()


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_twice_as_large_loses_nothing(house: House, language: str) -> None:
    """200 % zoom of a wide screen is a screen half as wide."""
    anna = house.visit(language)
    anna.page.set_viewport_size({"width": 640, "height": 380})
    anna.check_layout()
    anna.play_now()
    anna.check_layout()
    bet = anna.button("banking-verb-bet.label")
    bet.scroll_into_view_if_needed()
    assert reaches(anna.page, bet.bounding_box())


def reaches(page: Page, box: object) -> bool:
    """Whether a box lies in sight."""
    size = page.viewport_size
    return isinstance(box, dict) and size is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
