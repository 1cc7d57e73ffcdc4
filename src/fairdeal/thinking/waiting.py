"""Who waits for an answer, and who comes next: lane before lane, and in a lane each asker in turn."""

from collections import OrderedDict, deque
from collections.abc import Container, Mapping
from typing import Final, Generic, TypeVar

from fairdeal.thinking.questions import Lane

T = TypeVar("T")

MOST: Final[Mapping[Lane, int]] = {Lane.BOT: 2000, Lane.PRICE: 500, Lane.GUIDE: 16}
"""How many may wait in each lane."""


class Waiting(Generic[T]):
    """A bounded queue that is fair between askers.

    >>> waiting = Waiting[str]()
    >>> for asker, item in [("anna", "a1"), ("anna", "a2"), ("boris", "b1")]:
    ...     assert waiting.put(item, Lane.GUIDE, asker) is None
    >>> waiting.put("bot", Lane.BOT, "table 1")
    >>> [waiting.take() for _ in range(5)]
    ['bot', 'a1', 'b1', 'a2', None]
    """

    def __init__(self, most: Mapping[Lane, int] = MOST) -> None:
        self._most = most
        self._lanes: dict[Lane, OrderedDict[str, deque[T]]] = {lane: OrderedDict() for lane in Lane}

    def __len__(self) -> int:
        return sum(map(self._count, Lane))

    def put(self, item: T, lane: Lane, asker: str) -> T | None:
        """Let something wait; what has to give way, where there is no room: it, or the last of who asks for most."""
        askers = self._lanes[lane]
        given_way = None
        if self._count(lane) >= self._most[lane]:
            greediest = max(askers, key=lambda each: len(askers[each]))
            if len(askers[greediest]) <= len(askers.get(asker, ())) + 1:
                return item
            given_way = askers[greediest].pop()
        askers.setdefault(asker, deque()).append(item)
        return given_way

    def take(self, lanes: Container[Lane] = frozenset(Lane)) -> T | None:
        """Who comes next in any of these lanes."""
        for lane, askers in self._lanes.items():
            if lane in lanes and askers:
                asker, items = askers.popitem(last=False)
                item = items.popleft()
                if items:
                    askers[asker] = items
                return item
        return None

    def drop(self, item: T, lane: Lane, asker: str) -> None:
        """Something need not wait any longer, if it still does."""
        items = self._lanes[lane].get(asker)
        if items is not None and item in items:
            items.remove(item)
            if not items:
                del self._lanes[lane][asker]

    def _count(self, lane: Lane) -> int:
        return sum(map(len, self._lanes[lane].values()))
