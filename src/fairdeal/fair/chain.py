"""The chain of a sitting: a link for its opening and one for each round, each made from the one before.

A link is the receipt of its round: anyone who kept it knows that nothing before it was left out, exchanged or changed.
"""

from __future__ import annotations

from typing import Final

from fairdeal.errors import NotUnderstood
from fairdeal.fair.canonical import Json, canonical
from fairdeal.fair.reading import read_hex
from fairdeal.fair.scheme import SCHEME_2

LINK_SIZE: Final = 32
"""A link is so many bytes."""


def first_link(opening: Json, /) -> bytes:
    """The link that a sitting opens with. Source: design.md, fair dealing, the chain.

    >>> first_link({"game": "casino-war", "rules": 1, "house": {}, "players": []}).hex()[:16]
    'd836553092a80e26'
    """
    return SCHEME_2.digest("sitting", canonical(opening))


def next_link(link: bytes, played: Json | bytes, /) -> bytes:
    """The link after a round, with what happened between it and the round before.

    The round may come as the bytes of its canonical spelling. Raises `NotUnderstood` (`link-size`) unless the link
    before is 32 bytes.
    """
    check_link(link)
    return SCHEME_2.digest("round", link, played if isinstance(played, bytes) else canonical(played))


def check_link(link: bytes) -> None:
    """Raises `NotUnderstood` (`link-size`) unless a link is 32 bytes."""
    if len(link) != LINK_SIZE:
        raise NotUnderstood(
            "link-size", "A link is {wanted} bytes; this one is {size}.", wanted=LINK_SIZE, size=len(link)
        )


def read_link(text: str, /, *, name: str = "link") -> bytes:
    """A link from hexadecimal text. Raises `NotUnderstood` (`hex`, `link-size`); `name` is what it is called there."""
    link = read_hex(text.strip(), name=name)
    check_link(link)
    return link
