"""What a seat sees as numbers from −1 to 1, as many for every view of a table, made from the view alone.

The types of a view's fields say how each is written: an amount as its logarithm, with its sign; a card, or cards, as
how many of each of the 52, and how many lie face down; a word as one of its kind; what may be None with a mark that it
is there, or as zeros. Places of seats are written in the order of the view, other groups up to `GROUPS`. The house is
left out: it is the same all the time.
"""

import types
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from math import copysign, log2
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from fairdeal.cards import DECK, Card

GROUPS: Final = 8
"""How many hands of a place, builds, or groups of cards are written; more are left out."""

BITS: Final = 32
"""Amounts are written as shares of this power of two."""


@dataclass(frozen=True, slots=True)
class Writer:
    """How values of one type are written: into `size` numbers each."""

    size: int
    write: Callable[[Any], list[float]]


def writer(view: type, house: type, seats: int) -> Writer:
    """How the views of a table with so many seats are written."""
    return _Types(house, seats).fields_of(view)


@dataclass(frozen=True, slots=True)
class _Types:
    """How each type is written at one table."""

    house: type
    seats: int

    def fields_of(self, kind: type) -> Writer:
        """A frozen value: its fields, one after another."""
        hints = get_type_hints(kind)
        parts = [(each.name, self.of(hints[each.name])) for each in fields(kind) if hints[each.name] is not self.house]
        size = sum(part.size for _, part in parts)
        return Writer(
            size, lambda value: [number for name, part in parts for number in part.write(getattr(value, name))]
        )

    def of(self, kind: Any) -> Writer:
        """Any type that a view's field has."""
        if get_origin(kind) in (Union, types.UnionType):
            return self._perhaps([each for each in get_args(kind) if each is not type(None)])
        if get_origin(kind) is tuple:
            return self._many(get_args(kind)[0])
        if get_origin(kind) is Literal:
            return _one_of(get_args(kind))
        if kind is Card:
            return Writer(len(DECK), lambda card: _counts((card,))[: len(DECK)])
        if issubclass(kind, Enum):
            return _one_of(tuple(kind))
        if isinstance(kind, type) and is_dataclass(kind):
            return self.fields_of(kind)
        assert issubclass(kind, int), f"a view has a field of a type that can’t be written: {kind}"
        return Writer(1, lambda number: [_scaled(number)])

    def _perhaps(self, kinds: list[Any]) -> Writer:
        """What may be None: a mark that it is there, and what it is."""
        assert len(kinds) == 1, f"a view has a field of several types: {kinds}"
        inner = self.of(kinds[0])
        nothing = [0.0] * (inner.size + 1)
        return Writer(len(nothing), lambda value: nothing if value is None else [1.0, *inner.write(value)])

    def _many(self, kind: Any) -> Writer:
        if kind is Card or kind == Card | None:
            return Writer(len(DECK) + 1, _counts)
        if kind is int:
            return Writer(len(DECK), _numbers)
        most = self.seats if "seat" in get_type_hints(kind if is_dataclass(kind) else _NoSeat) else GROUPS
        inner = self.of(kind)
        return Writer(most * (inner.size + 1), lambda values: _row(values, inner, most))


class _NoSeat:
    """Stands for a group that belongs to no seat."""


def _one_of(words: tuple[object, ...]) -> Writer:
    return Writer(len(words), lambda value: [float(value == word) for word in words])


def _row(values: tuple[object, ...], inner: Writer, most: int) -> list[float]:
    """Up to so many values, each with a mark that it is there."""
    written = [number for value in values[:most] for number in (1.0, *inner.write(value))]
    return written + [0.0] * (most * (inner.size + 1) - len(written))


def _counts(cards: tuple[Card | None, ...]) -> list[float]:
    """How many there are of each card, and face down, in eighths: no shoe has more than eight decks."""
    counts = [0.0] * (len(DECK) + 1)
    for card in cards:
        counts[len(DECK) if card is None else card] += 1 / 8
    return [min(1.0, count) for count in counts]


def _numbers(numbers: tuple[int, ...]) -> list[float]:
    """Counts of each card as they stand; seats, of which there are fewer, as marks at their numbers."""
    if len(numbers) == len(DECK):
        return [_scaled(number) for number in numbers]
    return [float(place in numbers) for place in range(len(DECK))]


def _scaled(number: int) -> float:
    return copysign(min(1.0, log2(1 + abs(number)) / BITS), number)


def view_type(view: Callable[..., object]) -> type:
    """The type that a game's function `view` gives."""
    kind: type = get_type_hints(view)["return"]
    return kind
