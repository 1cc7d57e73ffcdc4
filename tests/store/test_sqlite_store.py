"""The store in a SQLite file keeps the contract, and every commit is flushed."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy import Connection, event

from fairdeal.errors import StoreFailed
from fairdeal.store import SqlStore, backup, open_store
from fairdeal.store.claims import claim_file
from fairdeal.store.sqlite import SqliteFile
from tests.store.contract import LastingStoreContract
from tests.store.rows import line


class TestSqliteStore(LastingStoreContract):
    @pytest.fixture
    def url(self, tmp_path: Path) -> str:
        return str(tmp_path / "room.db")


def pragma(connection: Connection, name: str) -> object:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_a_commit_survives_a_loss_of_power(tmp_path: Path) -> None:
    file = SqliteFile(str(tmp_path / "room.db"))
    with file.claim() as connection:
        assert pragma(connection, "journal_mode") == "wal"
        assert pragma(connection, "synchronous") == 2, "FULL: in WAL, every commit is flushed"
        assert pragma(connection, "foreign_keys") == 1
        assert pragma(connection, "busy_timeout") == 5000
    file.release()


def test_a_full_disk_refuses_a_batch_and_loses_nothing(tmp_path: Path) -> None:
    file = SqliteFile(str(tmp_path / "room.db"))
    event.listen(file.engine, "connect", lambda connection, _: connection.execute("PRAGMA max_page_count = 60"))
    store = SqlStore(file)
    store.write([line(1)])
    with pytest.raises(
        StoreFailed,
        match=r"couldn’t be written: database or disk is full\. Nothing was saved\.",
    ) as told:
        store.write([line(2), line(3, b"x" * 500_000)])
    assert told.value.code == "database-not-written"
    store.write([line(2)])
    assert store.load().journal == (line(1), line(2))
    store.close()


def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "room.db"))
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("room.db*") if "lock" not in path.name} == {0o600}
    store.close()


def test_a_file_is_one_file_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "room.db")
    store = open_store(str(tmp_path / "room.db"))
    with pytest.raises(StoreFailed) as told:
        open_store(f"sqlite:///{tmp_path}/other.db")
    assert told.value.code == "database-in-use"
    store.close()


@pytest.mark.parametrize("content", [b"This is a letter.\n" * 300, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.db"
    path.write_bytes(content)
    with pytest.raises(StoreFailed, match=r"The database .*letter\.db can’t be read: ") as told:
        open_store(str(path))
    assert told.value.code == "database-unreadable"
    assert path.read_bytes() == content


def test_a_damaged_room_is_refused_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    open_store(str(path)).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    with pytest.raises(StoreFailed, match="can’t be read") as told:
        open_store(str(path)).load()
    assert told.value.code == "database-unreadable"


def test_a_database_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (id)")
        other.commit()
    with pytest.raises(StoreFailed, match=r"can’t be read: it holds something else \(the table bookmarks\)"):
        open_store(str(path))
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]


def test_a_file_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=r"can’t be read: unable to open database file\."):
        open_store(str(tmp_path / "nowhere" / "room.db"))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has locks that fit beside SQLite's")
def test_a_second_server_is_refused_by_whatever_name_it_knows_the_file(tmp_path: Path) -> None:
    path, link, folder = tmp_path / "room.db", tmp_path / "elsewhere" / "other.db", tmp_path / "folder"
    link.parent.mkdir()
    store = open_store(str(path))
    link.hardlink_to(path)
    folder.symlink_to(tmp_path, target_is_directory=True)
    for name in (link, folder / "room.db"):
        with pytest.raises(StoreFailed) as told:
            open_store(str(name))
        assert told.value.code == "database-in-use"
    store.write([line(1)])
    backup(str(path), str(tmp_path / "copy"))
    store.write([line(2)])
    store.close()
    again = open_store(str(path))
    assert [row.id for row in again.load().journal] == [1, 2]
    again.close()


@pytest.mark.parametrize("name", ["room.db", "room.db-wal"])
@pytest.mark.parametrize("deed", ["deleted", "replaced"])
def test_a_file_that_is_deleted_or_replaced_is_noticed_before_anything_more_is_kept(
    tmp_path: Path, name: str, deed: str
) -> None:
    store = open_store(str(tmp_path / "room.db"))
    store.write([line(1)])
    store.check_place()
    file = tmp_path / name
    content = file.read_bytes()
    file.unlink()
    if deed == "replaced":
        file.write_bytes(content)
    for broken in (store.check_place, lambda: store.write([line(2)])):
        with pytest.raises(StoreFailed, match=r"room\.db was deleted, moved or replaced") as told:
            broken()
        assert told.value.code == "database-gone"
    store.close()


def test_what_cannot_be_read_while_a_room_runs_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "room.db"
    store = open_store(str(path))
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("ALTER TABLE audit RENAME TO gone")
    with pytest.raises(StoreFailed, match="no such table: audit"):
        store.audit(before=None, limit=5)
    assert [(each.name, each.levelname) for each in caplog.records] == [("fairdeal.store", "ERROR")]
    assert "no such table: audit" in caplog.text
    store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file isn't held by its descriptor")
def test_a_file_is_had_once_a_process_that_a_killed_server_was_starting_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    path.touch()
    held = claim_file(path)
    assert held is not None
    letting_go = Timer(0.2, os.close, [held])
    letting_go.start()
    mine = claim_file(path)
    letting_go.join()
    assert mine is not None
    os.close(mine)
