"""Games and tables: what there is, what can be made, and where to sit down at once."""

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fairdeal import __version__
from fairdeal.engine.options import values_of
from fairdeal.games import find_game, game_names
from fairdeal.record import write_record
from fairdeal.room.room import Room
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.plans import TablePlan
from fairdeal.web import refusals
from fairdeal.web.links import link_of, qr_of
from fairdeal.web.presenters import game_of, table_of
from fairdeal.web.rates import TABLES
from fairdeal.web.raw import RawJson
from fairdeal.web.schemas import GameOf, NewTable, Place, PlayNow, RoomOf, TableOf
from fairdeal.web.site import AnyRequest, TheActor, TheAsker, TheSite, origin_of
from fairdeal.wire.messages import PROTOCOL


@get("/api/room", summary="The room", tags=["lobby"])
async def tell_room(request: AnyRequest, site: TheSite) -> RoomOf:
    """What a newcomer may want to know first."""
    settings = site.room.settings
    has_host, origins = site.people.has_host, site.reach.origins(origin_of(request))
    return RoomOf(settings.name, __version__, settings.opening, has_host, settings.policy, PROTOCOL, origins)


@get("/api/games", summary="The games, with every option of their houses", tags=["lobby"])
async def list_games() -> list[GameOf]:
    """What a table's form and its buttons need: options with bounds, choices and defaults, presets, verbs, guide."""
    return [game_of(name) for name in game_names()]


@get("/api/tables", summary="Open public tables", tags=["lobby"])
async def list_tables(site: TheSite) -> list[TableOf]:
    """All public tables."""
    return [
        table_of(site.room, hosted)
        for hosted in site.room.tables.values()
        if not hosted.row.code and not hosted.row.closed
    ]


@post("/api/tables", summary="Make a table", tags=["lobby"])
async def make_table(site: TheSite, actor: TheActor, data: JSONBody[NewTable]) -> TableOf:
    """Make a table; a private one is found only by its `code`, which is told here."""
    site.rates.check(TABLES, actor.id)
    hosted = await site.room.make_table(actor.id, _plan(data))
    return table_of(site.room, hosted, code=hosted.row.code or None)


@get("/api/tables/{table:int}", summary="A table", tags=["lobby"])
async def tell_table(site: TheSite, asker: TheAsker, table: FromPath[int], code: FromQuery[str] = "") -> TableOf:
    """A table; a private one for those who have its code, or sit there."""
    hosted = find_hosted_table(site.room, table, code, asker.player)
    return table_of(site.room, hosted, code=hosted.row.code or None)


@get(
    "/api/tables/{table:int}/qr",
    media_type="image/svg+xml",
    summary="The link of a table, as a QR code",
    tags=["lobby"],
)
async def draw_link(
    request: AnyRequest,
    site: TheSite,
    asker: TheAsker,
    table: FromPath[int],
    code: FromQuery[str] = "",
    origin: FromQuery[str] = "",
) -> bytes:
    """An image that a phone reads; a private table's for those who have its code, or sit there.

    It leads to the `origin` that was asked for, if that is one of the room's, and to the best one otherwise.
    """
    hosted = find_hosted_table(site.room, table, code, asker.player)
    origins = site.reach.origins(origin_of(request))
    return qr_of(link_of(origin if origin in origins else origins[0], hosted.row))


@post("/api/play-now", status_code=200, summary="Find a table to play at once", tags=["lobby"])
async def play_now(site: TheSite, actor: TheActor, data: JSONBody[PlayNow]) -> Place:
    """A public table of that game where you can play at once, or a new one, with bots where the game needs them."""
    site.rates.check(TABLES, actor.id)
    hosted, chips = await site.room.play_now(actor.id, data.game)
    return Place(hosted.id, chips)


@get("/api/tables/{table:int}/record", summary="The record of the sitting so far", tags=["history"])
async def tell_record_so_far(
    site: TheSite, asker: TheAsker, table: FromPath[int], code: FromQuery[str] = ""
) -> RawJson:
    """All finished rounds of the sitting in progress: a record that `fairdeal verify` checks."""
    find_hosted_table(site.room, table, code, asker.player)
    record = site.room.record_so_far(table)
    if record is None:
        raise refusals.no_rounds_yet(table)
    return RawJson(write_record(record))


def find_hosted_table(room: Room, table: int, code: str, player: str) -> HostedTable:
    """A table that somebody may see. Raises NotUnderstood (`no-table`), also for a private one."""
    hosted = room.hosted(table)
    knows = not hosted.row.code or hosted.row.code == code
    if not knows and (not player or (hosted.live.seat_of(player) is None and hosted.row.host != player)):
        raise refusals.no_table(table)
    return hosted


def _plan(data: NewTable) -> TablePlan:
    game = find_game(data.game)
    if data.preset is not None and data.preset not in game.presets:
        raise refusals.no_preset(data.preset, ", ".join(game.presets))
    preset = {} if data.preset is None else values_of(game.presets[data.preset])
    options = {**preset, **data.options}
    return TablePlan(game.name, options, data.name, data.policy, data.private, data.bots)


HANDLERS = [tell_room, list_games, list_tables, make_table, tell_table, draw_link, play_now, tell_record_so_far]
