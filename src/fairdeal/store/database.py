"""What a `SqlStore` asks of a database, and how its driver's errors are told."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fairdeal.store import refusals

PATIENCE: Final = 5.0
"""Seconds to wait for a lock of the database, or for an answer when connecting."""


class Database(Protocol):
    """A database by its address. `name` is for people; `begin` the SQL that begins a write, if the driver does not."""

    name: str
    engine: Engine
    begin: str | None

    def claim(self) -> Connection:
        """The connection for writing, claimed for this server alone. Raises StoreFailed if another has it."""

    def check(self) -> None:
        """Raise StoreFailed if there is nothing to read."""

    def check_place(self) -> None:
        """Raise StoreFailed if the files that are open are no longer at their place."""

    def back_up(self, path: str) -> None:
        """A copy of everything in a new SQLite file. Raises StoreFailed."""

    def release(self) -> None:
        """Close every connection, and let another server in."""


@contextmanager
def reading(database: Database) -> Iterator[None]:
    """Whatever the driver raises is told as `database-unreadable`."""
    try:
        yield
    except (SQLAlchemyError, errors_of(database.engine)) as error:
        raise refusals.unreadable(database.name, reason_of(error)) from error


def errors_of(engine: Engine) -> type[Exception]:
    """The driver's own error."""
    kind: type[Exception] = engine.dialect.loaded_dbapi.Error
    return kind


def reason_of(error: BaseException | None) -> str:
    """What an error says, without the values of rows that PostgreSQL adds, nor a full stop."""
    if isinstance(error, DBAPIError):
        return reason_of(error.orig)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    told = getattr(getattr(error, "diag", None), "message_primary", None) or str(error)
    first = told.strip().splitlines()
    return first[0].rstrip(".: ") if first else type(error).__name__
