"""Bringing a database to the present schema, whole or not at all."""

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, column, inspect, select, table

from fairdeal.store import refusals
from fairdeal.store.schema import METADATA

NEWEST: Final = "0003"
"""The schema of `fairdeal.store.schema`: versions are four digits and grow."""

VERSIONS: Final = "fairdeal_version"
"""The table that holds the schema's version."""

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def version_of(connection: Connection, name: str) -> str | None:
    """The schema of a database; None if it is empty. Raises StoreFailed if it holds something else."""
    names = inspect(connection).get_table_names()
    if VERSIONS not in names:
        if names:
            raise refusals.unreadable(name, f"it holds something else (the table {names[0]})")
        return None
    return connection.execute(select(column("version_num")).select_from(table(VERSIONS))).scalar()


def migrate(connection: Connection, name: str) -> None:
    """Bring a database to the newest schema, in the transaction that is open.

    Raises StoreFailed (`database-newer`) if a later program wrote it; `name` is the database's.
    """
    version = version_of(connection, name)
    if version is not None and version > NEWEST:
        raise refusals.newer(name, version, NEWEST)
    if version is None:
        _make(connection)
    elif version != NEWEST:
        upgrade(connection, version)


def check_version(connection: Connection, name: str) -> None:
    """Raises StoreFailed if a database is not of the newest schema, and changes nothing."""
    version = version_of(connection, name)
    if version is None:
        raise refusals.no_room(name)
    if version > NEWEST:
        raise refusals.newer(name, version, NEWEST)
    if version < NEWEST:
        raise refusals.older(name, version, NEWEST)


def _make(connection: Connection) -> None:
    """An empty database gets the newest schema at once: it is what all migrations give, as a test makes sure."""
    METADATA.create_all(connection)
    key = PrimaryKeyConstraint("version_num", name=f"{VERSIONS}_pkc")
    versions = Table(VERSIONS, MetaData(), Column("version_num", String(32), nullable=False), key)
    versions.create(connection)
    connection.execute(versions.insert().values(version_num=NEWEST))


def upgrade(connection: Connection, version: str | None) -> None:
    """Bring a database from an older schema, or none, to the newest, in the transaction that is open."""
    # Only now: Alembic takes 11 MiB of memory, and a database is old once.
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(MIGRATIONS))
    context = MigrationContext.configure(connection, opts={"version_table": VERSIONS})
    with Operations.context(context):
        for script in reversed(list(scripts.iterate_revisions(NEWEST, version or "base"))):
            script.module.upgrade()
            context.stamp(scripts, script.revision)
