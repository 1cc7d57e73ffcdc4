"""A store in SQLite or PostgreSQL: one connection writes, others read beside it."""

from collections.abc import Sequence
from contextlib import ExitStack
from logging import getLogger
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, Table, func, select

from fairdeal.errors import StoreFailed
from fairdeal.room.ports import (
    AuditRow,
    ChangeRow,
    ChatRow,
    FiguresRow,
    Image,
    JournalRow,
    PlayerRow,
    RecordRow,
    SettingRow,
    TableRow,
    TokenRow,
    Write,
)
from fairdeal.store import refusals
from fairdeal.store.database import Database, errors_of, reading, reason_of
from fairdeal.store.migrate import migrate
from fairdeal.store.rows import fault_of
from fairdeal.store.schema import (
    NUMBERED,
    audit,
    changes,
    chat,
    figures,
    journal,
    marks,
    players,
    record_players,
    records,
    settings,
    tables,
    tokens,
)
from fairdeal.store.statements import LAST_ID, Statements

LOG: Final = getLogger("fairdeal.store")


class SqlStore:
    """The `Store` of a room that lasts.

    Opening claims the database, so that no two servers share it, and brings its schema up to date. Raises StoreFailed:
    `database-unreadable`, `database-newer`, `database-in-use`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lost: str | None = None
        self._writer = _open(database)
        self._raw: Any = self._writer.connection
        self._cursor = self._raw.cursor()
        self._statements = Statements(database.engine.dialect)
        self._driver_error = errors_of(database.engine)

    # Writing

    def write(self, batch: Sequence[Write]) -> None:
        """Keep a batch, whole or not at all.

        Raises StoreFailed: `database-not-written` (nothing of it is kept), or `database-lost` (the connection broke,
        and perhaps all of it is kept). After the latter nothing more is written: the room must be loaded again.
        """
        if self._lost is not None:
            raise refusals.lost(self._database.name, self._lost)
        for row in batch:
            if fault := fault_of(row):
                raise refusals.not_written(self._database.name, fault)
        if batch:
            self._database.check_place()
            self._write_all(batch)

    def _write_all(self, batch: Sequence[Write]) -> None:
        try:
            if self._database.begin:
                self._cursor.execute(self._database.begin)
            self._statements.run(self._cursor, batch)
            self._raw.commit()
        except self._driver_error as error:
            self._undo(error)
            raise refusals.not_written(self._database.name, reason_of(error)) from error
        except BaseException as error:
            self._undo(error)
            raise

    def _undo(self, cause: BaseException) -> None:
        """Nothing of the batch is kept; unless that cannot be said, for want of a connection."""
        try:
            self._raw.rollback()
        except self._driver_error:
            self._lost = reason_of(cause)
            raise refusals.lost(self._database.name, self._lost) from cause

    # Reading

    def load(self) -> Image:
        with reading(self._database), self._database.engine.connect() as connection:
            return _image(connection)

    def journal(self, table: int) -> tuple[JournalRow, ...]:
        found = self._rows(select(journal).where(journal.c.table == table).order_by(journal.c.id))
        return tuple(JournalRow(*row) for row in found)

    def token(self, digest: str) -> TokenRow | None:
        found = self._rows(select(tokens).where(tokens.c.digest == digest))
        return TokenRow(*found[0]) if found else None

    def tokens(self, player: str) -> tuple[TokenRow, ...]:
        found = self._rows(select(tokens).where(tokens.c.player == player))
        return tuple(sorted((TokenRow(*row) for row in found), key=_age))

    def changes(self, player: str, *, before: int | None, limit: int) -> tuple[ChangeRow, ...]:
        found = self._rows(_page(changes, select(changes).where(changes.c.player == player), before, limit))
        return tuple(ChangeRow(*row) for row in found)

    def records(self, player: str, *, before: int | None, limit: int) -> tuple[RecordRow, ...]:
        taken_part = select(record_players.c.record).where(record_players.c.player == player)
        chosen = select(*_WITHOUT_DOCUMENT).where(records.c.id.in_(taken_part))
        found = self._rows(_page(records, chosen, before, limit))
        who = self._who_played([row.id for row in found])
        return tuple(_record(row, who[row.id]) for row in found)

    def record(self, ident: int) -> RecordRow | None:
        found = self._rows(select(records).where(records.c.id == ident))
        return _record(found[0], self._who_played([ident])[ident], found[0].record) if found else None

    def figures(self, player: str) -> tuple[FiguresRow, ...]:
        return self._figures(figures.c.player == player)

    def season(self, start: float, end: float) -> tuple[FiguresRow, ...]:
        return self._figures(figures.c.ended >= start, figures.c.ended < end)

    def records_without_figures(self, since: float, *, limit: int) -> tuple[int, ...]:
        known = select(figures.c.record).where(figures.c.record == records.c.id).exists()
        chosen = select(records.c.id).where(records.c.ended >= since, ~known)
        return tuple(row.id for row in self._rows(chosen.order_by(records.c.ended, records.c.id).limit(limit)))

    def _figures(self, *which: ColumnElement[bool]) -> tuple[FiguresRow, ...]:
        chosen = select(figures).where(*which).order_by(figures.c.ended, figures.c.record, figures.c.player)
        return tuple(FiguresRow(*row) for row in self._rows(chosen))

    def audit(self, *, before: int | None, limit: int) -> tuple[AuditRow, ...]:
        return tuple(AuditRow(*row) for row in self._rows(_page(audit, select(audit), before, limit)))

    def chat(self, table: int, *, limit: int) -> tuple[ChatRow, ...]:
        found = self._rows(_page(chat, select(chat).where(chat.c.table == table), None, limit))
        return tuple(ChatRow(*row) for row in found)

    def _who_played(self, idents: list[int]) -> dict[int, list[str]]:
        who: dict[int, list[str]] = {ident: [] for ident in idents}
        chosen = select(record_players.c.record, record_players.c.player).where(record_players.c.record.in_(idents))
        for ident, player in self._rows(chosen.order_by(record_players.c.record, record_players.c.place)):
            who[ident].append(player)
        return who

    def _rows(self, statement: Select[Any]) -> Sequence[Any]:
        try:
            with reading(self._database), self._database.engine.connect() as connection:
                return connection.execute(statement).all()
        except StoreFailed as error:
            LOG.error("%s", error)
            raise

    # All of it

    def backup(self, path: str) -> None:
        """A copy of everything in a new SQLite file, as it is at one moment, made while the room runs.

        `restore` brings it back, into either database. Raises StoreFailed (`backup-taken`, `backup-failed`).
        """
        self._database.back_up(path)

    def check_place(self) -> None:
        """Raises StoreFailed (`database-gone`) if the database's files were deleted or exchanged."""
        self._database.check_place()

    def close(self) -> None:
        self._writer.close()
        self._database.release()


