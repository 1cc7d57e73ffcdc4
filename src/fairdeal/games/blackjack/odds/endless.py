"""Basic strategy in plain Python, in milliseconds: as if cards that are drawn went straight back into the shoe.

Only the upcard, and the two cards of a pair, are taken out. It needs no numba, and so it is what bots play by.
`tests/games/blackjack/test_odds_basic.py` shows that it is the exact chart (`basic.exact_chart`) for every house.
Source: rules.md §3.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from fairdeal.games.blackjack.doubling import doubles_on
from fairdeal.games.blackjack.hands import DEALER_STANDS, MOST, Total
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart, rows
from fairdeal.games.blackjack.odds.hand_table import ACE, BLACKJACK, BUST, KINDS, RESULTS, TEN, worth_of_kind
from fairdeal.games.blackjack.odds.shoes import full_shoe, kinds_of, odds_house, rank_of_kind
from fairdeal.games.blackjack.payouts import INSURANCE, stakes_taken
from fairdeal.games.blackjack.splitting import pairs, takes_one_card

Held = tuple[int, int]
"""A hard total, and whether there is an ace."""

LEAST_SOFT: Final = 12
"""Two aces: there is no lower soft total."""


def endless_chart(house: House) -> Chart:
    """The chart for a house; computed once for all houses that differ in nothing that bears on the odds.

    >>> chart = endless_chart(House())
    >>> chart.hits[0][16][9], chart.hits[0][12][3], chart.hits[1][18][8]
    (True, False, True)
    """
    return _chart(odds_house(house))


@lru_cache(maxsize=128)
def _chart(house: House) -> Chart:
    against = [_Against(house, up) for up in range(KINDS)]
    return Chart(
        hits=rows(lambda soft, total, up: total < MOST and against[up].hits(_hand(soft, total))),
        doubles=rows(lambda soft, total, up: total >= LEAST_SOFT * soft and against[up].doubles(_hand(soft, total))),
        splits=tuple(tuple(_Against(house, up, kind).splits() for up in range(KINDS)) for kind in range(KINDS)),
        insures=INSURANCE.ratio * against[ACE].chances[TEN] > 1 - against[ACE].chances[TEN],
    )


def _hand(soft: int, total: int) -> Held:
    return (total - 10, 1) if soft else (total, 0)


def _with(hand: Held, kind: int) -> Held:
    return hand[0] + kind + 1, int(hand[1] or kind == ACE)


def _best(hand: Held) -> int:
    return hand[0] + 10 if hand[1] and hand[0] + 10 <= MOST else hand[0]


def _result(best: int, cards: int) -> int:
    if best > MOST:
        return BUST
    return BLACKJACK if cards == 2 and best == MOST else best - DEALER_STANDS


@dataclass(frozen=True)
class _Against:
    """What hands are worth against one upcard; of a pair, if one is named, two cards are gone."""

    house: House
    up: int
    pair: int | None = None

    @cached_property
    def chances(self) -> list[float]:
        """The chance of each kind of card."""
        left = list(kinds_of(full_shoe()))
        left[self.up] -= 1
        if self.pair is not None:
            left[self.pair] -= 2
        return [count / sum(left) for count in left]

    @cached_property
    def dealer(self) -> list[float]:
        """The chances of the dealer's results."""
        found = [0.0] * len(RESULTS)
        drawing = {(_with((0, 0), self.up), 1): 1.0}
        while drawing:
            drawn_on: dict[tuple[Held, int], float] = {}
            for (hand, cards), chance in drawing.items():
                for kind in range(KINDS):
                    more, weight = _with(hand, kind), chance * self.chances[kind]
                    if _best(more) >= DEALER_STANDS:
                        found[_result(_best(more), cards + 1)] += weight
                    else:
                        drawn_on[more, 2] = drawn_on.get((more, 2), 0.0) + weight
            drawing = drawn_on
        return found

    @cached_property
    def _courses(self) -> dict[tuple[Held, float], float]:
        return {}

    def net(self, hand: Held) -> float:
        """The chance of a win less that of a loss other than to blackjack."""
        best = _best(hand)
        if best > MOST:
            return self.dealer[BLACKJACK] - 1.0
        results = enumerate(self.dealer[:BLACKJACK], DEALER_STANDS)
        return self.dealer[BUST] + sum(((best > made) - (best < made)) * chance for made, chance in results)

    def stand(self, hand: Held, lost: float = 1.0, stakes: float = 1.0) -> float:
        """What standing is worth, when the dealer's blackjack takes `lost` of so many stakes."""
        if _best(hand) > MOST:
            return -stakes
        return stakes * self.net(hand) - lost * self.dealer[BLACKJACK]

    def hit(self, hand: Held, lost: float = 1.0) -> float:
        """What a hit is worth, and playing on after it."""
        return sum(self.chances[kind] * self.play(_with(hand, kind), lost) for kind in range(KINDS))

    def play(self, hand: Held, lost: float = 1.0) -> float:
        """What playing on is worth without a double."""
        if (hand, lost) not in self._courses:
            worth = self.stand(hand, lost)
            self._courses[hand, lost] = max(worth, self.hit(hand, lost)) if _best(hand) < MOST else worth
        return self._courses[hand, lost]

    def double(self, hand: Held, lost: float) -> float:
        return sum(self.chances[kind] * self.stand(_with(hand, kind), lost, 2.0) for kind in range(KINDS))

    def hits(self, hand: Held) -> bool:
        return self.hit(hand) > self.stand(hand)

    def doubles(self, hand: Held) -> bool:
        return self.may_double(hand) and self.double(hand, self.lost(doubled=True)) > self.play(hand)

    def may_double(self, hand: Held) -> bool:
        return doubles_on(self.house, Total(_best(hand), hand[0]))

    def lost(self, *, first: bool = True, doubled: bool) -> float:
        """How many stakes the dealer's blackjack takes of a hand."""
        return float(stakes_taken(self.house, first=first, doubled=doubled))

    def splits(self) -> bool:
        """Whether the pair is worth more split; it is not split again, which hardly ever turns the choice."""
        kind = self.pair
        assert kind is not None
        if not pairs(self.house, rank_of_kind(kind), rank_of_kind(kind)):
            return False
        hand = (2 * (kind + 1), int(kind == ACE))
        split = sum(self._split_hand(kind, first=each) for each in (True, False))
        whole = max(self.play(hand), self.double(hand, self.lost(doubled=True)) if self.may_double(hand) else -2.0)
        return split > whole

    def _split_hand(self, kind: int, *, first: bool) -> float:
        """What one hand of a split pair is worth, the one with the first bet or the other."""
        whole, lost = self.lost(first=first, doubled=True), self.lost(first=first, doubled=False)
        worth = 0.0
        for second in range(KINDS):
            hand = _with((kind + 1, int(kind == ACE)), second)
            closed = takes_one_card(worth_of_kind(kind))
            played = self.stand(hand, lost) if closed else self.play(hand, lost)
            if self.house.das and not closed and self.may_double(hand):
                played = max(played, self.double(hand, whole))
            worth += self.chances[second] * played
        return worth
