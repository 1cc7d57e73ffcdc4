"""Playing Blackjack in a real browser, and tables that are as full as they can be."""

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.visiting import Visitor

Press = Callable[[Visitor, Locator], None]

MOMENT: Final = 120
"""Milliseconds after a choice until the table shows what it brought."""


MOST_OF_OTHERS: Final = 4
"""Cards in each of several hands of others: six seats with more at once are past all that happens."""


def click(_visitor: Visitor, button: Locator) -> None:
    button.click()


def tap(_visitor: Visitor, button: Locator) -> None:
    button.tap()


def key(visitor: Visitor, button: Locator) -> None:
    expect(button).to_be_enabled()
    visitor.press(str(button.locator("kbd").text_content()).strip())


def verb(visitor: Visitor, name: str) -> Locator:
    return visitor.button(f"{'banking' if name == 'bet' else 'blackjack'}-verb-{name}.label")


def play_round(visitor: Visitor, press: Press) -> None:
    """Bet as before, split and double what can be, take one card else, and stand."""
    press(visitor, verb(visitor, "bet"))
    may_hit = True
    stand, decline = verb(visitor, "stand"), verb(visitor, "decline")
    while True:
        expect(visitor.settled().or_(stand).or_(decline)).to_be_visible()
        if visitor.settled().is_visible():
            return
        names = ["decline", "split", "double", *(["hit"] if may_hit else []), "stand"]
        name = next((name for name in names if verb(visitor, name).is_visible()), None)
        if name is None:
            continue  # it has just gone
        may_hit = may_hit and name != "hit"
        press(visitor, verb(visitor, name))
        visitor.page.wait_for_timeout(MOMENT)


def play_to_a_hand(visitor: Visitor) -> None:
    """One step towards a hand that can be played: a bet, no insurance, or the next round after a blackjack."""
    stand, decline, bet = (verb(visitor, name) for name in ("stand", "decline", "bet"))
    expect(stand.or_(decline).or_(bet).or_(visitor.settled())).to_be_visible()
    for button in (decline, bet, visitor.settled()):
        if button.is_visible():
            button.click()
            break
    visitor.page.wait_for_timeout(300)


def fill(visitor: Visitor, full: dict[str, int]) -> None:
    """From now on the room's views show `hands` of the visitor's, `others` of each other seat, and `cards` in each.

    The dealer has as many. Numbers may change: they hold for what comes after.
    """

    def relay(page: WebSocketRoute) -> None:
        room = page.connect_to_server()
        page.on_message(room.send)
        room.on_message(lambda text: page.send(_filled(str(text), full)))

    visitor.page.route_web_socket("**/socket", relay)


def _filled(text: str, full: dict[str, int]) -> str:
    message = json.loads(text)
    view = (message.get("now") or {}).get("view")
    if view:
        you = message.get("you") or 0
        view |= {"phase": "play", "to_move": [you], "hand": 1, "dealer": _cards(full["cards"], 3), "dealer_best": 21}
        for box in view["boxes"]:
            hands = full["hands"] if box["seat"] == you else full["others"]
            turns = [number == 0 and hands > 1 for number in range(hands)]
            cards = full["cards"] if box["seat"] == you or hands == 1 else min(full["cards"], MOST_OF_OTHERS)
            made = [_hand(number, cards, in_turn=turn) for number, turn in enumerate(turns)]
            box |= {"place": "in", "insurance": 10, "hands": made}
    return json.dumps(message)


def _hand(number: int, cards: int, *, in_turn: bool) -> dict[str, Any]:
    """The hand in turn has two totals, the others are doubled: so much is written beside each."""
    return {
        "number": number + 1,
        "cards": _cards(cards, number),
        "best": 20,
        "low": 10,
        "stake": 20,
        "staked": 20 if in_turn else 40,
        "from_split": number > 0,
        "doubled": not in_turn,
        "is_blackjack": False,
        "can_change": in_turn,
        "outcome": None,
        "net": None,
    }


def _cards(count: int, first: int) -> list[int]:
    return [(8 + 17 * (first + place)) % 52 for place in range(count)]


OUT_OF_SIGHT: Final = """
() => {
  const area = document.querySelector('.board').getBoundingClientRect();
  const shown = [...document.querySelectorAll('.board :is(.card, .plate, .total, .stake, .shoe, .tell, .insured)')];
  const out = shown.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && (box.left < area.left - 12 || box.right > area.right + 12 ||
      box.top < area.top - 1 || box.bottom > area.bottom + 1);
  });
  const covered = [...document.querySelectorAll('.mine .card, .dealt .card')].filter((card) => {
    const box = card.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width * 0.16, box.top + box.width * 0.16);
    return !card.contains(at);
  });
  const named = (each) => `${each.className} ${JSON.stringify(each.getBoundingClientRect())}`;
  return [...out, ...covered].map(named);
}
"""
"""What of the board is not in sight, and which cards of the player's or the dealer's hide their corner."""
