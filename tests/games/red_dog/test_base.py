"""The base game and the burnt card, turn by turn. Source: rules.md §4.1, §4.2, §4.6, §4.8."""

import pytest

from fairdeal.cards import read_card, read_cards, show_cards
from fairdeal.engine.moves import TABLE, CardsToDeal, Face, SeatsToMove
from fairdeal.games.red_dog.events import AntesPaidAgain, BetLost, BetWon, CardBurnt, CardTurned, Passed, Skipped
from fairdeal.games.red_dog.settlement import winners
from fairdeal.games.red_dog.state import Outcome, Pass, Phase, Show, State
from tests.games.red_dog.scripts import bets, box, chips, dealt, house, kinds, opened, paid, play, pot, rules, told

THREE = house()


def three(*amounts: float, hands: dict[int, str] | None = None, keep: str = "", pot: int = 0) -> State:
    return dealt(opened(THREE, *(amounts or (100, 100, 100)), pot=pot), hands, keep=keep)


# Which card wins


@pytest.mark.parametrize(
    ("turned", "wins"),
    [("4♠", "9♠"), ("A♠", ""), ("9♥", ""), ("K♠", ""), ("3♣", "4♣"), ("J♦", "K♦"), ("3♥", "4♥"), ("9♠", "")],
)
def test_a_hand_wins_with_a_higher_card_of_the_suit_alone(turned: str, wins: str) -> None:
    hand = read_cards("9♠ K♦ 4♥ 4♣ 2♣")
    assert show_cards(winners(hand, read_card(turned))) == wins


# A round


def test_the_worked_example_of_a_pot() -> None:
    """Source: rules.md §4.6: three players, ante 2."""
    state = three(hands={1: "A♠"}, keep="K♠ A♥")
    assert pot(state) == 6
    state, events = told(state, "1 bets 6; K♠")
    assert AntesPaidAgain(4, 12) in events
    assert pot(state) == 6
    state = play(state, "2 passes")
    assert pot(state) == 8
    state = play(state, "0 bets 8; A♥")
    assert pot(state) == 16
    assert state.phase is Phase.OVER
    assert chips(state) == (100 - 2 - 2 - 8, 100 - 2 + 6 - 2, 100 - 2 - 2 - 2)
    again = opened(THREE, *chips(state), dealer=1, pot=16)
    assert pot(dealt(again)) == 22


def test_the_antes_are_paid_with_the_first_card_by_everybody_the_dealer_too() -> None:
    state = opened(THREE, 10, 10, 10)
    assert (pot(state), chips(state)) == (0, (10, 10, 10))
    state = play(state, "2♣")
    assert (pot(state), chips(state)) == (6, (8, 8, 8))


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state, seats = opened(THREE, 10, 10, 10, dealer=1), []
    while isinstance(turn := rules.turn(state), CardsToDeal) and turn.face is Face.DOWN:
        seats.append(turn.to)
        state, _ = rules.apply(state, rules.legal(state, -1).actions[0])
    assert seats == [2, 0, 1] * 5


def test_the_turn_goes_from_the_dealers_left_to_the_dealer() -> None:
    state = three()
    asked: list[int] = []
    while isinstance(turn := rules.turn(state), SeatsToMove):
        asked += turn.seats
        state, _ = rules.apply(state, Pass(turn.seats[0]))
    assert asked == [1, 2, 0]


def test_a_bet_goes_from_the_ante_to_the_pot_and_the_first_one_may_take_all_of_it() -> None:
    assert bets(three(), 1) == (2, 6)


def test_a_loser_shows_the_whole_hand_and_the_bet_joins_the_pot() -> None:
    state, events = told(three(hands={1: "9♠ K♦ 4♥ 4♣ 2♣"}, keep="A♠"), "1 bets 3; A♠")
    assert events[-1] == BetLost(1, read_cards("9♠ K♦ 4♥ 4♣ 2♣"), read_card("A♠"), 6)
    assert pot(state) == 9
    assert box(state, 1).shown == read_cards("9♠ K♦ 4♥ 4♣ 2♣")


def test_a_winner_shows_one_card_and_gets_the_bet_and_as_much_from_the_pot() -> None:
    state, events = told(three(hands={1: "9♠ K♦ 4♥ 4♣ 2♣"}, keep="4♠"), "1 bets 3; 4♠")
    assert BetWon(1, read_card("9♠"), read_card("4♠"), 6, 6) in events
    assert paid(events, 1) == [("bet", -3), ("return", 6)]
    assert (pot(state), box(state, 1).shown) == (3, read_cards("9♠"))


def test_a_winner_with_several_winning_cards_chooses_the_lowest_if_time_runs_out() -> None:
    state = play(three(hands={1: "9♠ Q♠ K♠ 4♥ 2♣"}, keep="8♠"), "1 bets 2; 8♠")
    assert state.phase is Phase.SHOW
    assert rules.legal(state, 1).actions == tuple(Show(1, card) for card in read_cards("9♠ Q♠ K♠"))
    assert rules.time_out(state, 1) == Show(1, read_card("9♠"))
    assert box(play(state, "1 shows Q♠"), 1).shown == read_cards("Q♠")


def test_a_pass_costs_the_ante_shows_nothing_and_turns_no_card() -> None:
    state, events = told(three(), "1 passes")
    assert events[-1] == Passed(1, 4)
    assert (pot(state), box(state, 1).shown, state.turned) == (8, (), ())
    assert bets(state, 2) == (2, 8)


