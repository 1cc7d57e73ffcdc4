"""The compiled kernel of Red Dog, the rules and the bots agree on every card, action and chip."""

from collections.abc import Iterator
from typing import Any

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import Bot
from fairdeal.engine.moves import CardsToDeal, CardsToShuffle, Deal, PlayerAction, Reshuffle, RoundOver, SeatsToMove
from fairdeal.engine.simulation import Strategy
from fairdeal.engine.sitting import Seated
from fairdeal.games.red_dog import GAME, House, State, View
from fairdeal.games.red_dog.simulation import SIMULATION, bots_of
from fairdeal.games.red_dog.sitting import Sitting
from tests.laws.depth import IS_DEEP

pytest.importorskip("numba")

import numpy as np

from fairdeal.compiled.streams import State as Stream
from fairdeal.compiled.streams import seeded
from fairdeal.games.red_dog.fast.kernel import is_over, play_next, sit_down
from fairdeal.games.red_dog.fast.rounds import share_pot
from fairdeal.games.red_dog.fast.table import (
    ACTION,
    BOTS,
    CARD,
    CHANCE,
    LOGGED,
    PASS,
    Room,
    Table,
    new_room,
    table_of,
)

LONGEST = 4096
HOUSES = {
    "base": House(seats=5, ante=2 * CHIP),
    "limit": House(seats=4, ante=2 * CHIP, pot_limit=15 * CHIP),
    "below": House(seats=10, ante=3 * CHIP, reante_below_min=True, first_dealer="random"),
    "four": House(seats=3, hand="4", burn=True, entry_fee=CHIP),
    "burn": House(seats=8, burn=True),
    "three": House(seats=10, burn=True, burn_three_cards=True, pot_limit=40 * CHIP),
    "bank": House(variant="bank", seats=5, pass_fee=CHIP, min_bet=2 * CHIP),
    "burn-bank": House(variant="bank", burn=True, seats=8),
    "six-spot": House(variant="six_banker", seats=10),
    "six-spot-four": House(variant="six_banker", seats=4, hand="4", first_dealer="random"),
    "pool": House(variant="six_pool", seats=15),
    "pool-none": House(variant="six_pool", seats=5, partial="none", ante=3 * CHIP, min_bet=2 * CHIP),
}
MIXES = (("usual",), ("bold", "exact"), ("careful", "bold", "bold"), ("exact",))


class Told:
    """Chance that gives what the kernel has drawn."""

    def __init__(self, numbers: Iterator[tuple[int, int]]) -> None:
        self._entries = numbers

    def below(self, limit: int, /) -> int:
        kind, number = next(self._entries)
        assert kind == CHANCE
        assert 0 <= number < limit
        return number


def decided(state: State, seat: int, bot: Bot[View], entries: list[tuple[int, int]]) -> PlayerAction:
    """What the bot does, which must be what the kernel has logged: numbers that it drew, then the amount."""
    legal = GAME.rules.legal(state, seat)
    action = bot(GAME.sight.view(state, seat), legal, Told(iter_taken(entries)))
    if type(action).__name__ != "Show":
        kind, amount = entries.pop(0)
        assert kind == ACTION
        assert getattr(action, "amount", PASS) == amount, (state, action, amount)
    return action


def iter_taken(entries: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    while True:
        yield entries.pop(0)


def round_of(sitting: Sitting, bots: tuple[str, ...], entries: list[tuple[int, int]]) -> Sitting:
    state = GAME.rules.start(sitting.house, GAME.sitting.opening(sitting))
    while not isinstance(turn := GAME.rules.turn(state), RoundOver):
        match turn:
            case SeatsToMove(seats=(seat, *_)):
                state, _ = GAME.rules.apply(state, decided(state, seat, GAME.bots.called(bots[seat]), entries))
            case CardsToShuffle():
                state, _ = GAME.rules.apply(state, Reshuffle())
            case CardsToDeal():
                kind, card = entries.pop(0)
                assert kind == CARD
                state, _ = GAME.rules.apply(state, Deal(DECK[card]))
    assert entries == []
    return GAME.sitting.after(sitting, state, False)


def check_twins(house: House, mix: tuple[str, ...], rounds: int, chips: int, seed: int) -> None:
    bots = bots_of(house, tuple(map(Strategy, mix)))
    table = table_of(house, tuple(BOTS[bot] for bot in bots))
    room, random, log = new_room(house.seats), seeded(seed, 0), np.zeros((LONGEST, 2), np.int64)
    played = 0
    while played < rounds:
        played += check_sitting(house, bots, table, room, random, log, chips, rounds - played)


def check_sitting(
    house: House, bots: tuple[str, ...], table: Table, room: Room, random: Stream, log: Any, chips: int, most: int
) -> int:
    sit_down(room, chips)
    now = GAME.sitting.sit(house, tuple(Seated(seat, chips) for seat in range(house.seats)))
    played = 0
    while played < most and not is_over(table, room):
        assert not GAME.sitting.is_over(now)
        play_next(table, room, random, log)
        now = round_of(now, bots, [(kind, value) for kind, value in log[: room.marks[LOGGED]].tolist()])
        assert [each.chips for each in now.players] == room.chips.tolist()
        played += 1
    share_pot(table, room)
    closed, _ = GAME.sitting.close(now)
    assert [each.chips for each in closed.players] == room.chips.tolist()
    return played


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_kernel_rules_and_bots_are_triplets(house: House) -> None:
    for seed, mix in enumerate(MIXES):
        check_twins(house, mix, 20, 61 + 40 * house.least_chips, seed)


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES)
def test_kernel_rules_and_bots_are_triplets_for_long(house: House) -> None:
    for seed, mix in enumerate(MIXES):
        check_twins(house, mix, 2_100 if IS_DEEP else 25, GAME.sitting.notional(house), 100 + seed)


def test_every_bot_can_be_named() -> None:
    assert set(SIMULATION.strategies) == {"usual", *GAME.bots.named}
    assert bots_of(House(seats=4), (Strategy("usual"),)) == ("exact", "careful", "bold", "exact")
    assert bots_of(House(seats=3), (Strategy("bold"), Strategy("exact"))) == ("bold", "exact", "bold")
