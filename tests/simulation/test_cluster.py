"""A Ray cluster gives the same result as one process, also when a worker is killed in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairdeal.engine.simulation import Strategy
from fairdeal.games.casino_war import House
from fairdeal.simulation.driver import Done, simulate
from fairdeal.simulation.plan import CHUNK, Plan
from fairdeal.simulation.workers import here

pytest.importorskip("ray")
pytest.importorskip("numba")

from fairdeal.simulation.cluster import cluster

PLAN = Plan("casino-war", House(), (Strategy("war"),), seed=3, rounds=12 * CHUNK)


def offspring(of: int) -> Iterator[int]:
    """The processes that a process of ours has started, directly or not."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    for process in parents:
        above = process
        while above in parents and above != of:
            above = parents[above]
        if above == of and process != of:
            yield process


def named(process: int) -> str:
    try:
        return (Path("/proc") / str(process) / "cmdline").read_text()
    except OSError:
        return ""


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed_changes_nothing() -> None:
    killed: list[int] = []

    def kill_one(done: Done) -> None:
        playing = [process for process in offspring(os.getpid()) if named(process).startswith("ray::play")]
        if playing and not killed:
            killed.append(playing[0])
            os.kill(playing[0], signal.SIGKILL)

    patient = {"health_check_timeout_ms": 120_000, "health_check_failure_threshold": 100}
    workers = cluster(
        "local", num_cpus=2, include_dashboard=False, object_store_memory=80_000_000, _system_config=patient
    )
    assert simulate(PLAN, workers, tell=kill_one) == simulate(PLAN, here)
    assert killed
