"""The two clocks of a room."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clocks:
    """The room's times: `wall` gives seconds since 1970, `steady` seconds that never go back."""

    wall: Callable[[], float]
    steady: Callable[[], float]
