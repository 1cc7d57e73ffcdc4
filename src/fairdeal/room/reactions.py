"""Reactions at a table: a word over the seat, for a moment. Nothing of it is kept."""

from functools import partial

from fairdeal.errors import FairdealError
from fairdeal.room import settings as room_settings
from fairdeal.room.room import Room
from fairdeal.room.tables import playing
from fairdeal.room.tables.hosted import HostedTable, Reaction


async def react(room: Room, player: str, table: int, reaction: Reaction, *, command: str) -> None:
    """Show a reaction over the player's seat to all who see the table, once however often the command comes.

    Raises Conflict (`not-seated`), NotUnderstood (`react-too-fast`) and what is refused to who may not write.
    """
    await room.look(player, table, partial(_react, room, player, reaction, command), command=command)


def _react(room: Room, player: str, reaction: Reaction, command: str, hosted: HostedTable) -> None:
    if hosted.was_answered(player, command):
        return
    try:
        seat = _check_may_react(room, player, hosted)
    except FairdealError as error:
        hosted.remember(player, command, error)
        raise
    hosted.remember(player, command, None)
    for viewer in tuple(hosted.viewers):
        viewer.reacted(hosted.id, seat, reaction)


def _check_may_react(room: Room, player: str, hosted: HostedTable) -> int:
    """The player's seat, if the player may react now."""
    seat = playing.occupant_of(hosted.live, player).seat
    room_settings.check_chat(room.settings)
    room.people.check_may_chat(player, room.clocks.wall())
    room.chat.count_reaction(player, room.clocks.steady())
    return seat
