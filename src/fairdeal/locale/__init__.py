"""Texts in every language of the house for browser, terminal and chat, and the reader of commands.

The reader is loaded when it is first asked for: the help of the command line says texts only.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from fairdeal.locale.catalogue import Catalogue, catalogue_of
from fairdeal.locale.languages import ENGLISH, LANGUAGES, choose_language

if TYPE_CHECKING:
    from fairdeal.locale.chat_commands import Heard, Writer, hear, is_command, refusal_of
    from fairdeal.locale.parts import say_action
    from fairdeal.locale.reader import Choice, choices, read_command, read_general

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Catalogue",
    "Choice",
    "Heard",
    "Writer",
    "catalogue_of",
    "choices",
    "choose_language",
    "hear",
    "is_command",
    "read_command",
    "read_general",
    "refusal_of",
    "say_action",
]

_READER: Final = {
    "chat_commands": ("Heard", "Writer", "hear", "is_command", "refusal_of"),
    "parts": ("say_action",),
    "reader": ("Choice", "choices", "read_command", "read_general"),
}


def __getattr__(name: str) -> Any:
    for module, names in _READER.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"{__name__} has no {name}")
