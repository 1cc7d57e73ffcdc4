"""What a player can do at a table: each command says what it does there when its turn has come.

A new command is a function here, a message of the protocol, and the line that joins the two (`web/connection.py`).
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fairdeal.room.tables import playing
from fairdeal.room.tables.events import Departure
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.seating import Seating


class At(NamedTuple):
    """Where and when a command is carried out: a player's, at a table, at a time of the room's clock, under its id.

    `name` is the player's, and `hosts` tells whether they made the table or are a host of the room.
    """

    hosted: HostedTable
    player: str
    now: float
    command: str
    seating: Seating
    name: str
    hosts: bool


Command = Callable[[At], list[Outcome]]
"""What is done; a FairdealError is its refusal."""

ReadAction = Callable[[HostedTable], Mapping[str, Any]]
"""An action as it reads when its turn has come; what this raises is the command's answer."""


def sit(chips: int, seat: int | None = None) -> Command:
    """Sit down with half-chips from the wallet, now or when the round that is being played is over."""
    return lambda at: at.seating.sit(at.hosted, at.player, chips, seat, at.now, command=at.command)


def bring(chips: int) -> Command:
    """Put so many half-chips more before the seat, now or when the round that is being played is over."""
    return lambda at: at.seating.bring(at.hosted, at.player, chips, at.now, command=at.command)


def stay_out(on: bool) -> Command:
    """Sit out the next rounds and keep the seat, or play again."""
    return lambda at: playing.stay_out(at.hosted.live, at.player, on, at.now, command=at.command)


def pause() -> Command:
    """Pause the table when the round is over: at once for its hosts, else when all who are there ask for it."""
    return lambda at: playing.pause(at.hosted.live, at.player, at.name, at.now, alone=at.hosts, command=at.command)


def resume() -> Command:
    """End the pause of the table, or ask for one no longer."""
    return lambda at: playing.resume(at.hosted.live, at.player, at.name, at.now, alone=at.hosts, command=at.command)


def leave() -> Command:
    """Leave the table, or give up waiting for a seat."""
    return lambda at: _leave(at, Departure.CHOICE)


def remove() -> Command:
    """Be taken from the table by the host, as if one left."""
    return lambda at: _leave(at, Departure.REMOVED)


def _leave(at: At, reason: Departure) -> list[Outcome]:
    staying = [each for each in at.hosted.waiting if each.who != at.player]
    if len(staying) < len(at.hosted.waiting):
        at.hosted.waiting = staying
        return []
    return playing.leave(at.hosted.live, at.player, at.now, reason=reason, command=at.command)


def act(version: int, action: Mapping[str, Any]) -> Command:
    """Act in a round, for the offer of that version."""
    return act_as_read(version, lambda hosted: action)


def act_as_read(version: int, read: ReadAction) -> Command:
    """Act in a round as `read` says, for the offer of that version."""
    return lambda at: playing.act(
        at.hosted.live, at.player, read(at.hosted), at.now, version=version, command=at.command
    )


def show_cut(commitment: bytes) -> Command:
    """Show the commitment to a cut."""
    return lambda at: playing.show_cut(at.hosted.live, at.player, commitment, at.now, command=at.command)


def open_cut(cut: bytes) -> Command:
    """Open the cut that was shown."""
    return lambda at: playing.open_cut(at.hosted.live, at.player, cut, at.now, command=at.command)


def ready() -> Command:
    """Go on without waiting for the pause."""
    return lambda at: playing.ready(at.hosted.live, at.player)


def more_time() -> Command:
    """Take the reserve of time for the decision that is awaited."""
    return lambda at: playing.ask_more_time(at.hosted.live, at.player)
