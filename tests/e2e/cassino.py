"""Playing Cassino in a real browser, and tables on which everything lies that the rules allow."""

import json
from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, WebSocketRoute, expect

from fairdeal.cards import card_code
from fairdeal.engine.cover import NOTHING_FIRST
from fairdeal.engine.moves import Action, Selection
from fairdeal.games.cassino import GAME, State
from fairdeal.record.codec import action_to_plain
from fairdeal.wire.encode import said_of, view_of
from tests.e2e.visiting import Visitor

YOU: Final = 0

Press = Callable[[Visitor, Locator], None]


def hand(visitor: Visitor) -> Locator:
    """The cards that the visitor holds, as buttons."""
    return visitor.page.locator("[data-hand] button")


def things(visitor: Visitor) -> Locator:
    """The loose cards and builds on the table, as buttons."""
    return visitor.page.locator("[data-take]")


def plays(visitor: Visitor) -> Locator:
    """The buttons below the table."""
    return visitor.page.locator(".plays button")


def asked(visitor: Visitor) -> Locator:
    """The question above the buttons."""
    return visitor.page.locator(".say .ask")


def sit_down(visitor: Visitor) -> None:
    """From the lobby to cards in the hand."""
    visitor.tile("cassino").click()
    expect(hand(visitor).first).to_be_visible()


def fits(button: Locator) -> bool:
    """Whether a card on the table is marked: it goes with what is chosen."""
    return "fits" in (button.get_attribute("class") or "").split()


def lay(visitor: Visitor, state: State) -> None:
    """From now on the room's messages show this deal, with all that the visitor may play in it."""
    view = msgspec.to_builtins(view_of(GAME.sight.view(state, YOU)))
    legal = GAME.rules.legal(state, YOU)
    offer = {
        "asks": "moves" if legal else "round",
        "yours": bool(legal),
        "actions": [_without_seat(action) for action in legal.actions],
        "selections": [_selection(each) for each in legal.selections],
        "warnings": [msgspec.to_builtins(said_of(each)) for each in GAME.text.warn(GAME.sight.view(state, YOU), legal)],
    }

    def laid(text: str) -> str:
        message = json.loads(text)
        if (message.get("now") or {}).get("view"):
            message["now"]["view"] = view
            message["now"]["offer"] = message["now"].get("offer", {}) | offer
        return json.dumps(message)

    def relay(page: WebSocketRoute) -> None:
        room = page.connect_to_server()
        page.on_message(room.send)
        room.on_message(lambda text: page.send(laid(str(text))))

    visitor.page.route_web_socket("**/socket", relay)


def _without_seat(action: Action) -> dict[str, Any]:
    return {name: value for name, value in action_to_plain(action).items() if name != "seat"}


def _selection(each: Selection) -> dict[str, Any]:
    action = {name: value for name, value in _without_seat(each.move).items() if name != "cards"}
    groups = [[card_code(card) for card in group] for group in each.groups]
    first = [[card_code(card) for card in group] for group in each.first]
    told = {"action": action, "groups": groups, "first": None if each.first == NOTHING_FIRST else first}
    return {name: value for name, value in (told | {"most": each.most}).items() if value is not None}


OUT_OF_SIGHT: Final = """
() => {
  const area = document.querySelector('.board').getBoundingClientRect();
  const shown = [...document.querySelectorAll('.board :is(.card, .plate, .score, .value, .whose, .sheet)')];
  const out = shown.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && (box.left < area.left - 2 || box.right > area.right + 2 ||
      box.top < area.top - 4 || box.bottom > area.bottom + 2);
  });
  const picks = [...document.querySelectorAll('.board .pick')];
  const covered = picks.filter((pick) => {
    const box = pick.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !pick.contains(at);
  });
  return [...out, ...covered].map((each) => `${each.className} ${JSON.stringify(each.getBoundingClientRect())}`);
}
"""
"""What of the board is not in sight, and which cards cannot be pressed where they lie."""