def _open(database: Database) -> Connection:
    """The connection for writing, to a database that is claimed and up to date."""
    with ExitStack() as undo:
        undo.callback(database.release)
        connection = database.claim()
        undo.callback(connection.close)
        with reading(database), connection.begin():
            migrate(connection, database.name)
        undo.pop_all()
    return connection


def _image(connection: Connection) -> Image:
    def all_of(table: Table) -> Sequence[Any]:
        return connection.execute(select(table)).all()

    return Image(
        players=tuple(sorted((PlayerRow(*row) for row in all_of(players)), key=lambda row: (row.created, row.id))),
        tables=tuple(sorted((TableRow(*row) for row in all_of(tables)), key=lambda row: row.id)),
        journal=tuple(JournalRow(*row) for row in connection.execute(select(journal).order_by(journal.c.id))),
        settings=tuple(sorted((SettingRow(*row) for row in all_of(settings)), key=lambda row: row.name)),
        last_id=_last_id(connection),
    )


def _record(row: Any, who: Sequence[str], document: bytes = b"") -> RecordRow:
    return RecordRow(row.id, row.table, row.game, row.ended, document, tuple(who))


def _last_id(connection: Connection) -> int:
    largest = [connection.execute(select(func.max(table.c.id))).scalar() for table in NUMBERED]
    marked = connection.execute(select(marks.c.value).where(marks.c.name == LAST_ID)).scalar()
    return max(0, marked or 0, *(ident or 0 for ident in largest))


def _page(table: Table, chosen: Select[Any], before: int | None, limit: int) -> Select[Any]:
    """The newest rows, or those before an id."""
    older = chosen if before is None else chosen.where(table.c.id < before)
    return older.order_by(table.c.id.desc()).limit(limit)


def _age(token: TokenRow) -> tuple[float, str]:
    return -token.created, token.digest


_WITHOUT_DOCUMENT: Final = [column for column in records.c if column.name != "record"]
