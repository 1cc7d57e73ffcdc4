"""Basic strategy: the best play that looks at totals only, computed for a house from its full shoe.

Hits and stands are settled for a total by all the hands of that total, each weighed by how often a hand that is played
by the chart itself comes to it; hands that are doubled or split do not count there. So the chart is worked out again
until it no longer changes. Doubles and splits are settled likewise, by the first two cards. What no card can hurt is
always hit: a hard total below 12, and a soft one below 17, which stands no better than any other below the dealer's.
Source: rules.md §3.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

from fairdeal.games.blackjack.hands import DEALER_STANDS, MOST
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart, Move, rows
from fairdeal.games.blackjack.odds.fast import DOUBLE, STANDS_FROM, Before, Course, Ints, by_total, plan_of
from fairdeal.games.blackjack.odds.hand_table import ACE, KINDS, NOTHING, best_total, hand_numbers, is_soft
from fairdeal.games.blackjack.odds.losses import whole_losses
from fairdeal.games.blackjack.odds.shoes import RANK_OF_ACE, full_shoe, kinds_of, odds_house, rank_of_kind, take_ranks
from fairdeal.games.blackjack.odds.worths import (
    Dealt,
    Plan,
    deals,
    doubles_of,
    insurance_worth,
    means,
    moment,
    split_worth,
    surrender_worth,
)
from fairdeal.games.blackjack.payouts import surrenders
from fairdeal.games.blackjack.splitting import pairs

MOST_TURNS: Final = 50
"""A column settles in a few turns; so many would be an error."""

Total = tuple[int, int]
"""Softness (0, 1) and best total."""


@dataclass(frozen=True, slots=True)
class Column:
    """What a chart says below one upcard: which totals hit, double or are given up, and which pairs are split or so."""

    hits: frozenset[Total]
    doubles: frozenset[Total] = frozenset()
    splits: frozenset[int] = frozenset()
    surrenders: frozenset[Total] = frozenset()
    pair_surrenders: frozenset[int] = frozenset()

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
        insures=insurance_worth(kinds_of(take_ranks(full_shoe(house.decks), [RANK_OF_ACE]))) > 0,
        surrenders=rows(lambda soft, total, up: (soft, total) in columns[up].surrenders),
        pair_surrenders=tuple(tuple(kind in column.pair_surrenders for column in columns) for kind in range(KINDS)),
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
    return Plan(played, after_split, chart.splits, tuple(_given_up(house, chart, up) for up in range(KINDS)))


def _given_up(house: House, chart: Chart, up: int) -> frozenset[int]:
    """The numbers of the hands of two cards that a chart gives up against an upcard."""
    found = set()
    for hand, number in hand_numbers().items():
        if sum(hand) == 2 and best_total(hand) < MOST:
            rank = rank_of_kind(hand.index(max(hand)))
            may_split = max(hand) == 2 and pairs(house, rank, rank)
            if chart.move(hand, up, may_split=may_split, may_surrender=surrenders(house)) is Move.SURRENDER:
                found.add(number)
    return frozenset(found)


def _said(table: tuple[tuple[tuple[bool, ...], ...], ...], up: int, soft: int, total: int) -> bool:
    return table[soft][total][up]


class _Upcard:
    """The search for a column of the chart."""

    def __init__(self, house: House, up: int) -> None:
        rank = RANK_OF_ACE if up == ACE else up - 1
        shoe = take_ranks(full_shoe(house.decks), [rank])
        self.house, self.up, self.means = house, up, means(house)
        self.moment: Final[Before] = moment(house, kinds_of(shoe), NOTHING, up)
        self.dealt: Final = [each for each in deals(house, shoe) if best_total(each.hand) < MOST]
        self.marked: Final = doubles_of(house, allowed=True)
        self.split_worths: Final[dict[tuple[Dealt, frozenset[Total], frozenset[Total]], float]] = {}

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
        doubled = frozenset(self._gains_of_doubling(course, column))
        played = Column(hits, doubled, frozenset(self._splits(course, column)))
        return self._giving_up(course, column, played) if surrenders(self.house) else played

    def _gains_of_hitting(self, course: Course, column: Column) -> Mapping[Total, float]:
        """For each total, what a hit is worth more than to stand, over all the hands that come to it."""
        starts: dict[int, float] = {}
        for dealt in self.dealt:
            number = hand_numbers()[dealt.hand]
            if not self._ends_at_once(dealt, column) and course.chosen[number] != DOUBLE:
                starts[number] = starts.get(number, 0.0) + dealt.chance
        often = self.moment.arrivals(starts, course.chosen)
        sums = by_total(often * (course.hits - course.stands))
        return {(soft, total): float(sums[soft][total]) for soft in (0, 1) for total in range(STANDS_FROM, MOST)}

    def _ends_at_once(self, dealt: Dealt, column: Column) -> bool:
        """Whether a hand is split or given up as it is dealt."""
        if dealt.matching is not None:
            return dealt.hand.index(2) in column.splits | column.pair_surrenders
        return (int(is_soft(dealt.hand)), best_total(dealt.hand)) in column.surrenders

    def _giving_up(self, course: Course, before: Column, column: Column) -> Column:
        """A column with what is better given up than played by it; split hands are played by the one before."""
        gains: dict[Total, float] = {}
        given_up: set[int] = set()
        for dealt in self.dealt:
            total = (int(is_soft(dealt.hand)), best_total(dealt.hand))
            kind = None if dealt.matching is None else dealt.hand.index(2)
            is_split = kind in column.splits and bool(dealt.chance)
            worth = surrender_worth(dealt.left, self.up, whole_losses(self.house))
            worth -= self._split_worth(dealt, before) if is_split else self._played(course, column, dealt, total)
            if kind is None:
                gains[total] = gains.get(total, 0.0) + dealt.chance * worth
            elif worth > 0 and dealt.chance:
                given_up.add(kind)
        totals = frozenset(total for total, gain in gains.items() if gain > 0)
        return replace(column, surrenders=totals, pair_surrenders=frozenset(given_up))

    def _played(self, course: Course, column: Column, dealt: Dealt, total: Total) -> float:
        """What a hand is worth that does what the column says of its total."""
        number = hand_numbers()[dealt.hand]
        if self.marked[number] and total in column.doubles:
            return float(course.doubled[number])
        return float((course.hits if total in column.hits else course.stands)[number])

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
        better = set()
        for dealt in self.dealt:
            if dealt.matching is not None and dealt.chance:
                unsplit = float(course.worth[hand_numbers()[dealt.hand]])
                if self._split_worth(dealt, column) > unsplit:
                    better.add(dealt.hand.index(2))
        return better

    def _split_worth(self, dealt: Dealt, column: Column) -> float:
        """What a pair is worth whose hands are played by a column."""
        known = (dealt, column.hits, column.doubles)
        if known not in self.split_worths:
            assert dealt.matching is not None
            plan = Plan((), (column.plan(doubles_of(self.house, allowed=self.house.das)),) * KINDS)
            worth = split_worth(self.house, self.means, dealt.left, self.up, dealt.hand.index(2), dealt.matching, plan)
            self.split_worths[known] = worth
        return self.split_worths[known]


def _totals_below(hard: int, soft: int) -> list[Total]:
    return [(0, total) for total in range(hard)] + [(1, total) for total in range(soft)]
