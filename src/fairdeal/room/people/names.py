"""Names of people: what can be one, and which look alike.

Any script will do. What cannot be seen, or only pretends to be something else, will not.
"""

from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import normalize

import msgspec
import regex

from fairdeal.room import refusals

MOST_CHARACTERS: Final = 24
"""The most visible characters (grapheme clusters) in the name of a person."""

MOST_MARKS: Final = 4
"""The most accents and marks on one letter."""

MOST_POINTS: Final = 8
"""The most code points for each visible character that is possible, on average."""


def read_name(text: str, *, most: int = MOST_CHARACTERS) -> str:
    """The name that a text gives: trimmed, runs of spaces made one, composed (NFC).

    Raises NotUnderstood: `name-empty`, `name-too-long` (more than `most` visible characters), `name-hidden` (a
    character that is for control, format or private use, unassigned, or without a picture) and `name-marks` (marks
    without a letter, or heaped up). A joiner may stand where Persian, the scripts of India or emoji need it.

    >>> read_name("  Zoe\u0301   K. ")
    'Zoé K.'
    """
    if len(text) > most * MOST_POINTS * 2:
        raise refusals.name_too_long(len(text), most)
    name = normalize("NFC", _SPACES.sub(" ", text).strip())
    if not name:
        raise refusals.name_empty()
    hidden = _HIDDEN.search(_JOINERS.sub("", name))
    if hidden is not None:
        raise refusals.name_hidden(hidden[0])
    if _LOOSE_MARKS.search(name):
        raise refusals.name_marks(MOST_MARKS)
    count = len(_VISIBLE.findall(name))
    if count > most or len(name) > most * MOST_POINTS:
        raise refusals.name_too_long(max(count, len(name) // MOST_POINTS + 1), most)
    return name


def fold(name: str) -> str:
    """The one form that a name shares with its look-alikes in capitals: without case, accents, width and punctuation.

    It is kept with the name, and unique. Source: the confusable characters of Unicode Technical Standard 39.

    >>> fold("Олег 1-й") == fold("0ЛEГ Iй"), fold("Olga") == fold("Helga")
    (True, False)
    """
    return _skeleton(normalize("NFKD", name).upper()) or _bare(name)


def looks(name: str) -> frozenset[str]:
    """All forms of a name that must not be a form of another's: its fold, and how it looks as it is written.

    One form is not enough: some letters look like one thing in capitals and another in small letters (Greek Ν and ν),
    some like no part of what they are composed of (the lunate sigma Ϲ), and some pairs of letters like one (`vv`).

    >>> looks("Vvilliam") & looks("William") != set(), looks("Marcia") & looks("Marda") != set()
    (True, False)
    """
    seen = [normalize(form, name).translate(_prototypes()) for form in ("NFD", "NFKD")]
    written = (_plain(each) for one in seen for each in (one, _join_pairs(one)))
    return frozenset((fold(name), *(each or _bare(name) for each in written)))


def _skeleton(text: str) -> str:
    return _plain(normalize("NFKD", text).translate(_prototypes()))


def _plain(seen: str) -> str:
    """What is left of a text in prototypes, without case, accents and punctuation."""
    plain = normalize("NFKD", seen).casefold().translate(_ALIKE_WITHOUT_CASE)
    return _DROPPED.sub("", normalize("NFKD", plain))


def _join_pairs(seen: str) -> str:
    """A text in prototypes with one letter for each pair that looks like it; `rn` is the prototype of m already."""
    return _C_L.sub("d", _V_V.sub("w", seen))


def _bare(name: str) -> str:
    """The form of a name that is all punctuation."""
    return normalize("NFKC", name).casefold().replace(" ", "")


_SPACES: Final = regex.compile(r"\p{Zs}+")
_VISIBLE: Final = regex.compile(r"\X")
_WORDS: Final = regex.compile(r"[\p{P}\p{Z}_]+")
_HIDDEN: Final = regex.compile(r"[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]")
_LOOSE_MARKS: Final = regex.compile(r"(?:^|\p{Zs})\p{M}|\p{M}{%d,}" % (MOST_MARKS + 1))  # noqa: UP031 braces of its own

# Where a character that has no picture of its own is needed, and then only one of them: joiners between emoji, after
# the virama of Indian scripts, and between letters of the Arabic script; the sign for "as a picture" after an emoji.
_JOINERS: Final = regex.compile(
    r"""(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})
    | (?<=\p{Canonical_Combining_Class=Virama})[\u200c\u200d](?=\p{L})
    | (?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})
    | (?<=\p{Extended_Pictographic})\ufe0f
    | (?<=[0-9#*])\ufe0f(?=\u20e3)""",
    regex.VERBOSE,
)

# Accents and points that can be left off, of Latin, Greek, Cyrillic, Hebrew and Arabic, and signs around a character.
# Marks of other scripts are letters to their readers, and stay.
_DROPPED: Final = regex.compile(
    r"[\p{P}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a"
    r"\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)

_V_V: Final = regex.compile("[Vv]{2}")
_C_L: Final = regex.compile("cl")

# Without case i is I, which looks like l; so they are all one.
_ALIKE_WITHOUT_CASE: Final = str.maketrans({"i": "l", "ı": "l", "1": "l", "|": "l", "0": "o", "ς": "σ"})


class _Confusable(msgspec.Struct):
    c: str


@cache
def _prototypes() -> dict[int, str]:
    """What each confusable character looks like.

    The library lists both ways of each pair of the standard's table: what many characters look like is the prototype.
    """
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    pairs = msgspec.json.decode(data, type=dict[str, list[_Confusable]])
    return {ord(each): _prototype(each, pairs) for each in pairs if len(each) == 1 and len(pairs[each]) == 1}


def _prototype(character: str, pairs: dict[str, list[_Confusable]]) -> str:
    other = pairs[character][0].c
    return other if len(pairs[other]) > 1 else min(character, other)
