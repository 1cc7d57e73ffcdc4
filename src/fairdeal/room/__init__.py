"""The room: tables where games are played, dealt fairly."""

from fairdeal.room.events import CutLeftOut, CutOpened, CutShown, RoundOpened, SealOpened, SealShown
from fairdeal.room.table import Asks, Draw, Table

__all__ = [
    "Asks",
    "CutLeftOut",
    "CutOpened",
    "CutShown",
    "Draw",
    "RoundOpened",
    "SealOpened",
    "SealShown",
    "Table",
]
