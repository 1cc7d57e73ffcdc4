"""Sentences before they are in any language: a key of the catalogue and the facts that fill it.

Facts are plain values: `int`, `str`, `Chips` (an amount), `Gain` (an amount with its sign), `ShownCards`, `Seat`,
`Fraction`, `Points`, `ErrorBar`, another `Sentence`,
or a tuple of these. The catalogue (`fairdeal.locale`) turns them into words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from fairdeal.cards import Card, show_cards
from fairdeal.engine.chips import show_chips


class Seat(int):
    """A seat in a sentence, where people read who sits there; the plain number elsewhere.

    >>> f"{Seat(2)} bets."
    'Seat 2 bets.'
    """

    def __str__(self) -> str:
        return f"Seat {int(self)}"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Gain(int):
    """An amount won or lost, printed with its sign.

    >>> f"{Gain(8)}, {Gain(-3)}, {Gain(0)}"
    '+4, −1½, 0'
    """

    def __str__(self) -> str:
        return show_chips(self, signed=True)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class Points(Fraction):
    """A number of points won or lost in the mean, shown to two places and with its sign."""

    __slots__ = ()


class ErrorBar(Fraction):
    """By how much a number of points may well be off, shown as ± and to two places."""

    __slots__ = ()


class ShownCards(tuple[Card, ...]):
    """Cards that all may see, in a sentence."""

    __slots__ = ()

    def __str__(self) -> str:
        return show_cards(self)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: the catalogue's key and what fills it.

    >>> Sentence("casino-war-tied", {"seat": Seat(0)}).key
    'casino-war-tied'
    """

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
