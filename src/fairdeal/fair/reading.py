"""Reads bytes from hexadecimal text, as seals, cuts and commitments are written in records and messages."""

from __future__ import annotations

import re

from fairdeal.errors import NotUnderstood

_NOT_A_DIGIT = re.compile(r"[^0-9a-fA-F]")


def read_hex(text: str, /, *, name: str) -> bytes:
    r"""The bytes that `text` spells, two digits each, capital or small. `name` says in an error what was being read.

    The error gives the place of the fault and never quotes the text, which may be a secret.
    Raises `NotUnderstood` (`hex`).

    >>> read_hex("00ff", name="seal")
    b'\x00\xff'
    """
    bad = _NOT_A_DIGIT.search(text)
    if bad:
        sentence = "The {name} can’t be read: character {place} isn’t a hexadecimal digit."
        raise NotUnderstood("hex", sentence, name=name, place=bad.start() + 1)
    if len(text) % 2:
        sentence = "The {name} can’t be read: it has {count} hexadecimal digits, and two make a byte."
        raise NotUnderstood("hex", sentence, name=name, count=len(text))
    return bytes.fromhex(text)
