"""Compiled kernels: the dealer's chances and the worth of a player's hands, for any shoe.

Arrays only; `odds` says what they mean. A shoe and a hand are ten counts (`hand_table`), a hand's number is its place
in `player_hands`. All arithmetic is IEEE double precision without reordering. A chance is a sum of at most 2112
positive products of at most 30 factors, so its relative error stays below 2200 · 2⁻⁵³ < 3 · 10⁻¹³; an expectation
adds at most 21 levels of such sums of terms no larger than 2. So every figure is right to 10⁻¹¹ at the least.
Source: Higham, Accuracy and Stability of Numerical Algorithms, ch. 3–4, for the error of sums and products.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from fairdeal.games.blackjack.hands import DEALER_STANDS, MOST
from fairdeal.games.blackjack.odds.hand_table import (
    BLACKJACK,
    BUST,
    COMPLETING,
    KINDS,
    RESULTS,
    Counts,
    best_total,
    dealer_hands,
    hand_numbers,
    hard_total,
    is_soft,
    player_hands,
    with_kind,
)
from fairdeal.games.blackjack.odds.losses import Losses

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Compiled = TypeVar("Compiled", bound=Callable[..., Any])

BEST, STAND, HIT, DOUBLE = 0, 1, 2, 3
"""What a plan says for a hand: whatever is worth most, or one of the three."""

IMPOSSIBLE: Final = -9.0
"""The worth of what cannot be."""

STANDS_FROM: Final = 12
"""Below this total a card cannot hurt, so nobody stands."""

ENDS_DOUBLES: Final = 3
"""So many cards a doubled hand has in the end."""

BLOCK: Final = 64
"""So many shoes are worked through side by side, which lets the processor take several in one instruction."""

MOST_OF_A_KIND: Final = 18
MOST_DRAWN: Final = 18


def compiled(function: Compiled) -> Compiled:
    """A function in machine code, kept on disk for the next start where the disk can be written."""
    try:
        return cast(Compiled, numba.njit(cache=True)(function))
    except RuntimeError:  # no place for the cache
        return cast(Compiled, numba.njit(function))


# Tables


def _hands() -> tuple[Ints, Ints, Ints]:
    """Of every hand, the counts; the total and whether it is soft; what each kind of card makes of it, −1 if bust."""
    hands, numbers = player_hands(), hand_numbers()
    children = [[numbers.get(with_kind(hand, kind), -1) for kind in range(KINDS)] for hand in hands]
    totals = [[best_total(hand), is_soft(hand)] for hand in hands]
    return np.array(hands, np.int64), np.array(totals, np.int64), np.array(children, np.int64)


def _tree(up: int, *, to_soft_17: bool) -> tuple[Ints, Floats]:
    """The dealer's hands from an upcard as a tree, in the order of a walk through it.

    A node adds so many cards of one kind to the node above it. Its row: depth, kind, count, cards drawn in all, the
    result of the hand that ends here (−1 for none); beside it the number of orders.
    """
    ends = {hand.drawn: hand for hand in dealer_hands(up, to_soft_17=to_soft_17)}
    paths = {path[: place + 1] for path in map(_path, ends) for place in range(len(path))}
    by_path = {_path(drawn): hand for drawn, hand in ends.items()}
    rows, orders = [], []
    for path in sorted(paths):
        end = by_path.get(path)
        kind, count = path[-1]
        rows.append([len(path) - 1, kind, count, sum(each for _, each in path), -1 if end is None else end.result])
        orders.append(0.0 if end is None else float(end.orders))
    return np.array(rows, np.int64), np.array(orders, np.float64)


def _path(drawn: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The kinds of a dealer's cards with their counts, the tens first: the most that trees share."""
    return tuple((kind, count) for kind, count in reversed(list(enumerate(drawn))) if count)


HANDS, TOTALS, CHILDREN = _hands()


