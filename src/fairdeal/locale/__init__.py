"""Texts in every language of the house for browser, terminal and chat, and the reader of commands."""

from fairdeal.locale.catalogue import Catalogue, catalogue_of
from fairdeal.locale.chat_commands import Heard, Writer, hear, is_command, refusal_of
from fairdeal.locale.languages import ENGLISH, LANGUAGES, choose_language
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
