"""What people do with their own chips and limits."""

from litestar import post, put
from litestar.params import JSONBody
from msgspec import UNSET

from fairdeal.room.ports import Write
from fairdeal.room.renaming import rename
from fairdeal.web.presenters import me_of, seats_of
from fairdeal.web.rates import RENAMES
from fairdeal.web.schemas import Me, NewLimits, NewName
from fairdeal.web.site import TheActor, TheOwner, ThePlayer, TheSite


@post("/api/me/top-up", status_code=200, summary="Take the chips of the day", tags=["you"])
async def top_up(site: TheSite, actor: TheActor) -> Me:
    """Chips of the house for those who hold too few, once a day."""
    room = site.room
    at_tables = sum(each.chips for each in seats_of(room, actor.id))
    await site.keep(room.wallets.top_up(actor.id, room.settings, site.now, at_tables=at_tables))
    return me_of(room, actor.id)


@put("/api/me/limits", summary="Limit yourself", tags=["you"])
async def limit(site: TheSite, player: ThePlayer, data: JSONBody[NewLimits]) -> Me:
    """Set a daily limit, and a pause. A tighter limit holds at once, a looser one from tomorrow; pauses only grow."""
    limits, now = site.room.limits, site.now
    # The pause first: it alone can still be refused, and then nothing has changed.
    writes: list[Write] = [] if data.pause_until is None else [limits.pause(player.id, data.pause_until, now)]
    if data.daily_limit is not UNSET:
        writes += limits.set_daily_limit(player.id, data.daily_limit, now)
    await site.keep(writes)
    return me_of(site.room, player.id)


@put("/api/me/name", summary="Change your name", tags=["you"])
async def change_name(site: TheSite, owner: TheOwner, data: JSONBody[NewName]) -> Me:
    """Change your name, at your seats too; an account signs in with the new one."""
    if site.people.read_free_name(data.name, owner.id) != owner.name:
        site.rates.check(RENAMES, owner.id)
        await rename(site.room, owner.id, data.name)
    return me_of(site.room, owner.id)


HANDLERS = [top_up, limit, change_name]
