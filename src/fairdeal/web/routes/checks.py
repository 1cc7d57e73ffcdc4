"""Checking a record that somebody brings: the same check as `fairdeal verify`."""

import asyncio

from litestar import post

from fairdeal.record import read_record, verify_record
from fairdeal.web.faults import MOST_RECORD
from fairdeal.web.history_schemas import Checked, FindingOf
from fairdeal.web.rates import CHECKS
from fairdeal.web.site import AnyRequest, TheSite, network_asking
from fairdeal.wire.encode import said_of


@post(
    "/api/check",
    status_code=200,
    summary="Check a record",
    tags=["history"],
    request_max_body_size=MOST_RECORD,
)
async def check(request: AnyRequest, site: TheSite) -> Checked:
    """The body is a record, as files and `/api/sittings/{id}/record` hold it. What is no record at all is refused."""
    site.rates.check(CHECKS, network_asking(request))
    data = await request.body()
    async with site.checking:
        return await asyncio.to_thread(_checked, data)


def _checked(data: bytes) -> Checked:
    findings = [FindingOf(each.place, each.passed, said_of(each.said)) for each in verify_record(read_record(data))]
    return Checked(all(each.ok for each in findings), findings)


HANDLERS = [check]
