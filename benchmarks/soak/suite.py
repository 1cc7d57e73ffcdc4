"""The soak suite: ten minutes of a room with 200 clients, four fifths of whom mean no good."""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Final
from urllib.request import urlopen

from benchmarks.load.usage import usage
from benchmarks.report import about
from benchmarks.soak.players import Honest
from fairdeal.room.settings import MOST_GIVEN, Settings, write_settings
from fairdeal.store import open_store

NAME: Final = "soak"
PLAYERS: Final = 40
STRANGERS: Final = 160
LOOKS_EVERY: Final = 1.0
MIB: Final = 1024 * 1024
MOST_MIB: Final = 150
MOST_MS: Final = 50.0


@dataclass(frozen=True, slots=True)
class Soaked:
    """What was seen: memory in MiB and open files at most, waits of the honest in milliseconds."""

    seconds: float
    room: float
    workers: tuple[float, ...]
    files: int
    commands: int
    refused: int
    lost: int
    p50: float
    p99: float
    ended: dict[str, int]


def run(*, rounds: int, seconds: float, as_json: bool) -> str:
    """One soak of so many seconds; the rounds play no part."""
    found = soak(seconds, PLAYERS, STRANGERS)
    if as_json:
        return json.dumps({"suite": NAME, "about": about(), "soak": asdict(found)}, indent=2)
    return "\n".join([f"A room with {PLAYERS} players and {STRANGERS} strangers", "", *about(), "", *_lines(found)])


def soak(seconds: float, players: int, strangers: int) -> Soaked:
    """Let everybody do what they do to a fresh room for so many seconds."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, serving(Path(folder)) as (server, ports):
        honest = [Honest(ports[0], number) for number in range(players)]
        for each in honest:
            each.come_in()
        crowd = ("-m", "benchmarks.soak.strangers", *map(str, (ports[0], honest[0].table, strangers, seconds)))
        with subprocess.Popen([sys.executable, *crowd]) as hostile:
            try:
                sizes, lost = asyncio.run(_watch(honest, server.pid, seconds))
            finally:
                hostile.terminate()
        return _summed_up(honest, sizes, lost, seconds, _ended(ports[1]))


async def _watch(honest: Sequence[Honest], pid: int, seconds: float) -> tuple["Sizes", int]:
    """Let people play, and look at the room meanwhile; how many of them lost their connection."""
    sizes = Sizes(pid)
    playing = [asyncio.create_task(each.play()) for each in honest]
    for _ in range(max(1, int(seconds / LOOKS_EVERY))):
        await asyncio.sleep(LOOKS_EVERY)
        sizes.look()
    lost = sum(each.done() for each in playing)
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return sizes, lost


class Sizes:
    """How large a process and its children have been."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.room = 0
        self.files = 0
        self.workers: dict[int, int] = {}

    def look(self) -> None:
        """Look now."""
        found = usage(self.pid)
        self.room = max(self.room, 0 if found is None else found.peak)
        self.files = max(self.files, len(list(Path(f"/proc/{self.pid}/fd").iterdir())))
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="utf-8").split()
        for child in map(int, children):
            if (found := usage(child)) is not None:
                self.workers[child] = found.peak


@contextmanager
def serving(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", tuple[int, int]]]:
    """`fairdeal serve` with all its limits, on a new database; its port, and that of its figures."""
    database = str(folder / "room.sqlite3")
    store = open_store(database)
    store.write([write_settings(Settings(opening=MOST_GIVEN))])
    store.close()
    command = (sys.executable, "-m", "fairdeal", "serve", "--host", "127.0.0.1", "--port", "0", "--metrics", "0")
    with (
        (folder / "log").open("w", encoding="utf-8") as log,
        subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            ports = re.findall(r"http://127\.0\.0\.1:(\d+)/", _opening(server))
            yield server, (int(ports[0]), int(ports[1]))
        finally:
            server.terminate()


def _opening(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    said = ""
    while "Ctrl+C" not in said:
        line = server.stdout.readline()
        assert line, "the room did not open"
        said += line
    return said


def _ended(port: int) -> dict[str, int]:
    """How many connections the room ended, by the reason."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        told = answer.read().decode()
    found = re.findall(r'fairdeal_connections_ended_total{reason="([^"]+)"} (\d+)', told)
    return {reason: int(count) for reason, count in found}


def _summed_up(honest: Sequence[Honest], sizes: Sizes, lost: int, seconds: float, ended: dict[str, int]) -> Soaked:
    waits = sorted(wait * 1000 for each in honest for wait in each.waits) or [float("inf")]
    return Soaked(
        seconds,
        sizes.room / MIB,
        tuple(size / MIB for size in sizes.workers.values()),
        sizes.files,
        len(waits),
        sum(len(each.refused) for each in honest),
        lost,
        median(waits),
        waits[min(len(waits) - 1, int(len(waits) * 0.99))],
        ended,
    )


def _lines(found: Soaked) -> list[str]:
    ended = ", ".join(f"{reason} {count:,}" for reason, count in sorted(found.ended.items()))
    return [
        f"{found.seconds:g} s, {found.commands:,} commands, {found.refused} refused, {found.lost} players lost",
        f"workers: {', '.join(f'{size:.0f}' for size in found.workers)} MiB at most; open files: {found.files} at most",
        f"connections that the room ended: {ended}",
        _verdict("room, MiB at most", found.room, MOST_MIB),
        f"players' p50 in ms: {found.p50:.1f}",
        _verdict("players' p99 in ms", found.p99, MOST_MS),
    ]


def _verdict(what: str, value: float, most: float) -> str:
    return f"{what}: {value:.1f} (target: at most {most:g}): {'met' if value <= most else 'MISSED'}"
