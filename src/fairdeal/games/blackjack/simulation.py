"""How Blackjack is simulated: its strategies by name. The compiled code is loaded only when somebody simulates."""

from typing import Final

from fairdeal.engine.simulation import Kernel, SimulationRules, Strategy
from fairdeal.errors import IllegalHouse, NotUnderstood
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.payouts import looks_first, surrenders

BASIC: Final = "basic"
"""Basic strategy, as the odds chart it, and the smallest bet."""

COMPOSITION: Final = "composition"
"""The best play for the cards of a hand and the dealer's."""

COUNTING: Final = "counting"
"""The counting bot; its value, if there is one, is how many of the smallest bet it bets at the most."""

CHART: Final = "chart"
"""A chart from a file (`odds.chart_text`)."""

MOST_UNITS: Final = 1000


def kernel(house: House, strategies: tuple[Strategy, ...]) -> Kernel:
    """A kernel for a house at which every seat plays by one strategy.

    Raises NotUnderstood for a chart or a spread that cannot be read, IllegalHouse for a table with a hole card or with
    surrender.
    """
    from fairdeal.games.blackjack.fast import simulation
    from fairdeal.games.blackjack.odds.chart_text import read_chart

    if looks_first(house) or surrenders(house):
        raise IllegalHouse(
            "house-not-simulated",
            "Tables with a hole card or with surrender can’t be simulated. Their exact odds can be asked for.",
        )
    (strategy,) = strategies
    match strategy.name:
        case "composition":
            return simulation.by_cards(house)
        case "counting":
            return simulation.by_count(house, _read_spread(strategy.value) if strategy.value else None)
        case "chart":
            return simulation.by_chart(house, read_chart(strategy.value))
        case _:
            return simulation.by_chart(house)


def _read_spread(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 4 and 1 <= int(text) <= MOST_UNITS:
        return int(text)
    raise NotUnderstood(
        "spread-wrong",
        "“{text}” isn’t a spread of bets. Enter how many of the smallest bet to bet at most, from 1 to {most}.",
        text=text,
        most=MOST_UNITS,
    )


SIMULATION: Final[SimulationRules[House]] = SimulationRules(
    strategies=(BASIC, COMPOSITION, COUNTING, CHART), kernel=kernel, files=(CHART,)
)
