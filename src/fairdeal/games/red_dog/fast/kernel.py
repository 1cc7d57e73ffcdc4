"""Sittings of Red Dog in machine code, and what they come to for the first seat. Source: rules.md §4."""

from dataclasses import replace
from typing import Any, Final

import numpy as np

from fairdeal.compiled.streams import seeded
from fairdeal.compiled.summaries import summarise
from fairdeal.engine.simulation import Row, Summary
from fairdeal.engine.sitting import MANY_ROUNDS
from fairdeal.games.red_dog.fast.rounds import can_play, play_round, share_pot
from fairdeal.games.red_dog.fast.table import (
    DEALER,
    LOGGED,
    NO_LOG,
    NOBODY,
    POT,
    Ints,
    Room,
    Table,
    compiled,
    new_room,
    table_of,
)
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.sitting import notional

WIN_CHANCE: Final = "win_chance"
"""The table of bets by the chance that the seat foresaw, in percent: how many, and how many won."""


class RedDogKernel:
    """The kernel for a house and the ways to play of its seats (`table`)."""

    sitting: Final = MANY_ROUNDS

    def __init__(self, house: House, bots: tuple[int, ...]) -> None:
        self.table: Final = table_of(house, bots)
        self.chips: Final = notional(house)
        self.unit: Final = house.ante if house.has_antes else house.min_bet

    def run(self, seed: int, chunk: int, rounds: int) -> Summary:
        """What the first seat gets in sittings of so many rounds in all, per ante, or per least bet without antes."""
        nets = np.zeros((rounds // self.sitting, self.sitting), np.int64)
        stakes, played = np.zeros_like(nets), np.zeros(len(nets), np.int64)
        room = new_room(self.table.seats)
        play_sittings(self.table, room, self.chips, seeded(seed, chunk), nets, stakes, played, NO_LOG)
        bets = {
            percent: Row(count, count, won, won) for percent, (count, won) in enumerate(room.chances.tolist()) if count
        }
        return replace(summarise(nets, stakes * self.unit, played), tables={WIN_CHANCE: bets})


@compiled
def play_sittings(
    table: Table, room: Room, chips: int, random: Any, nets: Ints, stakes: Ints, played: Ints, log: Ints
) -> None:
    """Plays sittings, a row of `nets` each, until they are over; then the pot is shared among those who are left.

    `stakes` says in which rounds the first seat is dealt in.
    """
    for sitting in range(len(nets)):
        sit_down(room, chips)
        each = 0
        while each < nets.shape[1] and not is_over(table, room):
            before = room.chips[0]
            play_next(table, room, random, log)
            nets[sitting, each], stakes[sitting, each] = room.chips[0] - before, room.is_in[0]
            each += 1
        before = room.chips[0]
        share_pot(table, room)
        nets[sitting, each - 1] += room.chips[0] - before
        played[sitting] = each


@compiled
def sit_down(room: Room, chips: int) -> None:
    """A new sitting, with so many half-chips for each seat."""
    room.marks[POT], room.marks[DEALER] = 0, NOBODY
    for seat in range(len(room.chips)):
        room.chips[seat] = chips


@compiled
def is_over(table: Table, room: Room) -> bool:
    """Whether fewer than two can play."""
    able = 0
    for seat in range(table.seats):
        able += int(can_play(table, room.chips[seat]))
    return able < 2


@compiled
def play_next(table: Table, room: Room, random: Any, log: Ints) -> None:
    """Plays the next round; `log` takes down what happens in it."""
    room.marks[LOGGED] = 0
    play_round(table, room, random, log)
