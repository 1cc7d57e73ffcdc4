"""The limits that people set themselves, chips in a day and pauses: tightened at once, never lifted early.

A day is a calendar day in UTC. A daily limit counts all chips that are brought to tables on that day; chips that are
taken away again do not count back. A lower limit holds at once. A higher one, or none, holds from the next day on, when
the day for which the old one was set has passed. A pause can be made longer, not shorter; it ends by itself.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from fairdeal.ledger.postings import MOST_MOVED
from fairdeal.room import refusals
from fairdeal.room.people import People
from fairdeal.room.ports import PlayerRow, SettingRow, Write
from fairdeal.room.tokens import DAY

MOST_PAUSE_DAYS: Final = 366
"""The longest pause, from now."""

PREFIX: Final = "limit:"
"""What the names of the rows of players with a limit begin with; the player's id follows."""


class Allowance(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was brought to tables on a day (half-chips), and the looser limit that holds `from_day` on, if above 0."""

    day: int = 0
    bought: int = 0
    from_day: int = 0
    next_limit: int | None = None


def day_of(now: float) -> int:
    """The day, in days since 1970."""
    return int(now // DAY)


class Limits:
    """The players' own limits. `PlayerRow.daily_limit` may be behind by a change that was to come; ask here."""

    def __init__(self, people: People, rows: Iterable[SettingRow] = ()) -> None:
        self._people = people
        self._today = 0
        self._allowances: dict[str, Allowance] = {
            row.name.removeprefix(PREFIX): msgspec.json.decode(row.value, type=Allowance)
            for row in rows
            if row.name.startswith(PREFIX)
        }

    def daily_limit(self, player: str, now: float) -> int | None:
        """The limit that holds now, in half-chips; None: no limit."""
        kept = self._allowance(player)
        return kept.next_limit if _is_due(kept, now) else self._people[player].daily_limit

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
        kept = Allowance(day_of(now), self._bought(player, now))
        if held is not None and (limit is None or limit > held):
            kept = msgspec.structs.replace(kept, from_day=day_of(now) + 1, next_limit=limit)
            return self._keep(player, held, kept)
        return self._keep(player, limit, kept)

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

    def count(self, player: str, amount: int, now: float) -> list[Write]:
        """Count chips that were brought to a table, in writing for those who have a limit; beside it goes their row."""
        self._forget_yesterday(now)
        limit = self.daily_limit(player, now)
        old = self._allowance(player)
        kept = Allowance(day_of(now), self._bought(player, now) + amount)
        if old.from_day and not _is_due(old, now):
            kept = msgspec.structs.replace(kept, from_day=old.from_day, next_limit=old.next_limit)
        if limit is None and self._people[player].daily_limit is None:
            self._allowances[player] = kept
            return []
        return self._keep(player, limit, kept)[1:]

    def _keep(self, player: str, limit: int | None, kept: Allowance) -> list[Write]:
        self._allowances[player] = kept
        row = self._people.change(player, daily_limit=limit)
        return [row, SettingRow(PREFIX + player, msgspec.json.encode(kept))]

    def _allowance(self, player: str) -> Allowance:
        return self._allowances.get(player, _NOTHING)

    def _bought(self, player: str, now: float) -> int:
        kept = self._allowance(player)
        return kept.bought if kept.day == day_of(now) else 0

    def _forget_yesterday(self, now: float) -> None:
        if self._today != day_of(now):
            self._today = day_of(now)
            kept = self._allowances.items()
            self._allowances = {who: each for who, each in kept if each.day == self._today or each.from_day}


_NOTHING: Final = Allowance()


def _is_due(kept: Allowance, now: float) -> bool:
    return 0 < kept.from_day <= day_of(now)
