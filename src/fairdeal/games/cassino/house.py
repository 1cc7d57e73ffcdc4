"""The options of a Cassino table. Source: rules.md §2.6, §5."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fairdeal.engine.options import Kind, check_bounds, option

SEATS: Final = 2

BY_LOT: Final = "lot"


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The options of a table, fixed for a sitting.

    `target` is the score that ends a match. `first_dealer` is found by lot, or is the seat that the host names.
    `same_value_builds`: a second build of a value becomes one with the first (`merge`), or stays apart (`separate`).
    `extend_multi` allows several new groups when a build is extended. `increase_own` says which cards must be kept when
    a player increases their own build: one of the new value (`new_only`), one of the old value too (`both`); or that it
    is forbidden (`never`). `free_trail` lets a player trail while a build of theirs lies there. `face_three` lets a
    jack, queen or king take three of its rank. `show_counts` shows how many cards each player has captured.

    Raises IllegalHouse for values out of bounds.
    """

    target: int = option(Kind.COUNT, 21, least=1, most=121, source="§2.4, §2.6 CA32")
    first_dealer: str = option(Kind.CHOICE, BY_LOT, choices=(BY_LOT, "seat-0", "seat-1"), source="§2.1, §2.6 CA1")
    same_value_builds: str = option(Kind.CHOICE, "merge", choices=("merge", "separate"), source="§2.6 CA4")
    extend_multi: bool = option(Kind.SWITCH, False, source="§2.6 CA7")
    increase_own: str = option(Kind.CHOICE, "new_only", choices=("new_only", "both", "never"), source="§2.6 CA11")
    free_trail: bool = option(Kind.SWITCH, False, source="§2.6 CA19")
    face_three: bool = option(Kind.SWITCH, False, source="§2.6 CA20")
    show_counts: bool = option(Kind.SWITCH, False, source="§2.6 CA28")

    def __post_init__(self) -> None:
        check_bounds(self)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return SEATS

    @property
    def merges(self) -> bool:
        """Whether there is at most one build of each value."""
        return self.same_value_builds == "merge"

    @property
    def named_dealer(self) -> int | None:
        """The seat that deals first because the host says so; None where the lot decides."""
        return None if self.first_dealer == BY_LOT else int(self.first_dealer.removeprefix("seat-"))


PRESETS: Final[Mapping[str, House]] = {
    "match": House(),
    "short": House(target=11),
    "free": House(free_trail=True, extend_multi=True, face_three=True, show_counts=True),
}
"""`match`: the source's rules, to 21. `short`: the same, to 11. `free`: with the common looser variants."""
