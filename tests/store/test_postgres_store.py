"""The store on a real PostgreSQL server keeps the contract, and stops when its connection is lost."""

import time

import pytest
from sqlalchemy import text

from fairdeal.errors import StoreFailed
from fairdeal.store import open_store
from fairdeal.store.open import find_database
from tests.store.contract import LastingStoreContract
from tests.store.rows import line, player
from tests.store.server import PostgresServer


class TestPostgresStore(LastingStoreContract):
    @pytest.fixture
    def url(self, postgres: PostgresServer) -> str:
        return postgres.new_database()


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.new_database()


def run(url: str, *statements: str) -> None:
    engine = find_database(url).engine
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


CUT_OFF = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"


def test_a_store_that_lost_its_connection_writes_nothing_more(url: str) -> None:
    store = open_store(url)
    store.write([line(1)])
    run(url, CUT_OFF)
    for _ in range(2):
        with pytest.raises(StoreFailed, match=r"The connection to the database .* was lost") as told:
            store.write([line(2)])
        assert told.value.code == "database-lost"
    store.close()
    again = open_store(url)
    assert again.load().journal == (line(1),)
    again.close()


def test_reading_outlives_a_lost_connection(url: str) -> None:
    store = open_store(url)
    store.write([line(1)])
    store.load()
    run(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid()")  # fmt: skip
    time.sleep(0.05)
    assert store.load().journal == (line(1),)
    store.close()


def test_a_commit_waits_for_the_disk_even_where_the_server_would_not(url: str) -> None:
    run(url, f"ALTER DATABASE {find_database(url).engine.url.database} SET synchronous_commit = off")
    database = find_database(url)
    with database.claim() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    database.release()


def test_what_another_player_is_called_is_not_told(url: str) -> None:
    store = open_store(url)
    store.write([player("a", name="Secret")])
    with pytest.raises(StoreFailed) as told:
        store.write([player("b", name="Secret")])
    assert "uq_players_folded" in str(told.value)
    assert "secret" not in str(told.value).lower()
    store.close()


def test_a_database_that_is_not_there_is_refused_without_its_password(url: str) -> None:
    absent = url.replace("fairdeal@/room", "fairdeal:hunter2@/absent")
    with pytest.raises(
        StoreFailed, match=r"The database postgresql:///absent\d+ can’t be read: .*does not exist"
    ) as told:
        open_store(absent)
    assert told.value.code == "database-unreadable"
    assert "hunter2" not in str(told.value)


def test_a_server_that_is_not_there_is_refused() -> None:
    with pytest.raises(
        StoreFailed, match=r"The database postgresql://127\.0\.0\.1:1/room can’t be read: connection failed"
    ):
        open_store("postgresql://anna:hunter2@127.0.0.1:1/room")


def test_a_database_in_another_encoding_is_refused(postgres: PostgresServer, url: str) -> None:
    run(url, "CREATE DATABASE latin1 ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    latin = find_database(url).engine.url.set(drivername="postgresql", database="latin1").render_as_string()
    with pytest.raises(StoreFailed, match="its encoding is LATIN1, and names need UTF8"):
        open_store(latin)


def test_a_database_of_something_else_is_refused(url: str) -> None:
    run(url, "CREATE TABLE bookmarks (id int)")
    with pytest.raises(StoreFailed, match=r"it holds something else \(the table bookmarks\)"):
        open_store(url)
