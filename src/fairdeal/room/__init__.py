"""The room: tables where games are played, dealt fairly."""

from fairdeal.room.tables.asks import Asks
from fairdeal.room.tables.events import (
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
from fairdeal.room.tables.fairness import Draw
from fairdeal.room.tables.happened import Happened
from fairdeal.room.tables.sitting import FairSitting

__all__ = [
    "Asks",
    "ChipsBrought",
    "CutLeftOut",
    "CutOpened",
    "CutShown",
    "Draw",
    "FairSitting",
    "Happened",
    "ReceiptShown",
    "RoundOpened",
    "SealOpened",
    "SealShown",
    "ShuffleVoided",
]
