"""Figures for those who run a room, as Prometheus reads them: counts and times, nothing of what is played."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, cast

import prometheus_client
from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from fairdeal.room.ports import JournalRow, Store, Write
from fairdeal.room.room import Room
from fairdeal.web.socket import Send

FLUSH_TIMES: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""Bounds (seconds) of the histogram of flushes."""

PATH: Final = "/metrics"
KIND: Final = b"text/plain; version=0.0.4; charset=utf-8"

DONE: Final = "done"
"""The code of an answer that refuses nothing."""


class Metrics:
    """The figures of a process, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._commands: Counter[tuple[str, str]] = Counter()
        self.registry.register(_CommandFigures(self._commands))
        self._requests = prometheus_client.Counter(
            "fairdeal_requests", "Requests of HTTP by status.", ["status"], registry=self.registry
        )
        self._journal = prometheus_client.Counter(
            "fairdeal_journal_lines", "Lines written to journals.", registry=self.registry
        )
        self._ends = prometheus_client.Counter(
            "fairdeal_connections_ended",
            "Connections that the room ended, by the reason.",
            ["reason"],
            registry=self.registry,
        )
        self._flushes = Histogram(
            "fairdeal_flush_seconds",
            "Time until a batch of writes is safe.",
            buckets=FLUSH_TIMES,
            registry=self.registry,
        )

    def commanded(self, kind: str, code: str) -> None:
        """A command was answered; an empty code means that it was done."""
        self._commands[kind, code or DONE] += 1

    def requested(self, status: int) -> None:
        """A request was answered."""
        self._requests.labels(str(status)).inc()

    def ended(self, reason: str) -> None:
        """The room ended a connection."""
        self._ends.labels(reason).inc()

    def flushed(self, batch: Sequence[Write], seconds: float) -> None:
        """A batch is safe on the disk."""
        self._journal.inc(sum(isinstance(write, JournalRow) for write in batch))
        self._flushes.observe(seconds)

    def watch(self, room: Room, connections: Callable[[], int]) -> None:
        """Tell of a room whenever somebody asks."""
        self.registry.register(_RoomFigures(room, connections))

    def write(self) -> bytes:
        """Everything, in the text format of Prometheus."""
        return generate_latest(self.registry)


async def send_figures(metrics: Metrics, path: str, send: Send) -> None:
    """Answer Prometheus at `/metrics`; there is nothing else."""
    found = path == PATH
    headers = [(b"content-type", KIND), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 200 if found else 404, "headers": headers})
    await send({"type": "http.response.body", "body": metrics.write() if found else b"See /metrics.\n"})


def measured(store: Store, metrics: Metrics) -> Store:
    """A store whose writes are counted and timed."""
    return cast(Store, _Measured(store, metrics))


class _Measured:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def write(self, batch: Sequence[Write]) -> None:
        began = perf_counter()
        self._store.write(batch)
        self._metrics.flushed(batch, perf_counter() - began)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class _CommandFigures(Collector):
    """How many commands there were: they are counted in a dictionary, for every command waits for that."""

    def __init__(self, counts: Mapping[tuple[str, str], int]) -> None:
        self._counts = counts

    def collect(self) -> Iterable[Metric]:
        told = "Commands by kind and by the code of the answer."
        figure = CounterMetricFamily("fairdeal_commands", told, labels=["kind", "code"])
        for labels, count in self._counts.items():
            figure.add_metric(labels, count)
        yield figure


class _RoomFigures(Collector):
    """What is counted when it is asked for."""

    def __init__(self, room: Room, connections: Callable[[], int]) -> None:
        self._room = room
        self._connections = connections

    def collect(self) -> Iterable[Metric]:
        room, hosted_tables = self._room, tuple(self._room.tables.values())
        seats = [each for hosted in hosted_tables for each in hosted.live.seats.values()]
        yield GaugeMetricFamily("fairdeal_connections", "Open WebSockets.", value=self._connections())
        yield GaugeMetricFamily("fairdeal_people", "People who were ever here.", value=len(room.people))
        yield GaugeMetricFamily("fairdeal_tables", "Open tables.", value=len(hosted_tables))
        yield GaugeMetricFamily(
            "fairdeal_rounds", "Rounds in progress.", value=sum(hosted.live.in_round for hosted in hosted_tables)
        )
        taken = GaugeMetricFamily("fairdeal_seats_taken", "Seats taken, by people and by bots.", labels=["by"])
        taken.add_metric(["people"], sum(not each.bot for each in seats))
        taken.add_metric(["bots"], sum(each.bot for each in seats))
        yield taken
        yield CounterMetricFamily("fairdeal_rows_written", "Rows written to the store.", value=room.commits.kept)
        failed = room.commits.failed is not None
        yield GaugeMetricFamily("fairdeal_store_failed", "1 if the store has failed.", value=int(failed))
