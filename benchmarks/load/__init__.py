"""Servers under load: scripted players at many tables, in a process of their own, and what they measure."""

from typing import NamedTuple, Protocol


class LoadSample(NamedTuple):
    """Actions whose outcome was seen in so many seconds, rounds that these settled, and latencies in milliseconds.

    CPU is a share of one core. `client_late` is how late, at the 99th percentile, the load's own timer came, in
    milliseconds: it is no latency of the server, and no part of `p50` and `p99`. Memory is in bytes. What the platform
    does not tell is None.
    """

    actions: int
    rounds: int
    seconds: float
    p50: float
    p99: float
    client_cpu: float
    client_late: float
    server_cpu: float | None
    server_rss: int | None
    server_peak: int | None

    @property
    def rate(self) -> float:
        """Actions per second."""
        return self.actions / self.seconds

    @property
    def round_rate(self) -> float:
        """Rounds per second."""
        return self.rounds / self.seconds

    @property
    def rate_of_cpu(self) -> float | None:
        """Actions per second of the server's CPU time: what a core that nobody else uses would give."""
        return self.rate / self.server_cpu if self.server_cpu else None


class Contender(Protocol):
    """A server with its players. Every `start` is a fresh server; one is measured at a time."""

    @property
    def name(self) -> str: ...

    @property
    def clocked(self) -> str:
        """What an action is, and what the clock runs over."""

    def start(self, tables: int) -> None:
        """Starts the server and seats one player at each table."""

    def closed_loop(self, seconds: float) -> LoadSample:
        """Each player sends the next action when the outcome of the last is seen."""

    def open_loop(self, rate: float, seconds: float) -> LoadSample:
        """Each player has an action due so many times a second; what waits for the one before counts from when due."""

    def stop(self) -> None:
        """Ends what was started, however far that came."""
