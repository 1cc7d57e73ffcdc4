"""Rounds played from the line of chat alone, in a real browser and in every language."""

import pytest
from playwright.sync_api import Locator, expect

from fairdeal.locale import LANGUAGES
from tests.e2e.visiting import SOON, House, Visitor

pytestmark = pytest.mark.slow

CHOICES = {
    "blackjack": ("blackjack-verb-decline", "blackjack-verb-stand"),
    "casino-war": ("casino-war-verb-war",),
}
"""What is answered when it is asked, by the keys of the words."""


def sit_down(visitor: Visitor, game: str) -> None:
    """Come in and take a seat at a table of a game."""
    visitor.ask("/api/guest", {"name": f"Anna {visitor.language}"})
    place = visitor.ask("/api/play-now", {"game": game})
    visitor.page.goto(f"/table/{place['table']}?sit={place['chips']}")
    expect(visitor.button("banking-verb-bet.label")).to_be_visible()


def open_chat(visitor: Visitor) -> None:
    visitor.button("client-chat").click()
    expect(visitor.page.get_by_text(visitor.text("client-chat-hint"))).to_be_visible()


def lines_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.text("client-chat")).get_by_role("listitem")


def type_in(visitor: Visitor, text: str) -> None:
    """Type a line, and send it when nothing else is on its way."""
    field = visitor.page.get_by_role("textbox", name=visitor.text("client-chat-line"))
    field.fill(text)
    visitor.button("client-send").click()
    expect(field).to_have_value("")


def command(visitor: Visitor, key: str) -> str:
    return "!" + visitor.words.words(key)[0]


def play_round(visitor: Visitor, game: str) -> None:
    """A bet, and then the same answer to whatever is asked, until the round is over."""
    type_in(visitor, f"{command(visitor, 'banking-verb-bet')} 10")
    for _ in range(8):
        asked = [key for key in CHOICES[game] if visitor.button(f"{key}.label").is_visible()]
        if asked:
            type_in(visitor, command(visitor, asked[0]))
            expect(visitor.button(f"{asked[0]}.label")).to_have_count(0)
        choices = [visitor.button(f"{key}.label") for key in CHOICES[game]]
        over = visitor.settled()
        for each in choices:
            over = over.or_(each)
        expect(over.first).to_be_visible(timeout=SOON)
        if visitor.settled().is_visible():
            return
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("game", CHOICES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_played_from_the_chat_and_only_the_player_sees_it_there(
    house: House, language: str, game: str
) -> None:
    anna = house.visit(language)
    sit_down(anna, game)
    vera = house.visit("en")
    vera.page.goto(anna.page.url)
    open_chat(anna)
    vera.button("client-chat").click()
    type_in(anna, command(anna, "word-help"))
    expect(lines_of(anna).filter(has_text=anna.text("word-chips.hint"))).to_be_visible()
    play_round(anna, game)
    told = lines_of(anna).all_inner_texts()
    assert f"{command(anna, 'banking-verb-bet')} 10" in told
    assert any("♣" in line or "♦" in line or "♥" in line or "♠" in line for line in told), told
    type_in(anna, command(anna, "word-hand"))
    head = anna.text("chat-hand", what="…").split("…")[0]
    expect(lines_of(anna).last).to_contain_text(head)
    expect(lines_of(vera)).to_have_text([vera.text("client-chat-empty")])
    anna.check_layout()
    anna.check_axe()


def test_on_a_phone_the_sheet_tells_what_happens(house: House) -> None:
    anna = house.visit("pt", phone=True)
    sit_down(anna, "blackjack")
    open_chat(anna)
    type_in(anna, "!aposta 500")
    expect(lines_of(anna).last).to_contain_text("500")
    type_in(anna, "!aposta 10")
    expect(lines_of(anna).filter(has_text="Aposta 10 fichas.")).to_be_visible()
    type_in(anna, "olá a todos")
    expect(lines_of(anna).filter(has_text="olá a todos")).to_be_visible()
    anna.check_layout()
    anna.check_axe()
