"""Watching rounds in machine code: counting cards, a twin of `counting`, and taking down decisions."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.cards import DECK
from fairdeal.games.blackjack.counting import points
from fairdeal.games.blackjack.fast.hands import CODES, WIDTH, kind_of_code
from fairdeal.games.blackjack.fast.machine import compiled
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.hand_table import TEN
from fairdeal.games.blackjack.payouts import INSURANCE

Ints = NDArray[np.int64]
Codes = NDArray[np.uint8]

TENS, OTHERS, RUNNING = 0, 1, 2
"""How many tens and how many other cards are unseen, and the running count."""

MOST_COUNT: Final = 20
"""True counts beyond are taken for this one in the table of results."""
ROUNDS, STAKES, NETS, SQUARES = 0, 1, 2, 3
"""The columns of that table: rounds, half-chips bet at first, half-chips won, and the sum of the squares of these."""

_POINTS: Final = np.array([points(kind_of_code(code)) for code in range(CODES)] + [0] * (WIDTH - CODES), np.int64)
_DECK: Final = len(DECK)
_WON, _STAKED = INSURANCE.won, INSURANCE.staked


class Observer(NamedTuple):
    """Counts the cards if it `counts`, and takes down the decisions of the last round if it `logs`.

    `seen` is what was seen of a shoe, and `whole` how it stands when nothing was; `results` what rounds brought by the
    count before them, the middle row for counts from 0 to 1. `log` holds how many decisions there were, and then of
    each the seat and the action.
    """

    counts: bool
    logs: bool
    seen: Ints
    whole: Ints
    results: Ints
    log: Ints


MOST_DECISIONS: Final = 1024
"""More than a round can have."""


def new_observer(house: House, *, counts: bool = False, logs: bool = False) -> Observer:
    """An observer that has seen nothing."""
    cards = house.decks * len(DECK)
    tens = cards * (CODES - TEN) // CODES
    whole = np.array([tens, cards - tens, 0], np.int64)
    results, log = np.zeros((2 * MOST_COUNT + 1, 4), np.int64), np.zeros(1 + 2 * MOST_DECISIONS, np.int64)
    return Observer(counts, logs, whole.copy(), whole, results, log)


@compiled
def forget(observer: Observer) -> None:
    """Nothing is seen yet."""
    for each in range(len(observer.whole)):
        observer.seen[each] = observer.whole[each]


@compiled
def see(observer: Observer, cards: Codes, start: int, end: int) -> None:
    """Some cards are seen."""
    for place in range(start, end):
        tens = int(cards[place] >= TEN)
        observer.seen[TENS] -= tens
        observer.seen[OTHERS] -= 1 - tens
        observer.seen[RUNNING] += _POINTS[cards[place]]


@compiled
def true_count(observer: Observer) -> float:
    """The count for each deck that is left."""
    unseen = observer.seen[TENS] + observer.seen[OTHERS]
    return float(observer.seen[RUNNING] * _DECK / unseen) if unseen else 0.0


@compiled
def is_rich(observer: Observer, cards: Codes, start: int, end: int, hole: int) -> bool:
    """Whether insurance is worth its price once these cards are seen as well, all but the one in the hole."""
    tens, others = observer.seen[TENS], observer.seen[OTHERS]
    for place in range(start, end):
        if place != hole:
            is_ten = int(cards[place] >= TEN)
            tens -= is_ten
            others -= 1 - is_ten
    return bool(tens * _WON > others * _STAKED)


@compiled
def take_down(observer: Observer, count: float, staked: int, net: int) -> None:
    """Adds a round to the results."""
    row = observer.results[int(min(max(np.floor(count), -MOST_COUNT), MOST_COUNT)) + MOST_COUNT]
    row[ROUNDS] += 1
    row[STAKES] += staked
    row[NETS] += net
    row[SQUARES] += net * net


@compiled
def note(observer: Observer, seat: int, action: int) -> None:
    """Takes down a decision."""
    if observer.logs:
        log = observer.log
        log[0] += 1
        log[2 * log[0] - 1] = seat
        log[2 * log[0]] = action
