"""Chips: whole numbers of half-chips, one reader and one printer.

Everywhere in the program an amount is an `int` of half-chips (two to the chip), so halves are exact and nothing is
ever rounded.
"""

import re
from typing import Final

from fairdeal.errors import NotUnderstood

CHIP: Final = 2
"""Half-chips in one chip."""

MOST_CHIPS: Final = 10**12
"""The largest amount that is read, in chips."""

_AMOUNT: Final = re.compile(
    r"(?P<whole>[0-9]{1,3}(?:[ \u00a0\u2009\u202f][0-9]{3}){1,5}|[0-9]{1,16})?"
    r"(?:[.,](?P<part>[0-9]{1,16}))?(?P<half>½)?(?P<scale>[kкmм])?",
    re.IGNORECASE,
)
_SCALES: Final = {"k": 10**3, "к": 10**3, "m": 10**6, "м": 10**6}


def chips(amount: float | str) -> int:
    """The half-chips of an amount in chips: what stakes and stacks are counted in.

    Raises NotUnderstood for what is finer than a half, below zero, or no amount.

    >>> chips(10), chips(2.5), chips("7½")
    (20, 5, 15)
    """
    return read_chips(amount if isinstance(amount, str) else f"{amount:.15g}")


class Chips(int):
    """An amount that prints itself as people write it; for sentences.

    >>> f"{Chips(15)} and {Chips(4020)}"
    '7½ and 2\u202f010'
    """

    def __str__(self) -> str:
        return show_chips(self)

    def __format__(self, spec: str) -> str:
        return format(show_chips(self), spec)


def read_chips(text: str) -> int:
    """An amount in half-chips from `7`, `7½`, `7.5`, `7,5`, `1 000` or `2.01k` (k thousand, m million).

    Raises NotUnderstood for anything else: signs, exponents, words, fractions finer than a half, and for three digits
    after a point or a comma, which are thousands to some people and a fraction to others.
    Source: rules.md §0 G1.

    >>> read_chips("7½"), read_chips("7.5"), read_chips("2.01k")
    (15, 15, 4020)
    """
    found = _AMOUNT.fullmatch(text.strip())
    if found is None or not (found["whole"] or found["half"]) or (found["part"] and found["half"]):
        raise NotUnderstood(
            "no-amount", "“{text}” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k.", text=text[:40]
        )
    if len(found["part"] or "") == 3:
        raise NotUnderstood(
            "amount-unclear",
            "“{text}” could mean two amounts. Write thousands like 1000, and a half like 7.5.",
            text=text[:40],
        )
    return _exact(found, text)


def show_chips(units: int, *, signed: bool = False) -> str:
    """An amount of half-chips as people write it; `signed` puts a plus before a gain.

    >>> show_chips(15), show_chips(-1), show_chips(4, signed=True), show_chips(2_000_000)
    ('7½', '−½', '+2', '1\u202f000\u202f000')
    """
    whole, half = divmod(abs(units), CHIP)
    digits = f"{whole:,}".replace(",", "\u202f") if whole or not half else ""
    sign = "−" if units < 0 else "+" if signed and units > 0 else ""
    return sign + digits + ("½" if half else "")


def _exact(found: re.Match[str], text: str) -> int:
    whole = int(re.sub(r"\D", "", found["whole"] or "0"))
    part = found["part"] or ""
    scaled = (whole * _power_of_ten(len(part)) + int(part or "0")) * CHIP + (1 if found["half"] else 0)
    scaled *= _SCALES.get((found["scale"] or "").lower(), 1)
    units, rest = divmod(scaled, _power_of_ten(len(part)))
    if rest:
        raise NotUnderstood(
            "amount-too-fine", "“{text}” is finer than half a chip, the smallest amount there is.", text=text[:40]
        )
    if units > MOST_CHIPS * CHIP:
        raise NotUnderstood(
            "amount-too-large",
            "“{text}” is more than {most} chips, the most that can be counted.",
            text=text[:40],
            most=Chips(MOST_CHIPS * CHIP),
        )
    return units


def _power_of_ten(digits: int) -> int:
    return int("1" + "0" * digits)
