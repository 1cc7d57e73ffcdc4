"""Tables of a room: made by a plan, set up as they are kept, and found to play at once."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import house_of, values_of
from fairdeal.engine.sitting import Seated
from fairdeal.errors import IllegalHouse, NotUnderstood
from fairdeal.games import find_game
from fairdeal.room.people.names import read_name
from fairdeal.room.people.people import People
from fairdeal.room.ports import TableRow
from fairdeal.room.settings import Settings
from fairdeal.room.tables.fairness import Draw
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.policy import Policy

MOST_TABLE_NAME: Final = 40
"""The most visible characters in the name of a table."""

COMPANY: Final = 3
"""So many bots are company enough where a game needs others; a pot between two is a poor one."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table that somebody wants to make: `options` are the house's by name, `bots` how many seats bots take."""

    game: str
    options: Mapping[str, Any]
    name: str = ""
    policy: Policy | None = None
    private: bool = False
    bots: int = 0


def row_of(plan: TablePlan, ident: int, host: str, now: float, *, usual: Policy, draw: Draw) -> TableRow:
    """The row of a new table. Raises what the game's house, its name or the number of bots make impossible."""
    game = find_game(plan.game)
    house = house_of(game.house, {**values_of(game.house()), **plan.options})
    policy = plan.policy or replace(usual, bot_level="")
    if policy.bot_level:
        game.bots.called(policy.bot_level)
    return TableRow(
        id=ident,
        game=game.name,
        name=read_name(plan.name, most=MOST_TABLE_NAME) if plan.name else "",
        house=msgspec.json.encode(values_of(house)),
        policy=msgspec.json.encode(policy),
        code=draw(12).hex() if plan.private else "",
        host=host,
        created=now,
        bots=msgspec.json.encode(_bot_seats(game, house, plan.bots)),
    )


def hosted_table_of(row: TableRow, draw: Draw, now: float) -> HostedTable:
    """A table in the room, as nobody has sat at it yet."""
    game = find_game(row.game)
    house = house_of(game.house, msgspec.json.decode(row.house))
    policy = msgspec.json.decode(row.policy, type=Policy)
    bots = msgspec.json.decode(row.bots, type=dict[int, str])
    live = LiveTable(game, house, policy, draw=draw, bots=bots)
    live.closing_since = now if row.closed else None
    return HostedTable(row, live, used_at=now)


def plan_to_play(game: AnyGame) -> TablePlan:
    """A table at which one person can play at once: where the game needs others, bots are company enough for it."""
    house = game.presets.get("table", game.house())
    needed = _bots_needed(game, house)
    company = min(COMPANY, len(list(game.seats(house))) - 1) if needed else 0
    return TablePlan(game.name, values_of(house), bots=max(needed, company))


def is_left(hosted: HostedTable, people: People, settings: Settings, now: float) -> bool:
    """Whether a table has been empty for so long that it is closed; private ones and those of hosts are kept longer."""
    host = people.get(hosted.row.host)
    is_own = bool(hosted.row.code) or (host is not None and host.host)
    return hosted.is_empty and now - hosted.used_at >= (settings.own_empty if is_own else settings.empty)


def table_to_play(hosted_tables: Iterable[HostedTable], game: str, player: str) -> HostedTable | None:
    """The public table of a game where a player can play at once: where they sit already, else with most people."""
    found = [
        hosted for hosted in hosted_tables if hosted.row.game == game and not hosted.row.code and not hosted.row.closed
    ]
    ready = [hosted for hosted in found if hosted.knows(player) or _can_join_now(hosted)]
    return max(ready, key=lambda hosted: (hosted.knows(player), len(hosted.live.people)), default=None)


def _can_join_now(hosted: HostedTable) -> bool:
    """Whether a seat is free that nobody waits for, no round has to be over first, and one more is enough to play."""
    live = hosted.live
    if not live.can_sit_now or not hosted.free_seats():
        return False
    taken = {*live.bots, *live.seats, *(each.seat for each in hosted.waiting)}
    return _can_begin(live.game, live.house, {*taken, hosted.free_seats()[0]})


def _bots_needed(game: AnyGame, house: object) -> int:
    seats = list(game.seats(house))
    counts = range(len(seats))
    return next(
        (bots for bots in counts if _can_begin(game, house, {seats[0], *seats[len(seats) - bots :]})), counts[-1]
    )


def _can_begin(game: AnyGame, house: object, seats: Iterable[int]) -> bool:
    """Whether a round can be dealt with these seats taken, by the game's own rules."""
    seats = sorted(seats)
    if len(seats) < game.sitting.fewest(house):
        return False
    chips = game.sitting.notional(house)
    try:
        game.sitting.sit(house, tuple(Seated(seat, chips) for seat in seats))
    except IllegalHouse:
        return False
    return True


def _bot_seats(game: AnyGame, house: object, bots: int) -> dict[int, str]:
    seats = list(game.seats(house))
    if not 0 <= bots < len(seats):
        raise NotUnderstood(
            "bots-range",
            "There can’t be {bots} bots at this table. Choose from 0 to {most}.",
            bots=bots,
            most=len(seats) - 1,
        )
    return {seat: f"Bot {number}" for number, seat in enumerate(seats[len(seats) - bots :], 1)}
