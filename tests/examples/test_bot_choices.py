"""What the example bot sends, message by message, where a room says what its choices are worth and where it can't."""

import io
import json
import runpy
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
import websockets.sync.client

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
HIT, STAND, TRAIL = ({"kind": kind, "seat": 0} for kind in ("hit", "stand", "trail"))
BET = {"kind": "bet", "least": 4, "most": 200, "step": 2}
BEST = [{"action": HIT, "expectation": "-3/4"}, {"action": STAND, "expectation": "-1/2"}]
BUSY = {"code": "thinking-busy", "sentence": "The room has too much to calculate."}


class Room:
    """Says what it is given, and keeps what it is sent."""

    def __init__(self, *said: dict[str, Any]) -> None:
        self.said, self.sent = said, list[dict[str, Any]]()

    def __enter__(self) -> "Room":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def __iter__(self) -> Iterator[str]:
        return iter(map(json.dumps, self.said))

    def send(self, text: str) -> None:
        self.sent.append({name: value for name, value in json.loads(text).items() if name not in ("id", "table")})


class Answer(io.StringIO):
    headers: ClassVar[dict[str, str]] = {}


def asks(version: int, **offer: Any) -> dict[str, Any]:
    return {"type": "table", "now": {"offer": {"version": version, "asks": "moves", "yours": True, **offer}}}


def prices(version: int, **more: Any) -> dict[str, Any]:
    return {"type": "prices", "version": version, "prices": [], **more}


def acts(version: int, action: dict[str, Any]) -> dict[str, Any]:
    return {"type": "act", "version": version, "action": action}


@pytest.mark.parametrize(
    ("said", "sent"),
    [
        pytest.param([asks(3, actions=[HIT, STAND])], [{"type": "price"}], id="asks what its choices are worth"),
        pytest.param(
            [asks(3, actions=[HIT, STAND]), prices(3, prices=BEST)],
            [{"type": "price"}, acts(3, STAND)],
            id="takes the best, however they are listed",
        ),
        pytest.param(
            [asks(3, actions=[HIT, STAND]), prices(2, prices=BEST)],
            [{"type": "price"}],
            id="doesn't act on prices of an earlier offer",
        ),
        pytest.param(
            [asks(3, actions=[HIT, STAND]), prices(3, error=BUSY)],
            [{"type": "price"}, acts(3, STAND)],
            id="stands where the room can't say",
        ),
        pytest.param(
            [asks(5, actions=[TRAIL]), prices(5, error=BUSY)],
            [{"type": "price"}, acts(5, TRAIL)],
            id="trails where the room can't say",
        ),
        pytest.param(
            [asks(1, actions=[{"kind": "sit-out", "seat": 0}], amounts=[BET])],
            [acts(1, {"kind": "bet", "amount": 4})],
            id="bets the least rather than sit out",
        ),
    ],
)
def test_it_sends(monkeypatch: pytest.MonkeyPatch, said: list[dict[str, Any]], sent: list[dict[str, Any]]) -> None:
    room = Room(*said)
    monkeypatch.setattr(websockets.sync.client, "connect", lambda *_, **__: room)
    monkeypatch.setattr(urllib.request, "urlopen", lambda _: Answer(json.dumps({"table": 1, "chips": 40})))
    monkeypatch.setattr(sys, "argv", ["bot.py", "http://localhost", "token:secret", "blackjack", "1"])
    runpy.run_path(str(BOT))
    assert room.sent[2:] == sent
