"""A core for the server and another for the load, where the platform can pin and there are two."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

Side = Literal["server", "load"]


def core(side: Side) -> int | None:
    """The core of that side. None: they share all there are."""
    if sys.platform != "linux":
        return None
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        return None
    return cores[-1] if side == "server" else cores[0]


@contextmanager
def starting_on(side: Side) -> Iterator[None]:
    """What is started within, with all its threads, stays on that side's core."""
    if sys.platform != "linux" or (chosen := core(side)) is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {chosen})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
