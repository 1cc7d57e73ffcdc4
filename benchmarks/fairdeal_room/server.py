"""`fairdeal serve` with a new database and many chips for all: python -m benchmarks.fairdeal_room.server DIRECTORY.

Its first line says where it listens, as JSON. Its log lies beside the database.
"""

import json
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from io import TextIOBase
from pathlib import Path

from fairdeal import cli
from fairdeal.room.settings import MOST_GIVEN, Settings, write_settings
from fairdeal.store import open_store

_ADDRESS = re.compile(r"(http://\S+)/")


class Announced(TextIOBase):
    """Takes what the server says to people, and passes on the address alone."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell

    def write(self, said: str) -> int:
        if found := _ADDRESS.search(said):
            self._tell(json.dumps({"url": found[1]}))
        return len(said)


def main(directory: Path) -> None:
    database = str(directory / "room.sqlite3")
    store = open_store(database)
    store.write([write_settings(Settings(opening=MOST_GIVEN))])
    store.close()
    sys.argv = ["fairdeal", "serve", "--unlimited", "--host", "127.0.0.1", "--port", "0", "--database", database]
    announced = Announced(partial(print, file=sys.stdout, flush=True))
    with (directory / "log").open("w", encoding="utf-8") as log, redirect_stderr(log), redirect_stdout(announced):
        cli.main()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
