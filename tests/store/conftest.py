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
