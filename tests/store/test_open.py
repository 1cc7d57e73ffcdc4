"""Which store an address opens."""

from pathlib import Path

import pytest

import fairdeal.store
from fairdeal.errors import StoreFailed
from fairdeal.store import MemoryStore, SqlStore, backup, open_store, restore
from fairdeal.store.open import find_database


def test_the_public_names_are_these() -> None:
    assert sorted(fairdeal.store.__all__) == ["MemoryStore", "SqlStore", "backup", "open_store", "restore"]


def test_memory_is_a_store_in_memory() -> None:
    assert isinstance(open_store("memory:"), MemoryStore)


@pytest.mark.parametrize("scheme", ["", "sqlite:///"])
def test_a_path_is_a_file(tmp_path: Path, scheme: str) -> None:
    store = open_store(f"{scheme}{tmp_path}/ro om é.db")
    assert isinstance(store, SqlStore)
    assert (tmp_path / "ro om é.db").is_file()
    store.close()


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg", "postgresql+asyncpg"])
def test_a_postgresql_url_is_a_postgresql_server_by_one_driver(scheme: str) -> None:
    database = find_database(f"{scheme}://anna:hunter2@db.example:5433/room")
    assert database.engine.url.drivername == "postgresql+psycopg"
    assert database.name == "postgresql://db.example:5433/room"


@pytest.mark.parametrize(
    "url",
    ["", "mysql://anna:hunter2@host/room", "sqlite://", "sqlite:///:memory:", "postgresql://anna:hunter2@host:port/x"],
)
def test_anything_else_is_no_database(url: str) -> None:
    with pytest.raises(
        StoreFailed, match=r"“.*” isn’t a database\. Give a file, or an address like postgresql:"
    ) as told:
        open_store(url)
    assert told.value.code == "database-unknown"
    assert "hunter2" not in str(told.value)


def test_memory_has_no_backup_from_outside(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="“memory:” isn’t a database"):
        backup("memory:", str(tmp_path / "backup"))
    with pytest.raises(StoreFailed, match="“memory:” isn’t a database"):
        restore(str(tmp_path / "backup"), "memory:")
