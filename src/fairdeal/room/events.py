"""What happens at a table besides the game: rounds open, seals and cuts are shown and opened."""

from dataclasses import dataclass

from fairdeal.engine.moves import Event


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round opened: its number in the sitting from 1, of how many if that is agreed."""

    round: int
    of: int | None


@dataclass(frozen=True, slots=True)
class SittingBegan(Event):
    """A new sitting began at the table."""


@dataclass(frozen=True, slots=True)
class SittingEnded(Event):
    """The sitting is over: its agreed rounds are played, nobody can go on, or it was ended."""


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """A player, or a bot, sat down with so many half-chips."""

    seat: int
    name: str
    chips: int
    bot: bool


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A player left the table and took so many half-chips along."""

    seat: int
    name: str
    chips: int


@dataclass(frozen=True, slots=True)
class SealShown(Event):
    """The house showed its commitment (32 bytes) to a new seal, before any bet on the shuffle."""

    commitment: bytes


@dataclass(frozen=True, slots=True)
class CutShown(Event):
    """A seat showed its commitment (32 bytes) to a cut."""

    seat: int
    commitment: bytes


@dataclass(frozen=True, slots=True)
class CutOpened(Event):
    """A seat opened the cut that it had shown."""

    seat: int
    cut: bytes


@dataclass(frozen=True, slots=True)
class CutLeftOut(Event):
    """A seat did not open the cut that it had shown: it is left out of the shuffle, and the seat out of the round."""

    seat: int


@dataclass(frozen=True, slots=True)
class SealOpened(Event):
    """The shuffle is used up, and the house opened its seal (32 bytes): anyone can check every card."""

    seal: bytes
