"""Holds every TCP connection to its limits: how many there are, and how long one may keep the room waiting."""

import asyncio
import errno
import os
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from itertools import islice
from typing import Final, NamedTuple, Protocol

from structlog.stdlib import get_logger

from fairdeal.web.limits import Limits

LOOKS_EVERY: Final = 1.0
"""Seconds between two looks at all connections."""

AT_ONCE: Final = 200
"""Connections that are looked at in one step of the event loop."""

SAID_AGAIN_AFTER: Final = 60.0
"""Seconds after which the log says again what goes on: a flood must not fill it."""

SPARED: Final = 0.1
"""The share of idle connections of the greediest network that is closed when no more files can be opened."""

LOG = get_logger("fairdeal.web")


class Stage(NamedTuple):
    """What a connection keeps the room waiting for, and for how many seconds it may. A new `mark` begins anew."""

    name: str
    seconds: float
    mark: int = 0


class Caller(Protocol):
    """A connection, as the doorkeeper sees it."""

    transport: asyncio.Transport
    network: str

    def stage(self) -> Stage | None:
        """What the client keeps the room waiting for just now; None when it is not the client's turn."""

    def is_idle(self) -> bool:
        """Whether nothing would be lost by closing it."""

    def dismiss(self, reason: str) -> None:
        """End the connection, and tell the client why where it can be told."""


class Doorkeeper:
    """Counts and watches connections. `ended` is told the reason of every connection that is closed.

    With `limited` off a network may have as many as it likes; so may a proxy, which stands for many people.
    """

    def __init__(
        self,
        limits: Limits,
        steady: Callable[[], float],
        *,
        limited: bool = True,
        proxies: Callable[[str], bool] = lambda address: False,
        ended: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.limits = limits
        self._steady = steady
        self._limited = limited
        self._is_proxy = proxies
        self._ended = ended
        self._open: dict[asyncio.Transport, Caller] = {}
        self._networks: Counter[str] = Counter()
        self._since: dict[asyncio.Transport, tuple[Stage, float]] = {}
        self._unread: set[asyncio.Transport] = set()
        self._said: dict[tuple[str, str], float] = {}

    def __len__(self) -> int:
        return len(self._open)

    # Coming and going

    def enter(self, caller: Caller) -> None:
        """A connection is opened; it is closed again where there are too many."""
        self._open[caller.transport] = caller
        self._networks[caller.network] += 1
        most = self.limits.address_connections
        if self._limited and self._networks[caller.network] > most and not self._is_proxy(caller.network):
            self.dismiss(caller, "address-full")
        elif len(self._open) > self.limits.connections and not self._make_room(1):
            self.dismiss(caller, "room-full")

    def change(self, caller: Caller) -> None:
        """A connection has become a WebSocket."""
        self._open[caller.transport] = caller

    def leave(self, caller: Caller) -> None:
        """A connection is closed."""
        if self._open.pop(caller.transport, None) is not None:
            self._networks -= Counter([caller.network])
        self._since.pop(caller.transport, None)
        self._unread.discard(caller.transport)

    def dismiss(self, caller: Caller, reason: str) -> None:
        """End a connection, and say so."""
        self._say(reason, caller.network)
        self._ended(reason)
        caller.dismiss(reason)

    # What is not read

    def paused(self, caller: Caller) -> None:
        """A client does not read what is sent to it. When too much waits for all, the one with the most is cut."""
        self._unread.add(caller.transport)
        sizes = {each: each.get_write_buffer_size() for each in self._unread}
        while sizes and sum(sizes.values()) > self.limits.all_waiting:
            largest = max(sizes, key=lambda each: sizes[each])
            del sizes[largest]
            self.dismiss(self._open[largest], "not-read")

    def resumed(self, caller: Caller) -> None:
        """A client reads again."""
        self._unread.discard(caller.transport)

    # Now and then

    async def watch(self) -> None:
        """Look at all connections now and then, for ever."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            self._check_files()
            waiting = iter(tuple(self._open.values()))
            while some := tuple(islice(waiting, AT_ONCE)):
                self.look(some)
                await asyncio.sleep(0)

    def look(self, callers: Iterable[Caller]) -> None:
        """End those that have kept the room waiting for too long."""
        now = self._steady()
        for caller in callers:
            transport, stage = caller.transport, caller.stage()
            if stage is None or transport not in self._open:
                self._since.pop(transport, None)
                continue
            began = self._since.get(transport)
            if began is None or began[0] != stage:
                self._since[transport] = stage, now
            elif now - began[1] >= stage.seconds:
                del self._since[transport]
                self.dismiss(caller, stage.name)

    def _check_files(self) -> None:
        """Say once when no more files can be opened, and let go of idle connections: others must get in."""
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
            self._say("no-more-files", "")
            with suppress(ValueError):
                self._make_room(max(1, int(max(self._networks.values()) * SPARED)))

    def _make_room(self, count: int) -> bool:
        """Close the oldest idle connections of the network that has most; whether there were any."""
        for network, _ in self._networks.most_common():
            idle = (each for each in self._open.values() if each.network == network and each.is_idle())
            chosen: Collection[Caller] = tuple(islice(idle, count))
            for caller in chosen:
                self.dismiss(caller, "room-full")
            if chosen:
                return True
        return False

    def _say(self, reason: str, network: str) -> None:
        """Tell the host, once a minute for each reason and network."""
        now = self._steady()
        if now - self._said.get((reason, network), now - SAID_AGAIN_AFTER) >= SAID_AGAIN_AFTER:
            self._said = {key: at for key, at in self._said.items() if now - at < SAID_AGAIN_AFTER}
            self._said[reason, network] = now
            LOG.warning(SENTENCES[reason], reason=reason, network=network, connections=len(self._open))


SENTENCES: Final = {
    "address-full": "too many connections from one address: new ones are refused",
    "room-full": "all connections of the room are in use: idle ones are closed",
    "no-more-files": "no more files or connections can be opened: raise the limit of open files (ulimit -n)",
    "first-byte": "a connection that sent nothing was closed",
    "headers": "a request whose headers took too long was ended",
    "body": "a request whose body took too long was ended",
    "not-read": "a client that did not read was cut off",
    "closing": "a client that did not let itself be closed was cut off",
    "flooded": "a client that sent too much at once was cut off",
}
"""What the log says of each reason."""