def test_the_bet_is_made_before_the_card_is_turned_and_stands() -> None:
    state = play(three(), "1 bets 2")
    assert rules.turn(state) == CardsToDeal(1, Face.UP, TABLE)
    assert not rules.legal(state, 1)


# A pot that is used up


@pytest.mark.parametrize(
    ("below_min", "left", "after"),
    [(False, 1, 1), (True, 1, 7), (False, 0, 6), (True, 0, 6)],
    ids=["1 left", "1 left, re-ante below the ante", "used up", "used up, re-ante below the ante"],
)
def test_everybody_antes_again_when_a_win_uses_up_the_pot(below_min: bool, left: int, after: int) -> None:
    """Source: rules.md §4.1, §4.8 RD5, RD7: the winner too."""
    at = house(reante_below_min=below_min)
    state = dealt(opened(at, 100, 100, 100), {1: "A♠"}, keep="K♠")
    state = play(state, f"1 bets {6 - left}; K♠")
    assert pot(state) == after
    assert chips(state, 1) == (100 - 2 + (6 - left) - (2 if after > left else 0),)


def test_a_pot_below_the_ante_is_bet_as_a_whole_and_a_pass_still_costs_the_ante() -> None:
    """Source: rules.md §6.17."""
    state = play(three(hands={1: "A♠"}, keep="K♠"), "1 bets 5; K♠")
    assert (pot(state), bets(state, 2)) == (1, (1, 1))
    assert rules.time_out(state, 2) == Pass(2)
    assert pot(play(state, "2 passes")) == 3


def test_the_last_player_who_uses_up_the_pot_causes_no_further_ante() -> None:
    """Source: rules.md §4.8 RD6, §6.17."""
    state = play(three(hands={0: "A♠"}, keep="K♠"), "1 passes; 2 passes; 0 bets 10; K♠")
    assert (state.phase, pot(state), chips(state)) == (Phase.OVER, 0, (108, 96, 96))


def test_nobody_antes_again_when_those_who_are_left_have_no_chip() -> None:
    """Source: rules.md §4.8 RD6: seat 2 has nothing after its second ante, and seat 0 is the last."""
    state = dealt(opened(THREE, 4, 100, 4), {1: "A♠", 2: "A♥"}, keep="K♠ K♥")
    state = play(state, "1 bets 6; K♠")
    assert (pot(state), chips(state)) == (6, (0, 102, 0))
    assert state.phase is Phase.OVER
    assert [box(state, seat).outcome for seat in (1, 2, 0)] == [Outcome.WON, Outcome.SKIPPED, Outcome.SKIPPED]


def test_the_pot_can_be_filled_several_times_in_a_round() -> None:
    state = three(hands={1: "A♠", 2: "A♥"}, keep="K♠ K♥")
    state, events = told(state, "1 bets 6; K♠; 2 bets 6; K♥")
    assert [type(event) for event in events].count(AntesPaidAgain) == 2
    assert pot(state) == 6


# Few chips


@pytest.mark.parametrize(
    ("amounts", "dealt_in"),
    [((4, 4, 3.5), (0, 1)), ((4, 4.5, 4), (0, 1, 2)), ((100, 3, 4), (0, 2)), ((4, 3, 3), ())],
)
def test_a_seat_without_two_antes_is_not_dealt_in(amounts: tuple[float, ...], dealt_in: tuple[int, ...]) -> None:
    """Source: rules.md §4.8 RD8."""
    state = opened(THREE, *amounts)
    assert (rules.playing(state) if state.phase is not Phase.OVER else ()) == dealt_in


def test_forced_payments_take_what_there_is_and_bets_are_no_larger_than_the_stack() -> None:
    """Source: rules.md §4.8 RD8; an odd half-chip stays out of play."""
    state = three(100, 5.5, 100)
    assert bets(state, 1) == (2, 3)
    state = play(three(100, 4, 100, hands={1: "2♠"}, keep="A♠"), "1 bets 2; A♠")
    assert chips(state, 1) == (0,)
    short = play(dealt(opened(THREE, 100, 100, 5), {1: "A♠"}, keep="K♠"), "1 bets 6; K♠")
    assert (chips(short, 2), bets(short, 2)) == ((1,), (1, 1))
    assert pot(play(short, "2 passes")) == 7


def test_a_seat_without_a_whole_chip_is_passed_over_free() -> None:
    state, events = told(three(100, 100, 4.5, hands={1: "A♠"}, keep="K♠"), "1 bets 6; K♠")
    assert Skipped(2) in events
    assert (rules.turn(state), chips(state, 2)) == (SeatsToMove((0,)), (0.5,))


# The burnt card


def test_a_card_is_shown_and_discarded_before_the_one_that_decides() -> None:
    """Source: rules.md §4.2, §4.8 RD13: after the bet."""
    state = dealt(opened(house(burn=True), 100, 100, 100), {1: "A♠"}, keep="A♥ K♠")
    state, events = told(state, "1 bets 2; A♥; K♠")
    assert [event for event in events if isinstance(event, (CardBurnt, CardTurned))] == [
        CardBurnt(read_card("A♥")),
        CardTurned(1, read_card("K♠")),
    ]
    assert box(state, 1).outcome is Outcome.WON


def test_nothing_is_burnt_for_a_player_who_passes() -> None:
    state = dealt(opened(house(burn=True), 100, 100, 100))
    assert play(state, "1 passes").turned == ()


def test_a_seat_in_turn_may_bet_or_pass_and_nobody_else_may_act() -> None:
    state = three()
    assert kinds(state, 1) == {Pass}
    assert not rules.legal(state, 0)
    assert not rules.legal(state, 2)
