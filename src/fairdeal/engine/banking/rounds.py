"""A round of a banking game: what its state and its boxes must have, and what can be read from them."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Protocol, Self

from fairdeal.cards import Card
from fairdeal.engine import boxes
from fairdeal.engine.banking.moves import Place
from fairdeal.engine.moves import Fault


class Box(boxes.Box, Protocol):
    """A seat's place on the layout; amounts in half-chips.

    `chips` are free to bet and `stake` is the bet of the round; `staked` is all that the seat committed, and `returned`
    what came back of it.
    """

    @property
    def chips(self) -> int: ...
    @property
    def place(self) -> Place: ...
    @property
    def stake(self) -> int: ...
    @property
    def staked(self) -> int: ...
    @property
    def returned(self) -> int: ...
    def _replace(self, *, chips: int = ..., place: Place = ..., stake: int = ..., returned: int = ...) -> Self: ...


class Round(Protocol):
    """A state: its `boxes` in the order of dealing, its phase, the cards dealt `up` so far, and why it was void."""

    @property
    def boxes(self) -> tuple[Any, ...]: ...
    @property
    def phase(self) -> StrEnum: ...
    @property
    def up(self) -> tuple[Card, ...]: ...
    @property
    def fault(self) -> Fault | None: ...
    def _replace(self, *, boxes: tuple[Any, ...] = ..., phase: Any = ..., fault: Fault | None = ...) -> Self: ...


def asked(state: Round) -> tuple[int, ...]:
    """The seats that have not answered whether they bet."""
    return tuple([box.seat for box in state.boxes if box.place is Place.ASKED])


def playing(state: Round) -> tuple[int, ...]:
    """The seats that have a bet in the round."""
    return tuple([box.seat for box in state.boxes if box.place is Place.IN])


def net(box: Box) -> int:
    """What a round that is over brought a seat, in half-chips."""
    return box.returned - box.staked if box.place is Place.IN else 0


def nets(state: Round) -> Mapping[int, int]:
    """What a round that is over brought each of its seats, in half-chips."""
    return {box.seat: net(box) for box in state.boxes}


class Stack(boxes.Box, Protocol):
    """What anybody sees of a seat's place: the chips before it, in half-chips."""

    @property
    def chips(self) -> int: ...


def chips_of(boxes: Sequence[Stack], seat: int | None) -> int:
    """The chips that a seat has free to bet; none where it is not in the round."""
    return next((box.chips for box in boxes if box.seat == seat), 0)
