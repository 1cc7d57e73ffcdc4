"""Texts in English, Russian and Portuguese for browser, terminal and chat, and the reader of commands."""

from fairdeal.locale.catalogue import Catalogue, catalogue_of
from fairdeal.locale.languages import ENGLISH, LANGUAGES, choose_language
from fairdeal.locale.reader import Choice, choices, read_command, read_general

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Catalogue",
    "Choice",
    "catalogue_of",
    "choices",
    "choose_language",
    "read_command",
    "read_general",
]
