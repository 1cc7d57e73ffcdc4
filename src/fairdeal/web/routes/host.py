"""What hosts see and do; each deed is written in the audit log."""

import asyncio
from typing import Annotated

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from fairdeal.errors import Conflict, NotUnderstood
from fairdeal.room import refusals as room_refusals
from fairdeal.room.people import tokens
from fairdeal.room.people.host_actions import FOREVER
from fairdeal.room.people.names import fold
from fairdeal.room.ports import PlayerRow
from fairdeal.room.settings import Settings
from fairdeal.room.tables import commands
from fairdeal.web.endings import REFUSED
from fairdeal.web.presenters import deed_of, person_of, table_of
from fairdeal.web.routes.history import Before, Most
from fairdeal.web.schemas import Deed, Gift, Person, TableOf, Until, Why
from fairdeal.web.site import Site, TheHost, TheSite

Words = Annotated[str, QueryParameter(max_length=100, description="A part of the name.")]


@get("/api/host/people", summary="People of the room", tags=["host"])
async def list_people(site: TheSite, host: TheHost, name: Words = "", limit: Most = 50) -> list[Person]:
    """People whose name holds these words, the newest first."""
    wanted = fold(name) if name.strip() else ""
    found = [row for row in site.people if wanted in row.folded or wanted in fold(row.name)]
    return [person_of(site.room, row) for row in reversed(found[-limit:])]


@post("/api/host/people/{who:str}/grant", status_code=200, summary="Give chips", tags=["host"])
async def grant(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Gift]) -> Person:
    """Give somebody half-chips, with a reason."""
    row = _find(site, who)
    await site.keep(site.room.host_actions.grant(host.id, row.id, data.amount, data.reason, site.now))
    return person_of(site.room, site.people[row.id])


@post("/api/host/people/{who:str}/take", status_code=200, summary="Take chips", tags=["host"])
async def take(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Gift]) -> Person:
    """Take half-chips from somebody's wallet, with a reason."""
    row = _find(site, who)
    await site.keep(site.room.host_actions.take(host.id, row.id, data.amount, data.reason, site.now))
    return person_of(site.room, site.people[row.id])


@post("/api/host/people/{who:str}/mute", status_code=200, summary="Mute somebody", tags=["host"])
async def mute(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Until]) -> Person:
    """Let somebody not write until a time."""
    row = _find(site, who)
    await site.keep(site.room.host_actions.mute(host.id, row.id, _until(data), data.reason, site.now))
    return person_of(site.room, site.people[row.id])


@post("/api/host/people/{who:str}/unmute", status_code=200, summary="Lift a mute", tags=["host"])
async def unmute(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Why]) -> Person:
    """Let somebody write again."""
    row = _find(site, who)
    await site.keep(site.room.host_actions.unmute(host.id, row.id, data.reason, site.now))
    return person_of(site.room, site.people[row.id])


@post("/api/host/people/{who:str}/ban", status_code=200, summary="Ban somebody", tags=["host"])
async def ban(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Until]) -> Person:
    """Let somebody neither play nor write until a time: their connections are closed, and they leave their tables."""
    row = _find(site, who)
    await site.keep(site.room.host_actions.ban(host.id, row.id, _until(data), data.reason, site.now))
    site.lines.cut_player(row.id, REFUSED)
    await _leave_tables(site, row.id)
    return person_of(site.room, site.people[row.id])


@post("/api/host/people/{who:str}/unban", status_code=200, summary="Lift a ban", tags=["host"])
async def unban(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Why]) -> Person:
    """Let somebody play and write again."""
    row = _find(site, who)
    await site.keep(site.room.host_actions.unban(host.id, row.id, data.reason, site.now))
    return person_of(site.room, site.people[row.id])


@post("/api/host/people/{who:str}/make-host", status_code=200, summary="Make somebody a host", tags=["host"])
async def make_host(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Why]) -> Person:
    """Make an account a host too. They sign in anew: no session or token from before has a host's rights."""
    row = _find(site, who)
    ended = tokens.end_sessions(await site.own_tokens(row.id), tokens_too=True)
    await site.keep([*site.room.host_actions.make_host(host.id, row.name, site.now), *ended])
    return person_of(site.room, site.people[row.id])


@post("/api/host/people/{who:str}/unmake-host", status_code=200, summary="Let a host be none", tags=["host"])
async def unmake_host(site: TheSite, host: TheHost, who: FromPath[str], data: JSONBody[Why]) -> Person:
    """Let a host, or yourself, be a host no longer."""
    row = _find(site, who)
    await site.keep(site.room.host_actions.unmake_host(host.id, row.id, data.reason, site.now))
    return person_of(site.room, site.people[row.id])


@get("/api/host/tables", summary="All open tables", tags=["host"])
async def list_all_tables(site: TheSite, host: TheHost) -> list[TableOf]:
    """All open tables, private ones too, without their codes."""
    return [table_of(site.room, hosted) for hosted in site.room.tables.values()]


@post("/api/host/tables/{table:int}/close", status_code=204, summary="Close a table", tags=["host"])
async def close_table(site: TheSite, host: TheHost, table: FromPath[int], data: JSONBody[Why]) -> None:
    """Close a table: everybody leaves it when the round is over, with all their chips."""
    hosted = site.room.hosted(table)
    await site.keep(site.room.host_actions.close_table(host.id, hosted.id, data.reason, site.now))
    await site.room.close_table(hosted.id, " ".join(data.reason.split()))


@get("/api/host/audit", summary="What hosts did", tags=["host"])
async def list_deeds(site: TheSite, host: TheHost, before: Before = None, limit: Most = 50) -> list[Deed]:
    """The audit log, the newest first."""
    rows = await asyncio.to_thread(site.room.store.audit, before=before, limit=limit)
    return [deed_of(site.room, row) for row in rows]


@get("/api/host/settings", summary="The settings of the room", tags=["host"])
async def tell_settings(site: TheSite, host: TheHost) -> Settings:
    """The settings as they are."""
    return site.room.settings


@put("/api/host/settings", summary="Change the settings of the room", tags=["host"])
async def change_settings(site: TheSite, host: TheHost, data: JSONBody[Settings]) -> Settings:
    """Keep other settings; what is left out gets its default."""
    await site.keep(site.room.host_actions.change_settings(host.id, data, site.now))
    site.room.settings = data
    return data


def _find(site: Site, player: str) -> PlayerRow:
    row = site.people.get(player)
    if row is None:
        raise room_refusals.no_player(player)
    return row


def _until(data: Until) -> float:
    return FOREVER if data.until is None else data.until


async def _leave_tables(site: Site, player: str) -> None:
    for hosted in tuple(site.room.tables.values()):
        try:
            await site.room.perform(player, hosted.id, commands.remove())
        except (Conflict, NotUnderstood):
            continue  # not seated there


HANDLERS = [
    list_people,
    grant,
    take,
    mute,
    unmute,
    ban,
    unban,
    make_host,
    unmake_host,
    list_all_tables,
    close_table,
    list_deeds,
    tell_settings,
    change_settings,
]
