"""A table of Red Dog in numbers, and the room that its kernels play in. Source: rules.md §4, §5."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.cards import DECK, RANKS
from fairdeal.compiled.machine import compiler
from fairdeal.games.red_dog.house import FEWEST_SEATS, MOST_POOL_SEATS, House, hand_size
from fairdeal.games.red_dog.odds.blind import BEATEN_BY as BEATEN_BY_SETS
from fairdeal.games.red_dog.odds.masks import LOWER as LOWER_SETS

Ints = NDArray[np.int64]

compiled = compiler(
    "fairdeal.games.red_dog.fast",
    "fairdeal.cards",
    "fairdeal.compiled.sets",
    "fairdeal.compiled.streams",
    "fairdeal.games.red_dog.house",
    "fairdeal.games.red_dog.settlement",
    "fairdeal.games.red_dog.six_spot",
)

BASE, BANK, SIX_BANKER, SIX_POOL = 0, 1, 2, 3
VARIANTS: Final = {"base": BASE, "bank": BANK, "six_banker": SIX_BANKER, "six_pool": SIX_POOL}
CAREFUL, BOLD, EXACT = 0, 1, 2
BOTS: Final = {"careful": CAREFUL, "bold": BOLD, "exact": EXACT}

NOBODY: Final = -1
PASS: Final = 0
"""A decision is an amount to bet, or this."""

POT, DEALER, DEALT, SEEN, LOGGED = 0, 1, 2, 3, 4
"""Where `Room.marks` has the pot or the bank, who deals next and who dealt last, what was seen, what is logged."""

CARD, ACTION, CHANCE = 0, 1, 2
"""Kinds of entries of the log: a card that came, what a seat decided, a number that a bold bot drew."""

PERCENT: Final = 100

NO_LOG: Final = np.zeros((0, 2), np.int64)
"""A log that takes nothing down; any other has room for a round."""

LOWER: Final = np.array(LOWER_SETS, np.int64)
BEATEN_BY: Final = np.array(BEATEN_BY_SETS, np.int64)
RANK_COUNT: Final = len(RANKS)


class Table(NamedTuple):
    """A house in numbers, and how each seat plays. `pot_limit` is −1 where there is none; `sizes` are by players."""

    variant: int
    burns: bool
    seats: int
    ante: int
    pot_limit: int
    antes_below: bool
    min_bet: int
    fine: int
    pays_rest: bool
    lot_by_ace: bool
    least_chips: int
    sizes: Ints
    bots: Ints


class Room(NamedTuple):
    """What the kernels play in, an entry for each seat: the hand as a set, what it bet, whether it is dealt in.

    `order` are the seats that get hands, in turn; `chances` counts bets by the chance that was foreseen, in percent,
    and how many of them won. `spare` is for the odds.
    """

    deck: Ints
    marks: Ints
    chips: Ints
    hands: Ints
    bets: Ints
    is_in: Ints
    order: Ints
    chances: Ints
    spare: Ints


def table_of(house: House, bots: tuple[int, ...]) -> Table:
    """A house in numbers, with the ways to play of its seats."""
    sizes = [0, 0, *(hand_size(house, players) or 0 for players in range(FEWEST_SEATS, house.seats + 1))]
    return Table(
        variant=VARIANTS[house.variant],
        burns=house.burn,
        seats=house.seats,
        ante=house.ante,
        pot_limit=-1 if house.pot_limit is None else house.pot_limit,
        antes_below=house.reante_below_min,
        min_bet=house.min_bet,
        fine=house.fine,
        pays_rest=house.partial == "rest",
        lot_by_ace=house.first_dealer == "ace",
        least_chips=house.least_chips,
        sizes=np.array(sizes, np.int64),
        bots=np.array(bots, np.int64),
    )


def new_room(seats: int) -> Room:
    """New room."""

    def zeros(*shape: int) -> Any:
        return np.zeros(shape, np.int64)

    spare = zeros(6, 1 << MOST_POOL_SEATS)
    return Room(
        np.array(DECK, np.int64),
        zeros(5),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(seats),
        zeros(PERCENT + 1, 2),
        spare,
    )


@compiled
def whole(chips: int) -> int:
    """The whole chips of a stack. Source: rules.md §4.8 RD8."""
    return chips - chips % 2


@compiled
def beaten_by(hand: int) -> int:
    """All cards that a hand beats."""
    found = 0
    for card in range(52):
        if hand >> card & 1:
            found |= LOWER[card]
    return found


@compiled
def note(room: Room, log: Ints, kind: int, value: int) -> None:
    """Takes down what happened, where there is a log."""
    if len(log) > 0:
        log[room.marks[LOGGED], 0] = kind
        log[room.marks[LOGGED], 1] = value
        room.marks[LOGGED] += 1