@cache
def trees(*, to_soft_17: bool) -> tuple[tuple[Ints, Floats], ...]:
    """The dealer's hands from each upcard, of a dealer who draws to a soft 17, or stops there."""
    return tuple(_tree(up, to_soft_17=to_soft_17) for up in range(KINDS))


# Kernels


@compiled
def _fill_block(shoes: Ints, start: int, ways: Floats, per_draw: Floats) -> None:
    """In how many ways so many cards of a kind come from each shoe of a block, and one over the ways of any cards."""
    for place in range(BLOCK):
        row = min(start + place, shoes.shape[0] - 1)
        cards = 0
        for kind in range(KINDS):
            product = 1.0
            for count in range(MOST_OF_A_KIND):
                ways[kind, count, place] = product
                product *= max(shoes[row, kind] - count, 0)
            cards += shoes[row, kind]
        product = 1.0
        for count in range(MOST_DRAWN):
            per_draw[count, place] = 1.0 / product if product > 0 else 0.0
            product *= max(cards - count, 0)


@compiled
def _walk(rows: Ints, orders: Floats, ways: Floats, per_draw: Floats, chances: Floats) -> None:
    """Add up the chances of a block of shoes, walking once through the dealer's hands."""
    above = np.ones((KINDS + 1, BLOCK))
    chances[:] = 0.0
    for node in range(rows.shape[0]):
        depth, kind, count, drawn, result = rows[node]
        for place in range(BLOCK):
            above[depth + 1, place] = above[depth, place] * ways[kind, count, place]
        if result >= 0:
            weight = orders[node]
            for place in range(BLOCK):
                chances[result, place] += weight * above[depth + 1, place] * per_draw[drawn, place]


@compiled
def dealer_chances(shoes: Ints, rows: Ints, orders: Floats) -> Floats:
    """The chances of the dealer's results, a row for each shoe (without the upcard) and a column for each result."""
    found = np.empty((shoes.shape[0], len(RESULTS)))
    ways = np.empty((KINDS, MOST_OF_A_KIND, BLOCK))
    per_draw = np.empty((MOST_DRAWN, BLOCK))
    chances = np.empty((len(RESULTS), BLOCK))
    for start in range(0, shoes.shape[0], BLOCK):
        _fill_block(shoes, start, ways, per_draw)
        _walk(rows, orders, ways, per_draw, chances)
        for place in range(min(BLOCK, shoes.shape[0] - start)):
            found[start + place] = chances[:, place]
    return found


@compiled
def _drawn(shoe: Ints, root: int, hand: int) -> int:
    """How many cards make the hand of the root, −1 if that cannot be."""
    drawn = 0
    for kind in range(KINDS):
        more = HANDS[hand, kind] - HANDS[root, kind]
        if more < 0 or more > shoe[kind]:
            return -1
        drawn += more
    return drawn


@compiled
def _net(chances: Floats, total: int) -> float:
    """The chance of a win with a total, less that of a loss other than to blackjack."""
    net: float = chances[BUST]
    for result in range(BLACKJACK):
        made = result + DEALER_STANDS
        if total > made:
            net += chances[result]
        elif total < made:
            net -= chances[result]
    return net


@compiled
def stands(shoe: Ints, root: int, rows: Ints, orders: Floats) -> tuple[Floats, Floats]:
    """What standing brings, for each hand that `root` can become by drawing from the shoe.

    The first array is the chance of a win less that of a loss other than to blackjack; the second the chance of the
    dealer's blackjack. Hands that never stand, but for the root and those that a double can end on, are left out. What
    is left out, or cannot come, is `IMPOSSIBLE`.
    """
    hands = HANDS.shape[0]
    wanted = np.empty(hands, np.int64)
    shoes = np.empty((hands, KINDS), np.int64)
    count = 0
    for hand in range(root, hands):
        can_end = TOTALS[hand, 0] >= STANDS_FROM or hand == root or HANDS[hand].sum() == ENDS_DOUBLES
        if can_end and _drawn(shoe, root, hand) >= 0:
            for kind in range(KINDS):
                shoes[count, kind] = shoe[kind] - HANDS[hand, kind] + HANDS[root, kind]
            wanted[count] = hand
            count += 1
    chances = dealer_chances(shoes[:count], rows, orders)
    nets = np.full(hands, IMPOSSIBLE)
    blackjacks = np.zeros(hands)
    for place in range(count):
        nets[wanted[place]] = _net(chances[place], TOTALS[wanted[place], 0])
        blackjacks[wanted[place]] = chances[place, BLACKJACK]
    return nets, blackjacks


