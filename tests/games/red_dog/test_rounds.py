"""What is true of every round of Red Dog, however it is played: chips stay, and everybody has one turn."""

from collections import Counter
from random import Random

import pytest

from fairdeal.engine.accounts import AccountKind
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import SeatsToMove
from fairdeal.games.red_dog import GAME
from fairdeal.games.red_dog.state import Bet, Discard, Pass, Phase
from tests.games.red_dog.rounds import HOUSES, Played, sittings

houses = pytest.mark.parametrize("name", HOUSES)


def chips_stay(played: Played) -> None:
    """Every chip lies where transfers brought it, after every step; pots and bets are whole chips."""
    balances = Counter(GAME.rules.balances(played.start))
    assert Counter(GAME.sitting.balances(played.before)) == balances
    for step in played.steps:
        for event in step.events:
            if isinstance(event, Transfer):
                assert event.amount > 0
                assert event.amount % CHIP == 0
                balances[event.source] -= event.amount
                balances[event.target] += event.amount
                assert balances[event.source] >= 0
        assert +balances == +Counter(GAME.rules.balances(step.after)), step
    assert +Counter(GAME.sitting.balances(played.after)) == +balances
    assert not any(amount for place, amount in balances.items() if place.kind is AccountKind.BANK)


def everybody_has_one_turn(played: Played) -> None:
    """Each seat with a hand acts once, from the dealer's left, the dealer last; or is passed over."""
    acted = [step.action.seat for step in played.steps if isinstance(step.action, (Bet, Pass, Discard))]
    order = [seat for seat in played.last.order if seat in acted]
    if played.last.house.variant == "six_pool":
        assert sorted(acted) == sorted(order)
    else:
        assert acted == order, f"{acted} acted in the order {played.last.order}"
    if played.last.house.has_antes and played.last.fault is None:
        assert played.last.order[-1] == played.last.dealer


def no_seat_waits_for_ever(played: Played) -> None:
    assert played.last.phase is Phase.OVER
    assert len(played.steps) < 60 + 30 * len(played.start.boxes)
    for step in played.steps:
        turn = GAME.rules.turn(step.before)
        if isinstance(turn, SeatsToMove):
            assert all(GAME.rules.legal(step.before, seat) for seat in turn.seats)


LAWS = (chips_stay, everybody_has_one_turn, no_seat_waits_for_ever)


def obeyed(name: str, *, rounds: int, seed: int) -> int:
    """How many rounds obeyed every law: half of them with mistakes of the dealer's."""
    count = 0
    for mistakes in (False, True):
        for played in sittings(HOUSES[name], Random(seed), rounds=rounds // 2, mistakes=mistakes):
            for law in LAWS:
                law(played)
            count += 1
    return count


@houses
def test_chips_stay_and_everybody_has_one_turn(name: str) -> None:
    assert obeyed(name, rounds=120, seed=1) == 120


@pytest.mark.slow
@houses
def test_chips_stay_and_everybody_has_one_turn_in_ten_thousand_rounds(name: str) -> None:
    assert obeyed(name, rounds=10_000, seed=2) == 10_000
