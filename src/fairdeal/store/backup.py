"""Copies of a whole room: made while it runs, and brought back into either database.

A backup is a SQLite file with every row, whichever database it was made from. It holds the hashes of passwords and the
seals of running shuffles, so only its owner may read it.
"""

import sqlite3
import tempfile
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from fairdeal.store import refusals
from fairdeal.store.copying import copy_rows, is_empty
from fairdeal.store.database import Database, reading, reason_of
from fairdeal.store.files import copy_file, plain_file
from fairdeal.store.migrate import check_version, migrate, version_of
from fairdeal.store.open import find_database


def backup(url: str, path: str) -> None:
    """Copy a room's database into a new file, whether or not a server runs on it.

    Raises StoreFailed: `backup-taken`, `backup-failed`, or what stands in the way of reading the database.
    """
    database = find_database(url)
    try:
        database.check()
        with reading(database), database.engine.connect() as connection:
            check_version(connection, database.name)
        database.back_up(path)
    finally:
        database.release()


def restore(path: str, url: str) -> None:
    """Bring a backup back into a database that holds no room yet; a backup of an older program is brought up to date.

    All of it or nothing. Raises StoreFailed: `database-not-empty`, `database-in-use`, `database-empty` for a file that
    is no backup, or what stands in the way of reading or writing.
    """
    database = find_database(url)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup"
        _read(path, copy)
        with plain_file(copy) as source:
            if version_of(source, path) is None:
                raise refusals.no_room(path)
            migrate(source, path)
            _fill(database, source)


def _read(path: str, copy: Path) -> None:
    """A copy of a backup, so that bringing it up to date leaves the backup as it is."""
    if not Path(path).is_file():
        raise refusals.unreadable(path, "there is no such file")
    try:
        copy_file(Path(path), copy)
    except sqlite3.Error as error:
        raise refusals.unreadable(path, reason_of(error)) from error


def _fill(database: Database, source: Connection) -> None:
    try:
        connection = database.claim()
        with connection, connection.begin():
            migrate(connection, database.name)
            if not is_empty(connection):
                raise refusals.not_empty(database.name)
            copy_rows(source, connection)
    except SQLAlchemyError as error:
        raise refusals.not_written(database.name, reason_of(error)) from error
    finally:
        database.release()
