"""What was: changes of chips, finished sittings and their records."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from fairdeal.record import read_record, write_record
from fairdeal.room.ports import RecordRow
from fairdeal.room.room import Room
from fairdeal.web import refusals
from fairdeal.web.answers import Change, Sitting
from fairdeal.web.portraits import change_of, sittings_of
from fairdeal.web.raw import RawJson
from fairdeal.web.site import Site, ThePlayer, TheSite

Before = Annotated[
    int | None, QueryParameter(ge=0, le=2**63 - 1, description="Only what is older than the line with this id.")
]
Most = Annotated[int, QueryParameter(ge=1, le=200, description="How many lines at most.")]
Id = Annotated[int, PathParameter(ge=0, le=2**63 - 1)]


@get("/api/me/changes", summary="Changes of your chips", tags=["history"])
async def list_changes(site: TheSite, player: ThePlayer, before: Before = None, limit: Most = 50) -> list[Change]:
    """Every change of your chips with its reason, the newest first."""
    rows = await asyncio.to_thread(site.room.store.changes, player.id, before=before, limit=limit)
    return [change_of(row) for row in rows]


@get("/api/me/sittings", summary="Your finished sittings", tags=["history"])
async def list_sittings(site: TheSite, player: ThePlayer, before: Before = None, limit: Most = 50) -> list[Sitting]:
    """Finished sittings in which you played, the newest first."""
    rows = await asyncio.to_thread(site.room.store.records, player.id, before=before, limit=limit)
    return sittings_of(rows)


@get("/api/sittings/{sitting:int}/record", summary="The record of a finished sitting", tags=["history"])
async def tell_record(site: TheSite, player: ThePlayer, sitting: Id) -> RawJson:
    """The whole record, for those who played and for hosts; `fairdeal verify` checks it."""
    row = await find_record(site, player.id, sitting)
    return RawJson(await asyncio.to_thread(lambda: write_record(read_record(row.record))))


async def find_record(site: Site, player: str, sitting: int) -> RecordRow:
    """The record of a sitting, for those who played and for hosts. Raises NotUnderstood (`no-such-record`)."""
    row = await asyncio.to_thread(site.room.store.record, sitting)
    if row is None or not _may_see(site.room, player, row):
        raise refusals.no_record(sitting)
    return row


def _may_see(room: Room, player: str, row: RecordRow) -> bool:
    return player in row.players or room.people[player].host


HANDLERS = [list_changes, list_sittings, tell_record]
