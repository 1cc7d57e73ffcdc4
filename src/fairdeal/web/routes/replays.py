"""What was played, to look at again: result sheets, and rounds step by step."""

import asyncio

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fairdeal.record import Record, read_record
from fairdeal.room import refusals as room_refusals
from fairdeal.room.ports import FiguresRow
from fairdeal.room.reviews import play_again, review, without_bets
from fairdeal.room.shares import read_share
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.web import refusals
from fairdeal.web.history_schemas import NewShare, Replay, ReviewOf, Shared, Sheet
from fairdeal.web.replays import replay_of, share_of, shared_round, sheet_of
from fairdeal.web.reviews import review_of
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


@get("/api/sittings/{sitting:int}/review", summary="What your choices in a sitting cost", tags=["history"])
async def tell_review(site: TheSite, player: ThePlayer, sitting: Id) -> ReviewOf:
    """Every mistake at its exact price, the dearest first, and what your rounds were to bring on average."""
    row = await find_record(site, player.id, sitting)
    played = await site.worked(lambda: without_bets(play_again(row.record, player.name)))
    reviewed = await review(site.room.thinker, played, player.id)
    known = await asyncio.to_thread(site.room.store.figures, player.id)
    figures = next((each for each in known if each.record == row.id), None)
    if figures is None:
        site.room.figuring.want()
        figures = FiguresRow(row.id, player.id, row.game, "", row.ended)
    return await site.worked(lambda: review_of(reviewed, figures))


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


@post("/api/sittings/{sitting:int}/rounds/{number:int}/share", summary="Share a round", tags=["history"])
async def share_round(site: TheSite, player: ThePlayer, sitting: Id, number: Id, data: JSONBody[NewShare]) -> Shared:
    """Make a link to a round that anyone can open, once its seal is opened; for those who played and for hosts."""
    document = await _record_of(site, player.id, sitting)
    share = await site.worked(lambda: share_of(read_record(document), sitting, number, player.name, whole=data.whole))
    return Shared(await site.room.sign(share))


@get("/api/shares/{code:str}", summary="A round that was shared", tags=["history"])
async def tell_shared_round(site: TheSite, asker: TheAsker, code: FromPath[str]) -> Replay:
    """A round step by step as the player who made the link saw it, or with every card. Anyone may look at it."""
    share = read_share(code, site.room.share_key)
    document = await _shared_record(site, share.sitting)
    return await site.worked(lambda: shared_round(read_record(document), share))


async def _record_of(site: Site, player: str, sitting: int) -> bytes:
    """The record of a sitting that is over or goes on, for those who play in it and for hosts."""
    hosted = _playing(site, sitting)
    if hosted is not None and (player in hosted.live.played or site.people[player].host):
        return await _so_far(site, hosted)
    return (await find_record(site, player, sitting)).record


async def _shared_record(site: Site, sitting: int) -> bytes:
    hosted = _playing(site, sitting)
    if hosted is not None:
        return await _so_far(site, hosted)
    row = await asyncio.to_thread(site.room.store.record, sitting)
    if row is None:
        raise room_refusals.no_such_share()
    return row.record


def _playing(site: Site, sitting: int) -> HostedTable | None:
    """The table at which a sitting goes on."""
    return next((each for each in site.room.tables.values() if each.sitting == sitting and each.live.table), None)


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


HANDLERS = [tell_sheet, tell_review, tell_round, tell_sheet_so_far, tell_round_so_far, share_round, tell_shared_round]
