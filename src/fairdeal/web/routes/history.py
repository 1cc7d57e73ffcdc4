"""What was: changes of chips, finished sittings and their records."""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from fairdeal.record import read_record, write_record
from fairdeal.room.ports import PlayerRow, RecordRow, Store
from fairdeal.room.room import Room
from fairdeal.web import refusals
from fairdeal.web.history_schemas import Change, Sitting
from fairdeal.web.presenters import change_of
from fairdeal.web.raw import RawJson
from fairdeal.web.replays import sitting_of
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
    names = {hosted.id: hosted.row.name for hosted in site.room.tables.values()}
    return await site.worked(lambda: list(_sittings(site.room.store, player, names, before, limit)))


@get("/api/sittings/{sitting:int}/record", summary="The record of a finished sitting", tags=["history"])
async def tell_record(site: TheSite, player: ThePlayer, sitting: Id) -> RawJson:
    """The whole record, for those who played and for hosts; `fairdeal verify` checks it."""
    row = await find_record(site, player.id, sitting)
    return RawJson(await asyncio.to_thread(lambda: write_record(read_record(row.record))))


def _sittings(
    store: Store, player: PlayerRow, names: Mapping[int, str], before: int | None, limit: int
) -> Iterator[Sitting]:
    for listed in store.records(player.id, before=before, limit=limit):
        row = store.record(listed.id)
        if row is not None:
            yield sitting_of(row, names.get(row.table, ""), player.name)


async def find_record(site: Site, player: str, sitting: int) -> RecordRow:
    """The record of a sitting, for those who played and for hosts. Raises NotUnderstood (`no-such-record`)."""
    row = await asyncio.to_thread(site.room.store.record, sitting)
    if row is None or not _may_see(site.room, player, row):
        raise refusals.no_record(sitting)
    return row


def _may_see(room: Room, player: str, row: RecordRow) -> bool:
    return player in row.players or room.people[player].host


HANDLERS = [list_changes, list_sittings, tell_record]
