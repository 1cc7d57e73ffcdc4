"""Files of backups: whole or not there, for their owner only."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from fairdeal.store import refusals
from fairdeal.store.database import PATIENCE, reason_of


@contextmanager
def new_file(path: str) -> Iterator[Path]:
    """An empty file beside the path that takes its name when it is written and on the disk.

    Raises StoreFailed (`backup-taken`, `backup-failed`); whatever fails, nothing is left behind.
    """
    target = Path(path)
    if target.exists():
        raise refusals.backup_taken(path)
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
        os.close(handle)
    except OSError as error:
        raise refusals.backup_failed(path, reason_of(error)) from None
    file = Path(name)
    try:
        yield file
        _flush(file)
        file.rename(target)
        _flush_folder(target.parent)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise refusals.backup_failed(path, reason_of(error)) from error
    finally:
        file.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """All that is committed in a database now, in an empty file, while others read and write on. Raises sqlite3.Error.

    What was deleted is not copied.
    """
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master")  # a damaged one: VACUUM would blame the copy
        connection.execute("VACUUM INTO ?", (str(target),))


@contextmanager
def plain_file(file: Path) -> Iterator[Connection]:
    """A SQLite file that nobody else uses, in one transaction."""
    engine = create_engine(URL.create("sqlite", database=str(file)), poolclass=NullPool)
    begin_by_hand(engine)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def begin_by_hand(engine: Engine) -> None:
    """Transactions begin where they are said to: left to itself, SQLite's driver leaves DDL and reads out of them."""
    event.listen(engine, "connect", _leave_to_us)
    event.listen(engine, "begin", _begin)


def _leave_to_us(connection: sqlite3.Connection, record: object) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _flush(file: Path) -> None:
    handle = os.open(file, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _flush_folder(folder: Path) -> None:
    """A new name is on the disk, where a system knows how to say so."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
