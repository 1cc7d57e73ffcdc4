"""Fairdeal's own room under load: the server of `fairdeal serve`, a fresh database, players who speak the protocol."""

import sys
from pathlib import Path

from benchmarks.boardgame_io import environment, installed
from benchmarks.load.served import Served

SERVER = "Fairdeal, SQLite"

_HERE = Path(__file__).parent


def contenders() -> list[Served]:
    """The players run on the same Node.js as those of the peers, and use the WebSockets that came with them.

    Raises NotInstalledError where there is no Node.js, or no package `ws`.
    """
    node = installed(SERVER, SERVER)[0][1].node
    return [Served(SERVER, _CLOCKED, _command, _HERE / "player.cjs", node, environment())]


def _command(directory: Path) -> list[str]:
    return [sys.executable, "-m", "benchmarks.fairdeal_room.server", str(directory)]


_CLOCKED = (
    "commands through `fairdeal serve`, JSON over WebSocket, SQLite with a flush at every commit. A command is a bet, "
    "the commitment to a cut, the cut itself, on which the cards are shuffled and dealt, or the choice at a tie: three "
    "or four a round. From sending it until its acknowledgement and the whole state after it are read; it is kept on "
    "disk before that. Each table has a shoe that is sealed, cut and shuffled for each round, and its record is kept. "
    "No limit of messages, no pause between rounds."
)
