"""Where the time of a command goes, stage by stage: python -m benchmarks.fairdeal_room.stages [--tables N].

The server is stopped for a moment a thousand times in each second of its CPU time, or as often as the system can, and
what it was doing is counted. A stage begins with a function; what no stage claims is the loop's, the sockets' and the
store's thread's.
"""

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

from benchmarks import fairdeal_room
from benchmarks.fairdeal_room import server
from benchmarks.load.served import Served
from fairdeal.record.run import Run
from fairdeal.room.chips.posting import ChipPosting
from fairdeal.room.room import Room
from fairdeal.room.tables import passing
from fairdeal.room.tables.executor import Executor
from fairdeal.room.tables.fairness import FairDealing
from fairdeal.room.tables.journal import JournalWriter
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.sitting import FairSitting
from fairdeal.web import socket
from fairdeal.web.connection import Connection
from fairdeal.web.protocols import RoomSocket
from fairdeal.wire import encode

EVERY: Final = 0.001
WARM_UP: Final = 4.0
REST: Final = "the loop, the sockets, the store's thread"

STAGES: Final[dict[str, tuple[Callable[..., Any], ...]]] = {
    "frames in, and messages to the room": (RoomSocket.data_received, RoomSocket.receive),
    "read, decoded, understood": (Connection.read,),
    "to the table and its turn": (Room.perform, Executor.perform),
    "the seal's shuffle": (FairDealing.shuffle,),
    "the receipt of a round": (FairDealing._receipt,),
    "the rules of the game": (Run.apply, Run.open_round, Run.close_round),
    "the sitting: cuts, seals, the record": (FairSitting.act, FairSitting.show_cut, FairSitting.open_cut),
    "the table: who is asked for what": (LiveTable.do,),
    "what time brings": (passing.step, Executor.wake_in_time),
    "the journal's lines": (JournalWriter.write, JournalWriter.set_aside),
    "chips by double entry": (ChipPosting.post,),
    "views and offers": (encode.now_of,),
    "events for a viewer": (Connection.happened,),
    "encoded": (Connection._put,),
    "frames out": (socket._write, RoomSocket.send),
}
"""Each stage by the functions that it begins with; FairSitting.open_round is called by what time brings."""


class Sampler:
    """Counts what the main thread does, by stage: a frame belongs to the innermost stage that it is in."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._stages: dict[CodeType, str] = {
            function.__code__: stage for stage, functions in STAGES.items() for function in functions
        }

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self.count)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def count(self, number: int, frame: FrameType | None) -> None:
        while frame is not None and frame.f_code not in self._stages:
            frame = frame.f_back
        self.counts[REST if frame is None else self._stages[frame.f_code]] += 1


def serve(directory: Path, found: Path) -> None:
    """The server of the benchmark, sampled from its start: seating is a small part of it."""
    sampler = Sampler()
    sampler.start()
    try:
        server.main(directory)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        found.write_text(json.dumps(sampler.counts))


def measure(tables: int, seconds: float, found: Path) -> tuple[float, Counter[str]]:
    """Microseconds of the server's CPU for a command, and how often each stage was seen."""
    ours: Served = fairdeal_room.contenders()[0]
    ours.command = lambda directory: [
        sys.executable,
        "-m",
        "benchmarks.fairdeal_room.stages",
        "--serve",
        str(directory),
        str(found),
    ]
    try:
        ours.start(tables)
        ours.closed_loop(WARM_UP)
        sample = ours.closed_loop(seconds)
    finally:
        ours.stop()
    assert sample.rate_of_cpu is not None, "stages are measured where there is /proc"
    return 1e6 / sample.rate_of_cpu, Counter(json.loads(found.read_text()))


def table(cost: float, counts: Counter[str]) -> str:
    """A line for each stage, in the order of a command."""
    seen = counts.total()
    lines = [f"{stage:44}{cost * counts[stage] / seen:8.0f} µs{counts[stage] / seen:7.0%}" for stage in [*STAGES, REST]]
    return "\n".join([*lines, f"{'all of it':44}{cost:8.0f} µs{1:7.0%}"])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairdeal_room.stages", description=__doc__)
    parser.add_argument("--serve", nargs=2, type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    if asked.serve:
        serve(*asked.serve)
        return
    with TemporaryDirectory() as directory:
        print(table(*measure(asked.tables, asked.seconds, Path(directory) / "stages.json")))


if __name__ == "__main__":
    main()
