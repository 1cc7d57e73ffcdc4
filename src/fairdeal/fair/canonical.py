"""JSON in its one canonical spelling, so that every program hashes the same bytes: RFC 8785 without fractions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

LARGEST_WHOLE: Final = 2**53 - 1
"""The largest whole number, above zero or below, that programs in every language read exactly."""

Json = Mapping[str, "Json"] | Sequence["Json"] | str | int | None
"""What has a canonical spelling: objects, lists, texts, whole numbers, true, false and null."""


def canonical(value: Json, /) -> bytes:
    r"""The UTF-8 bytes of a value: keys sorted by their UTF-16 code units, no spaces, nothing escaped that need not be.

    >>> canonical({"seat": 3, "name": "Zoë\n", "cuts": [], "bot": False})
    b'{"bot":false,"cuts":[],"name":"Zo\xc3\xab\\n","seat":3}'
    """
    return json.dumps(_sorted(value), ensure_ascii=False, separators=(",", ":")).encode()


def _sorted(value: Json) -> object:
    if isinstance(value, str) or value is None:
        return value
    if isinstance(value, int):
        assert -LARGEST_WHOLE <= value <= LARGEST_WHOLE, f"{value} is not exact everywhere"
        return value
    if isinstance(value, Mapping):
        return {key: _sorted(value[key]) for key in sorted(value, key=_code_units)}
    assert isinstance(value, Sequence), f"{type(value).__name__} has no canonical spelling"
    return [_sorted(each) for each in value]


def _code_units(key: str) -> bytes:
    return key.encode("utf-16-be")
