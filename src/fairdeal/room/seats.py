"""Who sits where, and since when they are awaited or lost."""

from dataclasses import dataclass

from fairdeal.engine.moves import Legal
from fairdeal.room.table import Asks


@dataclass(slots=True)
class Occupant:
    """Someone at a seat. Times are seconds of the room's clock.

    `who` is the player's id; a bot has none. `offer` is what the seat may do now, and `version` the number of the last
    event when that changed: a command is for an offer.
    """

    seat: int
    who: str
    name: str
    bot: bool = False
    lost_since: float | None = None
    reserve: float = 0.0
    extra: float = 0.0
    awaited_since: float | None = None
    missed: int = 0
    ready: bool = False
    leaving: bool = False
    version: int = 0
    offer: tuple[Asks, bool, Legal] | None = None
