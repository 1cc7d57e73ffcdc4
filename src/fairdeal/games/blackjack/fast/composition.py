"""The best play for the cards in the hand and the dealer's, as a strategy for the kernels; of a full shoe.

It decides as the exact odds of a round do (`odds.worths`), which know a hand by its cards. Source: rules.md §3, §5.
"""

from functools import lru_cache
from typing import Final

from fairdeal.games.blackjack.fast.hands import Held
from fairdeal.games.blackjack.fast.plans import Context, May
from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds import fast
from fairdeal.games.blackjack.odds.chart import Move
from fairdeal.games.blackjack.odds.hand_table import ACE, KINDS, Counts, best_total, hand_numbers
from fairdeal.games.blackjack.odds.losses import whole_losses
from fairdeal.games.blackjack.odds.shoes import full_shoe, kinds_of, odds_house, rank_of_kind, take_ranks
from fairdeal.games.blackjack.odds.split_worths import Pending
from fairdeal.games.blackjack.odds.worths import (
    deals,
    insurance_worth,
    means,
    split_hands,
    surrender_worth,
    whole_course,
)

MOVES: Final = {fast.BEST: Move.STAND, fast.STAND: Move.STAND, fast.HIT: Move.HIT, fast.DOUBLE: Move.DOUBLE}
"""What the odds choose for a hand; nothing for one that cannot be, and that stands here."""


class BestPlay:
    """What is best against every upcard, as far as it was asked for."""

    def __init__(self, house: House) -> None:
        self.house: Final = odds_house(house)
        self._against: Final = [_Against(self.house, up) for up in range(KINDS)]

    def decide(self, held: Held, up: int, context: Context, may: May) -> Move:
        """A strategy for `plans`."""
        return self._against[up].decide(held, context, may)

    def insures(self, held: Held) -> bool:
        """Whether insurance is worth its price to a hand of two cards."""
        return held.hand in self._against[ACE].insuring


@lru_cache(maxsize=8)
def best_play(house: House) -> BestPlay:
    """The best play for a house."""
    return BestPlay(odds_house(house))


class _Against:
    def __init__(self, house: House, up: int) -> None:
        shoe = take_ranks(full_shoe(house.decks), [rank_of_kind(up)])
        allowed = means(house)
        dealt = [each for each in deals(house, shoe) if each.chance and best_total(each.hand) < MOST]
        self.whole: Final = whole_course(house, kinds_of(shoe), up, allowed, None)
        self.insuring: Final = {each.hand for each in dealt if up == ACE and insurance_worth(each.left) > 0}
        self.pairs: Final = {
            each.hand.index(2): split_hands(house, allowed, each.left, up, each.hand.index(2), each.matching)
            for each in dealt
            if each.matching is not None
        }
        self.given_up: Final = {each.hand: surrender_worth(each.left, up, whole_losses(house)) for each in dealt}
        self.room: Final = allowed.hands - 2

    def decide(self, held: Held, context: Context, may: May) -> Move:
        if context.split is None:
            return self._decide_whole(held.hand, may)
        pair = self.pairs.get(context.split)
        if pair is None:
            return Move.STAND
        if may.split and self.room and self._again(pair):
            return Move.SPLIT
        return MOVES[int(pair.first.course_after(0).chosen[hand_numbers()[held.hand]])]

    def _decide_whole(self, hand: Counts, may: May) -> Move:
        """What to do with a hand that is not from a split."""
        number = hand_numbers()[hand]
        worth, move = float(self.whole.worth[number]), MOVES[int(self.whole.chosen[number])]
        if may.split and (split := self._split(hand)) > worth:
            worth, move = split, Move.SPLIT
        return Move.SURRENDER if may.surrender and self.given_up[hand] > worth else move

    def _split(self, hand: Counts) -> float:
        return self.pairs[hand.index(2)].worth(2, self.room, first_is_pending=True)

    def _again(self, pair: Pending) -> bool:
        """Whether a card that pairs a hand again is split off, as the worth of the pair has it (`split_worths`)."""
        return pair.by_resplitting(2, self.room, True) >= pair.by_resplitting(2, 0, True)
