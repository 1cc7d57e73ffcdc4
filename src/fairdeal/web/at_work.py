"""Requests that are being worked on: so many of a network, and so many in all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fairdeal.web import refusals
from fairdeal.web.limits import Limits

WAIT: Final = 1
"""Seconds after which to ask again."""


class AtWork:
    """Counts requests while they are worked on. `limited` off counts none of a single network."""

    def __init__(self, limits: Limits, *, limited: bool = True) -> None:
        self._limits, self._limited = limits, limited
        self._networks: Counter[str] = Counter()

    @contextmanager
    def counted(self, network: str) -> Iterator[None]:
        """Work on a request. Raises NotUnderstood (`too-many-requests`)."""
        too_many = self._limited and self._networks[network] >= self._limits.address_requests
        if too_many or self._networks.total() >= self._limits.requests:
            raise refusals.too_many_requests(WAIT)
        self._networks[network] += 1
        try:
            yield
        finally:
            self._networks -= Counter([network])
