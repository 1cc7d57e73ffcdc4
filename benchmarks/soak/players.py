"""People who play while strangers do what they can: each at a table of their own, a command a second."""

import asyncio
import hashlib
import json
from dataclasses import dataclass, field
from http.client import HTTPConnection
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

TABLE: Final = {
    "game": "casino-war",
    "preset": "table",
    "options": {"seats": 1},
    "policy": {"decision": None, "pause": 0, "rest": 0},
}
CHIPS: Final = 1_000_000
CUT: Final = b"soak"
PACE: Final = 1.0
"""Seconds between two commands of a player."""


@dataclass
class Honest:
    """A player from an address of its own. `waits` are the seconds until each command was answered."""

    port: int
    number: int
    waits: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    table: int = 0
    cookie: str = ""
    offer: dict[str, Any] | None = None
    ids: int = 0

    @property
    def address(self) -> str:
        """The player's own."""
        return f"127.0.1.{1 + self.number}"

    def come_in(self) -> None:
        """Take a name, and make a table."""
        self.post("/api/guest", {"name": f"Player {self.number}"})
        self.table = self.post("/api/tables", TABLE)["id"]

    def post(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        door = HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(self.address, 0))
        door.request("POST", path, json.dumps(body), headers)
        answer = door.getresponse()
        said = answer.read()
        assert answer.status < 300, said
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        door.close()
        return json.loads(said)

    async def play(self) -> None:
        """Play until cancelled."""
        async with connect(
            f"ws://127.0.0.1:{self.port}/socket",
            additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0),
            proxy=None,
            compression=None,
        ) as room:
            await room.send(json.dumps({"type": "watch", "table": self.table}))
            await self._command(room, {"type": "sit", "chips": CHIPS})
            await asyncio.sleep(PACE * (self.number % 10) / 10)
            while True:
                due = perf_counter() + PACE
                await self._command(room, self._choice(self.offer or {}))
                await asyncio.sleep(max(0.0, due - perf_counter()))

    def _choice(self, offer: dict[str, Any]) -> dict[str, Any]:
        match offer.get("asks"):
            case None:
                return {"type": "ready"}
            case "cuts":
                shown = hashlib.sha256(b"fairdeal/2/cut" + CUT).hexdigest()
                return {"type": "show-cut", "commitment": shown}
            case "openings":
                return {"type": "open-cut", "cut": CUT.hex()}
        action = {"kind": "bet", "amount": 20} if offer.get("amounts") else offer["actions"][0]
        return {"type": "act", "version": offer["version"], "action": action}

    async def _command(self, room: ClientConnection, fields: dict[str, Any]) -> None:
        self.ids += 1
        began = perf_counter()
        await room.send(json.dumps({"id": str(self.ids), "table": self.table, **fields}))
        while (message := json.loads(await room.recv()))["type"] != "answer":
            if "now" in message:
                self.offer = message["now"].get("offer")
        self.waits.append(perf_counter() - began)
        if message.get("error"):
            self.refused.append(message["error"]["code"])
