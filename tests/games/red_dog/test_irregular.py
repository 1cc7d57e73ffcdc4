"""What goes wrong with real cards and chips, and how it is ruled. Source: rules.md §4.1, §4.8 RD3, RD7, RD17, RD39."""

import pytest

from fairdeal.cards import DECK, read_card, read_cards
from fairdeal.engine.moves import DEALER, TABLE, CardsToDeal, CardsToShuffle, Deal, Face, Reshuffle, SeatsToMove
from fairdeal.games.red_dog import House
from fairdeal.games.red_dog.events import CardExposed, HandMisdealt, PaidByMistake, Skipped, TurnVoid
from fairdeal.games.red_dog.state import (
    Discard,
    ExposeTop,
    Irregular,
    Misdeal,
    Outcome,
    Overpay,
    Pass,
    PayIn,
    Phase,
    State,
    TakeBack,
)
from tests.games.red_dog.scripts import bets, box, chips, dealt, house, kinds, opened, play, pot, rules, told

NONE, OVER, SHORT = Irregular.NONE, Irregular.OVER, Irregular.SHORT
THREE = house()


def misdealt(kind: Irregular, seat: int, *, cards: int = 0, at: House = THREE) -> State:
    """A round in which a seat's hand goes wrong after so many cards of the deal."""
    state = opened(at, 100, 100, 100)
    for _ in range(cards):
        state, _ = rules.apply(state, rules.legal(state, DEALER).actions[0])
    state, events = rules.apply(state, Misdeal(seat, kind))
    assert HandMisdealt(seat, kind) in events
    return dealt(state, keep="A♠ K♠ A♥ 6♠")


# Hands


@pytest.mark.parametrize(("kind", "held"), [(NONE, 0), (OVER, 6)])
def test_a_seat_with_no_hand_or_too_many_cards_sits_the_round_out(kind: Irregular, held: int) -> None:
    state = misdealt(kind, 2)
    assert len(box(state, 2).hand) == held
    assert play(state, "1 passes").in_turn == 0
    assert pot(state) == 6


def test_a_hand_of_too_few_cards_may_be_bet_on_or_discarded_free() -> None:
    state = misdealt(SHORT, 2, cards=7)
    assert len(box(state, 2).hand) == 2
    state = play(state, "1 passes")
    assert (kinds(state, 2), bets(state, 2)) == ({Discard}, (2, 8))
    assert rules.time_out(state, 2) == Discard(2)
    state = play(state, "2 discards")
    assert (pot(state), chips(state, 2), box(state, 2).outcome) == (8, (98,), Outcome.DISCARDED)


def test_a_misdealt_hand_keeps_its_cards_out_of_the_deck() -> None:
    state = misdealt(OVER, 2)
    assert state.left == 52 - 16
    assert not {Deal(card) for card in box(state, 2).hand} & set(rules.legal(state, DEALER).actions)


def test_a_dealer_who_misdeals_his_own_hand_stays_dealer_and_pays_nothing() -> None:
    state = misdealt(NONE, 0)
    assert (state.dealer, pot(state)) == (0, 6)
    assert play(state, "1 passes; 2 passes").phase is Phase.OVER


def test_a_seat_that_sits_out_does_not_ante_again() -> None:
    """Source: rules.md §4.8 RD7."""
    state, _ = rules.apply(opened(THREE, 100, 100, 100), Misdeal(2, NONE))
    state = play(dealt(state, {1: "A♠"}, keep="K♠"), "1 bets 6; K♠")
    assert (pot(state), chips(state, 2)) == (4, (98,))


def test_nobody_antes_again_when_the_others_sit_out() -> None:
    """Source: rules.md §4.8 RD6: no playable hand is left."""
    state = opened(THREE, 100, 100, 100)
    for seat in (2, 0):
        state, _ = rules.apply(state, Misdeal(seat, NONE))
    state = play(dealt(state, {1: "A♠"}, keep="K♠"), "1 bets 6; K♠")
    assert (state.phase, pot(state)) == (Phase.OVER, 0)


def test_in_the_pool_a_hand_of_too_few_cards_need_not_be_bet_on() -> None:
    at = house(variant="six_pool")
    state = misdealt(SHORT, 1, cards=4, at=at)
    state = play(state, "6♠")
    assert kinds(state, 1) == {Discard}
    assert rules.time_out(state, 1) == Discard(1)
    assert rules.turn(play(state, "1 discards")) == SeatsToMove((0, 2))


# The top card


def test_a_card_seen_by_accident_is_discarded_and_the_next_one_decides() -> None:
    state = dealt(opened(THREE, 100, 100, 100), {1: "A♠"}, keep="K♠ A♥")
    state, _ = rules.apply(state, ExposeTop())
    assert rules.turn(state) == CardsToDeal(1, Face.UP, TABLE)
    assert not rules.legal(state, 1)
    state, events = told(state, "A♥")
    assert CardExposed(read_card("A♥")) in events
    assert (rules.turn(state), state.turned) == (SeatsToMove((1,)), read_cards("A♥"))
    assert box(play(state, "1 bets 2; K♠"), 1).outcome is Outcome.WON


