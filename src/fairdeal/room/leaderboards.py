"""A room's leaderboards of a month: who is ahead of what their rounds were to bring, and who chooses best.

Playing more alone leads nowhere: what is expected is taken off, and choices are counted by the share of the best.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from fairdeal.errors import NotUnderstood
from fairdeal.room.people.people import People
from fairdeal.room.ports import FiguresRow

LEAST_ROUNDS: Final = 50
LEAST_DECISIONS: Final = 50
"""So many must be played in a month, and chosen, for a place."""

PLACES: Final = 20

MONTH: Final = "%Y-%m"

FIRST_YEAR: Final = 2020
LAST_YEAR: Final = 9998


@dataclass(slots=True)
class Place:
    """What a player's sittings of a month brought, together; as in `FiguresRow`."""

    player: str
    name: str
    rounds: int = 0
    priced_net: int = 0
    expected: int = 0
    decisions: int = 0
    mistakes: int = 0
    cost: int = 0

    def add(self, row: FiguresRow) -> None:
        """One sitting more."""
        self.rounds += row.priced
        self.priced_net += row.priced_net
        self.expected += row.expected
        self.decisions += row.decisions
        self.mistakes += row.mistakes
        self.cost += row.cost

    @property
    def lead(self) -> int:
        """What was brought beyond what was to be expected, in thousandths of half-chips."""
        return self.priced_net * 1000 - self.expected


def month_of(time: float) -> str:
    """The month of a time, in UTC.

    >>> month_of(1_800_000_000.0)
    '2027-01'
    """
    return datetime.fromtimestamp(time, UTC).strftime(MONTH)


def span_of(month: str) -> tuple[float, float]:
    """From when until when a month goes, in UTC. Raises NotUnderstood (`no-month`).

    >>> span_of("1999-12")
    Traceback (most recent call last):
    ...
    fairdeal.errors.NotUnderstood: “1999-12” isn’t a month. Write it like 2026-12.
    """
    try:
        first = datetime.strptime(month, MONTH).replace(tzinfo=UTC)
    except ValueError:
        first = datetime.min.replace(tzinfo=UTC)
    if not FIRST_YEAR <= first.year <= LAST_YEAR:
        raise NotUnderstood("no-month", "“{month}” isn’t a month. Write it like 2026-12.", month=month[:20])
    years, months = divmod(first.month, 12)
    after = first.replace(year=first.year + years, month=months + 1)
    return first.timestamp(), after.timestamp()


def places_of(rows: Iterable[FiguresRow], people: People, now: float) -> list[Place]:
    """What everybody's sittings brought, together: those who would be on no leaderboard, and the banned, left out."""
    places: dict[str, Place] = {}
    listed: defaultdict[str, bool] = defaultdict(bool)
    for row in rows:
        if row.player not in places:
            person = people.get(row.player)
            listed[row.player] = person is not None and not person.unlisted and person.banned_until <= now
            places[row.player] = Place(row.player, "" if person is None else person.name)
        places[row.player].add(row)
    return [place for player, place in places.items() if listed[player]]


def ahead(places: Iterable[Place]) -> list[Place]:
    """The players furthest ahead of their expectation."""
    enough = [each for each in places if each.rounds >= LEAST_ROUNDS]
    return sorted(enough, key=lambda each: (-each.lead, each.name))[:PLACES]


def accurate(places: Iterable[Place]) -> list[Place]:
    """Who made the largest share of best choices; among equals, whose mistakes cost less for each."""
    enough = [each for each in places if each.decisions >= LEAST_DECISIONS]
    return sorted(enough, key=_by_accuracy)[:PLACES]


def _by_accuracy(place: Place) -> tuple[float, float, str]:
    return place.mistakes / place.decisions, place.cost / place.decisions, place.name
