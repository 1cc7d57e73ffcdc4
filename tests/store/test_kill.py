"""Killed at any moment, a store keeps every batch that it acknowledged, and none in part."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fairdeal.store import open_store
from tests.store import writing
from tests.store.server import PostgresServer

KILLS = 4


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "room.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


def write_and_kill(url: str, first: int, after: float) -> int:
    """The number of the last batch that was acknowledged before the kill."""
    program = [sys.executable, writing.__file__, url, str(first)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline()]
        time.sleep(after)
        writer.kill()
        told += writer.stdout.readlines()
    return int([line for line in told if line.endswith("\n")][-1])


def kept(url: str) -> int:
    """How many batches there are; each is whole."""
    store = open_store(url)
    image, changes = store.load(), store.changes("anna", before=None, limit=10**6)
    store.close()
    (anna,) = image.players
    batches = anna.wallet + 1
    whole = [number * writing.SIZE + place for number in range(batches) for place in range(1, writing.SIZE - 1)]
    assert [line.id for line in image.journal] == whole
    assert [change.balance for change in reversed(changes)] == list(range(batches))
    assert image.last_id == batches * writing.SIZE - 1
    return batches


@pytest.mark.slow
def test_a_killed_writer_loses_nothing_and_tears_nothing(url: str) -> None:
    chance = random.Random(7)
    batches = 0
    for _ in range(KILLS):
        acknowledged = write_and_kill(url, batches, chance.uniform(0.02, 0.4))
        batches = kept(url)
        assert acknowledged + 1 <= batches <= acknowledged + 2, "at most the one being written is there unsaid"
