"""Whatever anonymous clients ask, the room stays small, and so does each of its workers."""

import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, product
from pathlib import Path

import pytest

from fairdeal.thinking.workers import GROWN, MEBIBYTE, WORKERS
from tests.web.process import Running, serving
from tests.web.served import Browser

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc"),
]

ROOM = 150
"""MiB that a room may have in use."""

ASKERS = 4


def houses() -> list[str]:
    """Eighteen houses whose odds must each be worked out anew."""
    options = product(("on", "off"), ("value", "rank", "never"), ("2", "3", "4"))
    return [f"das={das}&split_tens={tens}&max_hands={hands}" for das, tens, hands in islice(options, 18)]


def resident(pid: int) -> float:
    """MiB of memory that a process had in use at most."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found
    return int(found[1]) / 1024


def workers(room: Running) -> list[int]:
    return [
        int(each) for each in Path(f"/proc/{room.process.pid}/task/{room.process.pid}/children").read_text().split()
    ]


def ask(room: Running, query: str) -> int:
    """Ask until the room is not too busy to answer."""
    browser = Browser(room.port, patience=60)
    while (status := browser.get(f"/api/games/blackjack/odds?{query}").status) == 503:
        time.sleep(0.1)
    return status


def test_a_room_stays_small_whatever_anonymous_clients_ask(tmp_path: Path) -> None:
    with serving(tmp_path, "--unlimited") as room, ThreadPoolExecutor(ASKERS) as askers:
        assert set(askers.map(lambda query: ask(room, query), houses() * 2)) == {200}
        assert set(askers.map(lambda query: ask(room, f"{query}&hand=8+8&upcard=T"), houses())) == {200}
        used = resident(room.process.pid)
        pids = workers(room)
        each = [resident(pid) for pid in pids]
        print(f"room {used:.0f} MiB, workers {[round(size) for size in each]} MiB")
        assert used < ROOM
        assert 1 <= len(each) <= WORKERS
        assert all(size * MEBIBYTE < GROWN for size in each)
        assert room.stop() == 0
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]
