"""Which languages there are, and which to speak: the one that was asked for, else the environment's, else English.

A language is a folder beside this file that introduces itself in a `language.ftl`. Nothing else lists the languages.
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from fairdeal.errors import NotUnderstood

ENGLISH: Final = "en"
INTRODUCTION: Final = "language.ftl"
"""The file in which a language says its own name and its locale."""


def _found() -> tuple[str, ...]:
    tags = (folder.name for folder in files(__package__).iterdir() if folder.joinpath(INTRODUCTION).is_file())
    return tuple(sorted(tags, key=lambda tag: (tag != ENGLISH, tag)))


LANGUAGES: Final = _found()
"""The languages of the house, by the names of their folders: English, then the others by the alphabet."""

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE: Final = ("c", "posix")
"""What a locale is called that speaks no language: LANGUAGE means nothing beside it."""

_END_OF_TAG: Final = re.compile(r"[-_.@]")


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for by a tag like `pt` or `pt-PT`; without one, that of the environment.

    That is the first of LC_ALL, LC_MESSAGES and LANG that is set; and where it names a language, LANGUAGE goes before
    it, a list in order of preference. An environment in no language of the house means English. Raises NotUnderstood
    when the language asked for is none.

    >>> choose_language(None, {"LANG": "ru_RU.UTF-8"}), choose_language("pt-PT", {}), choose_language(None, {})
    ('ru', 'pt', 'en')
    """
    if asked is None:
        return _of_environment(environment)
    language = _of_tag(asked)
    if language not in LANGUAGES:
        raise NotUnderstood(
            "no-language",
            "The language “{text}” isn’t available. Choose one of: {names}.",
            text=asked[:40],
            names=", ".join(LANGUAGES),
        )
    return language


def _of_environment(environment: Mapping[str, str]) -> str:
    locale = _of_tag(next((environment[name] for name in _VARIABLES if environment.get(name)), ENGLISH))
    preferred = [] if locale in _NO_LANGUAGE else environment.get("LANGUAGE", "").split(":")
    return next((tag for tag in (*map(_of_tag, preferred), locale) if tag in LANGUAGES), ENGLISH)


def _of_tag(tag: str) -> str:
    return _END_OF_TAG.split(tag.strip().lower(), maxsplit=1)[0]