def test_in_six_spot_a_low_card_seen_by_accident_does_not_count() -> None:
    at = house(variant="six_pool")
    state = dealt(opened(at, 100, 100, 100), keep="2♠ 3♠")
    state, _ = rules.apply(state, ExposeTop())
    state = play(state, "2♠")
    assert (state.phase, state.upcard) == (Phase.UPCARD, None)
    assert play(state, "3♠").upcard == read_card("3♠")


def exposed_to_the_end(state: State) -> State:
    """The round with every card of the stock seen by accident."""
    while state.left:
        state, _ = rules.apply(state, ExposeTop())
        state, _ = rules.apply(state, rules.legal(state, DEALER).actions[0])
    return state


def test_when_the_stock_runs_out_the_discards_are_shuffled_as_a_new_one() -> None:
    """Source: rules.md §4.8 RD3: no hands, and only when a card is needed."""
    state = exposed_to_the_end(dealt(opened(THREE, 100, 100, 100)))
    assert rules.turn(state) == SeatsToMove((1,))
    state = play(state, "1 bets 2")
    in_hands = {card for each in state.boxes for card in each.hand}
    assert rules.turn(state) == CardsToShuffle(1, tuple(int(card not in in_hands) for card in DECK))
    state, _ = rules.apply(state, Reshuffle())
    assert (state.left, state.turned, len(state.restocked)) == (37, (), 37)
    assert {deal.card for deal in rules.legal(state, DEALER).actions if isinstance(deal, Deal)} == set(state.restocked)


def test_when_no_card_is_left_at_all_the_turns_are_void_and_cost_nothing() -> None:
    """Source: rules.md §4.8 RD3: one seat was dealt far too many cards."""
    state = opened(THREE, 100, 100, 100)
    for _ in range(37):
        state, _ = rules.apply(state, Misdeal(2, OVER))
    state = dealt(state)
    assert (state.phase, pot(state), chips(state)) == (Phase.OVER, 6, (98, 98, 98))
    assert [box(state, seat).outcome for seat in (1, 2, 0)] == [Outcome.VOID, None, Outcome.VOID]


def test_void_turns_are_told() -> None:
    state = opened(THREE, 100, 100, 100)
    for _ in range(37):
        state, _ = rules.apply(state, Misdeal(2, OVER))
    events: list[object] = []
    while state.phase is Phase.DEAL:
        state, more = rules.apply(state, rules.legal(state, DEALER).actions[0])
        events += more
    assert [event for event in events if isinstance(event, TurnVoid)] == [TurnVoid(1), TurnVoid(0)]


# Chips


def test_chips_put_into_the_pot_by_mistake_stay_there() -> None:
    state = dealt(opened(THREE, 100, 100, 100))
    state, events = rules.apply(state, PayIn(1, 10))
    assert PaidByMistake(1, 10) in events
    assert (pot(state), chips(state, 1), bets(state, 1)) == (11, (93,), (2, 11))


def test_who_puts_in_the_last_chip_by_mistake_is_passed_over() -> None:
    state = dealt(opened(THREE, 100, 4, 100))
    state, events = rules.apply(state, PayIn(1, 4))
    assert Skipped(1) in events
    assert state.in_turn == 2


def test_an_overpayment_can_be_taken_back_until_the_next_card_is_turned() -> None:
    state = play(dealt(opened(THREE, 100, 100, 100), {1: "A♠"}, keep="K♠ A♥"), "1 bets 2; K♠")
    state, _ = rules.apply(state, Overpay(1, 6))
    assert (pot(state), chips(state, 1)) == (1, (103,))
    back, _ = rules.apply(play(state, "2 passes; 0 bets 3"), TakeBack(1))
    assert (pot(back), chips(back, 1)) == (6, (100,))
    stands = play(state, "2 passes; 0 bets 3; A♥")
    assert (pot(stands), chips(stands, 1)) == (6, (103,))


def test_an_overpayment_stands_once_a_card_is_turned() -> None:
    state = play(dealt(opened(house(seats=4), *[100] * 4), {1: "A♠"}, keep="K♠ A♥"), "1 bets 2; K♠")
    state, _ = rules.apply(state, Overpay(1, 4))
    assert TakeBack(1) in rules.legal(state, DEALER)
    state = play(state, "2 bets 2; A♥")
    assert TakeBack(1) not in rules.legal(state, DEALER)
    assert not [each for each in rules.legal(state, DEALER).amounts if isinstance(each.move, Overpay)]


def test_the_room_asks_for_none_of_this() -> None:
    """The turn never asks for a mistake: it asks for cards, shuffles and the seats' own moves."""
    state = dealt(opened(THREE, 100, 100, 100))
    assert rules.turn(state) == SeatsToMove((1,))
    assert Pass(1) in rules.legal(state, 1)
