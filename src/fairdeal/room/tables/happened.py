"""What happened at a table: everybody is shown their own part of it."""

from dataclasses import dataclass

from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Event


@dataclass(frozen=True, slots=True)
class Happened:
    """What happened at a table at once.

    `everything` is for journals, ledgers and records alone: cards and bets that are still hidden stand in it. To
    show it, say to whom.
    """

    game: AnyGame
    everything: tuple[Event, ...]

    def for_viewer(self, viewer: int | None) -> tuple[Event, ...]:
        """What a seat, or a spectator (None), may see of it: as many events, in the same order."""
        seen = self.game.sight.seen
        return tuple([seen(event, viewer) for event in self.everything])

    def __bool__(self) -> bool:
        return bool(self.everything)

    def __repr__(self) -> str:
        """Without what may be hidden."""
        return f"Happened({len(self.everything)} events)"
