"""Exact figures for programs and people: fractions as text, with their decimals beside them."""

from fractions import Fraction
from math import floor, isqrt
from typing import Final

from fairdeal.engine.words import Sentence

PLACES: Final = 12
"""Decimal places in which fractions are written."""


def exact_fields(name: str, value: Fraction) -> dict[str, str]:
    """A fraction as fields for JSON: `p/q` under its name, and its decimal beside it.

    >>> exact_fields("p_tie", Fraction(23, 311))
    {'p_tie': '23/311', 'p_tie_decimal': '0.073954983923'}
    """
    return {name: f"{value.numerator}/{value.denominator}", f"{name}_decimal": decimal_text(value)}


def tell_exactly(key: str, value: Fraction) -> Sentence:
    """A sentence with `value` and, as a fraction with a real minus, `exact`."""
    return Sentence(key, {"value": value, "exact": f"{value.numerator}/{value.denominator}".replace("-", "−")})


def decimal_text(value: Fraction, places: int = PLACES) -> str:
    """A fraction in decimals, rounded half to even from its exact value.

    >>> decimal_text(Fraction(-1, 3), 4), decimal_text(Fraction(1, 8), 2), decimal_text(Fraction(-1, 100), 1)
    ('-0.3333', '0.12', '0.0')
    """
    return _placed(round(value * 10**places), places)


def root_text(square: Fraction, places: int = PLACES) -> str:
    """The square root of a fraction in decimals, rounded half to even from its exact value.

    >>> root_text(Fraction(2), 4), root_text(Fraction(1, 64), 2), root_text(Fraction(9, 64), 2)
    ('1.4142', '0.12', '0.38')
    """
    quadruple = 4 * square * 100**places
    twice = isqrt(floor(quadruple))
    below, is_above = divmod(twice, 2)
    is_even_tie = twice**2 == quadruple and below % 2 == 0
    return _placed(below + (is_above and not is_even_tie), places)


def _placed(scaled: int, places: int) -> str:
    whole, part = divmod(abs(scaled), 10**places)
    return f"{'-' if scaled < 0 else ''}{whole}" + (f".{part:0{places}}" if places else "")
