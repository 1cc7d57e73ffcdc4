"""A table's policy: what its host promises about time and absence, shown before anyone sits down. Times are seconds."""

from typing import Final, Literal

import msgspec

from fairdeal.errors import IllegalHouse

LEAST_DECISION: Final = 5.0
MOST_DECISION: Final = 300.0


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long things may take, and what happens then.

    `decision` is the time for a move (None: no limit), `reserve` the extra time that a player may ask for in a sitting,
    `cuts` the time for showing and for opening cuts, `pause` the time between rounds, `rest` the time between sittings,
    `hold` how long a lost player's moves are waited for as usual, and a seat is held for who is lost or short of chips,
    `stand_in` who plays for lost players after that (the cheapest legal action, or a bot), `bot_delay` how long a bot
    takes at least. `missed` empty rounds in a row give up a seat. `prices` tells whether players may ask what each of
    their choices is worth. `bot_level` is how bots at its seats play, by the name of one of the game’s ways; empty for
    the usual one.
    Raises IllegalHouse (`policy-time`) for a decision time out of 5 to 300 seconds, or another time below zero.
    """

    decision: float | None = 30.0
    reserve: float = 60.0
    cuts: float = 10.0
    pause: float = 3.0
    rest: float = 15.0
    hold: float = 60.0
    stand_in: Literal["cheapest", "bot"] = "cheapest"
    bot_delay: float = 0.6
    missed: int = 2
    prices: bool = True
    bot_level: str = ""

    def __post_init__(self) -> None:
        if self.decision is not None and not LEAST_DECISION <= self.decision <= MOST_DECISION:
            raise _not_possible("decision", self.decision, LEAST_DECISION, MOST_DECISION)
        for name in ("reserve", "cuts", "pause", "rest", "hold", "bot_delay", "missed"):
            if not 0 <= (value := getattr(self, name)) <= MOST_OTHER:
                raise _not_possible(name, value, 0, MOST_OTHER)


MOST_OTHER: Final = 3600.0


def _not_possible(name: str, value: float, least: float, most: float) -> IllegalHouse:
    return IllegalHouse(
        "policy-time",
        "The table’s {name} can’t be {value}; it can be {least} to {most}.",
        name=name,
        value=f"{value:g}",
        least=f"{least:g}",
        most=f"{most:g}",
    )
