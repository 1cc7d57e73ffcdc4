"""Commands in the chat of a table: a line that starts with `!` is played, or answered to its writer alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fairdeal.engine.moves import NOTHING, PlayerAction
from fairdeal.engine.words import Sentence
from fairdeal.errors import FairdealError, StoreFailed
from fairdeal.locale import Catalogue, Writer, catalogue_of, choose_language, hear, refusal_of
from fairdeal.record.codec import action_to_plain
from fairdeal.room import refusals
from fairdeal.room.room import Room
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.wire import messages as wire

Sentences = tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class _Move:
    """An action as it is played, and the version of the offer that it is for."""

    plain: dict[str, Any]
    version: int


async def obey(room: Room, player: str, line: wire.Chat, *, wallet: Callable[[], int], elsewhere: bool) -> Sentences:
    """Do what a line asks of a player's table; what is to be told of it, refusals too.

    `elsewhere` is whether the player plays there in another window; then questions are answered, and no more.
    Raises NotUnderstood for a language or a table that there is not, and StoreFailed.
    """
    catalogue = catalogue_of(choose_language(line.language, {}))
    found = await room.look(
        player, line.table, lambda hosted: _read(hosted, player, line, catalogue, wallet()), command=line.id
    )
    if not isinstance(found, _Move):
        return found
    try:
        if elsewhere:
            raise refusals.plays_elsewhere()
        await room.perform(player, line.table, commands.act(found.version, found.plain), command=line.id)
    except StoreFailed:
        raise
    except FairdealError as error:
        return (refusal_of(error),)
    return ()


def _read(hosted: HostedTable, player: str, line: wire.Chat, catalogue: Catalogue, wallet: int) -> _Move | Sentences:
    """What a line means now; nothing is to be told of an action that was done before."""
    try:
        if hosted.was_answered(player, line.id):
            return ()
    except FairdealError as error:
        return (refusal_of(error),)
    heard = hear(line.text, _writer(hosted, player, wallet), catalogue)
    if not isinstance(heard, PlayerAction):
        return heard or ()
    plain = {name: value for name, value in action_to_plain(heard).items() if name != "seat"}
    return _Move(plain, hosted.live.seats[heard.seat].version if line.version is None else line.version)


def _writer(hosted: HostedTable, player: str, wallet: int) -> Writer:
    """What a player may know at a table."""
    live = hosted.live
    occupant = live.seat_of(player)
    seat = None if occupant is None else occupant.seat
    stack, staked = (0, 0) if seat is None or live.table is None else live.table.chips_of(seat)
    return Writer(
        game=live.game,
        view=None if live.table is None else live.table.view(seat),
        seat=seat,
        legal=NOTHING if seat is None else live.offer(seat),
        stack=stack,
        staked=staked,
        wallet=wallet,
    )
