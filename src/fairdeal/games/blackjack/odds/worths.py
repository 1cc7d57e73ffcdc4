"""Exact odds of Blackjack for the actual shoe: the dealer's results, the worth of every choice, the house's edge.

Everything is full enumeration in double precision; `fast` bounds the error below 10⁻¹¹. All worths are expected nets
per unit of initial stake, from before the bet to the settlement. `left` is what is unseen of the shoe, as ten counts by
kind (`hand_table`); a `Shoe` has thirteen, by rank. A hole card is unseen like the others.

The cards of a shuffled shoe are exchangeable, and stay so after any number of draws that is decided by the cards drawn
so far. So what other seats draw changes no chance before it is seen. A dealer who looks at a hole card changes what is
lost to a blackjack, and nothing else that has to be reckoned with: see `losses`. Source: rules.md §3, §5.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from fairdeal.engine.chips import CHIP
from fairdeal.games.blackjack import payouts
from fairdeal.games.blackjack.doubling import doubles_on
from fairdeal.games.blackjack.drawing import to_soft_17
from fairdeal.games.blackjack.hands import DEALER_STANDS, MOST, Total
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds import fast
from fairdeal.games.blackjack.odds.fast import BEST, Before, Course, Ints, always, before, marks
from fairdeal.games.blackjack.odds.hand_table import (
    ACE,
    BLACKJACK,
    BUST,
    COMPLETING,
    KINDS,
    NOTHING,
    TEN,
    Counts,
    best_total,
    hand_numbers,
    with_kind,
    worth_of_kind,
)
from fairdeal.games.blackjack.odds.losses import NO_LOSSES, Losses, split_losses, whole_losses
from fairdeal.games.blackjack.odds.shoes import RANK_OF_TEN, TENS, Shoe, kind_of_rank, kinds_of, odds_house, take_ranks
from fairdeal.games.blackjack.odds.split_worths import Pending, SplitHands
from fairdeal.games.blackjack.payouts import given_up, insured, surrenders
from fairdeal.games.blackjack.splitting import pairs, splits_again

USUAL: Final = House()
"""The house of the source."""


@dataclass(frozen=True, slots=True)
class Means:
    """What a seat's chips and the house allow in a round: doubles, insurance, so many hands, doubles after a split."""

    double: bool
    insure: bool
    hands: int
    double_split: bool


