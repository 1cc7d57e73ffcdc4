"""The exercises of Blackjack in a real browser: by keyboard, in every language, with nothing that axe finds."""

import re

import pytest
from playwright.sync_api import expect

from fairdeal.locale import LANGUAGES
from tests.e2e.visiting import House

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_is_drilled_by_keyboard(house: House, language: str) -> None:
    anna = house.visit(language, bypass_csp=True, reduced_motion="reduce")
    anna.page.get_by_role("link", name=anna.text("client-drills-of", game=anna.text("blackjack-name"))).click()
    choices = anna.page.get_by_role("group", name=anna.text("blackjack-drill-choices")).get_by_role("button")
    expect(choices).to_have_count(4)
    anna.press("1")
    expect(anna.page.get_by_role("status").filter(has_text=re.compile(r"\S"))).to_be_visible()
    expect(anna.button("blackjack-drill-next")).to_be_visible()
    anna.check_axe()
    anna.page.evaluate("document.activeElement.blur()")
    anna.press("Enter")
    expect(anna.button("blackjack-drill-next")).to_have_count(0)
    anna.page.set_viewport_size({"width": 320, "height": 640})
    anna.check_layout()


def test_the_count_is_asked_when_the_cards_have_passed(house: House) -> None:
    anna = house.visit(bypass_csp=True, reduced_motion="reduce")
    anna.page.goto("/practise/blackjack/1")
    anna.page.get_by_label(anna.text("blackjack-drill-cards")).select_option("10")
    anna.page.get_by_label(anna.text("blackjack-drill-pace")).select_option("400")
    anna.button("blackjack-drill-start").click()
    entry = anna.page.get_by_label(anna.text("blackjack-drill-say"))
    expect(entry).to_be_focused()
    anna.check_axe()
    entry.fill("99")
    entry.press("Enter")
    expect(anna.page.get_by_text(re.compile("^You said \\+99; the count is "))).to_be_visible()
    anna.check_axe()
    anna.check_layout()
