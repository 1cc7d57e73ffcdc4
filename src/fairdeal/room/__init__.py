"""The room: tables where games are played, dealt fairly."""

from fairdeal.room.events import (
    ChipsBrought,
    CutLeftOut,
    CutOpened,
    CutShown,
    ReceiptShown,
    RoundOpened,
    SealOpened,
    SealShown,
    ShuffleVoided,
)
from fairdeal.room.fairness import Draw
from fairdeal.room.happened import Happened
from fairdeal.room.table import Asks, Table

__all__ = [
    "Asks",
    "ChipsBrought",
    "CutLeftOut",
    "CutOpened",
    "CutShown",
    "Draw",
    "Happened",
    "ReceiptShown",
    "RoundOpened",
    "SealOpened",
    "SealShown",
    "ShuffleVoided",
    "Table",
]
