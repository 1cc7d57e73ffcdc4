"""The compiled kernel of Casino War and the rules play the same cards and agree on every card, action and chip."""

from typing import Any

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.banking.moves import Surrender
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Burn, CardsToDeal, Deal, Face, RoundOver, SeatsToMove, Turn
from fairdeal.engine.sitting import Seated
from fairdeal.games.casino_war import House, play, sitting
from fairdeal.games.casino_war.state import Choice, GoToWar, Phase, State
from tests.laws.depth import IS_DEEP

pytest.importorskip("numba")

import numpy as np

from fairdeal.compiled.streams import seeded
from fairdeal.compiled.tally import new_tally
from fairdeal.engine.banking.moves import Bet
from fairdeal.games.casino_war.fast import (
    CARDS,
    COUNT,
    CUT,
    LINE,
    NETS,
    SHUFFLED,
    new_set,
    play_sittings,
    table_of,
)

HOUSES = (
    House(),
    House(stake=None, min_stake=3 * CHIP, seats=2, war_tie_payout="1:1"),
    House(decks=8, seats=7, reserve_for_war=True),
    House(fresh_shuffle=False, seats=1, rounds=None, even_stakes_only=True),
    House(fresh_shuffle=False, seats=7, decks=7, cut_from=300, cut_to=340),
    House(fresh_shuffle=False, seats=3, cut_from=1, cut_to=298),
)
DEEP_ROUNDS = 14_000


def rounds_of_kernel(house: House, plan: Choice, rounds: int) -> Any:
    log = np.zeros((rounds, LINE), np.int64)
    tally = new_tally(10 * house.least_stake, rounds, 1)
    play_sittings(table_of(house, plan), new_set(house), seeded(11, 0), tally, log)
    assert tally.brought.tolist() == log[:, NETS].tolist()
    return log


def played(house: House, plan: Choice, now: sitting.Sitting, cards: list[int]) -> State:
    """A round by the rules with these cards, every one of them."""
    state = play.start(house, sitting.opening(now))
    due: Turn
    while not isinstance(due := play.turn(state), RoundOver):
        match due:
            case SeatsToMove(seats=(seat, *_)) if state.phase is Phase.BETTING:
                state, _ = play.apply(state, Bet(seat, house.least_stake))
            case SeatsToMove(seats=(seat, *_)):
                state, _ = play.apply(state, GoToWar(seat) if plan is Choice.WAR else Surrender(seat))
            case CardsToDeal(count=count, face=Face.UNSEEN):
                state, _ = play.apply(state, Burn(count))
            case _:
                state, _ = play.apply(state, Deal(DECK[cards.pop(0)]))
    assert not cards, "the rules ask for every card that the kernel dealt"
    return state


def check_twins(house: House, plan: Choice, rounds: int) -> None:
    chips = 10**9
    now = sitting.sit(house, tuple(Seated(seat, chips) for seat in range(house.seats)))
    dealt = 0
    for line in rounds_of_kernel(house, plan, rounds).tolist():
        assert (sitting.RULES.shuffle(now) is not None) == bool(line[SHUFFLED])
        dealt = 0 if line[SHUFFLED] else dealt
        state = played(house, plan, now, line[CARDS : CARDS + line[COUNT]])
        assert list(play.RULES.nets(state).values()) == line[NETS : NETS + house.seats]
        dealt += len(state.up) + state.burned
        cut_card_out = not house.fresh_shuffle and dealt >= line[CUT]
        now = sitting.after(now, state, cut_card_out)


@pytest.mark.parametrize("plan", [Choice.WAR, Choice.SURRENDER])
@pytest.mark.parametrize("house", HOUSES, ids=range(len(HOUSES)))
def test_kernel_and_rules_are_twins(house: House, plan: Choice) -> None:
    check_twins(house, plan, 1000 // len(HOUSES))


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES, ids=range(len(HOUSES)))
def test_kernel_and_rules_are_twins_for_long(house: House) -> None:
    check_twins(house, Choice.WAR, DEEP_ROUNDS if IS_DEEP else DEEP_ROUNDS // 14)
