"""boardgame.io's server with its players, on each Node.js that there is."""

from functools import partial
from pathlib import Path

from benchmarks.boardgame_io import environment, installed
from benchmarks.load.served import Served
from benchmarks.node import Node

SERVER = "boardgame.io"
SERVER_ON_PATH = "boardgame.io, Node on PATH"

_HERE = Path(__file__).parent


def contenders() -> list[Served]:
    """The players run on the Node.js of our lock whatever the server runs on, so that they are the same for all.

    Raises NotInstalledError where nothing can be run.
    """
    nodes = installed(SERVER, SERVER_ON_PATH)
    players = nodes[0][1].node
    return [
        Served(name, _clocked(node), partial(_command, node), _HERE / "player.cjs", players, environment())
        for name, node in nodes
    ]


def _command(node: Node, _directory: Path) -> list[str]:
    return [node.node, str(_HERE / "server.cjs")]


def _clocked(node: Node) -> str:
    return (
        f"moves through its server on Node {node.version()}, socket.io over WebSocket, storage in memory. A move is "
        "a bet, for which the server draws the cards and settles, or the choice at a tie. From sending it until the "
        "whole state after it is read. Undo is off, no log of the match is kept, no shoe, NODE_ENV is production."
    )
