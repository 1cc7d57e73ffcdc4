"""One PostgreSQL server for the session, started when a test first asks for it; a test that cannot have it fails."""

from collections.abc import Iterator

import pytest

from tests.store.server import CannotStart, PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    try:
        server = PostgresServer()
    except CannotStart as error:
        pytest.fail(str(error), pytrace=False)
    yield server
    server.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a PostgreSQL server is slow: the server takes longer to start than most tests to run."""
    for item in items:
        parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        if "postgres" in getattr(item, "fixturenames", ()) or "postgresql" in parameters.values():
            item.add_marker(pytest.mark.slow)
