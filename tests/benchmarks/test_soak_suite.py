"""People play on while strangers never read, ask for odds and hold connections; and the room stays small."""

import sys

import pytest

from benchmarks.soak.suite import MOST_MIB, soak

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc"),
]


def test_a_small_crowd_of_strangers_neither_fills_nor_stops_a_room() -> None:
    found = soak(8, players=6, strangers=30)
    assert (found.refused, found.lost) == (0, 0)
    assert found.commands >= 6 * 4
    assert found.room <= MOST_MIB
    assert found.files < 200
