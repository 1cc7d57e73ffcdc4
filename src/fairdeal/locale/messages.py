"""Fluent messages: found by key in the text of a file, parsed when they are said for the first time.

What the texts use of Fluent is variables, other messages, attributes, and choosing by a word, by a number itself or by
its plural form. So neither a table of all languages of the world nor the reading of every message is needed at start.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseComment,
    Identifier,
    InlineExpression,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from fairdeal.locale.plurals import Plural

Variable = str | int | float

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_PARSER: Final = FluentParser(with_spans=False)


def split_messages(text: str) -> Iterator[tuple[str, str]]:
    r"""The key of every message of a file, and its text.

    >>> list(split_messages("# A greeting\nhello = Hello\n    .title = Hi\nbye = Bye\n"))
    [('hello', 'hello = Hello\n    .title = Hi\n'), ('bye', 'bye = Bye\n')]
    """
    found = list(_ENTRY.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return ((each[1], text[each.start() : end]) for each, end in zip(found, ends, strict=True))


class Messages:
    r"""The messages of one language; `plural` tells the form of its words that a number takes.

    >>> messages = Messages(lambda number: "one" if number == 1 else "other")
    >>> messages.add("wins.ftl", "wins = { $n ->\n    [one] a win\n   *[other] wins\n}")
    >>> messages.say("wins", {"n": 1}), messages.say("wins", {"n": 2})
    ('a win', 'wins')
    """

    def __init__(self, plural: Plural) -> None:
        self._plural = plural
        self._texts: dict[str, str] = {}
        self._parsed: dict[str, dict[str, Pattern]] = {}

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all messages."""
        return frozenset(self._texts)

    def add(self, name: str, text: str) -> None:
        """Take in the messages of a file of that name."""
        for key, message in split_messages(text):
            assert not key.startswith("-"), f"{name} has a term, {key}"
            assert key not in self._texts, f"{name} has {key} again"
            self._texts[key] = message

    def say(self, key: str, variables: Mapping[str, Variable]) -> str:
        """A message, or an attribute of it (`key.attribute`), with these variables."""
        return self._said(self._pattern(key), variables)

    def _pattern(self, key: str) -> Pattern:
        name, _, attribute = key.partition(".")
        if name not in self._parsed:
            assert name in self._texts, f"there is no message {name}"
            self._parsed[name] = _parsed(self._texts[name])
        patterns = self._parsed[name]
        assert attribute in patterns, f"there is no {key}"
        return patterns[attribute]

    def _said(self, pattern: Pattern, variables: Mapping[str, Variable]) -> str:
        return "".join(
            [
                each.value if isinstance(each, TextElement) else self._printed(each.expression, variables)
                for each in pattern.elements
            ]
        )

    def _printed(
        self, expression: InlineExpression | Placeable | SelectExpression, variables: Mapping[str, Variable]
    ) -> str:
        match expression:
            case SelectExpression():
                return self._said(self._chosen(expression, variables), variables)
            case MessageReference():
                attribute = f".{expression.attribute.name}" if expression.attribute else ""
                return self._said(self._pattern(expression.id.name + attribute), variables)
            case Placeable():
                return self._printed(expression.expression, variables)
            case _:
                value = _value(expression, variables)
                assert isinstance(value, str), f"a number chooses a form, and cannot be printed: {value}"
                return value

    def _chosen(self, choice: SelectExpression, variables: Mapping[str, Variable]) -> Pattern:
        assert not isinstance(choice.selector, Placeable)
        value = _value(choice.selector, variables)
        usual = next(each for each in choice.variants if each.default)
        return next((each for each in choice.variants if self._fits(value, each.key)), usual).value

    def _fits(self, value: Variable, key: Identifier | NumberLiteral) -> bool:
        if isinstance(key, NumberLiteral):
            return not isinstance(value, str) and value == float(key.value)
        return key.name == (value if isinstance(value, str) else self._plural(value))


def _parsed(text: str) -> dict[str, Pattern]:
    """The value of a message, under no name, and its attributes."""
    message, *rest = _PARSER.parse(text).body
    assert isinstance(message, Message), f"this is no Fluent: {text}"
    assert all(isinstance(each, BaseComment) for each in rest), f"this is no Fluent: {text}"
    patterns = {each.id.name: each.value for each in message.attributes}
    return patterns if message.value is None else patterns | {"": message.value}


def _value(expression: InlineExpression, variables: Mapping[str, Variable]) -> Variable:
    match expression:
        case VariableReference():
            assert expression.id.name in variables, f"${expression.id.name} is missing"
            return variables[expression.id.name]
        case StringLiteral():
            return str(expression.parse()["value"])
    raise AssertionError(f"{type(expression).__name__} is not used in the texts")
