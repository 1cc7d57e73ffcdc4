"""Open WebSockets: so many for a player, for a network and in all; closed when a player is banned or signs out."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, MutableMapping
from typing import Any, Final

from structlog.stdlib import get_logger

from fairdeal.web.endings import ADDRESS_FULL, ENDINGS, FULL, PLAYER_FULL, Ending
from fairdeal.web.limits import Limits
from fairdeal.web.socket import Receive, Send

NAMES: Final = {ending.code: ending.name for ending in ENDINGS}

LOG = get_logger("fairdeal.web")

Ended = Callable[[str], None]
"""Is told the name of every ending that the room makes."""


class Line:
    """One WebSocket seen from outside: what the client sends passes `receive`, what the room sends passes `send`."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        *,
        network: str = "",
        player: str = "",
        digest: str = "",
        ended: Ended = lambda name: None,
    ) -> None:
        self.network, self.player, self.digest = network, player, digest
        self._receive, self._send, self._ended = receive, send, ended
        self._cut = False

    async def receive(self) -> MutableMapping[str, Any]:
        """What comes next from the client; its end when the line was cut."""
        event = await self._receive()
        return {"type": "websocket.disconnect", "code": 1000} if self._cut else event

    async def send(self, event: MutableMapping[str, Any]) -> None:
        """Send something to the client."""
        if self._cut:
            return
        if event["type"] == "websocket.close":
            self._note(event["code"])
        await self._send(event)

    async def cut(self, ending: Ending) -> None:
        """Close the line; nothing that the client sends is read any more."""
        if not self._cut:
            self._cut = True
            self._note(ending.code)
            await self._send(ending.event)

    async def refuse(self, ending: Ending) -> None:
        """Close the line before it is used. It is opened first: browsers tell no reason of one that never was."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        await self.cut(ending)

    def _note(self, code: int) -> None:
        name = NAMES[code]
        LOG.warning("connection ended by the room", reason=name, code=code, network=self.network)
        self._ended(name)


class Lines:
    """All lines that are open. `limited` off lets players and networks have as many as they like."""

    def __init__(self, limits: Limits | None = None, *, limited: bool = True) -> None:
        self._limits, self._limited = limits or Limits(), limited
        self._open: dict[Line, None] = {}
        self._players: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()
        self._cutting: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, line: Line) -> Ending | None:
        """Open a line; or why it cannot be."""
        if (reason := self._reason_against(line)) is not None:
            return reason
        self._open[line] = None
        self._players[line.player] += 1
        self._networks[line.network] += 1
        return None

    def drop(self, line: Line) -> None:
        """A line is closed."""
        if line in self._open:
            del self._open[line]
            self._players -= Counter([line.player])
            self._networks -= Counter([line.network])

    def cut_player(self, player: str, ending: Ending) -> None:
        """Close all lines of a player."""
        self._cut([line for line in self._open if line.player == player], ending)

    def cut_session(self, digest: str, ending: Ending) -> None:
        """Close the lines that came by a session or token."""
        self._cut([line for line in self._open if line.digest == digest], ending)

    def _reason_against(self, line: Line) -> Ending | None:
        if self._limited and line.player and self._players[line.player] >= self._limits.player_sockets:
            return PLAYER_FULL
        if self._limited and self._networks[line.network] >= self._limits.address_sockets:
            return ADDRESS_FULL
        if len(self._open) >= self._limits.sockets and not self._make_room(line.network):
            return FULL
        return None

    def _make_room(self, network: str) -> bool:
        """Close the oldest line of somebody who only looks on, from the network with the most lines of all."""
        greediest, most = max(self._networks.items(), key=lambda each: each[1])
        spared = (line for line in self._open if line.network == greediest and not line.player)
        if greediest == network or most == 1 or (line := next(spared, None)) is None:
            return False
        self.drop(line)
        self._cut([line], FULL)
        return True

    def _cut(self, lines: Iterable[Line], ending: Ending) -> None:
        """Close lines without waiting: a client that does not read its messages would hold it up."""
        for line in lines:
            task = asyncio.get_running_loop().create_task(_cut_quietly(line, ending))
            self._cutting.add(task)
            task.add_done_callback(self._cutting.discard)


async def _cut_quietly(line: Line, ending: Ending) -> None:
    try:
        await line.cut(ending)
    except (OSError, RuntimeError):
        return