def means(house: House, stakes: float | None = None) -> Means:
    """What is allowed to a seat that has so many more stakes of its bet's size before it; enough of them if None.

    A seat whose chips may run out between splits and doubles is reckoned to split first, and to double split hands
    only if they last for all: so a worth may then be a little too low, never too high. Source: rules.md §3.4 BJ14.
    """
    enough = 2 * house.max_hands if stakes is None else stakes
    hands = min(house.max_hands, 1 + int(enough))
    return Means(enough >= 1, enough >= 0.5, hands, house.das and enough >= 2 * hands - 1)


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to play that knows totals only: what to do by the hand's number against each upcard, and what to split.

    `after_split` is for the hands of a split pair, which the house may not let double. `surrenders` has the numbers of
    the hands that are given up.
    """

    played: tuple[Ints, ...]
    after_split: tuple[Ints, ...]
    splits: tuple[tuple[bool, ...], ...] = ()
    surrenders: tuple[frozenset[int], ...] = (frozenset(),) * KINDS


@dataclass(frozen=True, slots=True)
class Worths:
    """What each choice is worth to a hand; None where it is not allowed.

    `insurance` is the insurance alone, half of the stake. `best` is the most that playing on is worth, without it.
    """

    stand: float | None
    hit: float | None = None
    double: float | None = None
    split: float | None = None
    surrender: float | None = None
    insurance: float | None = None

    @property
    def best(self) -> float:
        """The worth of the best choice."""
        choices = (self.stand, self.hit, self.double, self.split, self.surrender)
        return max(each for each in choices if each is not None)

    def once(self, likely: float) -> "Worths":
        """The same, once something so likely has come about to which they are the shares."""
        choices = ("stand", "hit", "double", "split", "surrender")
        shares = {name: each / likely for name in choices if (each := getattr(self, name)) is not None}
        return replace(self, **shares)


# Chances


def dealer_odds(left: Counts, up: int, house: House = USUAL) -> tuple[float, ...]:
    """The chances of the dealer's results from an upcard, in the order of `RESULTS`. Source: rules.md §3.1, §5.

    >>> chances = dealer_odds((24, 24, 24, 24, 24, 23, 24, 24, 24, 96), 5)
    >>> round(chances[6], 6), round(sum(chances), 12)
    (0.422842, 1.0)
    """
    return fast.dealer(left, up, to_soft_17=to_soft_17(house))


def net_of_total(chances: tuple[float, ...], total: int) -> float:
    """The chance that a total wins, less that it loses other than to blackjack. Source: rules.md §3.3.

    >>> net_of_total((0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.25), 17)
    0.0
    """
    results = enumerate(chances[:BLACKJACK], DEALER_STANDS)
    return chances[BUST] + sum(((total > made) - (total < made)) * chance for made, chance in results)


def insurance_worth(left: Counts) -> float:
    """What whole insurance brings against an ace, per unit of initial stake. Source: rules.md §3.3."""
    return insured(CHIP) / CHIP * insurance_net(left)


def insurance_net(left: Counts) -> float:
    """What insurance brings against an ace, per unit of the insurance itself. Source: rules.md §3.3."""
    ten = left[TEN] / sum(left)
    return float(payouts.INSURANCE.ratio) * ten - (1 - ten)


def blackjack_chance(left: Counts, up: int) -> float:
    """How likely the dealer's blackjack is."""
    return left[COMPLETING[up]] / sum(left) if up in COMPLETING else 0.0


def blackjack_worth(left: Counts, up: int, house: House = USUAL) -> float:
    """What a dealt blackjack brings: a push against another. Source: rules.md §3.3, §5."""
    return float(payouts.blackjack(house).ratio) * (1 - blackjack_chance(left, up))


def surrender_worth(left: Counts, up: int, losses: Losses) -> float:
    """What it brings to give two cards up: half of the bet is lost, and to a blackjack all of it. Source: §5."""
    blackjack = blackjack_chance(left, up)
    return -given_up(CHIP) / CHIP * (1 - blackjack) - losses.undoubled * blackjack


# One hand


def hand_worths(
    house: House,
    left: Counts,
    hand: Counts,
    up: int,
    *,
    allowed: Means | None = None,
    matching: int | None = None,
    peeked: bool = False,
) -> Worths:
    """What every choice is worth to a hand that is not from a split.

    `matching` is how many unseen cards would pair a split hand again, 0 or more; None if the hand is no pair that may
    be split. With `peeked` the dealer has looked, and has no blackjack. Source: rules.md §3.2, §3.3, §5.
    """
    allowed = means(house) if allowed is None else allowed
    likely = 1 - blackjack_chance(left, up) if peeked else 1.0
    if sum(hand) == 2 and best_total(hand) == MOST:
        return Worths(blackjack_worth(left, up, house)).once(likely)
    losses = NO_LOSSES if peeked else whole_losses(house)
    course = moment(house, left, hand, up).course(losses, doubles_of(house, allowed=allowed.double), always(BEST))
    found = course_worths(course).once(likely)
    if sum(hand) != 2:
        return found
    if matching is not None and allowed.hands >= 2:
        split = split_worth(house, allowed, left, up, hand.index(2), matching, peeked=peeked)
        found = replace(found, split=split / likely)
    if surrenders(house):
        found = replace(found, surrender=surrender_worth(left, up, losses) / likely)
    return replace(found, insurance=insurance_worth(left)) if up == ACE and allowed.insure else found


