"""What waits to be sent, counted in bytes: for each client, and for all of them together."""

import asyncio
from collections import deque
from collections.abc import Callable

from fairdeal.web.limits import OVERHEAD, Limits


class Outboxes:
    """All outboxes of a room."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.size = 0
        self._open: set[Outbox] = set()

    def open(self, overflow: Callable[[], None]) -> "Outbox":
        """A new outbox. `overflow` is called once, when it holds too much."""
        outbox = Outbox(self, overflow)
        self._open.add(outbox)
        return outbox

    def close(self, outbox: "Outbox") -> None:
        """An outbox is gone, and what it held."""
        self._open.discard(outbox)

    def relieve(self) -> None:
        """While too much waits in all of them, the one with the most overflows."""
        while self.size > self.limits.all_waiting and self._open:
            max(self._open, key=lambda each: each.size).overflow()


class Outbox:
    """The messages that wait for one client, in their order. Each has a number, from 1."""

    def __init__(self, all_of_them: Outboxes, overflow: Callable[[], None]) -> None:
        self._all = all_of_them
        self._overflow = overflow
        self._messages: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._taken = 0
        self._is_open = True
        self.size = 0

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes) -> int:
        """Let a message wait; its number."""
        number = self._taken + len(self._messages) + 1
        if self._is_open:
            self._messages.append(message)
            self._grow(len(message) + OVERHEAD)
            self._filled.set()
            if self.size > self._all.limits.waiting:
                self.overflow()
            else:
                self._all.relieve()
        return number

    def is_waiting(self, number: int) -> bool:
        """Whether the message with that number has not been taken yet."""
        return self._is_open and number > self._taken

    async def take(self) -> bytes:
        """The next message, when there is one."""
        while not self._messages:
            self._filled.clear()
            await self._filled.wait()
        return self.take_now()

    def take_now(self) -> bytes:
        """The next message of those that wait."""
        message = self._messages.popleft()
        self._taken += 1
        self._grow(-len(message) - OVERHEAD)
        return message

    def overflow(self) -> None:
        """Too much waits: drop it, and say so."""
        self.close()
        self._overflow()

    def close(self) -> None:
        """Nothing waits any more, and nothing will."""
        self._is_open = False
        self._messages.clear()
        self._grow(-self.size)
        self._all.close(self)

    def _grow(self, size: int) -> None:
        self.size += size
        self._all.size += size
