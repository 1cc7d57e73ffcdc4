"""Basic strategy: the best play that looks at totals only, computed for a house from its full shoe.

Hits and stands are settled for a total by all the hands of that total, each weighed by how often a hand that is played
by the chart itself comes to it; hands that are doubled or split do not count there. So the chart is worked out again
until it no longer changes. Doubles and splits are settled likewise, by the first two cards. What no card can hurt is
always hit: a hard total below 12, and a soft one below 17, which stands no better than any other below the dealer's.
Source: rules.md §3.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from fairdeal.games.blackjack.hands import DEALER_STANDS, MOST
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart, rows
from fairdeal.games.blackjack.odds.fast import DOUBLE, STANDS_FROM, Before, Course, Ints, before, by_total, plan_of
from fairdeal.games.blackjack.odds.hand_table import ACE, KINDS, NOTHING, best_total, hand_numbers, is_soft
from fairdeal.games.blackjack.odds.shoes import RANK_OF_ACE, full_shoe, kinds_of, odds_house, take_ranks
from fairdeal.games.blackjack.odds.worths import (
    Dealt,
    Plan,
    deals,
    doubles_of,
    insurance_worth,
    means,
    split_worth,
    whole_losses,
)

MOST_TURNS: Final = 50
"""A column settles in a few turns; so many would be an error."""

Total = tuple[int, int]
"""Softness (0, 1) and best total."""


@dataclass(frozen=True, slots=True)
class Column:
    """What a chart says below one upcard: the totals that hit, those that double, and the kinds of pairs to split."""

    hits: frozenset[Total]
    doubles: frozenset[Total] = frozenset()
    splits: frozenset[int] = frozenset()

    def plan(self, marked: Ints) -> Ints:
        """What to do by a hand's number; only the marked hands may double."""
        return plan_of(lambda *total: total in self.hits, lambda *total: total in self.doubles, marked)


def exact_chart(house: House) -> Chart:
    """The chart for a house; computed once for all houses that differ in nothing that bears on the odds.

    >>> chart = exact_chart(House())
    >>> chart.hits[0][16][9], chart.hits[0][12][3], chart.hits[1][18][8], chart.insures
    (True, False, True, False)
    """
    return _exact_chart(odds_house(house))


@lru_cache(maxsize=128)
def _exact_chart(house: House) -> Chart:
    columns = [_Upcard(house, up).settled() for up in range(KINDS)]
    return Chart(
        hits=rows(lambda soft, total, up: (soft, total) in columns[up].hits),
        doubles=rows(lambda soft, total, up: (soft, total) in columns[up].doubles),
        splits=tuple(tuple(kind in column.splits for column in columns) for kind in range(KINDS)),
        insures=insurance_worth(kinds_of(take_ranks(full_shoe(), [RANK_OF_ACE]))) > 0,
    )


@lru_cache(maxsize=16)
def plan_for(house: House, chart: Chart) -> Plan:
    """A chart as a plan for every hand by its number."""
    played, after_split = (
        tuple(
            plan_of(
                partial(_said, chart.hits, up), partial(_said, chart.doubles, up), doubles_of(house, allowed=allowed)
            )
            for up in range(KINDS)
        )
        for allowed in (True, house.das)
    )
    return Plan(played, after_split, chart.splits)


def _said(table: tuple[tuple[tuple[bool, ...], ...], ...], up: int, soft: int, total: int) -> bool:
    return table[soft][total][up]


class _Upcard:
    """The search for a column of the chart."""

    def __init__(self, house: House, up: int) -> None:
        rank = RANK_OF_ACE if up == ACE else up - 1
        shoe = take_ranks(full_shoe(), [rank])
        self.house, self.up, self.means = house, up, means(house)
        self.moment: Final[Before] = before(kinds_of(shoe), NOTHING, up)
        self.dealt: Final = [each for each in deals(house, shoe) if best_total(each.hand) < MOST]
        self.marked: Final = doubles_of(house, allowed=True)

    def settled(self) -> Column:
        column = Column(frozenset(_totals_below(17, 18)))
        for _ in range(MOST_TURNS):
            better = self._improved(column)
            if better == column:
                return column
            column = better
        raise AssertionError(f"the chart does not settle against {self.up}")

    def _improved(self, column: Column) -> Column:
        plan = column.plan(self.marked)
        course = self.moment.course(whole_losses(self.house), self.marked, plan)
        gains = self._gains_of_hitting(course, column)
        always = frozenset(_totals_below(STANDS_FROM, DEALER_STANDS))
        hits = always | frozenset(total for total, gain in gains.items() if gain > 0)
        doubled = self._gains_of_doubling(course, column)
        return Column(hits, frozenset(doubled), frozenset(self._splits(course, column)))

    def _gains_of_hitting(self, course: Course, column: Column) -> Mapping[Total, float]:
        """For each total, what a hit is worth more than to stand, over all the hands that come to it."""
        starts: dict[int, float] = {}
        for dealt in self.dealt:
            number = hand_numbers()[dealt.hand]
            splits = dealt.matching is not None and dealt.hand.index(2) in column.splits
            if not splits and course.chosen[number] != DOUBLE:
                starts[number] = starts.get(number, 0.0) + dealt.chance
        often = self.moment.arrivals(starts, course.chosen)
        sums = by_total(often * (course.hits - course.stands))
        return {(soft, total): float(sums[soft][total]) for soft in (0, 1) for total in range(STANDS_FROM, MOST)}

    def _gains_of_doubling(self, course: Course, column: Column) -> Mapping[Total, float]:
        """For the totals that should double, what that is worth more than the better of a hit and to stand."""
        gains: dict[Total, float] = {}
        for dealt in self.dealt:
            number = hand_numbers()[dealt.hand]
            if self.marked[number]:
                total = (int(is_soft(dealt.hand)), best_total(dealt.hand))
                otherwise = course.hits if total in column.hits else course.stands
                gain = dealt.chance * float(course.doubled[number] - otherwise[number])
                gains[total] = gains.get(total, 0.0) + gain
        return {total: gain for total, gain in gains.items() if gain > 0}

    def _splits(self, course: Course, column: Column) -> set[int]:
        """The kinds of pairs that are worth more split."""
        followed = Plan((), (column.plan(doubles_of(self.house, allowed=self.house.das)),) * KINDS)
        better = set()
        for dealt in self.dealt:
            if dealt.matching is not None and dealt.chance:
                unsplit = float(course.worth[hand_numbers()[dealt.hand]])
                if self._split_worth(dealt, followed) > unsplit:
                    better.add(dealt.hand.index(2))
        return better

    def _split_worth(self, dealt: Dealt, plan: Plan) -> float:
        assert dealt.matching is not None
        kind = dealt.hand.index(2)
        return split_worth(self.house, self.means, dealt.left, self.up, kind, dealt.matching, plan)


def _totals_below(hard: int, soft: int) -> list[Total]:
    return [(0, total) for total in range(hard)] + [(1, total) for total in range(soft)]