def moment(house: House, left: Counts, hand: Counts, up: int) -> Before:
    """The moment before a hand is played on, with these unseen cards."""
    return before(left, hand, up, to_soft_17=to_soft_17(house))


def matching_cards(house: House, shoe: Shoe, ranks: Sequence[int]) -> int | None:
    """How many cards of a shoe would pair a hand of this pair again; None if it is no pair that may be split.

    Source: rules.md §3.1, §3.4 BJ3.

    >>> from fairdeal.games.blackjack.odds.shoes import full_shoe
    >>> shoe = take_ranks(full_shoe(), [8, 11])
    >>> matching_cards(House(), shoe, [8, 11]), matching_cards(House(split_tens="rank"), shoe, [8, 11])
    (94, None)
    """
    if len(ranks) != 2 or not pairs(house, *ranks):
        return None
    return pairing_cards(house, shoe, ranks[0])


def pairing_cards(house: House, shoe: Shoe, rank: int) -> int:
    """How many cards of a shoe make a pair with a card of a rank. Source: rules.md §3.4 BJ3."""
    return sum(count for other, count in enumerate(shoe) if pairs(house, rank, other))


def course_worths(course: Course) -> Worths:
    """What each choice is worth to the hand at the root of a course; a hand at 21 can only stand."""
    return Worths(*(_possible(each[course.root]) for each in (course.stands, course.hits, course.doubled)))


def split_worth(
    house: House,
    allowed: Means,
    left: Counts,
    up: int,
    kind: int,
    matching: int,
    plan: Plan | None = None,
    *,
    peeked: bool = False,
) -> float:
    """What a pair is worth that is split for the first time; see `split_worths`."""
    hands = split_hands(house, allowed, left, up, kind, matching, plan, peeked=peeked)
    return hands.worth(2, allowed.hands - 2, first_is_pending=True)


def split_hands(
    house: House,
    allowed: Means,
    left: Counts,
    up: int,
    kind: int,
    matching: int,
    plan: Plan | None = None,
    *,
    peeked: bool = False,
) -> Pending:
    """The hands of a pair that is split, each with one card."""
    followed = None if plan is None else plan.after_split[up]
    doubles = doubles_of(house, allowed=allowed.double_split)

    @cache
    def hands(losses: Losses) -> SplitHands:
        return SplitHands(left, up, kind, matching, losses, doubles, to_soft_17(house), followed)

    of_first, of_others = (NO_LOSSES, NO_LOSSES) if peeked else split_losses(house)
    return Pending(hands(of_first), hands(of_others), again=splits_again(house, worth_of_kind(kind)))


def doubles_of(house: House, *, allowed: bool) -> Ints:
    """Marks the hands that a house lets double. Source: rules.md §3.1, §3.4 BJ4."""
    return _marked(odds_house(house)) if allowed else always(0)


@cache
def _marked(house: House) -> Ints:
    return marks(lambda best, low: doubles_on(house, Total(best, low)))


