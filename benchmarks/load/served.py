"""A contender made of a server's command and a module that plays as one of its players."""

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import IO, Any

from benchmarks.load import LoadSample
from benchmarks.load.cores import starting_on
from benchmarks.load.usage import Usage, usage

PATIENCE = 60.0
"""Seconds for a server to say where it listens, and to stop."""
SEED = 1

_GENERATE = Path(__file__).with_name("generate.cjs")


@dataclass(slots=True)
class Served:
    """A server and its load.

    `command` is given an empty directory for the server's files. The first line that the server prints is JSON, and
    goes to the player module, whose `sit` connects a player.
    """

    name: str
    clocked: str
    command: Callable[[Path], Sequence[str]]
    player: Path
    node: str
    environment: Mapping[str, str] = field(default_factory=lambda: os.environ)
    _started: ExitStack = field(default_factory=ExitStack, init=False)
    _server: "subprocess.Popen[bytes] | None" = field(default=None, init=False)
    _load: "_Load | None" = field(default=None, init=False)

    def start(self, tables: int) -> None:
        directory = Path(self._started.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        output = directory / "output"
        command = self.command(directory)
        with output.open("wb") as out, starting_on("server"):
            self._server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, env=self.environment)
        self._started.callback(_end, self._server)
        where = _first_line(output, self._server)
        load = [self.node, str(_GENERATE), str(self.player), where, str(tables), str(SEED)]
        self._load = _Load(load, self.environment, self._started)

    def closed_loop(self, seconds: float) -> LoadSample:
        return self._measure({"seconds": seconds})

    def open_loop(self, rate: float, seconds: float) -> LoadSample:
        return self._measure({"seconds": seconds, "rate": rate})

    def stop(self) -> None:
        self._started.close()
        self._server = self._load = None

    def _measure(self, question: Mapping[str, float]) -> LoadSample:
        assert self._server is not None, "start comes first"
        assert self._load is not None, "start comes first"
        before, began = usage(self._server.pid), perf_counter()
        found = self._load.ask(question)
        after, took = usage(self._server.pid), perf_counter() - began
        return LoadSample(**found, **_of_server(before, after, took))


class _Load:
    """The players' process: a line with a question in, a line with the answer out."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], stack: ExitStack) -> None:
        pipe = subprocess.PIPE
        with starting_on("load"):
            process = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self._process = stack.enter_context(process)
        stack.callback(process.terminate)
        assert process.stdin is not None
        assert process.stdout is not None
        self._questions: IO[str] = process.stdin
        self._answers: IO[str] = process.stdout
        self._answer()  # that all are seated

    def ask(self, question: Mapping[str, float]) -> dict[str, Any]:
        print(json.dumps(question), file=self._questions, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        line = self._answers.readline()
        if not line:
            raise RuntimeError(f"the load stopped with exit code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer


def _first_line(output: Path, server: "subprocess.Popen[bytes]") -> str:
    """The server's output goes to a file, so that it never waits for somebody to read its log."""
    limit = monotonic() + PATIENCE
    while monotonic() < limit:
        line, newline, _ = output.read_text(encoding="utf-8").partition("\n")
        if newline:
            return line
        if server.poll() is not None:
            raise RuntimeError(f"the server stopped with exit code {server.returncode}")
        sleep(0.01)
    raise RuntimeError(f"the server did not say within {PATIENCE:g} s where it listens")


def _end(server: "subprocess.Popen[bytes]") -> None:
    server.terminate()
    try:
        server.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.communicate()


def _of_server(before: Usage | None, after: Usage | None, seconds: float) -> dict[str, Any]:
    if before is None or after is None:
        return {"server_cpu": None, "server_rss": None, "server_peak": None}
    return {"server_cpu": (after.cpu - before.cpu) / seconds, "server_rss": after.rss, "server_peak": after.peak}
