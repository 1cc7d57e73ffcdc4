"""How Red Dog is simulated: every way to play, by any mix of the bots. Source: rules.md §4."""

from itertools import cycle, islice
from typing import Final

from fairdeal.engine.simulation import Kernel, SimulationRules, Strategy
from fairdeal.games.red_dog.house import House

USUAL: Final = "usual"
"""Each seat in its own way, as bots do at a table."""

_BOTS: Final = ("exact", "careful", "bold")
"""How the seats play in turn where they play as usual."""


def bots_of(house: House, strategies: tuple[Strategy, ...]) -> tuple[str, ...]:
    """How each seat plays: as named, and from the first name again where there are more seats."""
    named = [each.name for each in strategies]
    return tuple(
        _BOTS[seat % len(_BOTS)] if name == USUAL else name
        for seat, name in enumerate(islice(cycle(named), house.seats))
    )


def _kernel(house: House, strategies: tuple[Strategy, ...]) -> Kernel:
    from fairdeal.games.red_dog.fast.kernel import RedDogKernel
    from fairdeal.games.red_dog.fast.table import BOTS

    return RedDogKernel(house, tuple(BOTS[name] for name in bots_of(house, strategies)))


SIMULATION: Final[SimulationRules[House]] = SimulationRules(
    strategies=(USUAL, "careful", "bold", "exact"), kernel=_kernel, seats=lambda house: house.seats
)
