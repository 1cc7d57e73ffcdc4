"""Basic strategy in plain Python, in milliseconds: as if cards that are drawn went straight back into the shoe.

Only the upcard, and the two cards of a pair, are taken out. It needs no numba, and so it is what bots play by.
`tests/games/blackjack/test_odds_basic.py` shows that it is the exact chart (`basic.exact_chart`) for every house with
six decks and without what other houses add, and how little it gives away for those. Source: rules.md §3, §5.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from fairdeal.engine.chips import CHIP
from fairdeal.games.blackjack.doubling import doubles_on
from fairdeal.games.blackjack.drawing import draws_to
from fairdeal.games.blackjack.hands import DEALER_STANDS, MOST, Total
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart, rows
from fairdeal.games.blackjack.odds.hand_table import ACE, BLACKJACK, BUST, KINDS, RESULTS, TEN, worth_of_kind
from fairdeal.games.blackjack.odds.losses import Losses, split_losses, whole_losses
from fairdeal.games.blackjack.odds.shoes import full_shoe, kinds_of, odds_house, rank_of_kind
from fairdeal.games.blackjack.payouts import INSURANCE, given_up, surrenders
from fairdeal.games.blackjack.splitting import pairs, takes_one_card

Held = tuple[int, int]
"""A hard total, and whether there is an ace."""

LEAST_SOFT: Final = 12
"""Two aces: there is no lower soft total."""

LEAST_DOUBLED: Final = 13
"""Chips that double two aces can split them too."""

LEAST_HARD: Final = 4
"""Two twos: there is no lower hard total of two cards."""

HALF: Final = given_up(CHIP) / CHIP
"""What giving a hand up takes of a bet."""


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
        doubles=rows(
            lambda soft, total, up: (
                total >= (LEAST_HARD, LEAST_DOUBLED)[soft] and against[up].doubles(_hand(soft, total))
            )
        ),
        splits=tuple(tuple(_Against(house, up, kind).splits() for up in range(KINDS)) for kind in range(KINDS)),
        surrenders=rows(
            lambda soft, total, up: (
                total >= (LEAST_HARD, LEAST_SOFT)[soft] and against[up].surrenders(_hand(soft, total))
            )
        ),
        pair_surrenders=tuple(
            tuple(_Against(house, up, kind).surrenders_pair() for up in range(KINDS)) for kind in range(KINDS)
        ),
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
        left = list(kinds_of(full_shoe(self.house.decks)))
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
                    if draws_to(self.house, Total(_best(more), more[0])):
                        drawn_on[more, 2] = drawn_on.get((more, 2), 0.0) + weight
                    else:
                        found[_result(_best(more), cards + 1)] += weight
            drawing = drawn_on
        return found

    @cached_property
    def _courses(self) -> dict[tuple[Held, Losses], float]:
        return {}

    def net(self, hand: Held) -> float:
        """The chance of a win less that of a loss other than to blackjack."""
        best = _best(hand)
        if best > MOST:
            return self.blackjack - 1.0
        results = enumerate(self.dealer[:BLACKJACK], DEALER_STANDS)
        return self.dealer[BUST] + sum(((best > made) - (best < made)) * chance for made, chance in results)

    @property
    def blackjack(self) -> float:
        """The chance of the dealer's blackjack."""
        return self.dealer[BLACKJACK]

    @cached_property
    def whole(self) -> Losses:
        """What the dealer's blackjack takes of a hand not from a split."""
        return whole_losses(self.house)

    def stand(self, hand: Held, lost: Losses, *, doubled: bool = False) -> float:
        """What standing is worth, or being bust."""
        stakes = 2.0 if doubled else 1.0
        if _best(hand) > MOST:
            return -stakes * (1 - self.blackjack) - lost[2 + doubled] * self.blackjack
        return stakes * self.net(hand) - lost[doubled] * self.blackjack

    def hit(self, hand: Held, lost: Losses) -> float:
        """What a hit is worth, and playing on after it."""
        return sum(self.chances[kind] * self.play(_with(hand, kind), lost) for kind in range(KINDS))

    def play(self, hand: Held, lost: Losses) -> float:
        """What playing on is worth without a double."""
        if (hand, lost) not in self._courses:
            worth = self.stand(hand, lost)
            self._courses[hand, lost] = max(worth, self.hit(hand, lost)) if _best(hand) < MOST else worth
        return self._courses[hand, lost]

    def double(self, hand: Held, lost: Losses) -> float:
        return sum(self.chances[kind] * self.stand(_with(hand, kind), lost, doubled=True) for kind in range(KINDS))

    def hits(self, hand: Held) -> bool:
        return self.hit(hand, self.whole) > self.stand(hand, self.whole)

    def doubles(self, hand: Held) -> bool:
        return self.may_double(hand) and self.double(hand, self.whole) > self.play(hand, self.whole)

    def may_double(self, hand: Held) -> bool:
        return doubles_on(self.house, Total(_best(hand), hand[0]))

    def unsplit(self, hand: Held) -> float:
        """What two cards are worth that are neither split nor given up."""
        played = self.play(hand, self.whole)
        return max(played, self.double(hand, self.whole)) if self.may_double(hand) else played

    def surrenders(self, hand: Held) -> bool:
        return surrenders(self.house) and self._given_up > self.unsplit(hand)

    @property
    def _given_up(self) -> float:
        return -HALF * (1 - self.blackjack) - self.whole.undoubled * self.blackjack

    # Pairs

    @property
    def _pair(self) -> tuple[int, Held]:
        assert self.pair is not None
        return self.pair, (2 * (self.pair + 1), int(self.pair == ACE))

    @cached_property
    def split(self) -> float:
        """What the pair is worth split; it is not split again, which hardly ever turns the choice."""
        kind, _ = self._pair
        return sum(self._split_hand(kind, lost) for lost in split_losses(self.house))

    def splits(self) -> bool:
        """Whether the pair is worth more split."""
        kind, hand = self._pair
        return pairs(self.house, rank_of_kind(kind), rank_of_kind(kind)) and self.split > self.unsplit(hand)

    def surrenders_pair(self) -> bool:
        """Whether the pair is given up."""
        _, hand = self._pair
        return self.surrenders(hand) and not (self.splits() and self.split >= self._given_up)

    def _split_hand(self, kind: int, lost: Losses) -> float:
        """What one hand of a split pair is worth."""
        worth = 0.0
        for second in range(KINDS):
            hand = _with((kind + 1, int(kind == ACE)), second)
            closed = takes_one_card(worth_of_kind(kind))
            played = self.stand(hand, lost) if closed else self.play(hand, lost)
            if self.house.das and not closed and self.may_double(hand):
                played = max(played, self.double(hand, lost))
            worth += self.chances[second] * played
        return worth