@compiled
def _next_card(
    left: Ints, hand: int, worth: Floats, nets: Floats, blackjacks: Floats, losses: Floats, completing: int
) -> tuple[float, float]:
    """What a hit is worth, and what a double; `losses` and `completing` as in `play`."""
    cards = 0
    for kind in range(KINDS):
        cards += left[kind]
    hit = 0.0
    double = 0.0
    for kind in range(KINDS):
        child = CHILDREN[hand, kind]
        if left[kind] == 0:
            continue
        chance = left[kind] / cards
        if child < 0:
            blackjack = 0.0
            if completing >= 0 and cards > 1:
                blackjack = (left[completing] - (1 if kind == completing else 0)) / (cards - 1)
            hit -= chance * (1.0 + (losses[2] - 1.0) * blackjack)
            double -= chance * (2.0 + (losses[3] - 2.0) * blackjack)
        else:
            hit += chance * worth[child]
            double += chance * (2.0 * nets[child] - losses[1] * blackjacks[child])
    return hit, double


@compiled
def play(
    shoe: Ints, root: int, nets: Floats, blackjacks: Floats, losses: Floats, completing: int, doubles: Ints, plan: Ints
) -> tuple[Floats, Floats, Floats, Ints]:
    """What hands are worth that go on by a plan, for each hand that the root can become.

    `losses` is what the dealer's blackjack takes of a stake, of a doubled one, and of either once it is bust;
    `completing` is the kind of card that makes it, −1 for none. `doubles` marks the hands that may double. Returned
    are the worth of playing on, of a hit, of a double and what was chosen.
    """
    hands = HANDS.shape[0]
    worth = np.full(hands, IMPOSSIBLE)
    hits = np.full(hands, IMPOSSIBLE)
    doubled = np.full(hands, IMPOSSIBLE)
    chosen = np.zeros(hands, np.int64)
    for hand in range(hands - 1, root - 1, -1):
        if nets[hand] == IMPOSSIBLE and _drawn(shoe, root, hand) < 0:
            continue
        stand = nets[hand] - losses[0] * blackjacks[hand] if nets[hand] > IMPOSSIBLE else IMPOSSIBLE
        worth[hand], chosen[hand] = stand, STAND
        if TOTALS[hand, 0] == MOST:
            continue
        left = shoe - HANDS[hand] + HANDS[root]
        hit, double = _next_card(left, hand, worth, nets, blackjacks, losses, completing)
        hits[hand] = hit
        if doubles[hand]:
            doubled[hand] = double
        if plan[hand] == DOUBLE or (plan[hand] == BEST and doubled[hand] > max(hit, stand)):
            worth[hand], chosen[hand] = double, DOUBLE
        elif plan[hand] == HIT or (plan[hand] == BEST and hit > stand):
            worth[hand], chosen[hand] = hit, HIT
    return worth, hits, doubled, chosen


@compiled
def arrivals(shoe: Ints, starts: Floats, chosen: Ints) -> Floats:
    """How often hands are come to that begin with chances `starts` from this shoe, and hit where it is chosen."""
    often = starts.copy()
    cards = 0
    for kind in range(KINDS):
        cards += shoe[kind]
    for hand in range(HANDS.shape[0]):
        if often[hand] == 0.0 or chosen[hand] != HIT:
            continue
        drawn = 0
        for kind in range(KINDS):
            drawn += HANDS[hand, kind]
        for kind in range(KINDS):
            left = shoe[kind] - HANDS[hand, kind]
            child = CHILDREN[hand, kind]
            if left > 0 and child >= 0:
                often[child] += often[hand] * left / (cards - drawn)
    return often


