"""A table's options: the fields of a game's `House`, with their bounds, read from text and listed for forms.

A `House` is a frozen dataclass whose fields are made with `option`; its `__post_init__` calls `check_bounds` and then
what must fit together.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from typing import Any, Final, TypeVar

from fairdeal.engine.chips import read_chips, show_chips
from fairdeal.errors import IllegalHouse, NotUnderstood

HouseT = TypeVar("HouseT")
Value = bool | int | str | None

NONE: Final = "none"
"""How an option that is not set is written."""


class Kind(StrEnum):
    """How an option's value is written."""

    SWITCH = "switch"
    COUNT = "count"
    AMOUNT = "amount"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, default, bounds (both included; amounts in half-chips) or choices, and its source.

    `optional` options may also be unset (`None`, written `none`). An `added` one came after records of the game were
    first written: where it is missing from a record its default is meant, and at its default it is not written there.
    """

    name: str
    kind: Kind
    default: Value
    source: str
    least: int | None = None
    most: int | None = None
    choices: tuple[Value, ...] = ()
    optional: bool = False
    added: bool = False


def option(
    kind: Kind,
    default: Value,
    *,
    source: str,
    least: int | None = None,
    most: int | None = None,
    choices: tuple[Value, ...] = (),
    optional: bool = False,
    added: bool = False,
) -> Any:
    """A field of a `House`; `source` is its paragraph of rules.md. Amounts are half-chips."""
    bounds = {"least": least, "most": most, "choices": choices}
    described = {"kind": kind, "source": source, **bounds, "optional": optional, "added": added}
    return field(default=default, metadata=described, kw_only=True)


def options_of(house: type[Any]) -> tuple[Option, ...]:
    """The options that a kind of house has, in the order of its fields."""
    return tuple(_option(each) for each in fields(house))


def check_bounds(house: Any) -> None:
    """Raises IllegalHouse when a field of the house is of the wrong kind, out of its bounds, or none of its choices."""
    for each in options_of(type(house)):
        _check_value(each, getattr(house, each.name))


def read_options(house: type[HouseT], texts: Iterable[str], *, preset: HouseT | None = None) -> HouseT:
    """A house from texts like `decks=8`; options that are not named keep their value in `preset` or their default.

    Raises NotUnderstood for an unreadable text, an unknown name, or one that comes twice, IllegalHouse for a value
    that is not allowed.
    """
    known = {each.name: each for each in options_of(house)}
    read: dict[str, Value] = {}
    for text in texts:
        name, value = _parted(text, known)
        if name in read:
            raise NotUnderstood("option-twice", "The option {name} was given twice. Give it once.", name=name)
        read[name] = _read_value(known[name], value)
    return house(**(values_of(preset) if preset is not None else {}) | read)


def values_of(house: Any) -> dict[str, Value]:
    """The options of a house by name."""
    return {each.name: getattr(house, each.name) for each in fields(house)}


def recorded_values(house: Any) -> dict[str, Value]:
    """The options of a house by name, as a record keeps them: without those that were added since and are not used."""
    values = values_of(house)
    unused = {each.name for each in options_of(type(house)) if each.added and values[each.name] == each.default}
    return {name: value for name, value in values.items() if name not in unused}


def house_of(house: type[HouseT], values: Mapping[str, object]) -> HouseT:
    """A house from its values by name, as a record keeps them; every option must be there, but for `added` ones.

    Raises NotUnderstood when a name is missing or unknown, IllegalHouse for a value that is not allowed.
    """
    known = {each.name for each in options_of(house)}
    needed = {each.name for each in options_of(house) if not each.added}
    if not needed <= set(values) <= known:
        odd = ", ".join(sorted((needed - set(values)) | (set(values) - known)))
        raise NotUnderstood(
            "options-incomplete",
            "A house needs all of its options and no others; missing or unknown: {odd}.",
            odd=odd,
        )
    return house(**values)


def show_value(each: Option, value: Value) -> str:
    """An option's value as it is written after `name=`."""
    if value is None:
        return NONE
    if each.kind is Kind.SWITCH:
        return "on" if value else "off"
    return show_chips(int(value)) if each.kind is Kind.AMOUNT else str(value)


def shown_options(house: Any) -> Iterator[str]:
    """Every option of a house as it is written: `decks=8`."""
    return (f"{each.name}={show_value(each, getattr(house, each.name))}" for each in options_of(type(house)))


def possible_values(each: Option) -> str:
    """What an option can be, in a form that any language reads: `on, off` · `6, 7, 8` · `1–7` · `2–100, none`."""
    if each.kind is Kind.SWITCH:
        return "on, off"
    if each.choices:
        listed = ", ".join(show_value(each, value) for value in each.choices)
    else:
        ends = (each.least, each.most)
        listed = "–".join("…" if end is None else show_value(each, end) for end in ends)
    return f"{listed}, {NONE}" if each.optional else listed


def _option(each: Field[Any]) -> Option:
    default: Any = each.default
    return Option(each.name, default=default, **each.metadata)


def _check_value(each: Option, value: object) -> None:
    if each.kind is Kind.AMOUNT and not isinstance(value, int | None):
        raise IllegalHouse(
            "option-not-whole",
            "The option {option} is counted in half-chips, as a whole number: 2½ chips are 5. {value} isn’t such a "
            "number.",
            option=each.name,
            value=str(value)[:40],
        )
    if not _is_possible(each, value):
        raise IllegalHouse(
            "option-value",
            "The option {option} can’t be {value}; it can be {possible}.",
            option=each.name,
            value=_shown(each, value),
            possible=possible_values(each),
        )


def _is_possible(each: Option, value: object) -> bool:
    if value is None:
        return each.optional
    if each.kind is Kind.SWITCH:
        return type(value) is bool
    if each.choices:
        return any(type(value) is type(choice) and value == choice for choice in each.choices)
    if type(value) is not int:
        return False
    return (each.least is None or each.least <= value) and (each.most is None or value <= each.most)


def _shown(each: Option, value: object) -> str:
    if value is None:
        return NONE
    if each.kind is Kind.AMOUNT and isinstance(value, int) and not isinstance(value, bool):
        return show_chips(value)
    return str(value)[:40]


def _read_value(each: Option, text: str) -> Value:
    if each.optional and text.lower() == NONE:
        return None
    if each.kind is Kind.AMOUNT:
        return read_chips(text)
    if each.kind is Kind.COUNT and text.isascii() and text.isdigit() and len(text) <= 9:
        return int(text)
    return _READINGS[each.kind](each).get(text.lower(), text)


_READINGS: Final[dict[Kind, Callable[[Option], dict[str, Value]]]] = {
    Kind.SWITCH: lambda each: {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False},
    Kind.CHOICE: lambda each: {str(choice).lower(): choice for choice in each.choices},
    Kind.COUNT: lambda each: {},
}


def _parted(text: str, known: Mapping[str, Option]) -> tuple[str, str]:
    """The name and the value in a text like `decks=8`."""
    name, found, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if name not in known:
        raise _unknown_option(text, known)
    if not found:
        raise NotUnderstood(
            "no-option-value",
            "The option {name} needs a value after it: {possible}.",
            name=name,
            possible=possible_values(known[name]),
        )
    return name, value.strip()


def _unknown_option(text: str, known: Mapping[str, Option]) -> NotUnderstood:
    return NotUnderstood(
        "no-option",
        "“{text}” isn’t an option of this game. Write NAME=VALUE, where NAME is one of: {names}.",
        text=text[:60],
        names=", ".join(known),
    )
