"""The description of the HTTP API is true: whatever it allows, and much that it does not, is answered as it says."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import BaseSchema, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.web.served import Served, served

pytestmark = pytest.mark.slow

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
AnyCase = Case[Any]
FEW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def hall() -> Iterator[Served]:
    with served() as room:
        yield room


@pytest.fixture(scope="module")
def api(hall: Served) -> BaseSchema:
    return schemathesis.openapi.from_dict(hall.browser().get("/api/schema").json)


@pytest.fixture(scope="module")
def host_token(hall: Served) -> str:
    return str(hall.host("Boss Anna").post("/api/me/tokens", {"label": "tests"}).json["secret"])


def test_nobody_in_particular_is_answered_as_described(hall: Served, api: BaseSchema) -> None:
    assert try_all(api, hall.port, {}) >= {200, 400, 401, 404, 415}


def test_a_host_is_answered_as_described(hall: Served, api: BaseSchema, host_token: str) -> None:
    assert try_all(api, hall.port, {"Authorization": f"Bearer {host_token}"}) >= {200, 204, 400, 403, 404, 409}


def try_all(api: BaseSchema, port: int, headers: dict[str, str]) -> set[int]:
    """Send some of what every address describes, and some of what it does not; the statuses of the answers."""
    base, statuses = f"http://127.0.0.1:{port}", set[int]()
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 30
    for operation in operations:
        try_one(operation.as_strategy(generation_mode=GenerationMode.POSITIVE), base, headers, statuses)
        with suppress(Unsatisfiable):  # nothing can be wrong in a request that holds nothing
            try_one(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), base, headers, statuses)
    return statuses


def try_one(cases: SearchStrategy[AnyCase], base: str, headers: dict[str, str], statuses: set[int]) -> None:
    @FEW
    @given(case=cases)
    def check(case: AnyCase) -> None:
        answer = case.call_and_validate(base_url=base, checks=CHECKS, headers=headers)
        statuses.add(answer.status_code)

    check()
