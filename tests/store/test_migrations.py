"""A migrated database is what the schema says, and one of a newer program is left alone."""

from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Inspector, Integer, MetaData, Table, inspect, text

from fairdeal.errors import StoreFailed
from fairdeal.room.ports import PlayerRow, SettingRow
from fairdeal.store import backup, open_store, restore
from fairdeal.store.migrate import MIGRATIONS, NEWEST, VERSIONS, migrate, upgrade
from fairdeal.store.open import find_database
from fairdeal.store.schema import METADATA
from tests.store.rows import line
from tests.store.server import PostgresServer

KINDS = ["sqlite", "postgresql"]


def _new(kind: str, request: pytest.FixtureRequest, path: Path) -> str:
    if kind == "sqlite":
        return str(path)
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return _new(request.param, request, tmp_path / "room.db")


@pytest.fixture
def other_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """Another database of the same kind."""
    return _new("postgresql" if "://" in url else "sqlite", request, tmp_path / "other.db")


def differences(url: str, schema: MetaData) -> list[object]:
    engine = find_database(url).engine
    with engine.connect() as connection:
        options = {"version_table": VERSIONS, "compare_type": True, "compare_server_default": True}
        found: list[object] = compare_metadata(MigrationContext.configure(connection, opts=options), schema)
    engine.dispose()
    return found


def migrated_to(version: str, url: str) -> None:
    """A database that migrations alone have made."""
    database = find_database(url)
    with database.claim() as connection, connection.begin(), pytest.MonkeyPatch.context() as patch:
        patch.setattr("fairdeal.store.migrate.NEWEST", version)
        upgrade(connection, None)
    database.release()


def schema_of(url: str) -> dict[str, list[str]]:
    """Tables with their columns, keys and indexes, as the database tells them."""
    engine = find_database(url).engine
    inspector = inspect(engine)
    told = {name: sorted(_parts(inspector, name)) for name in inspector.get_table_names()}
    engine.dispose()
    return told


def _parts(inspector: Inspector, name: str) -> list[str]:
    columns = [
        (each["name"], str(each["type"]), each["nullable"], each["default"]) for each in inspector.get_columns(name)
    ]
    keys = [
        inspector.get_pk_constraint(name),
        *inspector.get_foreign_keys(name),
        *inspector.get_unique_constraints(name),
    ]
    return [*map(str, columns), *map(str, keys), *map(str, inspector.get_indexes(name))]


def set_version(url: str, version: str) -> None:
    engine = find_database(url).engine
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {VERSIONS} SET version_num = :version"), {"version": version})
    engine.dispose()


def test_a_new_database_has_the_schema_of_the_program(url: str) -> None:
    open_store(url).close()
    assert differences(url, METADATA) == []


def test_the_migrated_schema_is_that_of_the_program(url: str) -> None:
    migrated_to(NEWEST, url)
    assert differences(url, METADATA) == []
    before = schema_of(url)
    open_store(url).close()
    assert schema_of(url) == before


def test_a_new_database_is_just_what_migrations_make(url: str, other_url: str) -> None:
    migrated_to(NEWEST, url)
    open_store(other_url).close()
    assert schema_of(url) == schema_of(other_url)


def test_a_difference_would_be_seen(url: str) -> None:
    open_store(url).close()
    other = MetaData()
    for table in METADATA.sorted_tables:
        table.to_metadata(other)
    Table("chat", other, Column("colour", Integer), extend_existing=True)
    other.tables["changes"].indexes.clear()
    assert len(differences(url, other)) == 2


def test_the_newest_version_is_the_one_that_the_program_knows() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert scripts.get_heads() == [NEWEST]
    assert all(len(each.revision) == 4 and each.revision.isdecimal() for each in scripts.walk_revisions())


def test_a_migration_that_fails_leaves_nothing(url: str) -> None:
    database = find_database(url)
    connection = database.claim()
    with connection.begin() as transaction:
        migrate(connection, database.name)
        assert len(inspect(connection).get_table_names()) > 10
        transaction.rollback()
    with connection.begin():
        assert inspect(connection).get_table_names() == []
    connection.close()
    database.release()


def test_a_database_of_a_newer_program_is_refused_and_left_alone(url: str, tmp_path: Path) -> None:
    store = open_store(url)
    store.write([line(1)])
    store.close()
    set_version(url, "9999")
    for attempt in (lambda: open_store(url), lambda: backup(url, str(tmp_path / "backup"))):
        with pytest.raises(
            StoreFailed,
            match=r"The database .* was written by a newer version of Fairdeal: its schema is 9999, and this program "
            r"knows schemas up to 0003\. Install the newer version, or choose another database\.",
        ) as told:
            attempt()
        assert told.value.code == "database-newer"
    set_version(url, NEWEST)
    store = open_store(url)
    assert store.load().journal == (line(1),)
    store.close()


def test_a_backup_of_a_newer_program_is_refused(url: str, tmp_path: Path) -> None:
    store = open_store(url)
    store.backup(str(tmp_path / "backup"))
    store.close()
    set_version(str(tmp_path / "backup"), "9999")
    with pytest.raises(StoreFailed, match="was written by a newer version of Fairdeal: its schema is"):
        restore(str(tmp_path / "backup"), str(tmp_path / "again.db"))


def test_an_older_database_is_not_copied_as_if_it_were_of_today(url: str, tmp_path: Path) -> None:
    open_store(url).close()
    set_version(url, "0000")
    with pytest.raises(
        StoreFailed, match=r"its schema is 0000, and the current one is 0003\. Start the room once"
    ) as told:
        backup(url, str(tmp_path / "backup"))
    assert told.value.code == "database-older"


def test_limits_that_were_kept_as_settings_become_those_of_the_players(url: str) -> None:
    database = find_database(url)
    migrated_to("0001", url)
    with database.engine.begin() as connection:
        for ident, limit in (("anna", 100), ("boris", None)):
            player = text("INSERT INTO players VALUES (:id, :id, :id, 1, 7, NULL, :host, 0, 0, :limit, 0, 0)")
            connection.execute(player, {"id": ident, "host": False, "limit": limit})
        for name, value in (
            ("limit:anna", b'{"day":20000,"bought":60,"from_day":20001,"next_limit":300}'),
            ("limit:gone", b'{"day":20000,"bought":1}'),
            ("room", b"{}"),
        ):
            connection.execute(text("INSERT INTO settings VALUES (:name, :value)"), {"name": name, "value": value})
    database.release()
    store = open_store(url)
    image = store.load()
    store.close()
    assert image.settings == (SettingRow("room", b"{}"),)
    anna = PlayerRow("anna", "anna", "anna", 1.0, 7, daily_limit=100)
    assert image.players == (
        replace(anna, bought_on=20000, bought=60, limit_from=20001, next_limit=300),
        PlayerRow("boris", "boris", "boris", 1.0, 7),
    )
    assert differences(url, METADATA) == []
