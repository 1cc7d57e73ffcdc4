"""Fairdeal's own room under load: the server of `fairdeal serve`, a fresh database, players who speak the protocol.

Beside it its server stack alone, which answers with the same messages and does nothing in between, and, if it is asked
for, the room of another checkout.
"""

import os
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from benchmarks.boardgame_io import environment, installed
from benchmarks.load.served import Served

SERVER = "Fairdeal, SQLite"
STACK = "Its stack alone"
BESIDE = "The other checkout"

_HERE = Path(__file__).parent


def contenders(beside: Path | None = None) -> list[Served]:
    """The players run on the same Node.js as those of the peers, and use the WebSockets that came with them.

    Raises NotInstalledError where there is no Node.js, or no package `ws`.
    """
    node = installed(SERVER, SERVER)[0][1].node
    lineup = [_served(SERVER, _CLOCKED, "server", node), _served(STACK, _CLOCKED_STACK, "stack", node)]
    if beside is not None:
        lineup.append(_served(BESIDE, f"the same, of {beside}", "server", node, _from(beside)))
    return lineup


def _served(name: str, clocked: str, module: str, node: str, where: Mapping[str, str] = os.environ) -> Served:
    return Served(name, clocked, partial(_command, module), _HERE / "player.cjs", node, {**environment(), **where})


def _command(module: str, directory: Path) -> list[str]:
    return [sys.executable, "-m", f"benchmarks.fairdeal_room.{module}", str(directory)]


def _from(checkout: Path) -> Mapping[str, str]:
    """What makes a server run the code of another checkout, in the same environment."""
    return {"PYTHONPATH": str(checkout.resolve() / "src")}


_CLOCKED = (
    "commands through `fairdeal serve`, JSON over WebSocket, SQLite with a flush at every commit. A command is a bet, "
    "the commitment to a cut, the cut itself, on which the cards are shuffled and dealt, or the choice at a tie: three "
    "or four a round. From sending it until its acknowledgement and the whole state after it are read; it is kept on "
    "disk before that. Each table has a shoe that is sealed, cut and shuffled for each round, and its record is kept. "
    "No limit of messages, no pause between rounds."
)
_CLOCKED_STACK = (
    "the same commands, decoded by the same server, and answered with messages as our room sends them, encoded for "
    "each command: events, the state after them, the acknowledgement. Nothing is done in between and nothing is kept; "
    "every round goes as one did that was really played, without a tie."
)
