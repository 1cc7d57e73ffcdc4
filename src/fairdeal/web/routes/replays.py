"""What was played, to look at again: result sheets, and rounds step by step."""

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from fairdeal.record import Record, read_record
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.web import refusals
from fairdeal.web.history_schemas import Replay, Sheet
from fairdeal.web.replays import replay_of, sheet_of
from fairdeal.web.routes.history import Id, find_record
from fairdeal.web.routes.lobby import find_hosted_table
from fairdeal.web.site import Site, TheAsker, ThePlayer, TheSite


@get("/api/sittings/{sitting:int}", summary="The result sheet of a finished sitting", tags=["history"])
async def tell_sheet(site: TheSite, player: ThePlayer, sitting: Id) -> Sheet:
    """Who sat there, what each counted round brought them, and all rounds; for those who played and for hosts."""
    row = await find_record(site, player.id, sitting)
    name = table_name(site, row.table)
    return await site.worked(lambda: sheet_of(read_record(row.record), row.id, row.table, name, row.ended, player.name))


@get("/api/sittings/{sitting:int}/rounds/{number:int}", summary="A round of a finished sitting", tags=["history"])
async def tell_round(
    site: TheSite, player: ThePlayer, sitting: Id, number: Id, whole: FromQuery[bool] = False
) -> Replay:
    """A round step by step, by its place from 1: as you saw it, or `whole` with every card if its seal is opened."""
    row = await find_record(site, player.id, sitting)
    return await site.worked(lambda: replay_of(read_record(row.record), row.id, number, player.name, whole=whole))


@get("/api/tables/{table:int}/sheet", summary="The result sheet of the sitting so far", tags=["history"])
async def tell_sheet_so_far(site: TheSite, asker: TheAsker, table: FromPath[int], code: FromQuery[str] = "") -> Sheet:
    """The sitting in progress, up to the last round that is over."""
    hosted = find_hosted_table(site.room, table, code, asker.player)
    sitting, record, viewer = hosted.sitting, await _so_far(site, hosted), _name_of(site, asker.player)
    return await site.worked(lambda: sheet_of(read_record(record), sitting, hosted.id, hosted.row.name, None, viewer))


@get("/api/tables/{table:int}/rounds/{number:int}", summary="A round of the sitting so far", tags=["history"])
async def tell_round_so_far(
    site: TheSite,
    asker: TheAsker,
    table: FromPath[int],
    number: Id,
    code: FromQuery[str] = "",
    whole: FromQuery[bool] = False,
) -> Replay:
    """A round that is over, by its place from 1: as you saw it, or as a spectator did if you had no seat in it."""
    hosted = find_hosted_table(site.room, table, code, asker.player)
    sitting, record, viewer = hosted.sitting, await _so_far(site, hosted), _name_of(site, asker.player)
    return await site.worked(lambda: replay_of(read_record(record), sitting, number, viewer, whole=whole))


def table_name(site: Site, table: int) -> str:
    """The name of a table that is open; empty for one that is closed."""
    return site.room.tables[table].row.name if table in site.room.tables else ""


async def _so_far(site: Site, hosted: HostedTable) -> bytes:
    """The record so far, of rounds that are over and kept. Raises NotUnderstood (`no-rounds-yet`)."""
    async with hosted.lock:
        record: Record | None = site.room.record_so_far(hosted.id)
        if record is None:
            raise refusals.no_rounds_yet(hosted.id)
        return msgspec.json.encode(record)


def _name_of(site: Site, player: str) -> str:
    row = site.people.get(player)
    return "" if row is None else row.name


HANDLERS = [tell_sheet, tell_round, tell_sheet_so_far, tell_round_so_far]
