"""What the parser of the command line refuses, in sentences of our own: what was tried, and what is possible."""

import re
from collections.abc import Sequence
from typing import Any, Final

from fairdeal.engine.words import Sentence
from fairdeal.errors import NotUnderstood

_QUOTED: Final = re.compile(r"\((.*)\)|[\"'](.*)[\"']", re.DOTALL)
"""What the parser quotes: “unexpected extra argument(s) (8000)”, “No such command 'deal'.”"""

_LONGEST: Final = 60
"""What was typed is quoted up to so many characters."""


def misused(misuse: Any, arguments: Sequence[str]) -> NotUnderstood:
    """The sentence for an error of the parser; `arguments` are the whole command line."""
    kind = type(misuse).__name__
    if kind == "NoSuchOption":
        return unknown_option(misuse.option_name)
    if kind == "BadOptionUsage":
        option = misuse.option_name
        return takes_no_value(option) if any(text.startswith(f"{option}=") for text in arguments) else no_value(option)
    if kind == "MissingParameter":
        return _argument_missing(misuse.ctx.command_path, Sentence(f"help-value-{misuse.param.name}"))
    if kind == "BadParameter":
        return _bad_value(misuse.param, arguments)
    return _odd_word(misuse, arguments)


def _no_command(text: str, commands: Sequence[str]) -> NotUnderstood:
    return NotUnderstood(
        "no-command",
        "Unknown command: “{text}”. The commands are: {commands}.",
        text=text[:_LONGEST],
        commands=", ".join(commands),
    )


def takes_no_value(name: str) -> NotUnderstood:
    """A value is given to an option that has none."""
    return NotUnderstood("option-without-value", "The option {name} takes no value.", name=name)


def no_value(name: str) -> NotUnderstood:
    """An option stands without its value."""
    return NotUnderstood("no-option-value", "The option {name} needs a value after it.", name=name)


def unknown_option(name: str) -> NotUnderstood:
    """There is no such option."""
    return NotUnderstood(
        "unknown-option", "There’s no option {name} here. “--help” after the command lists them.", name=name
    )


def _bad_value(param: Any, arguments: Sequence[str]) -> NotUnderstood:
    """An option whose value is no number, or none of those that are possible."""
    (name,) = param.opts
    value = _value_of(name, arguments)
    if not value:
        return no_value(name)
    return out_of_bounds(name, value, param.min, param.max)


def out_of_bounds(name: str, value: str, least: int, most: int) -> NotUnderstood:
    """What is given to an option is no number, or none of those that are possible."""
    return NotUnderstood(
        "option-out-of-bounds",
        "The option {name} can’t be {value}. Enter a number from {least} to {most}.",
        name=name,
        value=value,
        least=str(least),
        most=str(most),
    )


def _value_of(option: str, arguments: Sequence[str]) -> str:
    """What was typed for an option, the last time that it stands there."""
    found = ""
    for text, after in zip(arguments, (*arguments[1:], ""), strict=True):
        name, has_value, value = text.partition("=")
        if name == option:
            found = value if has_value else after
    return found[:_LONGEST]


def _argument_missing(command: str, name: Sentence) -> NotUnderstood:
    return NotUnderstood(
        "argument-missing",
        "“{command}” needs {name} after it. “{command} --help” says what that is.",
        command=command,
        name=name,
    )


def _odd_word(misuse: Any, arguments: Sequence[str]) -> NotUnderstood:
    """A word that is no command of a group, or one too many after a command."""
    quoted = _QUOTED.search(misuse.message.replace("(s)", ""))
    text = " ".join(arguments) if quoted is None else quoted[1] or quoted[2]
    commands = getattr(misuse.ctx.command, "commands", None)
    if commands is None:
        return _too_many_words(text, misuse.ctx.command_path)
    return _no_command(text, list(commands))


def _too_many_words(text: str, command: str) -> NotUnderstood:
    return NotUnderstood(
        "too-many-words",
        "“{text}” is one word too many after “{command}”. “{command} --help” says what can go there.",
        text=text[:_LONGEST],
        command=command,
    )