# A whole round


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand of two cards, the chance that it is dealt against an upcard, and what is unseen then.

    `matching` is how many unseen cards would pair a hand of the split pair again, None if it cannot be split.
    """

    chance: float
    hand: Counts
    left: Counts
    matching: int | None


def deals(house: House, shoe: Shoe) -> Iterator[Dealt]:
    """Every hand of two cards from a shoe without the upcard. Source: rules.md §3.4 BJ3."""
    left = kinds_of(shoe)
    ways = sum(left) * (sum(left) - 1)
    for first in range(KINDS):
        for second in range(first + 1, KINDS):
            hand, rest = _two(left, first, second)
            yield Dealt(2 * left[first] * left[second] / ways, hand, rest, None)
        hand, rest = _two(left, first, first)
        if first == TEN and not pairs(house, *_TWO_TENS):
            paired = pairs(house, RANK_OF_TEN, RANK_OF_TEN)
            same = [count * (count - 1) if paired else 0 for count in shoe[TENS]]
            yield Dealt((left[TEN] * (left[TEN] - 1) - sum(same)) / ways, hand, rest, None)
            yield from (Dealt(each / ways, hand, rest, n - 2) for each, n in zip(same, shoe[TENS], strict=True))
        else:
            yield Dealt(left[first] * (left[first] - 1) / ways, hand, rest, rest[first])


def round_worth(house: House, shoe: Shoe, *, allowed: Means | None = None, plan: Plan | None = None) -> float:
    """What a round from a shoe is worth, played by a plan without insurance, or else as well as can be: the edge.

    Below zero the house has the edge. Source: rules.md §3.

    >>> from fairdeal.games.blackjack.odds.shoes import full_shoe
    >>> round(round_worth(House(), full_shoe()), 6)
    -0.008599
    """
    allowed = means(house) if allowed is None else allowed
    return _best_round(odds_house(house), shoe, allowed) if plan is None else _round(house, shoe, allowed, plan)


@lru_cache(maxsize=64)
def _best_round(house: House, shoe: Shoe, allowed: Means) -> float:
    return _round(house, shoe, allowed, None)


def _round(house: House, shoe: Shoe, allowed: Means, plan: Plan | None) -> float:
    worth = 0.0
    for rank, count in enumerate(shoe):
        if count:
            worth += count * _worth_against(house, take_ranks(shoe, [rank]), kind_of_rank(rank), allowed, plan)
    return worth / sum(shoe)


def _worth_against(house: House, shoe: Shoe, up: int, allowed: Means, plan: Plan | None) -> float:
    course = whole_course(house, kinds_of(shoe), up, allowed, plan)
    return sum(
        dealt.chance * dealt_worth(house, dealt, up, course, allowed, plan)
        for dealt in deals(house, shoe)
        if dealt.chance
    )


def whole_course(house: House, left: Counts, up: int, allowed: Means, plan: Plan | None) -> Course:
    """How every hand fares against an upcard that is not split."""
    followed = always(BEST) if plan is None else plan.played[up]
    doubles = doubles_of(house, allowed=allowed.double)
    return moment(house, left, NOTHING, up).course(whole_losses(house), doubles, followed)


def dealt_worth(house: House, dealt: Dealt, up: int, course: Course, allowed: Means, plan: Plan | None) -> float:
    """What a hand is worth as it is dealt; `course` is how it fares when it is not split."""
    if best_total(dealt.hand) == MOST:
        return blackjack_worth(dealt.left, up, house)
    number = hand_numbers()[dealt.hand]
    if plan is not None and number in plan.surrenders[up]:
        return surrender_worth(dealt.left, up, whole_losses(house))
    worth = float(course.worth[number])
    kind = dealt.hand.index(2) if dealt.matching is not None else -1
    if dealt.matching is not None and allowed.hands >= 2 and (plan is None or plan.splits[kind][up]):
        split = split_worth(house, allowed, dealt.left, up, kind, dealt.matching, plan)
        worth = split if plan is not None else max(worth, split)
    if plan is not None:
        return worth
    if surrenders(house):
        worth = max(worth, surrender_worth(dealt.left, up, whole_losses(house)))
    return worth + (max(0.0, insurance_worth(dealt.left)) if up == ACE and allowed.insure else 0.0)


def _two(left: Counts, first: int, second: int) -> tuple[Counts, Counts]:
    """Two cards as a hand, and what is left without them."""
    hand = with_kind(with_kind(NOTHING, first), second)
    return hand, with_kind(with_kind(left, first, -1), second, -1)


def _possible(worth: float) -> float | None:
    return float(worth) if worth > fast.IMPOSSIBLE else None


_TWO_TENS: Final = (RANK_OF_TEN, RANK_OF_TEN + 1)
"""A ten and a jack."""
