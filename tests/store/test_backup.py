"""A whole room moves between databases by its backup."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from fairdeal.errors import StoreFailed
from fairdeal.room.ports import Forget
from fairdeal.store import backup, open_store, restore
from tests.store.contract import everything
from tests.store.rows import ONE_OF_EACH, line
from tests.store.server import PostgresServer

NewDatabase = Callable[[str], str]


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """Gives the address of a new database of a kind; a server is started only if it is asked for."""

    numbers = count(1)

    def new(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"room{next(numbers)}.db")
        server: PostgresServer = request.getfixturevalue("postgres")
        return server.new_database()

    return new


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_room_moves_from_any_database_to_any(
    new_database: NewDatabase, tmp_path: Path, source: str, target: str
) -> None:
    here, there, file = new_database(source), new_database(target), str(tmp_path / "backup")
    store = open_store(here)
    store.write([*ONE_OF_EACH, line(70), Forget((70,))])
    backup(here, file)  # while the server runs
    store.write([line(71)])
    restore(file, there)
    moved = open_store(there)
    store.write([Forget((71,))])
    assert moved.load().last_id == 70
    assert everything(moved)[1:] == everything(store)[1:]
    moved.write([line(71), Forget((71,))])
    assert everything(moved) == everything(store)
    moved.close()
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_never_replaces_a_room(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    url, file = new_database(kind), str(tmp_path / "backup")
    store = open_store(url)
    store.write([line(1)])
    store.backup(file)
    with pytest.raises(StoreFailed, match="Another Fairdeal server is using the database"):
        restore(file, url)
    store.close()
    with pytest.raises(
        StoreFailed,
        match=r"already contains a room, and a backup can only be restored into an empty one\. Choose "
        r"another database\.",
    ):
        restore(file, url)
    store = open_store(url)
    assert store.load().journal == (line(1),)
    store.close()


def test_a_backup_can_go_where_a_room_was_opened_and_never_used(new_database: NewDatabase, tmp_path: Path) -> None:
    first, second, file = new_database("sqlite"), str(tmp_path / "second.db"), str(tmp_path / "backup")
    store = open_store(first)
    store.write([line(1)])
    store.backup(file)
    store.close()
    open_store(second).close()
    restore(file, second)
    store = open_store(second)
    assert store.load().journal == (line(1),)
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_there_is_no_backup_of_no_room(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    url = new_database(kind)
    with pytest.raises(StoreFailed, match=r"there is no such file|doesn’t contain a room"):
        backup(url, str(tmp_path / "backup"))
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    target = str(tmp_path / "room.db")
    (tmp_path / "letter").write_bytes(b"Dear Anna,\n" * 500)
    (tmp_path / "empty").touch()
    for name, why in (
        ("letter", "file is not a database"),
        ("empty", "doesn’t contain a room"),
        ("absent", "there is no such file"),
    ):
        with pytest.raises(StoreFailed, match=why):
            restore(str(tmp_path / name), target)
    assert not (tmp_path / "room.db").exists()


def test_a_damaged_backup_leaves_nothing_behind(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "room.db"))
    store.write([line(ident, b"x" * 500) for ident in range(1, 200)])
    store.backup(str(tmp_path / "backup"))
    store.close()
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "backup").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreFailed, match=r"can’t be read: .*malformed"):
        restore(str(tmp_path / "backup"), str(tmp_path / "again.db"))
    assert not (tmp_path / "again.db").exists()
