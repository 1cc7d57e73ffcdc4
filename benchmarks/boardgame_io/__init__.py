"""boardgame.io, a JavaScript engine for turn-based games: installed from npm, measured in a Node process of its own."""

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from benchmarks.measure import Contender, Sample
from benchmarks.node import Node, locked, on_path

CASINO_WAR = "boardgame.io, Casino War, 1 seat"
CASINO_WAR_ON_PATH = "boardgame.io, the same, Node on PATH"

_HERE = Path(__file__).parent
_INSTALLED = _HERE.parent / ".peers" / "boardgame_io"
_LOCK = "package-lock.json"


class NotInstalledError(Exception):
    """boardgame.io, or the Node.js to run it, is not there."""


def contenders(stack: ExitStack) -> list[Contender]:
    """Casino War through the local client, on the Node.js of our lock and on the one on PATH: they differ much.

    Installs what the package lock names, if needed. Raises NotInstalledError where nothing can be run.
    """
    nodes = installed(CASINO_WAR, CASINO_WAR_ON_PATH)
    return [Contender(name, _clocked(node), _Player(node, stack)) for name, node in nodes]


def installed(name: str, name_on_path: str) -> list[tuple[str, Node]]:
    """Each Node.js that there is, by the name of what shall run on it; boardgame.io is installed for them."""
    nodes = [(called, node) for called, node in ((name, locked()), (name_on_path, on_path())) if node]
    if not nodes:
        raise NotInstalledError("boardgame.io needs Node.js and npm")
    _install(nodes[0][1])
    return nodes


def environment() -> Mapping[str, str]:
    """What a Node process gets, so that it finds what was installed and runs in production mode."""
    return os.environ | {"NODE_ENV": "production", "NODE_PATH": str(_INSTALLED / "node_modules")}


class _Player:
    """The Node process: a line with a number of seconds in, a line with a sample out. It waits idle between them."""

    def __init__(self, node: Node, stack: ExitStack) -> None:
        command, pipe = [node.node, str(_HERE / "measure.cjs")], subprocess.PIPE
        process = subprocess.Popen(command, env=environment(), stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self._process = stack.enter_context(process)
        assert process.stdin is not None
        assert process.stdout is not None
        self._questions: IO[str] = process.stdin
        self._answers: IO[str] = process.stdout

    def __call__(self, seconds: float) -> Sample:
        print(seconds, file=self._questions, flush=True)
        answer = self._answers.readline()
        if not answer:
            raise RuntimeError(f"boardgame.io stopped with exit code {self._process.wait()}")
        return Sample(**json.loads(answer))


def _install(node: Node) -> None:
    """`npm ci` from the committed lock, unless just that is installed already."""
    done, lock = _INSTALLED / "installed.json", (_HERE / _LOCK).read_bytes()
    if done.is_file() and done.read_bytes() == lock:
        return
    _INSTALLED.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", _LOCK):
        shutil.copyfile(_HERE / name, _INSTALLED / name)
    command = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=_INSTALLED, stdout=subprocess.DEVNULL).returncode:
        raise NotInstalledError("npm could not install boardgame.io")
    done.write_bytes(lock)


def _clocked(node: Node) -> str:
    return (
        f"moves through a local `Client` on Node {node.version()}: bets, burns, deals, choices, each checked. "
        "In the clock: `client.reset` for each round, `client.getState`, choosing a move. Not in it: the shuffles. "
        "For each move it makes a Redux action, takes it through its middleware, has Immer copy what the move changed, "
        "runs its plugins and its flow, and appends to a log. Undo is off, and NODE_ENV is production."
    )
