"""All rows of a room from one database into another, whichever they are."""

from sqlalchemy import Connection, insert, select

from fairdeal.store.schema import METADATA

AT_ONCE = 1000
"""How many rows are in memory at a time."""


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy every table, as the source's transaction sees it, into empty ones of the same schema."""
    for table in METADATA.sorted_tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for part in rows.partitions():
            target.execute(insert(table), [dict(row) for row in part])


def is_empty(connection: Connection) -> bool:
    """Whether there is no row in any table."""
    return all(connection.execute(select(table).limit(1)).first() is None for table in METADATA.sorted_tables)
