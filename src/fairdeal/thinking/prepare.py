"""Getting ready what the bots of a game need, in a process of its own: the first time on a machine that takes long."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import DEVNULL, Popen

from fairdeal.engine.game import AnyGame
from fairdeal.games import find_game


@contextmanager
def preparing(game: AnyGame) -> Iterator[None]:
    """Gets ready elsewhere what the bots of a game need, while this lasts; the disk keeps it for the next time."""
    if game.bots.prepare is None:
        yield
        return
    command = [sys.executable, "-m", __name__, game.name]
    with Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL) as process:
        try:
            yield
        finally:
            process.kill()


def main(name: str) -> None:
    """Get ready what the bots of a game need."""
    prepare = find_game(name).bots.prepare
    if prepare is not None:
        prepare()


if __name__ == "__main__":
    main(sys.argv[1])
