"""How often somebody may ask: a bucket of tokens for each address, player or name, filled again with time."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil
from typing import Final

from fairdeal.web import refusals

KNOWN: Final = 10_000
"""The most buckets of one kind: the one that was not used for longest is forgotten, and was full again anyway."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and one more every `every` seconds."""

    burst: int
    every: float


REQUESTS: Final = Rate(120, 0.05)
"""Requests of an address, and of a player."""

SIGN_INS: Final = Rate(10, 6.0)
"""Wrong passwords, from an address or a device on which the player has signed in before: ten, then ten a minute."""

NAMES: Final = Rate(30, 5.0)
"""Wrong passwords for a name, from wherever: more than one address can give, so that none can use them up alone."""

MESSAGES: Final = Rate(40, 0.05)
"""Messages on all connections of a player, and of all who only look on from a network."""

CODES: Final = Rate(5, 300.0)
"""Wrong codes of a player's second step: five, then one in five minutes. Who can try them has the password."""

GUESTS: Final = Rate(20, 15.0)
"""New guests from an address."""

RENAMES: Final = Rate(3, 6 * 3600.0)
"""New names of a player: three, then one in six hours, so that friends still know who is who."""

TABLES: Final = Rate(10, 10.0)
"""Tables that a player makes."""


CHECKS: Final = Rate(10, 20.0)
"""Records that are checked for an address."""


ALL: Final = (REQUESTS, SIGN_INS, NAMES, CODES, GUESTS, RENAMES, TABLES, CHECKS)


class Buckets:
    """The buckets of one rate, by whom they belong to.

    >>> buckets = Buckets(Rate(2, 10.0), lambda: 0.0)
    >>> buckets.wait("anna"), buckets.wait("anna"), buckets.wait("anna"), buckets.wait("boris")
    (0.0, 0.0, 10.0, 0.0)
    """

    def __init__(self, rate: Rate, steady: Callable[[], float]) -> None:
        self._rate = rate
        self._steady = steady
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def wait(self, who: Hashable) -> float:
        """Take a token; the seconds until there is one if there is none."""
        now, rate = self._steady(), self._rate
        tokens, since = self._buckets.get(who, (float(rate.burst), now))
        tokens = min(float(rate.burst), tokens + (now - since) / rate.every)
        wait = 0.0 if tokens >= 1 else (1 - tokens) * rate.every
        self._buckets[who] = (tokens if wait else tokens - 1, now)
        self._buckets.move_to_end(who)
        while len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return wait

    def give_back(self, who: Hashable) -> None:
        """Put back a token that was taken."""
        tokens, since = self._buckets.get(who, (float(self._rate.burst), self._steady()))
        self._buckets[who] = (min(float(self._rate.burst), tokens + 1), since)


class Rates:
    """All rates of a room; `limited` off lets everybody ask as often as they like."""

    def __init__(self, steady: Callable[[], float], *, limited: bool = True) -> None:
        self._limited = limited
        self._of = {rate: Buckets(rate, steady) for rate in ALL}

    def check(self, rate: Rate, who: Hashable) -> None:
        """Count something that was asked. Raises NotUnderstood (`too-many-requests`)."""
        wait = self._of[rate].wait(who) if self._limited else 0.0
        if wait:
            raise refusals.too_many_requests(ceil(wait))

    def give_back(self, rate: Rate, who: Hashable) -> None:
        """Do not count something after all: it is done as it should be."""
        self._of[rate].give_back(who)
