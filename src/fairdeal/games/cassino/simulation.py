"""How Cassino is simulated: quick policies by name. The compiled code is loaded only when somebody simulates."""

from typing import Final

from fairdeal.engine.simulation import Kernel, SimulationRules, Strategy
from fairdeal.games.cassino.house import SEATS, House

QUICK, GREEDY, RANDOM = "quick", "greedy", "random"
"""The move that seems best at a glance; the capture that is worth most now; any legal move."""


def kernel(house: House, strategies: tuple[Strategy, ...]) -> Kernel:
    """A kernel for a house at which each seat plays by a policy; a round is a deal, and what it brings is seat 0's."""
    from fairdeal.games.cassino.fast.simulation import Deals

    first, second = (strategy.name for strategy in strategies)
    return Deals(house, (first, second))


SIMULATION: Final[SimulationRules[House]] = SimulationRules(
    strategies=(QUICK, GREEDY, RANDOM), kernel=kernel, seats=lambda house: SEATS
)
