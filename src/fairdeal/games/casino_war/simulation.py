"""How Casino War is simulated: what a seat can do on a tie, and the kernel for a house."""

from typing import Final

from fairdeal.engine.simulation import Kernel, SimulationRules, Strategy
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.odds import round_odds
from fairdeal.games.casino_war.state import Choice


def plan_of(house: House, strategy: Strategy) -> Choice:
    """What a strategy does on every tie.

    The best is the same in every round: war is worth more as long as any rank is left twice among the cards that were
    not seen, and whatever cut card the house has, more than thirteen of them are left (`odds`).
    """
    return round_odds(house).best if strategy.name == "best" else Choice(strategy.name)


def _kernel(house: House, strategies: tuple[Strategy, ...]) -> Kernel:
    from fairdeal.games.casino_war.fast import WarKernel

    return WarKernel(house, plan_of(house, strategies[0]))


SIMULATION: Final[SimulationRules[House]] = SimulationRules(
    strategies=(Choice.WAR.value, Choice.SURRENDER.value, "best"), kernel=_kernel
)
