"""Which form of a word a number takes, by the rules that a language's `language.ftl` brings from Unicode's CLDR.

A rule is a form and a condition, like `few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14`; where none fits it is
`other`. Source: Unicode Technical Standard 35, part 3, §5 (Language Plural Rules).
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

Plural = Callable[[int | float], str]
"""The form of a number: `zero`, `one`, `two`, `few`, `many` or `other`."""

OTHER: Final = "other"

_RULE: Final = re.compile(r"(?P<form>zero|one|two|few|many): (?P<condition>.+)")
_RELATION: Final = re.compile(
    r"(?P<operand>[niftvwec])(?: % (?P<modulus>[1-9][0-9]*))? (?P<sign>!?=) (?P<values>[0-9.]+(?:,[0-9.]+)*)"
)

Operands = Mapping[str, int | float]
Condition = Callable[[Operands], bool]


def read_plurals(text: str) -> Plural:
    """The rules of a language, one a line.

    >>> english = read_plurals("one: i = 1 and v = 0")
    >>> [english(number) for number in (0, 0.5, 1, 2)]
    ['other', 'other', 'one', 'other']
    """
    rules = [_rule(line.strip()) for line in text.splitlines() if line.strip()]

    def plural(number: int | float) -> str:
        operands = _operands(number)
        return next((form for form, fits in rules if fits(operands)), OTHER)

    return plural


def _operands(number: int | float) -> Operands:
    """What a condition can ask of a number as it is written; ours have half a chip at the finest."""
    whole, _, part = str(abs(number)).partition(".")
    shown = part.rstrip("0")
    visible = {"v": len(part), "w": len(shown), "f": int(part or 0), "t": int(shown or 0)}
    return {"n": abs(number), "i": int(whole), "e": 0, "c": 0} | visible


def _rule(line: str) -> tuple[str, Condition]:
    found = _RULE.fullmatch(line)
    assert found, f"not a rule of plurals: {line}"
    either = [[_relation(each) for each in both.split(" and ")] for both in found["condition"].split(" or ")]
    return found["form"], lambda operands: any(all(fits(operands) for fits in both) for both in either)


def _relation(text: str) -> Condition:
    found = _RELATION.fullmatch(text.strip())
    assert found, f"not a condition of plurals: {text}"
    name, modulus, equal = found["operand"], int(found["modulus"] or 0), found["sign"] == "="
    values = {value for part in found["values"].split(",") for value in _range(part)}

    def fits(operands: Operands) -> bool:
        operand = operands[name] % modulus if modulus else operands[name]
        return (operand in values) == equal

    return fits


def _range(text: str) -> range:
    """The whole numbers of `3`, or of `2..4`."""
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)
