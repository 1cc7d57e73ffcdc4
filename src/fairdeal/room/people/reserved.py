"""Names that are kept for the house: nobody is called as if they were its staff, a bot, or a seat without a name."""

from functools import cache
from typing import Final
from unicodedata import normalize

import msgspec
import regex

from fairdeal.room.people.names import looks


def is_reserved(name: str) -> bool:
    """Whether a name could be read as a bot, the house, its staff, or a seat that nobody has named.

    >>> is_reserved("🤖 Bot 3"), is_reserved("House Dealer"), is_reserved("Крупьe"), is_reserved("Abbott")
    (True, True, True, False)
    """
    kept = _reserved()
    words = _words(normalize("NFKC", name))
    return bool(
        looks(name) & kept.whole
        or looks(_AROUND.sub("", normalize("NFKC", name))) & kept.any
        or any(looks(word) & kept.any for word in words)
        or (words and looks(words[0]) & kept.first)
    )


def _words(name: str) -> list[str]:
    """The words of a name, each as it is and without the digits around it: a digit may stand for a letter, or not."""
    words = _WORD.findall(name)
    return [each for word in words for each in (word.strip(_DIGITS), word) if each]


class _Reserved(msgspec.Struct, frozen=True):
    """Forms of names that are kept: as a `whole`, as the `first` word, as `any` word."""

    whole: frozenset[str]
    first: frozenset[str]
    any: frozenset[str]


@cache
def _reserved() -> _Reserved:
    return _Reserved(_looks_of(_WHOLE_NAMES), _looks_of(_FIRST_WORDS), _looks_of(_ANY_WORDS))


def _looks_of(names: str) -> frozenset[str]:
    return frozenset(look for name in names.split(",") for look in looks(name.strip()))


_DIGITS: Final = "0123456789"

# A capital after a small letter begins a word: FairdealSupport.
_WORD: Final = regex.compile(r"[\p{L}\p{M}\p{N}]+?(?=\p{Lu}(?<=\p{Ll}.)|[^\p{L}\p{M}\p{N}]|$)")
_AROUND: Final = regex.compile(r"^[^\p{L}]+|[^\p{L}\p{M}]+$")

_WHOLE_NAMES: Final = """
    Bank, The Bank, Owner, System, Server, Guest, You, Nobody, Spectator,
    Дом, Казино, Банк, Владелец, Система, Сервер, Гость, Вы, Ты, Никто, Зритель,
    Banca, A Banca, Banco, Dono, Sistema, Servidor, Equipa, Convidado, Você, Tu, Ninguém, Espectador
"""
_FIRST_WORDS: Final = "Seat, Место, Lugar"
_ANY_WORDS: Final = """
    Bot, Robot, House, Dealer, Croupier, Host, Staff, Support, Fairdeal, Admin, Administrator, Moderator, Mod,
    Бот, Робот, Заведение, Дилер, Крупье, Хозяин, Хозяйка, Ведущий, Ведущая, Персонал, Поддержка, Техподдержка,
    Админ, Администратор, Модератор, Модер,
    Robô, Casa, Crupiê, Anfitrião, Anfitriã, Apoio, Suporte,
    Administrador, Administradora, Moderador, Moderadora
"""
