"""Tables of a room: made by a plan, and set up as they are kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import house_of, values_of
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game
from fairdeal.room.desk import Desk
from fairdeal.room.live import LiveTable
from fairdeal.room.names import read_name
from fairdeal.room.policy import Policy
from fairdeal.room.ports import TableRow
from fairdeal.room.table import Draw

MOST_TABLE_NAME: Final = 40
"""The most visible characters in the name of a table."""


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
    return TableRow(
        id=ident,
        game=game.name,
        name=read_name(plan.name, most=MOST_TABLE_NAME) if plan.name else "",
        house=msgspec.json.encode(values_of(house)),
        policy=msgspec.json.encode(plan.policy or usual),
        code=draw(12).hex() if plan.private else "",
        host=host,
        created=now,
        bots=msgspec.json.encode(_bot_seats(game, house, plan.bots)),
    )


def desk_of(row: TableRow, draw: Draw) -> Desk:
    """A table in the room, as nobody has sat at it yet."""
    game = find_game(row.game)
    house = house_of(game.house, msgspec.json.decode(row.house))
    policy = msgspec.json.decode(row.policy, type=Policy)
    bots = msgspec.json.decode(row.bots, type=dict[int, str])
    return Desk(row, LiveTable(game, house, policy, draw=draw, bots=bots))


def _bot_seats(game: AnyGame, house: object, bots: int) -> dict[int, str]:
    seats = list(game.seats(house))
    if not 0 <= bots < len(seats):
        raise NotUnderstood(
            "bots-range",
            "There cannot be {bots} bots at this table: from 0 to {most} are possible.",
            bots=bots,
            most=len(seats) - 1,
        )
    return {seat: f"Bot {number}" for number, seat in enumerate(seats[len(seats) - bots :], 1)}
