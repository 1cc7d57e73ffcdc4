"""The client's types are written from the server's own, and what cannot be sent as it stands is refused."""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from scripts import client_types


class Place(NamedTuple):
    seat: int


@dataclass(frozen=True)
class Box:
    seat: int
    card: int | None


@dataclass(frozen=True)
class View:
    boxes: tuple[Box, ...]


@dataclass(frozen=True)
class ViewOfTuples:
    boxes: tuple[Place, ...]


def test_a_view_is_written_with_what_it_holds() -> None:
    assert [*client_types._lines(View)] == ["  boxes: Box[];"]
    assert [*client_types._lines(Box)] == ["  seat: number;", "  card: number | null;"]


def test_a_named_tuple_in_a_view_is_refused_for_it_would_be_sent_without_names() -> None:
    with pytest.raises(TypeError, match=r"test_client_types\.Place cannot be sent .* frozen dataclasses"):
        [*client_types._lines(ViewOfTuples)]
