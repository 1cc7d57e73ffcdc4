"""Blackjack, simulated: a table at which every seat plays by one strategy, round after round."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from fairdeal.compiled.streams import State, seeded
from fairdeal.compiled.tally import Tally, new_tally, summary_of
from fairdeal.engine.simulation import Row, Summary
from fairdeal.games.blackjack.bets import possible
from fairdeal.games.blackjack.counting import RAMP, bet_for
from fairdeal.games.blackjack.fast.observer import MOST_COUNT, Observer, new_observer
from fairdeal.games.blackjack.fast.rounds import Rules, new_room
from fairdeal.games.blackjack.fast.runs import Bets, play_sittings
from fairdeal.games.blackjack.fast.shoe import Shoe, new_shoe
from fairdeal.games.blackjack.fast.strategies import rules_by_cards, rules_by_chart
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart
from fairdeal.games.blackjack.odds.endless import endless_chart
from fairdeal.games.blackjack.payouts import INSURANCE, blackjack, insured
from fairdeal.games.blackjack.sitting import notional

SITTING: Final = 100
"""So many rounds are a sitting, about what is played in an hour and a half."""

TABLE: Final = "count"
"""The table of what rounds brought by the true count before them, rounded down."""


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """A way to play at a house, as tables, and what is bet; `counts` if the cards are counted. A kernel.

    A round counts for all seats of the house together.
    """

    house: House
    rules: Rules
    bets: Bets
    counts: bool = False
    sitting: int = field(default=SITTING, init=False)

    @property
    def most(self) -> int:
        """No round brings more half-chips than this, either way."""
        return self.house.seats * (2 * self.house.max_hands + 1) * int(self.bets.stakes.max())

    def run(self, seed: int, chunk: int, rounds: int) -> Summary:
        """What so many rounds come to, from a fresh shoe on."""
        table = Table(self, seeded(seed, chunk))
        tally = table.play(rounds)
        return summary_of(tally, table.observer and {TABLE: _by_count(table.observer)})


def by_chart(house: House, chart: Chart | None = None) -> Play:
    """The smallest bet, and a chart; basic strategy unless another is given."""
    return Play(house, rules_by_chart(house, endless_chart(house) if chart is None else chart), _flat(house))


def by_cards(house: House) -> Play:
    """The smallest bet, and the best play for the cards of a hand."""
    return Play(house, rules_by_cards(house), _flat(house))


def by_count(house: House, most_units: int | None = None) -> Play:
    """The bets and insurance of the counting bot, and basic strategy; no bet of more than so many of the smallest."""
    amounts = possible(house, 0, notional(house), None)
    assert amounts is not None, "the smallest bet can be made"
    counts = (-np.inf, *(count for count, _ in RAMP))
    stakes = [bet_for(count, amounts, notional(house)) for count in counts]
    if most_units is not None:
        stakes = [min(stake, most_units * amounts.least) for stake in stakes]
    return Play(house, rules_by_chart(house, endless_chart(house)), _bets(house, counts, stakes), counts=True)


def _flat(house: House) -> Bets:
    return _bets(house, (-np.inf,), [house.least_bet])


def _bets(house: House, counts: tuple[float, ...], stakes: list[int]) -> Bets:
    insurances = [insured(stake) for stake in stakes]
    return Bets(
        np.array(counts),
        np.array(stakes, np.int64),
        np.array([blackjack(house).on(stake) for stake in stakes], np.int64),
        np.array(insurances, np.int64),
        np.array([INSURANCE.on(amount) for amount in insurances], np.int64),
    )


class Table:
    """A table that plays on from round to round, with a shoe and, where cards are counted, somebody who watches.

    `observer` also takes down the decisions of the last round if it `logs`.
    """

    def __init__(self, play: Play, random: State, *, logs: bool = False) -> None:
        watched = play.counts or logs
        self.shoe: Final[Shoe] = new_shoe(play.house, random)
        self.observer: Final = new_observer(play.house, counts=play.counts, logs=logs) if watched else None
        self._play: Final = play
        self._room: Final = new_room()

    def play(self, rounds: int) -> Tally:
        """Plays so many rounds, and what they brought. What is left of a sitting at the end counts as rounds alone."""
        play, tally = self._play, new_tally(self._play.most, SITTING, rounds // SITTING)
        several = None if play.house.seats == 1 else play.house.seats
        play_sittings(self.shoe, play.rules, several, self._room, play.bets, rounds, tally, self.observer)
        return tally


def _by_count(observer: Observer) -> dict[int, Row]:
    rows = observer.results.tolist()
    return {place - MOST_COUNT: Row(*row) for place, row in enumerate(rows) if row[0]}
