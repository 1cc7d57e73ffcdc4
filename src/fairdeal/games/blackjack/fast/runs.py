"""Many rounds in machine code, one after another from a shoe. Source: rules.md §3.1, §3.4 BJ17, BJ18."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.compiled.tally import Tally, count_rounds, end_piece
from fairdeal.games.blackjack.fast.machine import compiled
from fairdeal.games.blackjack.fast.observer import forget, see, take_down, true_count
from fairdeal.games.blackjack.fast.rounds import Room, Rules, play_round
from fairdeal.games.blackjack.fast.shoe import BEYOND, CUT, PLACE, READY, SPENT, Shoe, make_more_ready, shuffle

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Bets(NamedTuple):
    """What a seat bets, in half-chips, by level; a level is for true counts from `counts` on.

    And what comes of it: what a blackjack wins, what insurance costs and what it wins.
    """

    counts: Floats
    stakes: Ints
    blackjacks: Ints
    insurances: Ints
    insured: Ints


@compiled
def play_sittings(
    shoe: Shoe, rules: Rules, several: Any, room: Room, bets: Bets, rounds: int, tally: Tally, observer: Any
) -> None:
    """Plays so many rounds, sitting after sitting; `several` and `observer` as in `play_round`."""
    sitting = len(tally.brought)
    for start in range(0, rounds, sitting):
        played = min(sitting, rounds - start)
        _play(shoe, rules, several, room, bets, played, tally, observer)
        count_rounds(tally, start // sitting, played)
    end_piece(tally)


@compiled
def _play(
    shoe: Shoe, rules: Rules, several: Any, room: Room, bets: Bets, rounds: int, tally: Tally, observer: Any
) -> None:
    """Plays rounds of a sitting, and puts down what each brings and stakes, and which are the first of a shoe."""
    marks, level, count = shoe.marks, 0, 0.0
    place, ready, end, size = marks[PLACE], marks[READY], marks[CUT], len(shoe.cards) - BEYOND
    seats = 1 if several is None else several
    for each in range(rounds):
        if place >= end or marks[SPENT]:
            shuffle(shoe)
            place, ready, end = 0, marks[READY], marks[CUT]
            tally.firsts[each] = 1
            if observer is not None:
                forget(observer)
        if observer is not None:
            count = true_count(observer)
            level = _level(bets, count)
        while True:
            if observer is not None:
                observer.log[0] = 0
            stakes, blackjacks, insured, after = play_round(shoe.cards, place, rules, several, room, observer)
            if after <= ready or (place == 0 and ready == size):
                break
            if observer is not None and ready == size and place + 2 * seats + 1 > size:
                forget(observer)
            marks[PLACE] = place
            make_more_ready(shoe, after)
            place, ready = marks[PLACE], marks[READY]
        net = stakes * bets.stakes[level] + blackjacks * bets.blackjacks[level]
        net += insured * (bets.insured[level] if insured > 0 else bets.insurances[level])
        tally.brought[each] = net
        tally.staked[each] = seats * bets.stakes[level]
        after = min(after, size)
        if observer is not None:
            take_down(observer, count, seats * bets.stakes[level], net)
            see(observer, shoe.cards, place, after)
        place = after
    marks[PLACE] = place


@compiled
def _level(bets: Bets, count: float) -> int:
    """What is bet at a true count: the last level that it reaches."""
    level = len(bets.counts) - 1
    while count < bets.counts[level]:
        level -= 1
    return level
