"""The bank version: the dealer banks, the others play against what is left of it. Source: rules.md §4.3, §4.6, §4.8."""

from typing import Any

import pytest

from fairdeal.engine.events import RoundVoided
from fairdeal.engine.moves import DEALER, CardsToDeal, CardsToShuffle, DealOut, Face, Fault, Reshuffle, SeatsToMove
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.red_dog.events import BankDeclined, BankReturned, Passed
from fairdeal.games.red_dog.state import DeclineBank, Outcome, Pass, Phase, State
from tests.games.red_dog.scripts import bets, box, chips, dealt, house, kinds, opened, paid, play, pot, rules, told

BANK = house(variant="bank", seats=4)


def banked(amount: int, *, hands: dict[int, str] | None = None, keep: str = "", **options: Any) -> State:
    at = house(**{"variant": "bank", "seats": 4, **options})
    return dealt(play(opened(at, 100, 100, 100, 100), f"0 banks {amount}"), hands, keep=keep)


def test_the_worked_example_of_a_bank() -> None:
    """Source: rules.md §4.6: once the bank is used up, the last player does not play."""
    state = banked(10, hands={1: "2♠", 2: "A♥"}, keep="A♠ K♥")
    state = play(state, "1 bets 6; A♠")
    assert pot(state) == 16
    state, events = told(state, "2 bets 16; K♥")
    assert (state.phase, pot(state), chips(state)) == (Phase.OVER, 0, (90, 94, 116, 100))
    assert BankReturned(0, 0) in events
    assert box(state, 3).outcome is None


def test_the_dealer_gets_no_hand_and_puts_up_any_whole_chips() -> None:
    state = opened(BANK, 100.5, 100, 100, 100)
    assert (rules.turn(state), bets(state, 0), kinds(state, 0)) == (SeatsToMove((0,)), (1, 100), {DeclineBank})
    state = dealt(play(state, "0 banks 100"))
    assert [len(each.hand) for each in state.boxes] == [0, 5, 5, 5]


def test_what_is_left_of_the_bank_goes_back_to_the_banker() -> None:
    """Source: rules.md §4.8 RD19."""
    state, events = told(banked(10, hands={1: "A♠"}, keep="K♠"), "1 bets 4; K♠; 2 passes; 3 passes")
    assert BankReturned(0, 12) in events
    assert paid(events, 0) == [("bank", 6)]
    assert chips(state) == (96, 104, 100, 100)


def test_a_bank_that_the_last_player_uses_up_ends_the_deal_as_ever() -> None:
    """Source: rules.md §4.8 RD20."""
    state = play(banked(4, hands={3: "A♠"}, keep="K♠"), "1 passes; 2 passes; 3 bets 4; K♠")
    assert (state.phase, state.fault, chips(state)) == (Phase.OVER, None, (96, 100, 100, 104))


def test_losers_stakes_can_be_won_in_the_same_deal() -> None:
    """Source: rules.md §4.8 RD23."""
    assert bets(play(banked(10, hands={1: "2♠"}, keep="A♠"), "1 bets 10; A♠"), 2) == (1, 20)


@pytest.mark.parametrize(
    ("options", "least", "fee"),
    [({}, 1, 0), ({"min_bet": 3}, 3, 0), ({"min_bet": 50}, 10, 0), ({"pass_fee": 2}, 1, 2)],
)
def test_the_least_bet_and_the_price_of_a_pass(options: dict[str, Any], least: int, fee: int) -> None:
    """Source: rules.md §4.8 RD18."""
    state = banked(10, **options)
    assert bets(state, 1) == (least, 10)
    assert rules.time_out(state, 1) == Pass(1)
    state, events = told(state, "1 passes")
    assert events[-1] == Passed(1, 2 * fee)
    assert (pot(state), chips(state, 1)) == (10 + fee, (100 - fee,))


def test_a_dealer_may_decline_and_the_deal_passes_left() -> None:
    """Source: rules.md §4.8 RD22; when time runs out, too."""
    state = opened(BANK, 100, 100, 100, 100)
    assert rules.time_out(state, 0) == DeclineBank(0)
    state, events = told(state, "0 declines")
    assert events == [BankDeclined(0, 1)]
    assert (rules.turn(state), state.order) == (SeatsToMove((1,)), (2, 3, 0))


def test_when_everybody_declines_the_round_does_not_count() -> None:
    state, events = told(opened(BANK, 9, 9, 9, 9, dealer=2), "2 declines; 3 declines; 0 declines; 1 declines")
    assert events[-2:] == [BankDeclined(1, None), RoundVoided(Fault.NO_BETS)]
    assert (state.phase, chips(state), rules.playing(state)) == (Phase.OVER, (9, 9, 9, 9), ())


def test_a_banker_who_is_left_out_gets_the_bank_back_and_the_next_round_is_the_next_bankers() -> None:
    state, events = rules.apply(play(opened(BANK, 9, 9, 9, 9), "0 banks 5"), DealOut(0))
    assert events[-1] == RoundVoided(Fault.NO_BETS)
    assert (state.phase, state.dealer, chips(state), pot(state)) == (Phase.OVER, 1, (9, 9, 9, 9), 0)


def test_a_dealer_who_leaves_before_the_bank_is_put_up_passes_the_deal_on() -> None:
    state, _ = rules.apply(opened(BANK, 9, 9, 9, 9), DealOut(0))
    assert (rules.turn(state), state.order) == (SeatsToMove((1,)), (2, 3))


def test_a_player_who_is_left_out_before_the_cards_gets_none() -> None:
    state, _ = rules.apply(play(opened(BANK, 9, 9, 9, 9), "0 banks 5"), DealOut(2))
    assert (state.order, pot(state), rules.turn(state)) == ((1, 3), 5, CardsToDeal(1, Face.DOWN, 1))


def test_the_bank_is_put_up_before_the_cards_are_shuffled_for_the_deal() -> None:
    state = play(rules.start(BANK, Opening(opening_seats())), "A♠")
    assert rules.turn(state) == SeatsToMove((0,))
    assert Reshuffle() not in rules.legal(state, DEALER)
    assert rules.turn(play(state, "0 banks 5")) == CardsToShuffle(1, (1,) * 52)


def opening_seats() -> tuple[Seated, ...]:
    return tuple(Seated(seat, 20) for seat in range(4))


def test_a_seat_needs_one_chip() -> None:
    """Source: rules.md §4.8 RD8."""
    assert rules.playing(opened(BANK, 1, 0.5, 0, 1.5)) == (0, 3)


def test_the_burnt_card_goes_with_the_bank_version() -> None:
    """Source: rules.md §4.8 RD37."""
    state = banked(10, hands={1: "A♠"}, keep="K♠ A♥", burn=True)
    assert box(play(state, "1 bets 4; A♥; K♠"), 1).outcome is Outcome.WON
