"""What a strategy does with every hand, as a table for the kernels. Source: rules.md §3.2, §3.4 BJ3 to BJ6.

A table has a part for each context: a hand that is not from a split; and for each kind of card, a hand split off with
it, while the seat may split again and when it may not. A part has a row for each kind of upcard, a row a place for each
hand (`hands`).
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.games.blackjack.doubling import doubles_on
from fairdeal.games.blackjack.fast.hands import Hands, Held
from fairdeal.games.blackjack.fast.machine import compiled
from fairdeal.games.blackjack.hands import Total
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.chart import Chart, Move
from fairdeal.games.blackjack.odds.hand_table import KINDS, TEN, best_total, hard_total, worth_of_kind
from fairdeal.games.blackjack.odds.shoes import rank_of_kind
from fairdeal.games.blackjack.splitting import pairs, splits_again, takes_one_card

CLOSED: Final = 0
"""What stands in a table for a hand that takes no decision."""
STAND: Final = 1
HIT: Final = 2
DOUBLE: Final = 3
SPLIT: Final = 4
INSURE: Final = 5
DECLINE: Final = 6

CODES: Final = {Move.STAND: STAND, Move.HIT: HIT, Move.DOUBLE: DOUBLE, Move.SPLIT: SPLIT}
"""How a move stands in a table."""


class Context(NamedTuple):
    """What else bears on a hand: the kind of card that it was split off with, and whether the seat may split."""

    split: int | None
    room: bool


@compiled
def row_of_split(card: int, room: bool) -> int:
    """The place of the context of a hand that was split off with a card."""
    return int(1 + 2 * min(card, TEN) + 1 - room)


class May(NamedTuple):
    """What a hand of two cards may do besides hit and stand."""

    double: bool
    split: bool


Decide = Callable[[Held, int, Context, May], Move]
"""A strategy: what to do with a hand that is in turn, against a kind of upcard."""


def contexts(house: House) -> Iterator[Context]:
    """All contexts in their order; see `row_of_split`."""
    yield Context(None, house.max_hands > 1)
    for kind in range(KINDS):
        yield Context(kind, True)
        yield Context(kind, False)


def plan(house: House, hands: Hands, decide: Decide) -> NDArray[np.uint8]:
    """A strategy as a table."""
    parts = [
        [[_planned(house, held, up, context, decide) for held in hands.held[: hands.going_on]] for up in range(KINDS)]
        for context in contexts(house)
    ]
    table = np.zeros((len(parts), KINDS, len(hands.held)), np.uint8)
    table[:, :, : hands.going_on] = parts
    return table.ravel()


def _planned(house: House, held: Held, up: int, context: Context, decide: Decide) -> int:
    if held.cards == 1 or (context.split is not None and not _comes_of(held, context.split)):
        return CLOSED
    may = _may(house, held, context)
    if context.split is not None and takes_one_card(worth_of_kind(context.split)):
        return SPLIT if may.split else CLOSED
    return CODES[decide(held, up, context, may)]


def _comes_of(held: Held, kind: int) -> bool:
    return held.hand[kind] > 0 or held.cards > 2


def _may(house: House, held: Held, context: Context) -> May:
    """Source: rules.md §3.1, §3.4 BJ3 to BJ6."""
    if held.cards != 2:
        return May(double=False, split=False)
    counts = held.hand
    double = doubles_on(house, Total(best_total(counts), hard_total(counts)))
    split = context.room and 2 in counts and _is_pair(house, held)
    if context.split is None:
        return May(double, split)
    worth = worth_of_kind(context.split)
    return May(double and house.das and not takes_one_card(worth), split and splits_again(house, worth))


def _is_pair(house: House, held: Held) -> bool:
    rank = rank_of_kind(held.hand.index(2))
    return pairs(house, rank, rank if held.is_pair else rank + 1)


def by_chart(chart: Chart) -> Decide:
    """A chart as a strategy."""

    def decide(held: Held, up: int, context: Context, may: May) -> Move:
        return chart.move(held.hand, up, may_double=may.double, may_split=may.split)

    return decide
