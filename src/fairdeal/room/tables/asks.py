"""What a table waits for."""

from enum import StrEnum


class Asks(StrEnum):
    """What a table waits for."""

    ROUND = "round"
    MOVES = "moves"
    CUTS = "cuts"
    OPENINGS = "openings"
    NOTHING = "nothing"
