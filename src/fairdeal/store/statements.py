"""The SQL of a batch, compiled once for a database and run by its driver: on the hot path every layer shows."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Dialect, Table, bindparam, delete, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import ClauseElement

from fairdeal.room.ports import DropExpired, DropToken, Forget, RecordRow, Write
from fairdeal.store.rows import in_runs, values_of
from fairdeal.store.schema import ADDED, REPLACED, journal, marks, record_players, records, tokens

LAST_ID: Final = "last_id"
"""The mark that holds the largest id of a forgotten line."""


class Cursor(Protocol):
    """What both drivers give."""

    def execute(self, sql: str, values: Any = ..., /) -> object: ...
    def executemany(self, sql: str, rows: Any, /) -> object: ...


class Statements:
    """The statements of one database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._rows: dict[type[Any], str] = {
            **{kind: self._text(insert(table)) for kind, table in ADDED.items()},
            **{kind: self._text(self._replace(table)) for kind, table in REPLACED.items()},
            DropExpired: self._text(delete(tokens).where(tokens.c.expires <= bindparam("time"))),
            DropToken: self._text(delete(tokens).where(tokens.c.digest == bindparam("digest"))),
        }
        self._forget = self._text(delete(journal).where(journal.c.id == bindparam("id")))
        self._mark = self._text(self._replace(marks, only_larger=True))
        self._players = self._text(insert(record_players))

    def run(self, cursor: Cursor, batch: Sequence[Write]) -> None:
        """Write a batch, in the transaction that is open."""
        for kind, rows in in_runs(batch):
            if kind is Forget:
                self._forget_all(cursor, rows)
            elif kind is RecordRow:
                self._add_records(cursor, rows)
            else:
                cursor.executemany(self._rows[kind], [values_of(row) for row in rows])

    def _forget_all(self, cursor: Cursor, rows: Sequence[Forget]) -> None:
        ids = [ident for row in rows for ident in row.ids]
        if ids:
            cursor.executemany(self._forget, [(ident,) for ident in ids])
            cursor.execute(self._mark, (LAST_ID, max(ids)))

    def _add_records(self, cursor: Cursor, rows: Sequence[RecordRow]) -> None:
        cursor.executemany(self._rows[RecordRow], [values_of(row)[: len(records.c)] for row in rows])
        played = [(row.id, place, player) for row in rows for place, player in enumerate(row.players)]
        if played:
            cursor.executemany(self._players, played)

    def _replace(self, table: Table, *, only_larger: bool = False) -> ClauseElement:
        """A row that takes the place of the one with its key; `only_larger`: if its value is larger."""
        statement = (sqlite if self._dialect.name == "sqlite" else postgresql).insert(table)
        keys = {column.name for column in table.primary_key}
        new = {column.name: column for column in statement.excluded if column.name not in keys}
        larger = statement.excluded["value"] > table.c.value if only_larger else None
        replacing: ClauseElement = statement.on_conflict_do_update(index_elements=sorted(keys), set_=new, where=larger)
        return replacing

    def _text(self, statement: ClauseElement) -> str:
        return str(statement.compile(dialect=self._dialect))
