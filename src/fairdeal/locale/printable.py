"""Text from outside, made fit to be shown: nothing in it can move the cursor, break the line or hide."""

import unicodedata
from typing import Final

_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Control and format characters, halves of characters, and what breaks a line. Source: Unicode, general categories."""

_PICTURES: Final = {code: chr(0x2400 + code) for code in range(0x20)} | {0x7F: "␡"}


def printable(text: str) -> str:
    r"""The text with a sign in the place of every character that is not to be seen.

    >>> printable("Anna\n\x1b[2K✓\u202e")
    'Anna␊␛[2K✓‹U+202E›'
    """
    if text.isprintable():
        return text
    return "".join(_sign(each) if unicodedata.category(each) in _CATEGORIES else each for each in text)


def _sign(character: str) -> str:
    code = ord(character)
    return _PICTURES.get(code) or f"‹U+{code:04X}›"
