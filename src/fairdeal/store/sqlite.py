"""A room's database in a SQLite file: safe at every commit, one server at a time."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, create_engine, event

from fairdeal.store import refusals
from fairdeal.store.claims import Presence, claim_file
from fairdeal.store.database import PATIENCE, reading, reason_of
from fairdeal.store.files import begin_by_hand, copy_file, new_file

SETTINGS: Final = (
    f"busy_timeout = {int(PATIENCE * 1000)}",
    "journal_mode = WAL",
    "synchronous = FULL",  # in WAL: every commit is flushed; NORMAL could lose the last ones with the power
    "foreign_keys = ON",
)


class SqliteFile:
    """A `Database` in a file. Beside it lie its WAL, and `…-lock`, which the server holds while it runs."""

    begin: str | None = "BEGIN IMMEDIATE"

    def __init__(self, path: str) -> None:
        self.name = path
        self._path = Path(path).resolve()
        self.engine = create_engine(URL.create("sqlite", database=str(self._path)))
        begin_by_hand(self.engine)
        event.listen(self.engine, "connect", _set_up)
        self._lock: sqlite3.Connection | None = None
        self._held: int | None = None
        self._presence = Presence(str(self._path), f"{self._path}-wal")

    def claim(self) -> Connection:
        with reading(self):
            self._take_lock()
            _make_private(self._path)
            self._hold()
            self._presence.is_unbroken()
            return self.engine.connect()

    def check(self) -> None:
        if not self._path.is_file():
            raise refusals.unreadable(self.name, "there is no such file")

    def check_place(self) -> None:
        if not self._presence.is_unbroken():
            raise refusals.gone(self.name)

    def back_up(self, path: str) -> None:
        with new_file(path) as file:
            copy_file(self._path, file)

    def release(self) -> None:
        self.engine.dispose()
        if self._held is not None:
            os.close(self._held)
            self._held = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _hold(self) -> None:
        """Hold the file itself, which may have other names too."""
        try:
            self._held = claim_file(self._path)
        except BlockingIOError:
            raise refusals.in_use(self.name) from None
        except OSError as error:
            raise refusals.unreadable(self.name, reason_of(error)) from None

    def _take_lock(self) -> None:
        """Hold an empty database of its own for writing: the system lets go of it however this process ends."""
        lock = sqlite3.connect(f"{self._path}-lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise refusals.in_use(self.name) from None
            raise
        self._lock = lock


def _make_private(path: Path) -> None:
    """A new file is for its owner only: passwords' hashes, sessions and the seals of shuffles will lie in it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise refusals.unreadable(str(path), reason_of(error)) from None


def _set_up(connection: sqlite3.Connection, record: object) -> None:
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
