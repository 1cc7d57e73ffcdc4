"""No move is played that was not meant: double clicks, held keys, and buttons that come under the finger."""

import pytest
from playwright.sync_api import expect

from tests.e2e.blackjack import click, play_round, play_to_a_hand, verb
from tests.e2e.visiting import House, Visitor

pytestmark = pytest.mark.slow


def to_a_hand(visitor: Visitor) -> None:
    while not verb(visitor, "hit").is_visible():
        play_to_a_hand(visitor)
    expect(verb(visitor, "hit")).to_be_enabled()


def own_cards(visitor: Visitor) -> int:
    return visitor.page.locator(".mine .card").count()


def test_a_double_click_takes_one_card(house: House) -> None:
    anna = house.visit("en", reduced_motion="reduce")
    anna.play_now("blackjack")
    to_a_hand(anna)
    cards = own_cards(anna)
    verb(anna, "hit").dblclick(delay=40)
    anna.page.wait_for_timeout(700)
    assert own_cards(anna) == cards + 1


def test_a_key_that_is_held_takes_one_card(house: House) -> None:
    anna = house.visit("en", reduced_motion="reduce")
    anna.play_now("blackjack")
    to_a_hand(anna)
    cards = own_cards(anna)
    for _ in range(15):
        anna.page.keyboard.down("h")
        anna.page.wait_for_timeout(100)
    anna.page.keyboard.up("h")
    assert own_cards(anna) == cards + 1


def test_a_double_click_on_the_next_round_bets_nothing(house: House) -> None:
    anna = house.visit("en", reduced_motion="reduce")
    anna.play_now("blackjack")
    play_round(anna, click)
    before = anna.chips
    at = anna.settled().bounding_box()
    assert at is not None
    expect(anna.settled()).to_be_enabled()
    anna.page.mouse.dblclick(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, delay=40)
    expect(verb(anna, "bet")).to_be_visible()
    anna.page.wait_for_timeout(700)
    expect(verb(anna, "bet")).to_be_visible()
    bet = verb(anna, "bet").bounding_box()
    assert bet is not None
    assert bet["y"] >= at["y"] + at["height"], "a bet doesn’t take the place of the next round"
    assert anna.chips == before


def test_the_same_bet_is_one_key_away(house: House) -> None:
    anna = house.visit("en", reduced_motion="reduce")
    anna.play_now("blackjack")
    play_round(anna, click)
    expect(anna.button("client-same-bet", chips="10")).to_be_enabled()
    anna.page.keyboard.press("Enter")
    to_a_hand(anna)
    assert anna.story.count("You bet 10 chips.") >= 2
