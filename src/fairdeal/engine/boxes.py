"""The boxes of a round: finding a seat's, changing it, and going round the table.

A box is what a round knows of one seat: a frozen value of the game's own that has a `seat`. A round keeps its boxes in
a tuple, in clockwise order.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from fairdeal.engine import refusals


class Box(Protocol):
    """What a round knows of one seat."""

    @property
    def seat(self) -> int:
        """Whose it is."""
        ...


B = TypeVar("B", bound=Box)


def find(boxes: Sequence[B], seat: int) -> B | None:
    """The box of a seat; None for a seat that is not in the round."""
    for box in boxes:
        if box.seat == seat:
            return box
    return None


def seated(boxes: Sequence[B], seat: int) -> B:
    """The box of a seat. Raises IllegalAction when it is not in the round."""
    box = find(boxes, seat)
    if box is None:
        raise refusals.no_seat(seat)
    return box


def swap(boxes: Sequence[B], old: B, new: B) -> tuple[B, ...]:
    """The boxes with one of them changed."""
    return tuple([new if box is old else box for box in boxes])


def clockwise(boxes: Sequence[B], after: int) -> tuple[B, ...]:
    """The boxes in turn from the left of a seat, that seat's own last, if it has one. Source: rules.md §0 G12.

    >>> from fairdeal.engine.sitting import Seated
    >>> [box.seat for box in clockwise([Seated(0, 4), Seated(2, 4), Seated(5, 4)], after=2)]
    [5, 0, 2]
    """
    return (*[box for box in boxes if box.seat > after], *[box for box in boxes if box.seat <= after])
