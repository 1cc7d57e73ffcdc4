"""The server stack of the room alone: python -m benchmarks.fairdeal_room.stack DIRECTORY.

It decodes every command and answers with the messages that a room would send, encoded for each command as a room does
it, and does nothing in between. They are those of one round that is played at the start.
"""

import json
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from itertools import count
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from fairdeal.engine.events import RoundSettled
from fairdeal.fair import Cut
from fairdeal.games import find_game
from fairdeal.record.document import Player
from fairdeal.room.tables import passing, playing
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.policy import Policy
from fairdeal.web.connection import DECODER, ENCODER
from fairdeal.web.doorkeeper import Doorkeeper
from fairdeal.web.limits import Limits
from fairdeal.web.server import Server, configured
from fairdeal.web.serving import listen, spare_the_collector
from fairdeal.wire import messages as wire
from fairdeal.wire.encode import now_of, whole_happening_of

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CHIPS = 2_000_000
"""Half-chips, as the players bring."""
WHO = "anna"


class Told(NamedTuple):
    """What a command did, as its player is told it."""

    events: list[wire.Happening]
    now: wire.Now


def played_round() -> dict[type[wire.Command], Told]:
    """What is told of each command of a round without a tie, and of sitting down before it."""
    return next(told for seed in count() if (told := _play(Random(seed))))


def _play(random: Random) -> dict[type[wire.Command], Told] | None:
    game = find_game("casino-war")
    live = LiveTable(game, game.presets["table"], Policy(decision=None, pause=0, rest=0), draw=random.randbytes)
    cut = Cut(0, random.randbytes(16))
    told: dict[type[wire.Command], Told] = {
        wire.Sit: _told(live, playing.sit(live, WHO, Player(seat=0, name="Player 0", chips=CHIPS), 0.0))
    }
    bet, version = {"kind": "bet", "amount": 20}, live.seats[0].version
    told[wire.Act] = _told(live, playing.act(live, WHO, bet, 0.0, version=version))
    told[wire.ShowCut] = _told(live, playing.show_cut(live, WHO, cut.commitment, 0.0))
    dealt = playing.open_cut(live, WHO, cut.data, 0.0)
    told[wire.OpenCut] = _told(live, dealt)
    return told if any(isinstance(each, RoundSettled) for one in dealt for each in one.happened.everything) else None


def _told(live: LiveTable, done: list[Outcome]) -> Told:
    """What was done, and what time brings at once."""
    while more := passing.step(live, 0.0):
        done += more
    shown = [event for each in done for event in each.happened.for_viewer(0)]
    return Told([whole_happening_of(live.game, event) for event in shown], now_of(live, 0, 1, 0.0))


class Stack:
    """Answers every player with the same round."""

    def __init__(self, told: dict[type[wire.Command], Told]) -> None:
        self._told = told

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "lifespan":
                for step in ("startup", "shutdown"):
                    await receive()
                    await send({"type": f"lifespan.{step}.complete"})
            case "websocket":
                await receive()
                await send({"type": "websocket.accept"})
                await self._play(receive, send)
            case "http":
                headers = [(b"content-type", b"application/json")]
                await send({"type": "http.response.start", "status": 200, "headers": headers})
                await send({"type": "http.response.body", "body": b'{"id": 1}'})

    async def _play(self, receive: Receive, send: Send) -> None:
        number = 1
        while (event := await receive())["type"] == "websocket.receive":
            command = DECODER.decode(event["text"])
            if isinstance(command, wire.Command):
                told = self._told[type(command)]
                events = wire.Events(command.table, number, told.events, told.now, you=0, sitting=1)
                number += len(told.events)
                for message in (events, wire.Answer(command.id)):
                    await send({"type": "websocket.send", "text": ENCODER.encode(message).decode()})


def main() -> None:
    listening = listen("127.0.0.1", 0)
    application = Stack(played_round())
    print(json.dumps({"url": f"http://127.0.0.1:{listening.getsockname()[1]}"}), file=sys.stdout, flush=True)
    spare_the_collector()
    keeper = Doorkeeper(Limits(), monotonic, limited=False)
    Server(configured(application, keeper), keeper).run(sockets=[listening])


if __name__ == "__main__":
    main()
