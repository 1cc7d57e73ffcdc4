"""What the hands of a split pair are worth, exactly, however often the pair may be split again.

**What is reckoned.** The worth is the sum of the hands' expectations. Each hand is played on its own cards and on the
shoe as it is now, not on the cards that its sisters draw meanwhile. A card that pairs a hand again is split again
whenever the house allows it, or never, whichever is worth more. Split aces get one card each.
Source: rules.md §3.1, §3.2, §3.4 BJ5–BJ8.

**What that leaves out.** Looking at the sisters' cards too is worth nothing for most pairs, for the same play is the
best whatever they are. It is worth most, 0.00054 of the stake from a fresh shoe and 0.0011 with two decks left, for two
twos against a four, where a few cards turn a 12; over all deals of a fresh shoe it is worth less than 0.000001. All
hundred pairs and upcards were compared with unrestricted best play of two hands; `test_odds_splits` keeps the worst.

**Why it is exact.** How many cards a hand draws is decided by the cards that it drew, so the cards after it are, before
they are seen, as good as the first. With two hands, the second is therefore worth what the first is worth.

With more hands, it matters which second cards paired: that a hand was not split again says that its second card was no
match. A hand after `m` such cards, and with `a` of the matching cards gone, is worth `mixed(a, m)`. As the hand after
one more second card of any kind is worth as much as the hand before it,

    mixed(a, m − 1) = q · mixed(a + 1, m − 1) + (1 − q) · mixed(a, m),

with `q` for the chance of a match. So all follow from `mixed(a, 0)`, which is one enumeration each.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from fairdeal.games.blackjack.odds.fast import BEST, STAND, Course, Ints, always, before
from fairdeal.games.blackjack.odds.hand_table import NOTHING, Counts, hand_numbers, with_kind, worth_of_kind
from fairdeal.games.blackjack.odds.losses import Losses
from fairdeal.games.blackjack.splitting import takes_one_card


@dataclass(frozen=True)
class SplitHands:
    """The hands of a pair of one kind of card that are still to be played, each with that one card.

    `shoe` is what is unseen, of which `matching` cards would pair a hand again. `losses` is what a dealer's blackjack
    takes of such a hand, and `to_soft_17` whether the dealer draws to that. `plan` is followed, or the best play if
    there is none.
    """

    shoe: Counts
    up: int
    kind: int
    matching: int
    losses: Losses
    doubles: Ints
    to_soft_17: bool = False
    plan: Ints | None = None

    @cached_property
    def _courses(self) -> dict[int, Course]:
        return {}

    def single(self, gone: int = 0) -> float:
        """What one hand is worth that is not split again, once so many more of the matching cards are gone."""
        return float(self.course_after(gone).hits[self.course_after(gone).root])

    def paired(self, gone: int) -> float:
        """What a hand of the pair itself is worth that is not split again, its second card among those gone."""
        pair = with_kind(NOTHING, self.kind, 2)
        return float(self.course_after(gone - 1).worth[hand_numbers()[pair]])

    def course_after(self, gone: int) -> Course:
        """How one hand fares, once so many more of the matching cards are gone."""
        if gone not in self._courses:
            shoe = with_kind(self.shoe, self.kind, -gone)
            moment = before(shoe, with_kind(NOTHING, self.kind), self.up, to_soft_17=self.to_soft_17)
            self._courses[gone] = moment.course(self.losses, self.doubles, self._followed(gone))
        return self._courses[gone]

    def _followed(self, gone: int) -> Ints:
        """Split aces stand on their second card; the best play is that of the shoe at the split."""
        if takes_one_card(worth_of_kind(self.kind)):
            return always(STAND)
        if self.plan is not None:
            return self.plan
        return always(BEST) if gone == 0 else self.course_after(0).chosen


@dataclass(frozen=True)
class Pending:
    """Split hands in the order of play: `first`, if it has not been played, is the one with the original stake.

    `again` tells whether a pair may be split that is itself from a split.
    """

    first: SplitHands
    others: SplitHands
    again: bool

    def worth(self, pending: int, room: int, *, first_is_pending: bool = False) -> float:
        """What so many hands are worth in all, when `room` more may be split off in the course of play."""
        room = room if self.again else 0
        resplit = self.by_resplitting(pending, room, first_is_pending)
        if self.first.plan is not None or not room:
            return resplit
        return max(resplit, self.by_resplitting(pending, 0, first_is_pending))

    def by_resplitting(self, pending: int, room: int, first_is_pending: bool) -> float:
        """What they are worth if every card that pairs a hand is split off, as long as there is room."""
        shoe, matching = sum(self.first.shoe), self.first.matching

        def match(gone: int, misses: int) -> float:
            """The chance that the next card matches, once some are gone and so many others were no match."""
            return max(0, matching - gone) / (shoe - gone - misses)

        def mixed(of: Callable[[int], float], gone: int, misses: int) -> float:
            if misses == 0:
                return of(gone)
            chance = match(gone, misses - 1)
            other = chance * mixed(of, gone + 1, misses - 1) if chance else 0.0
            return (mixed(of, gone, misses - 1) - other) / (1 - chance)

        def rest(pending: int, gone: int, misses: int, is_first: bool) -> float:
            """What the pending hands are worth; `gone` matching cards were split off, `misses` hands played."""
            if not pending:
                return 0.0
            hands = self.first if is_first else self.others
            if gone == room:
                later = (pending - 1) * mixed(self.others.single, gone, misses) if pending > 1 else 0.0
                return mixed(hands.single, gone, misses) + later
            chance = match(gone, misses)
            total = chance * rest(pending + 1, gone + 1, misses, is_first) if chance else 0.0
            if chance < 1:
                total += mixed(hands.single, gone, misses)
                total -= chance * mixed(hands.paired, gone + 1, misses) if chance else 0.0
                total += (1 - chance) * rest(pending - 1, gone, misses + 1, False)
            return total

        return rest(pending, 0, 0, first_is_pending)
