"""A player's new name: in the register at once, then wherever the player sits."""

from functools import partial

from fairdeal.room.room import Room
from fairdeal.room.tables import playing
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.outcomes import Outcome


async def rename(room: Room, player: str, text: str) -> None:
    """Call a player by the name that a text gives. Records and chat of the time before keep the old one.

    Raises what `People.rename` raises.
    """
    await room.keep(room.people.rename(player, text, room.clocks.wall()))
    name = room.people[player].name
    for hosted in tuple(room.tables.values()):
        if hosted.live.seat_of(player) is not None:
            await room.executor.perform(hosted, partial(_rename, hosted, player, name))


def _rename(hosted: HostedTable, player: str, name: str, now: float) -> list[Outcome]:
    return playing.rename(hosted.live, player, name, now)
