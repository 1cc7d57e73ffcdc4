"""The room suite: servers with 10, 100 and 500 tables of scripted players, as fast as they go and at a steady rate."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import NamedTuple

from benchmarks import boardgame_io, fairdeal_room
from benchmarks.boardgame_io import room as boardgame_io_room
from benchmarks.load import Contender, LoadSample
from benchmarks.load.cores import core
from benchmarks.report import about

NAME = "room"
TITLE = "Actions through a server's door: one player at each table, Casino War"
WARM_UP = 4.0
"""Seconds of the same load before each measurement, on the same server: compilers need them."""
BUSY = 0.8
"""Above this share of its core the load may be what limits a figure; below it a server was not the limit itself."""

MIB = 1024 * 1024


class Load(NamedTuple):
    """So many tables; each with so many actions a second, or, without a rate, as many as go."""

    tables: int
    rate: float | None = None

    def __str__(self) -> str:
        return f"{self.tables} tables, " + (f"{self.rate:g} a second each" if self.rate else "as fast as they go")


LOADS = (Load(10), Load(100), Load(500), Load(500, 1.0))


@dataclass(frozen=True, slots=True)
class Target:
    """What a contender should reach under a load: at least, or at most, so much, or so many times a peer."""

    load: Load
    what: str
    of: Callable[[LoadSample], float | None]
    least: float | None = None
    most: float | None = None
    peer: str | None = None
    ours: str = fairdeal_room.SERVER


def _of_cpu(sample: LoadSample) -> float | None:
    return sample.rate_of_cpu


TARGETS = (
    *(
        Target(load, "actions per second", lambda sample: sample.rate, least=3, peer=boardgame_io_room.SERVER)
        for load in LOADS[1:3]
    ),
    Target(LOADS[1], "actions per CPU second", _of_cpu, least=0.4, peer=fairdeal_room.STACK),
    Target(LOADS[1], "actions per CPU second", _of_cpu, least=2, peer=fairdeal_room.BESIDE),
    Target(LOADS[3], "p50 in ms", lambda sample: sample.p50, most=1),
    Target(LOADS[3], "p99 in ms", lambda sample: sample.p99, most=4),
    Target(LOADS[3], "MiB at most", lambda sample: _mib(sample.server_peak), most=120),
)

Samples = Mapping[tuple[str, Load], Sequence[LoadSample]]


def contenders() -> list[Contender]:
    """Each that is installed; says which are not."""
    lineup: list[Contender] = []
    try:
        lineup += [*fairdeal_room.contenders(), *boardgame_io_room.contenders()]
    except boardgame_io.NotInstalledError as missing:
        print(f"Left out: {missing}. `make bench` sets up every peer.", file=sys.stderr)
    return lineup


def run(*, rounds: int, seconds: float, as_json: bool) -> str:
    """Measures everyone and says what was found."""
    return report(contenders(), rounds=rounds, seconds=seconds, as_json=as_json)


def report(lineup: Sequence[Contender], *, rounds: int, seconds: float, as_json: bool) -> str:
    """Measures some contenders and says what was found."""
    print(f"Measuring {NAME}: {len(lineup)} contenders, {rounds} rounds of {seconds:g} s each", file=sys.stderr)
    samples = measure(lineup, LOADS, rounds=rounds, seconds=seconds)
    return _as_json(lineup, samples) if as_json else _as_text(lineup, samples)


def measure(lineup: Sequence[Contender], loads: Sequence[Load], *, rounds: int, seconds: float) -> Samples:
    """Everyone's samples. They take turns under each load, and rounds alternate in direction."""
    samples: dict[tuple[str, Load], list[LoadSample]] = {(each.name, load): [] for each in lineup for load in loads}
    for number in range(rounds):
        for load in loads:
            for each in lineup if number % 2 == 0 else reversed(lineup):
                samples[each.name, load].append(_sample(each, load, seconds))
    return samples


def _sample(contender: Contender, load: Load, seconds: float) -> LoadSample:
    """With a fresh server, so that nobody runs on what an earlier load left behind."""
    try:
        contender.start(load.tables)
        play = partial(contender.open_loop, load.rate) if load.rate else contender.closed_loop
        play(min(WARM_UP, seconds))
        return play(seconds)
    finally:
        contender.stop()


def evaluate(target: Target, samples: Samples) -> float | None:
    """The median over the rounds, of the value or of each round's ratio. None: not measured."""
    ours = _values(target, target.ours, samples)
    if target.peer is None:
        return median(ours) if ours else None
    peers = _values(target, target.peer, samples)
    return median(mine / theirs for mine, theirs in zip(ours, peers, strict=True)) if ours and peers else None


