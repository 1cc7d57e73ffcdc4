"""Opening a store by the address of its database."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from fairdeal.room.ports import Store
from fairdeal.store import refusals
from fairdeal.store.database import Database
from fairdeal.store.memory import MemoryStore
from fairdeal.store.postgres import PostgresDatabase
from fairdeal.store.sql import SqlStore
from fairdeal.store.sqlite import SqliteFile

MEMORY = "memory:"


def open_store(url: str) -> Store:
    """The store at a file (a path, or `sqlite:///path`), at `postgresql://…`, or in memory (`memory:`).

    Raises StoreFailed: `database-unknown`, `database-unreadable`, `database-newer`, `database-in-use`.
    """
    return MemoryStore() if url == MEMORY else SqlStore(find_database(url))


def find_database(url: str) -> Database:
    """The database at an address; it is not opened yet. Raises StoreFailed (`database-unknown`)."""
    if "://" not in url and url and url != MEMORY:
        return SqliteFile(url)
    address = _read(url)
    if address.drivername == "sqlite" and address.database and address.database != ":memory:":
        return SqliteFile(address.database)
    if address.drivername.partition("+")[0] in ("postgresql", "postgres"):
        return PostgresDatabase(address)
    raise refusals.unknown(url)


def _read(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise refusals.unknown(url) from None
