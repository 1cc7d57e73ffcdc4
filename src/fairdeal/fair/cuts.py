"""The cuts: a secret from every seat, shown as a commitment, then opened and mixed into the shuffle."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from fairdeal.errors import IllegalAction, NotUnderstood
from fairdeal.fair.scheme import SCHEME_2, Scheme

CUT_LIMIT = 64
"""A cut is at least 1 byte and at most this many."""

LAST_SEAT = 255
"""Seats are numbered from 0 to this: a seat is one byte of the key."""

COMMITMENT_SIZE = 32
"""A commitment is a SHA-256 digest: this many bytes."""


class MadeBy(StrEnum):
    """Who made a cut: the player at the seat, or the house for a bot."""

    PLAYER = "player"
    HOUSE = "house"


def commit_cut(data: bytes, /, *, scheme: Scheme = SCHEME_2) -> bytes:
    """The 32 bytes that a seat shows before any cut is opened.

    Raises `NotUnderstood` (`cut-size`) unless the cut is 1 to 64 bytes.
    Source: design.md, fair dealing, step 2.

    >>> commit_cut("lucky".encode()).hex()[:16]
    '8e281cd2dbc4140f'
    """
    _check_size(len(data))
    return scheme.digest("cut", data)


def cut_from_text(text: str, /) -> bytes:
    """The bytes of a cut that a player typed: UTF-8 of exactly these characters, neither trimmed nor normalised.

    Raises `NotUnderstood`: `cut-size` for no text or more than 64 bytes, `cut-text` for half a surrogate pair.

    >>> cut_from_text("à vontade").hex()
    'c3a020766f6e74616465'
    """
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError as fault:
        place = fault.start + 1
        raise NotUnderstood("cut-text", "Character {place} of the cut isn’t a whole character.", place=place) from None
    _check_size(len(data))
    return data


@dataclass(frozen=True, slots=True)
class ClosedCut:
    """What a seat shows first: its number (0 to 255), the commitment (32 bytes), and who made the cut.

    Raises `NotUnderstood`: `seat-number`, `commitment-size`.
    """

    seat: int
    commitment: bytes
    made_by: MadeBy = field(default=MadeBy.PLAYER, kw_only=True)
    scheme: Scheme = field(default=SCHEME_2, kw_only=True)

    def __post_init__(self) -> None:
        _check_seat(self.seat)
        if len(self.commitment) != COMMITMENT_SIZE:
            sentence = "The commitment of seat {seat} must be {wanted} bytes; this one is {size}."
            size = len(self.commitment)
            raise NotUnderstood("commitment-size", sentence, seat=self.seat, wanted=COMMITMENT_SIZE, size=size)

    def opened(self, data: bytes, /) -> Cut:
        """The cut that was shown closed, now open.

        Raises `NotUnderstood` (`cut-size`), or `IllegalAction` (`cut-not-as-shown`) when another cut was shown.
        Source: design.md, fair dealing, step 2.
        """
        if commit_cut(data, scheme=self.scheme) != self.commitment:
            sentence = "Seat {seat}’s cut isn’t the one it showed: open the same bytes that were committed."
            raise IllegalAction("cut-not-as-shown", sentence, seat=self.seat)
        return Cut(self.seat, data, made_by=self.made_by, scheme=self.scheme)


@dataclass(frozen=True, slots=True, repr=False)
class Cut:
    """An open cut: the seat (0 to 255), its 1 to 64 bytes, and who made it. Its repr does not show the bytes.

    Raises `NotUnderstood`: `seat-number`, `cut-size`.

    >>> Cut(3, b"lucky")
    Cut(seat=3, 5 bytes, made_by=player, commitment=8e281cd2dbc4140f…)
    """

    seat: int
    data: bytes
    made_by: MadeBy = field(default=MadeBy.PLAYER, kw_only=True)
    scheme: Scheme = field(default=SCHEME_2, kw_only=True)

    def __post_init__(self) -> None:
        _check_seat(self.seat)
        _check_size(len(self.data))

    @property
    def commitment(self) -> bytes:
        """The 32 bytes that the seat shows while the cut is closed."""
        return commit_cut(self.data, scheme=self.scheme)

    def closed(self) -> ClosedCut:
        """The cut as the others see it before it is opened."""
        return ClosedCut(self.seat, self.commitment, made_by=self.made_by, scheme=self.scheme)

    def __repr__(self) -> str:
        short = self.commitment.hex()[:16]
        return f"Cut(seat={self.seat}, {len(self.data)} bytes, made_by={self.made_by}, commitment={short}…)"


def _check_seat(seat: int) -> None:
    if not 0 <= seat <= LAST_SEAT:
        sentence = "A seat is a number from 0 to {last}, not {seat}."
        raise NotUnderstood("seat-number", sentence, seat=seat, last=LAST_SEAT)


def _check_size(size: int) -> None:
    if size == 0:
        raise NotUnderstood("cut-size", "A cut is at least 1 byte; this one is empty.", size=size, most=CUT_LIMIT)
    if size > CUT_LIMIT:
        sentence = "A cut is at most {most} bytes; this one is {size}. Make it shorter."
        raise NotUnderstood("cut-size", sentence, size=size, most=CUT_LIMIT)
