"""Who sits where, and since when they are awaited or lost."""

from dataclasses import dataclass, field

from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.room.tables.asks import Asks
from fairdeal.room.tables.events import Departure


@dataclass(frozen=True, slots=True)
class Thought:
    """The move that a bot has found for the offer of a version; None if it has found none."""

    version: int
    action: PlayerAction | None


@dataclass(slots=True)
class Occupant:
    """Someone at a seat. Times are seconds of the room's clock.

    `who` is the player's id; a bot has none. `short_since` is since when the chips are too few to go on; `bringing` are
    the half-chips that come when the round is over. `out_since` is since when the player sits out, and `rounds_out` how
    many rounds so far. `wants_pause` tells whether the player asks for a pause of the table. `offer` is what the seat
    may do now, and `version` the number of the last event when that changed, at `offered_at`: a command is for an
    offer. `thought` is what the bot that plays this seat, or stands in at it, means to do. `departure` is why somebody
    leaves who is `leaving`. `awaited_for` is what it was last awaited for, and `spent` how long so far, by what it was.
    """

    seat: int
    who: str
    name: str
    bot: bool = False
    lost_since: float | None = None
    reserve: float = 0.0
    extra: float = 0.0
    awaited_since: float | None = None
    awaited_for: Asks = Asks.NOTHING
    spent: dict[Asks, float] = field(default_factory=dict)
    missed: int = 0
    ready: bool = False
    leaving: bool = False
    departure: Departure = Departure.CHOICE
    short_since: float | None = None
    bringing: int = 0
    out_since: float | None = None
    rounds_out: int = 0
    wants_pause: bool = False
    version: int = 0
    offer: tuple[Asks, bool, Legal] | None = None
    offered_at: float = 0.0
    thought: Thought | None = None

    @property
    def has_thought(self) -> bool:
        """Whether a bot has thought about what is offered now."""
        return self.thought is not None and self.thought.version == self.version

    def wait(self, asks: Asks | None, now: float) -> None:
        """It is awaited from now on, or for nothing any more; what it has spent on the same before counts."""
        if self.awaited_since is not None:
            self.spent[self.awaited_for] = now - self.awaited_since
        self.awaited_since = None
        if asks is not None:
            self.awaited_for, self.awaited_since = asks, now - self.spent.get(asks, 0.0)

    def restart_clocks(self, now: float) -> None:
        """Whatever its time is counted from is now."""
        self.offered_at = now
        for name in ("lost_since", "awaited_since", "short_since", "out_since"):
            if getattr(self, name) is not None:
                setattr(self, name, now)

    def begin_anew(self) -> None:
        """What is asked next has all of its time."""
        self.spent.clear()
        self.extra, self.awaited_since = 0.0, None
