"""Ranges of amounts, and running a round by fold and replay."""

from dataclasses import dataclass

import pytest

from fairdeal.cards import Card, read_card, read_cards
from fairdeal.engine.fold import fold, replay
from fairdeal.engine.moves import DEALS, NOTHING, Action, Amounts, Burn, Deal, Legal, PlayerAction, Selection, Void
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalAction
from tests.laws.high_card import GAME
from tests.laws.high_card_round import Bet, House, Pass

ROUND: tuple[Action, ...] = (*(Deal(read_card(card)) for card in ("7c", "2h", "4d")), Bet(1, 4), Bet(0, 8))


@dataclass(frozen=True)
class Take(PlayerAction):
    card: Card
    cards: tuple[Card, ...]


OPENING = Opening((Seated(0, 20), Seated(1, 20)), dealer=0)


@pytest.mark.parametrize(
    ("amount", "inside"), [(3, False), (4, True), (5, False), (6, True), (10, True), (11, False), (12, False)]
)
def test_amounts_go_from_least_to_most_in_steps(amount: int, inside: bool) -> None:
    assert (amount in Amounts(Bet(0, 0), 4, 10, 2)) is inside


def test_legal_holds_and_lists_whole_actions_and_those_with_an_amount_or_cards() -> None:
    two, three, seven = read_cards("2c 3c 7d")
    bets, takes = Amounts(Bet(0, 0), 4, 8, 2), Selection(Take(0, seven, ()), ((two, three), (seven,)))
    legal = Legal((Pass(0),), (bets,), (takes,))
    actions = [Pass(0), Bet(0, 4), Bet(0, 6), Bet(0, 8), *(Take(0, seven, cards) for cards in takes)]
    assert list(legal) == actions
    assert len(actions) == 7
    assert all(action in legal for action in actions)
    assert Take(0, seven, (two, three, seven)) in legal


@pytest.mark.parametrize(
    "action",
    [
        Pass(1),
        Bet(1, 4),
        Bet(0, 5),
        Take(1, Card(18), (Card(0), Card(1))),
        Take(0, Card(19), (Card(0), Card(1))),
        Take(0, Card(18), (Card(0),)),
        Take(0, Card(18), ()),
        Take(0, Card(18), (Card(1), Card(0))),
        Take(0, Card(18), (Card(18), Card(18))),
        Deal(Card(0)),
    ],
)
def test_legal_holds_nothing_beside(action: Action) -> None:
    takes = Selection(Take(0, Card(18), ()), ((Card(0), Card(1)), (Card(18),)))
    assert action not in Legal((Pass(0),), (Amounts(Bet(0, 0), 4, 8, 2),), (takes,))


def test_nothing_is_nothing() -> None:
    assert not NOTHING
    assert Legal((Pass(0),))
    assert Legal(selections=(Selection(Take(0, Card(18), ()), ((Card(0),),)),))
    assert Legal(amounts=(Amounts(Bet(0, 0), 2, 4, 2),))


def test_the_deal_of_each_card_is_made_once() -> None:
    assert [deal.card for deal in DEALS] == list(range(52))
    assert {action.seat for action in (DEALS[0], Burn(1))} == {-1}


def test_fold_is_the_last_state_of_replay() -> None:
    moved = list(replay(GAME, House(), OPENING, ROUND))
    assert [each.action for each in moved] == list(ROUND)
    assert fold(GAME, GAME.rules.start(House(), OPENING), ROUND) == moved[-1].state
    assert [player.chips for player in moved[-1].state.players] == [8, 20]


def test_fold_and_replay_stop_at_the_first_action_that_is_not_allowed() -> None:
    state = GAME.rules.start(House(), OPENING)
    with pytest.raises(IllegalAction):
        fold(GAME, state, (*ROUND[:3], Bet(1, 4), Bet(1, 4), Bet(0, 4)))
    steps = replay(GAME, House(), OPENING, (ROUND[0], Pass(0)))
    assert next(steps).action == ROUND[0]
    with pytest.raises(IllegalAction):
        next(steps)


def test_an_empty_round_folds_to_its_start() -> None:
    assert list(replay(GAME, House(), OPENING, ())) == []
    assert fold(GAME, GAME.rules.start(House(), OPENING), ()) == GAME.rules.start(House(), OPENING)
    assert Void.seat == -1
