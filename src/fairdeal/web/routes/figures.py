"""A player's own figures over time, and the room's leaderboards."""

import asyncio
from collections.abc import Sequence
from typing import Final

from litestar import get, put
from litestar.params import FromQuery, JSONBody

from fairdeal.room.leaderboards import (
    LEAST_DECISIONS,
    LEAST_ROUNDS,
    Place,
    accurate,
    ahead,
    month_of,
    places_of,
    span_of,
)
from fairdeal.room.ports import FiguresRow
from fairdeal.web.history_schemas import FiguresOf, Leaderboards, NewListing, Ranked, SittingFigures
from fairdeal.web.site import Site, TheAsker, ThePlayer, TheSite

MOST_SITTINGS: Final = 2000
"""How many of a player's newest sittings are listed."""

MOST_PENDING: Final = 20
"""The newest finished sittings that are looked through for figures that are still to come."""


@get("/api/me/figures", summary="Your figures over time", tags=["history"])
async def tell_figures(site: TheSite, player: ThePlayer) -> FiguresOf:
    """What every finished sitting brought you, and what it was to bring; the newest ones come a little later."""
    store = site.room.store
    rows = await asyncio.to_thread(store.figures, player.id)
    latest = await asyncio.to_thread(store.records, player.id, before=None, limit=MOST_PENDING)
    pending = len({each.id for each in latest} - {each.record for each in rows})
    if pending:
        site.room.figuring.want()
    return FiguresOf([_figures_of(row) for row in rows[-MOST_SITTINGS:] if row.rounds], pending)


@get("/api/leaderboards", summary="The room's leaderboards of a month", tags=["history"])
async def tell_leaderboards(site: TheSite, asker: TheAsker, month: FromQuery[str] = "") -> Leaderboards:
    """The players ahead of their expectation, and those who choose best: in this month (UTC), or in another."""
    wanted = month or month_of(site.now)
    start, end = span_of(wanted)
    return await site.worked(lambda: _leaderboards(site, asker.player, wanted, site.room.store.season(start, end)))


@put("/api/me/listing", status_code=204, summary="Stand on the leaderboards, or not", tags=["you"])
async def list_oneself(site: TheSite, player: ThePlayer, data: JSONBody[NewListing]) -> None:
    """Whether you stand on the room's leaderboards. Your figures are kept for yourself either way."""
    await site.keep([site.people.change(player.id, unlisted=not data.listed)])


def _leaderboards(site: Site, player: str, month: str, rows: Sequence[FiguresRow]) -> Leaderboards:
    places, you = places_of(rows, site.people, site.now), site.people.get(player)
    return Leaderboards(
        month=month,
        least_rounds=LEAST_ROUNDS,
        least_decisions=LEAST_DECISIONS,
        ahead=[_ranked(each, player) for each in ahead(places)],
        accurate=[_ranked(each, player) for each in accurate(places)],
        listed=None if you is None else not you.unlisted,
    )


def _figures_of(row: FiguresRow) -> SittingFigures:
    return SittingFigures(
        sitting=row.record,
        game=row.game,
        house=row.house,
        ended=row.ended,
        rounds=row.rounds,
        net=row.net,
        priced=row.priced,
        priced_net=row.priced_net,
        expected=row.expected,
        decisions=row.decisions,
        mistakes=row.mistakes,
        cost=row.cost,
    )


def _ranked(place: Place, viewer: str) -> Ranked:
    return Ranked(
        name=place.name,
        you=place.player == viewer,
        rounds=place.rounds,
        priced_net=place.priced_net,
        expected=place.expected,
        decisions=place.decisions,
        mistakes=place.mistakes,
        cost=place.cost,
    )


HANDLERS = [tell_figures, tell_leaderboards, list_oneself]