# Hands as they go on


@dataclass(frozen=True, slots=True, eq=False)
class Course:
    """How the hands that a root can become fare: arrays by the hands' numbers, `IMPOSSIBLE` for what cannot be.

    `worth` is that of playing on; `stands`, `hits` and `doubled` those of one choice, followed by playing on;
    `chosen` is what each hand does.
    """

    root: int
    stands: Floats
    worth: Floats
    hits: Floats
    doubled: Floats
    chosen: Ints


@dataclass(frozen=True, slots=True, eq=False)
class Before:
    """The moment before a hand is played on: the unseen cards, the hand's number, and what standing will bring.

    `completing` is the kind of card that makes the dealer's blackjack, −1 for none.
    """

    shoe: Counts
    root: int
    completing: int
    nets: Floats
    blackjacks: Floats

    def course(self, losses: Losses, doubles: Ints, plan: Ints) -> Course:
        """How the hand fares by a plan."""
        stands = np.where(self.nets > IMPOSSIBLE, self.nets - losses.undoubled * self.blackjacks, IMPOSSIBLE)
        shoe, taken, of_cards = np.array(self.shoe), np.array(losses), (self.nets, self.blackjacks)
        return Course(self.root, stands, *play(shoe, self.root, *of_cards, taken, self.completing, doubles, plan))

    def arrivals(self, starts: dict[int, float], chosen: Ints) -> Floats:
        """How often hands are come to; `starts` are the chances of the hands that are played on, by their numbers."""
        begun = np.zeros(len(HANDS))
        for hand, chance in starts.items():
            begun[hand] = chance
        return arrivals(np.array(self.shoe), begun, chosen)


@lru_cache(maxsize=512)
def before(shoe: Counts, hand: Counts, up: int, *, to_soft_17: bool = False) -> Before:
    """The moment before a hand is played on against an upcard, with these unseen cards."""
    root = hand_numbers()[hand]
    of_cards = stands(np.array(shoe), root, *trees(to_soft_17=to_soft_17)[up])
    return Before(shoe, root, COMPLETING.get(up, -1), *of_cards)


def dealer(shoe: Counts, up: int, *, to_soft_17: bool = False) -> tuple[float, ...]:
    """The chances of the dealer's results from an upcard, with these unseen cards."""
    (chances,) = dealer_chances(np.array([shoe]), *trees(to_soft_17=to_soft_17)[up])
    return tuple(map(float, chances))


def marks(may: Callable[[int, int], bool]) -> Ints:
    """Marks the hands of two cards that may do something, by their best total and the one with aces as one."""
    found = [
        sum(hand) == 2 and may(int(best), hard_total(hand))
        for hand, (best, _) in zip(player_hands(), TOTALS, strict=True)
    ]
    return np.array(found, np.int64)


@cache
def always(choice: int) -> Ints:
    """A plan that says the same of every hand."""
    return np.full(len(HANDS), choice, np.int64)


def plan_of(hits: Callable[[int, int], bool], doubles: Callable[[int, int], bool], marked: Ints) -> Ints:
    """A plan by softness and total: what hits, and what doubles of the marked hands; the rest stands."""
    hit, double = (
        np.array([[said(soft, total) for total in range(MOST + 1)] for soft in (0, 1)])[TOTALS[:, 1], TOTALS[:, 0]]
        for said in (hits, doubles)
    )
    return np.where((marked > 0) & double, DOUBLE, np.where(hit, HIT, STAND)).astype(np.int64)


def by_total(worths: Floats) -> Floats:
    """Sums over all hands of the same softness and total, at `[soft][total]`."""
    places = TOTALS[:, 1] * (MOST + 1) + TOTALS[:, 0]
    return cast(Floats, np.bincount(places, worths, 2 * (MOST + 1)).reshape(2, MOST + 1))
