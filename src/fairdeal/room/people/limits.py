"""The limits that people set themselves, chips in a day and pauses: tightened at once, never lifted early.

A day is a calendar day in UTC, and never one before the last that is noted of the player: a clock that is set back
gives no day twice. A daily limit counts all chips that are brought to tables on that day; chips that are
taken away again do not count back. A lower limit holds at once. A higher one, or none, holds from the next day on, when
the day for which the old one was set has passed. A pause can be made longer, not shorter; it ends by itself.
"""

from typing import Final

from fairdeal.ledger.postings import MOST_MOVED
from fairdeal.room import refusals
from fairdeal.room.people.people import People
from fairdeal.room.people.tokens import DAY
from fairdeal.room.ports import PlayerRow, Write

MOST_PAUSE_DAYS: Final = 366
"""The longest pause, from now."""


def day_of(now: float) -> int:
    """The day, in days since 1970."""
    return int(now // DAY)


class Limits:
    """The players' own limits. `PlayerRow.daily_limit` may be behind by a change that was to come; ask here."""

    def __init__(self, people: People) -> None:
        self._people = people

    def daily_limit(self, player: str, now: float) -> int | None:
        """The limit that holds now, in half-chips; None: no limit."""
        row = self._people[player]
        return row.next_limit if _is_due(row, now) else row.daily_limit

    def left(self, player: str, now: float) -> int | None:
        """How many half-chips may still be brought to tables today; None: no limit."""
        limit = self.daily_limit(player, now)
        return None if limit is None else max(0, limit - self._bought(player, now))

    def set_daily_limit(self, player: str, limit: int | None, now: float) -> list[Write]:
        """Limit oneself: at once if that is tighter than what holds, else from the next day on.

        Raises NotUnderstood (`limit-range`).
        """
        if limit is not None and not 0 <= limit <= MOST_MOVED:
            raise refusals.limit_range(MOST_MOVED)
        held = self.daily_limit(player, now)
        if held is not None and (limit is None or limit > held):
            tomorrow = _today(self._people[player], now) + 1
            return [self._people.change(player, daily_limit=held, limit_from=tomorrow, next_limit=limit)]
        return [self._people.change(player, daily_limit=limit, limit_from=0, next_limit=None)]

    def pause(self, player: str, until: float, now: float) -> PlayerRow:
        """Pause until a time. Raises NotUnderstood (`pause-range`) and NotAllowed (`pause-stands`)."""
        if not now < until <= now + MOST_PAUSE_DAYS * DAY:
            raise refusals.pause_range(MOST_PAUSE_DAYS)
        stands = self._people[player].paused_until
        if until < stands:
            raise refusals.pause_stands(stands)
        return self._people.change(player, paused_until=until)

    def check(self, player: str, amount: int, now: float) -> None:
        """Raises NotAllowed (`limit-reached`) if the player's limit leaves less than this amount for today."""
        limit, left = self.daily_limit(player, now), self.left(player, now)
        if limit is not None and left is not None and amount > left:
            raise refusals.limit_reached(amount, limit, left)

    def count(self, player: str, amount: int, now: float) -> PlayerRow:
        """Count chips that were brought to a table."""
        if _is_due(self._people[player], now):
            self._people.change(player, daily_limit=self.daily_limit(player, now), limit_from=0, next_limit=None)
        return self._people.change(
            player, bought_on=_today(self._people[player], now), bought=self._bought(player, now) + amount
        )

    def _bought(self, player: str, now: float) -> int:
        row = self._people[player]
        return row.bought if row.bought_on == _today(row, now) else 0


def _is_due(row: PlayerRow, now: float) -> bool:
    return 0 < row.limit_from <= _today(row, now)


def _today(row: PlayerRow, now: float) -> int:
    """The day that it is for a player: that of the clock, or the last that was noted if the clock was set back."""
    return max(day_of(now), row.bought_on, row.topped_up, row.limit_from - 1)
