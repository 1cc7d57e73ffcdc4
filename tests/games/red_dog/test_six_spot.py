"""Six-spot with a banker, and what it shares with the pool: one card for all, blind. Source: rules.md §4.4, §4.8."""

import pytest

from fairdeal.cards import DECK, card, rank_of, read_card, read_cards
from fairdeal.engine.events import Concealed
from fairdeal.engine.moves import TABLE, CardsToDeal, CardsToShuffle, Deal, Face, Reshuffle, SeatsToMove
from fairdeal.games.red_dog import GAME
from fairdeal.games.red_dog.events import (
    BankReturned,
    BetLost,
    BetWon,
    CardTooHigh,
    HandsGathered,
    HandUnsealed,
    UpcardFound,
)
from fairdeal.games.red_dog.state import Outcome, Pass, Phase, State
from fairdeal.games.red_dog.view import view
from tests.games.red_dog.scripts import bets, box, chips, dealt, house, opened, play, pot, rules, told

SIX = house(variant="six_banker", seats=4)


def banked(amount: int, *, hands: dict[int, str] | None = None, keep: str = "") -> State:
    return dealt(play(opened(SIX, 100, 100, 100, 100), f"0 banks {amount}"), hands, keep=keep)


def test_the_worked_example_of_six_spot_with_a_banker() -> None:
    """Source: rules.md §4.6."""
    state = play(banked(20, hands={1: "9♠ K♦", 2: "2♥ 3♥"}, keep="4♠"), "4♠; 1 covers 12")
    assert bets(state, 2) == (1, 8)
    state, events = told(state, "2 covers 8")
    assert state.phase is Phase.OVER
    assert BankReturned(0, 32) in events
    assert chips(state) == (96, 112, 92, 100)
    assert box(state, 3).outcome is None


def test_cards_are_turned_up_until_a_six_or_lower() -> None:
    state, events = told(banked(20, keep="7♠ A♠ 6♠"), "7♠; A♠; 6♠")
    assert [each for each in events if isinstance(each, (CardTooHigh, UpcardFound))] == [
        CardTooHigh(read_card("7♠")),
        CardTooHigh(read_card("A♠")),
        UpcardFound(read_card("6♠")),
    ]
    assert (state.turned, rules.turn(state)) == (read_cards("7♠ A♠ 6♠"), SeatsToMove((1,)))


@pytest.mark.parametrize("rank", range(13))
def test_two_to_six_count_and_an_ace_is_high(rank: int) -> None:
    """Source: rules.md §4.8 RD32."""
    state = banked(20, keep="2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠")
    assert (rules.apply(state, Deal(card(rank, suit=3)))[0].phase is Phase.COVER) is (rank <= 4)


def test_hands_are_sealed_even_from_their_owners_until_the_bets_are_made() -> None:
    """Source: rules.md §4.8 RD24."""
    state = play(opened(SIX, 100, 100, 100, 100), "0 banks 20")
    assert rules.turn(state) == CardsToDeal(1, Face.SEALED, 1)
    state = play(dealt(state, keep="4♠"), "4♠")
    assert all(seen is None for each in view(state, 1).boxes for seen in each.hand)
    over, events = told(state, "1 covers 20")
    unsealed = [event for event in events if isinstance(event, HandUnsealed)]
    assert [(event.seat, event.cards) for event in unsealed] == [(each.seat, each.hand) for each in over.boxes[1:]]
    assert [GAME.sight.seen(event, 2) for event in unsealed] == [Concealed(), unsealed[1], Concealed()]
    assert view(over, 2).boxes[2].hand == box(over, 2).hand
    assert set(view(over, 2).boxes[3].hand) == {None}


def test_to_cover_nothing_is_free() -> None:
    """Source: rules.md §4.8 RD25; it is what happens when time runs out."""
    state = play(banked(20, keep="4♠"), "4♠")
    assert rules.time_out(state, 1) == Pass(1)
    state = play(state, "1 passes; 2 passes; 3 passes")
    assert (state.phase, chips(state)) == (Phase.OVER, (100, 100, 100, 100))
    assert [box(state, seat).outcome for seat in (1, 2, 3)] == [Outcome.PASSED] * 3


def test_once_the_bank_is_covered_the_rest_cannot_bet() -> None:
    state = play(banked(5, keep="4♠"), "4♠; 1 covers 5")
    assert state.phase is Phase.OVER
    assert chips(state, 2, 3) == (100, 100)


def test_lost_stakes_cannot_be_covered() -> None:
    """Source: rules.md §4.8 RD23: the limit is the original bank."""
    state = play(banked(5, hands={1: "2♥ 3♥"}, keep="4♠"), "4♠; 1 covers 2")
    assert bets(state, 2) == (1, 3)


def test_winners_show_a_card_and_losers_the_hand_when_all_bets_are_made() -> None:
    """Source: rules.md §4.4, §4.8 RD26; the rest of the bank is out of play."""
    state = banked(20, hands={1: "9♠ J♠ 2♥ 3♥ 3♦", 3: "2♦ 2♣ 3♣ 4♣ 5♣"}, keep="4♠")
    state, events = told(state, "4♠; 1 covers 5; 2 passes; 3 covers 3")
    turned = read_card("4♠")
    assert BetWon(1, read_card("9♠"), turned, 10, 10) in events
    assert BetLost(3, read_cards("2♦ 2♣ 3♣ 4♣ 5♣"), turned, 6) in events
    assert chips(state) == (98, 105, 100, 97)


def test_without_a_low_card_all_is_gathered_and_dealt_from_a_new_shuffle() -> None:
    """Source: rules.md §4.8 RD31: with ten players, each low card is in a hand."""
    at = house(variant="six_banker", seats=10)
    state = play(opened(at, *[100] * 10), "0 banks 20")
    low = [each for each in DECK if rank_of(each) <= 4]
    high = [each for each in DECK if rank_of(each) > 4]
    for each in [*low, *high[:16]]:
        state, _ = rules.apply(state, Deal(each))
    assert state.phase is Phase.UPCARD
    for each in high[16:]:
        state, events = rules.apply(state, Deal(each))
    assert events[-1] == HandsGathered()
    assert rules.turn(state) == CardsToShuffle(1, (1,) * 52)
    assert (state.dealer, pot(state), state.left) == (0, 20, 52)
    state, _ = rules.apply(state, Reshuffle())
    assert rules.turn(state) == CardsToDeal(1, Face.SEALED, 1)
    state = dealt(state, keep="4♠")
    assert rules.turn(state) == CardsToDeal(1, Face.UP, TABLE)
    assert bets(play(state, "4♠"), 1) == (1, 20)
