"""What a check of a record finds: where, whether it holds, and a sentence about it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

import msgspec

from fairdeal.engine.words import Sentence
from fairdeal.errors import FairdealError

_LONGEST: Final = 300


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked: where in the record, whether it holds, and a sentence about it.

    A place reads like `rounds[3].steps[2].action`: names of fields, and places in lists counted from 0.
    """

    place: str
    passed: bool
    said: Sentence


class Failed(Exception):
    """The check cannot go on after this finding."""

    def __init__(self, place: str, said: Sentence) -> None:
        super().__init__(place)
        self.finding = Finding(place, passed=False, said=said)


@contextmanager
def failing(place: str) -> Iterator[None]:
    """What is refused inside fails the check at this place."""
    try:
        yield
    except FairdealError as error:
        raise Failed(place, Sentence(f"error-{error.code}", error.facts)) from None


def compare(place: str, key: str, told: object, found: object) -> None:
    """Fails the check when the record tells something else than was found; the sentence quotes both as JSON."""
    if told != found:
        raise Failed(place, Sentence(key, {"told": _plain(told), "found": _plain(found)}))


def compare_each(place: str, key: str, told: Iterable[object], found: Iterable[object]) -> None:
    """Fails the check at the first of two lists' places where they differ."""
    for index, (one, other) in enumerate(zip_longest(told, found)):
        compare(f"{place}[{index}]", key, one, other)


def compare_order(place: str, seats: Iterable[int]) -> None:
    """Fails the check unless the seats stand in order of number, each once."""
    told = list(seats)
    compare(place, "verify-seats-unordered", told, sorted(set(told)))


def _plain(value: object) -> str:
    text = "—" if value is None else msgspec.json.encode(value).decode()
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
