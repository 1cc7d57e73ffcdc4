"""Ranges of amounts, and running a round by fold and replay."""

import pytest

from fairdeal.cards import read_card
from fairdeal.engine.fold import fold, replay
from fairdeal.engine.moves import DEALS, NOTHING, Amounts, Burn, Deal, Legal, PlayerAction, Void
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalAction
from tests.laws.high_card import GAME, Bet, House, Show

ROUND = (Bet(1, 4), Bet(0, 8), Deal(read_card("9c")), Deal(read_card("Kh")), Show(0), Show(1))
OPENING = Opening((Seated(0, 20), Seated(1, 20)))


@pytest.mark.parametrize(
    ("amount", "inside"), [(3, False), (4, True), (5, False), (6, True), (10, True), (11, False), (12, False)]
)
def test_amounts_go_from_least_to_most_in_steps(amount: int, inside: bool) -> None:
    assert (amount in Amounts(PlayerAction, 4, 10, 2)) is inside


def test_nothing_is_nothing() -> None:
    assert not NOTHING
    assert Legal((Show(0),))
    assert Legal(amounts=(Amounts(Bet, 2, 4, 2),))


def test_the_deal_of_each_card_is_made_once() -> None:
    assert [deal.card for deal in DEALS] == list(range(52))
    assert {action.seat for action in (DEALS[0], Burn(1))} == {-1}


def test_fold_is_the_last_state_of_replay() -> None:
    moved = list(replay(GAME, House(), OPENING, ROUND))
    assert [each.action for each in moved] == list(ROUND)
    assert fold(GAME, GAME.rules.start(House(), OPENING), ROUND) == moved[-1].state
    assert [player.chips for player in moved[-1].state.players] == [12, 28]


def test_fold_and_replay_stop_at_the_first_action_that_is_not_allowed() -> None:
    state = GAME.rules.start(House(), OPENING)
    with pytest.raises(IllegalAction):
        fold(GAME, state, (Bet(1, 4), Show(0), Bet(0, 4)))
    steps = replay(GAME, House(), OPENING, (Bet(1, 4), Show(0)))
    assert next(steps).action == Bet(1, 4)
    with pytest.raises(IllegalAction):
        next(steps)


def test_an_empty_round_folds_to_its_start() -> None:
    assert list(replay(GAME, House(), OPENING, ())) == []
    assert fold(GAME, GAME.rules.start(House(), OPENING), ()) == GAME.rules.start(House(), OPENING)
    assert Void.seat == -1