def _values(target: Target, name: str, samples: Samples) -> list[float]:
    found = map(target.of, samples.get((name, target.load), ()))
    return [value for value in found if value is not None]


class Column(NamedTuple):
    """A figure of the table: its heading, how to take it from a sample, how to write it."""

    head: str
    of: Callable[[LoadSample], float | None]
    form: str


COLUMNS = (
    Column("actions/s", lambda sample: sample.rate, ",.0f"),
    Column("rounds/s", lambda sample: sample.round_rate, ",.0f"),
    Column("p50 ms", lambda sample: sample.p50, ".2f"),
    Column("p99 ms", lambda sample: sample.p99, ".2f"),
    Column("per CPU s", lambda sample: sample.rate_of_cpu, ",.0f"),
    Column("server CPU", lambda sample: sample.server_cpu, ".0%"),
    Column("MiB", lambda sample: _mib(sample.server_rss), ".0f"),
    Column("at most", lambda sample: _mib(sample.server_peak), ".0f"),
    Column("load CPU", lambda sample: sample.client_cpu, ".0%"),
    Column("timer late", lambda sample: sample.client_late, ".2f"),
)


def _mib(size: int | None) -> float | None:
    return None if size is None else size / MIB


def _as_text(lineup: Sequence[Contender], samples: Samples) -> str:
    parts = [
        [TITLE, "", *about(), _pinned()],
        *(_table(load, lineup, samples) for load in LOADS if lineup),
        _doubts(samples),
        [f"{each.name}: {each.clocked}" for each in lineup],
        _lines(samples),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def _pinned() -> str:
    server, load = core("server"), core("load")
    return "server and load not pinned" if server is None else f"server on core {server}, load on core {load}"


def _table(load: Load, lineup: Sequence[Contender], samples: Samples) -> list[str]:
    width = max(len(str(load)), *(len(each.name) for each in lineup))
    head = "  ".join([f"{load!s:{width}}", *(f"{column.head:>10}" for column in COLUMNS)])
    rows = (
        "  ".join([f"{each.name:{width}}", *(f"{_cell(column, samples[each.name, load]):>10}" for column in COLUMNS)])
        for each in lineup
    )
    return [head, "-" * len(head), *rows]


def _cell(column: Column, samples: Sequence[LoadSample]) -> str:
    values = [value for value in map(column.of, samples) if value is not None]
    return format(median(values), column.form) if values else "?"


def _doubts(samples: Samples) -> list[str]:
    """Where something else than the server may have been the limit."""
    return [doubt for (name, load), those in samples.items() for doubt in _doubts_of(f"{name}, {load}", load, those)]


def _doubts_of(what: str, load: Load, samples: Sequence[LoadSample]) -> list[str]:
    busiest = max((sample.client_cpu for sample in samples), default=0.0)
    if busiest > BUSY:
        return [f"{what}: the load used {busiest:.0%} of its core, and may be the limit"]
    shares = [sample.server_cpu for sample in samples if sample.server_cpu is not None]
    if shares and load.rate is None and min(shares) < BUSY:
        return [
            f"{what}: the server got {min(shares):.0%} of its core at worst: others used it, or it waited for a disk"
        ]
    return []


def _lines(samples: Samples) -> list[str]:
    """What became of the targets; nothing of those whose peer nobody asked for."""
    names = {name for name, _ in samples}
    return [_line(each, evaluate(each, samples)) for each in TARGETS if each.peer is None or each.peer in names]


def _line(target: Target, value: float | None) -> str:
    peer = f" ÷ {target.peer}" if target.peer else ""
    what = f"{target.ours}{peer}, {target.load}, {target.what}"
    if value is None:
        return f"{what}: not measured"
    met = (target.least is None or value >= target.least) and (target.most is None or value <= target.most)
    limit = f"at least {target.least:g}" if target.least is not None else f"at most {target.most:g}"
    return f"{what}: {value:,.3g} (target: {limit}): {'met' if met else 'MISSED'}"


def _as_json(lineup: Sequence[Contender], samples: Samples) -> str:
    figures = [
        {"name": each.name, "clocked": each.clocked, **load._asdict(), "samples": [one._asdict() for one in found]}
        for each in lineup
        for load in LOADS
        if (found := samples[each.name, load])
    ]
    return json.dumps(
        {"suite": NAME, "about": [*about(), _pinned()], "figures": figures, "targets": _lines(samples)}, indent=2
    )
