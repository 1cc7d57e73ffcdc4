"""Which form of a word a number takes, in the languages of the house.

Source: Unicode CLDR, Language Plural Rules (en, ru, pt-PT). `tests/locale/test_messages.py` compares them with Babel's.
"""

from collections.abc import Callable, Mapping
from typing import Final

Plural = Callable[[int | float], str]
"""The form of a number: `one`, `few`, `many` or `other`."""

OTHER: Final = "other"
"""The form that every language has: in all three, that of whatever is no whole number."""

MILLION: Final = 10**6


def english(number: int | float) -> str:
    """1 chip; 0, 2, 5 and ½ chips."""
    return "one" if number == 1 and isinstance(number, int) else OTHER


def russian(number: int | float) -> str:
    """1 and 21 фишка; 2 to 4 and 22 фишки; 0, 5 and 11 фишек; ½ фишки."""
    if not isinstance(number, int):
        return OTHER
    last, teens = abs(number) % 10, abs(number) % 100
    if last == 1 and teens != 11:
        return "one"
    return "few" if 2 <= last <= 4 and not 12 <= teens <= 14 else "many"


def portuguese(number: int | float) -> str:
    """1 ficha; 0, 2 and ½ fichas; 1 000 000 and 3 000 000 de fichas."""
    if not isinstance(number, int):
        return OTHER
    if number == 1:
        return "one"
    return "many" if number and number % MILLION == 0 else OTHER


PLURALS: Final[Mapping[str, Plural]] = {"en": english, "ru": russian, "pt": portuguese}
