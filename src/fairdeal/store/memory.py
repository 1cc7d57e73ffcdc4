"""A store that lasts as long as the program: for tests, and for rooms that keep nothing."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from threading import RLock
from typing import Any, Final, TypeVar

from sqlalchemy.dialects.sqlite import dialect

from fairdeal.room.ports import (
    AuditRow,
    ChangeRow,
    ChatRow,
    DropExpired,
    DropToken,
    FiguresRow,
    Forget,
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
from fairdeal.store.files import new_file, plain_file
from fairdeal.store.migrate import migrate
from fairdeal.store.rows import fault_of
from fairdeal.store.schema import ADDED, NUMBERED, REPLACED
from fairdeal.store.statements import Statements

NAME: Final = "memory:"

_Row = TypeVar("_Row")


class MemoryStore:
    """A `Store` that keeps nothing when it is closed, and otherwise behaves as those in databases do."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._kept: dict[type[Any], dict[Any, Any]] = {kind: {} for kind in (*REPLACED, *ADDED)}
        self._folded: dict[str, str] = {}
        self._forgotten: dict[str, int] = {}
        self._undo: list[tuple[dict[Any, Any], Any, Any]] = []

    # Writing

    def write(self, batch: Sequence[Write]) -> None:
        with self._lock:
            try:
                for row in batch:
                    self._write(row)
            except BaseException:
                self._undo_all()
                raise
            self._undo.clear()

    def _write(self, row: Write) -> None:
        if fault := fault_of(row):
            raise refusals.not_written(NAME, fault)
        match row:
            case DropToken(digest):
                self._drop(self._kept[TokenRow], digest)
            case DropExpired(time):
                kept = self._kept[TokenRow]
                for digest in [row.digest for row in kept.values() if row.expires <= time]:
                    self._drop(kept, digest)
            case Forget(ids):
                for ident in ids:
                    self._drop(self._kept[JournalRow], ident)
                    self._put(self._forgotten, "last", max(ident, self._forgotten.get("last", 0)))
            case PlayerRow() | TokenRow() | TableRow() | SettingRow() | FiguresRow():
                self._replace(row)
            case _:
                self._add(row)

    def _replace(self, row: PlayerRow | TokenRow | TableRow | SettingRow | FiguresRow) -> None:
        if isinstance(row, PlayerRow):
            self._take_name(row)
        self._put(self._kept[type(row)], _key(row), row)

    def _take_name(self, row: PlayerRow) -> None:
        if self._folded.get(row.folded, row.id) != row.id:
            raise refusals.not_written(NAME, "another player has this name: players.folded")
        before = self._kept[PlayerRow].get(row.id)
        if before is not None:
            self._drop(self._folded, before.folded)
        self._put(self._folded, row.folded, row.id)

    def _add(self, row: JournalRow | RecordRow | ChangeRow | AuditRow | ChatRow) -> None:
        if row.id in self._kept[type(row)]:
            raise refusals.not_written(NAME, f"there is one already: {ADDED[type(row)].name}.id")
        self._put(self._kept[type(row)], row.id, row)

    def _put(self, where: dict[Any, Any], key: Any, value: Any) -> None:
        self._undo.append((where, key, where.get(key)))
        where[key] = value

    def _drop(self, where: dict[Any, Any], key: Any) -> None:
        if key in where:
            self._undo.append((where, key, where.pop(key)))

    def _undo_all(self) -> None:
        while self._undo:
            where, key, before = self._undo.pop()
            if before is None:
                del where[key]
            else:
                where[key] = before

    # Reading

    def load(self) -> Image:
        with self._lock:
            return Image(
                players=tuple(sorted(self._kept[PlayerRow].values(), key=lambda row: (row.created, row.id))),
                tables=tuple(sorted(self._kept[TableRow].values(), key=_key)),
                journal=tuple(sorted(self._kept[JournalRow].values(), key=_key)),
                settings=tuple(sorted(self._kept[SettingRow].values(), key=_key)),
                last_id=max((0, *self._forgotten.values(), *(key for kind in _NUMBERED for key in self._kept[kind]))),
            )

    def journal(self, table: int) -> tuple[JournalRow, ...]:
        with self._lock:
            found = [row for row in self._kept[JournalRow].values() if row.table == table]
        return tuple(sorted(found, key=_key))

    def token(self, digest: str) -> TokenRow | None:
        with self._lock:
            return self._kept[TokenRow].get(digest)

    def tokens(self, player: str) -> tuple[TokenRow, ...]:
        with self._lock:
            found = [row for row in self._kept[TokenRow].values() if row.player == player]
        return tuple(sorted(found, key=lambda row: (-row.created, row.digest)))

    def changes(self, player: str, *, before: int | None, limit: int) -> tuple[ChangeRow, ...]:
        return self._page(ChangeRow, lambda row: row.player == player, before, limit)

    def records(self, player: str, *, before: int | None, limit: int) -> tuple[RecordRow, ...]:
        found = self._page(RecordRow, lambda row: player in row.players, before, limit)
        return tuple(replace(row, record=b"") for row in found)

    def record(self, ident: int) -> RecordRow | None:
        with self._lock:
            return self._kept[RecordRow].get(ident)

    def figures(self, player: str) -> tuple[FiguresRow, ...]:
        return self._figures(lambda row: row.player == player)

    def season(self, start: float, end: float) -> tuple[FiguresRow, ...]:
        return self._figures(lambda row: start <= row.ended < end)

    def records_without_figures(self, since: float, *, limit: int) -> tuple[int, ...]:
        with self._lock:
            known = {record for record, _ in self._kept[FiguresRow]}
            found = [row for row in self._kept[RecordRow].values() if row.id not in known and row.ended >= since]
        return tuple(row.id for row in sorted(found, key=lambda row: (row.ended, row.id))[:limit])

    def _figures(self, which: Callable[[FiguresRow], bool]) -> tuple[FiguresRow, ...]:
        with self._lock:
            found = [row for row in self._kept[FiguresRow].values() if which(row)]
        return tuple(sorted(found, key=lambda row: (row.ended, row.record, row.player)))

    def audit(self, *, before: int | None, limit: int) -> tuple[AuditRow, ...]:
        return self._page(AuditRow, lambda row: True, before, limit)

    def chat(self, table: int, *, limit: int) -> tuple[ChatRow, ...]:
        return self._page(ChatRow, lambda row: row.table == table, None, limit)

    def _page(
        self, kind: type[_Row], wanted: Callable[[_Row], bool], before: int | None, limit: int
    ) -> tuple[_Row, ...]:
        with self._lock:
            ids = sorted((ident for ident in self._kept[kind] if before is None or ident < before), reverse=True)
            return tuple(islice((row for ident in ids if wanted(row := self._kept[kind][ident])), limit))

    # All of it

    def backup(self, path: str) -> None:
        """A copy of everything in a new SQLite file, as from any store. Raises StoreFailed."""
        with self._lock:
            rows: list[Write] = [row for kept in self._kept.values() for row in kept.values()]
            rows.append(Forget(tuple(self._forgotten.values())))
        with new_file(path) as file, plain_file(file) as target:
            migrate(target, path)
            Statements(dialect()).run(target.connection.cursor(), rows)

    def check_place(self) -> None:
        """Memory does not go away."""

    def close(self) -> None:
        """Nothing is to be let go of."""


def _key(row: Any) -> Any:
    match row:
        case TokenRow(digest):
            return digest
        case SettingRow(name):
            return name
        case FiguresRow(record, player):
            return record, player
    return row.id


_NUMBERED: Final = [kind for kind, table in {**REPLACED, **ADDED}.items() if table in NUMBERED]
