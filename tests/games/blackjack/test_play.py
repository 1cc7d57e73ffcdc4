"""The flow of a round: who may do what, when. Source: rules.md §3.2, §3.4, §6 vectors 12 to 14."""

import pytest

from fairdeal.engine.banking.moves import Bet, SatOut, SitOut, Withdraw
from fairdeal.engine.banking.rounds import playing
from fairdeal.engine.chips import read_chips
from fairdeal.engine.events import CardDealt
from fairdeal.engine.moves import (
    DEALER,
    Amounts,
    CardsToDeal,
    Face,
    Fault,
    Legal,
    SeatsToMove,
)
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.blackjack import House
from fairdeal.games.blackjack.events import BlackjackDealt
from fairdeal.games.blackjack.play import legal, start, turn
from fairdeal.games.blackjack.state import Double, Hit, Outcome, Phase, Split, Stand
from tests.games.blackjack.scripts import chips, play, seated, table

HIT_STAND = {Hit, Stand}
DAS = House(das=True)
FOUR = House(max_hands=4)


# 3.2, BJ20: the order of cards and of play


def test_bj20_cards_go_to_the_seats_clockwise_then_the_dealer_then_the_seats_again() -> None:
    assert table("2 3 4 5 6 7 8").dealt_to == [0, 1, 2, DEALER, 0, 1, 2]


def test_bj20_the_dealers_left_the_lowest_seat_decides_first_and_then_clockwise() -> None:
    played = table("10 10 10 9 6 6 6")
    order: list[int] = []
    for script in ("", "| 0: stand", "| 0: stand | 1: hit | 2 | 1: stand"):
        played = table(f"10 10 10 9 6 6 6 {script}")
        now = turn(played.state)
        assert isinstance(now, SeatsToMove)
        order += now.seats
    assert order == [0, 1, 2]


def test_bj20_seats_need_not_sit_side_by_side() -> None:
    seats = (Seated(1, 40), Seated(4, 40), Seated(6, 40))
    played = play("1: bet 2 | 4: bet 2 | 6: bet 2 | 10 10 10 9 6 6 6", seats=seats)
    assert played.dealt_to == [1, 4, 6, DEALER, 1, 4, 6]
    assert turn(played.state) == SeatsToMove((1,))


def test_3_2_every_card_lies_open() -> None:
    played = table("10 10 10 9 6 6 6 | 0: stand | 1: stand | 2: stand | 10")
    assert {event.face for event in played.events if isinstance(event, CardDealt)} == {Face.UP}


def test_bj19_no_card_is_burned_and_the_first_goes_to_the_first_seat() -> None:
    assert turn(table("").state) == CardsToDeal(1, Face.UP, 0)


def test_3_1_the_dealer_has_one_card_while_the_players_decide() -> None:
    assert len(table("10 10 10 9 6 6 6").state.dealer) == 1


# 3.2: bets


def test_bj2_bets_are_whole_chips_from_2_to_100() -> None:
    state = start(House(), Opening(seated(1000)))
    assert legal(state, 0) == Legal((), (Amounts(Bet(0, 0), 4, 200, 2),))


def test_bj2_a_bet_is_at_most_what_the_seat_has() -> None:
    assert legal(start(House(), Opening(seated(7))), 0).amounts == (Amounts(Bet(0, 0), 4, 14, 2),)
    assert legal(start(House(), Opening((Seated(0, 15),))), 0).amounts == (Amounts(Bet(0, 0), 4, 14, 2),)


def test_bj1_even_stakes_go_in_pairs_of_chips() -> None:
    state = start(House(even_stakes_only=True), Opening(seated(7)))
    assert legal(state, 0).amounts == (Amounts(Bet(0, 0), 4, 12, 4),)


def test_3_2_all_seats_bet_at_once_in_any_order() -> None:
    played = play("2: bet 5 | 0: bet 3", seats=seated(9, 9, 9))
    assert turn(played.state) == SeatsToMove((1,))
    assert legal(start(House(), Opening(seated(9, 9))), 1).actions == (SitOut(1),)


def test_a_seat_with_too_few_chips_for_the_smallest_bet_sits_out() -> None:
    played = play("0: bet 2 | 10 9 9 | 0: stand | 10", seats=seated(9, 1))
    assert playing(played.state) == (0,)
    assert play("", seats=seated(1)).state.fault is Fault.NO_BETS


def test_g9_a_bet_can_be_taken_back_before_the_first_card_and_made_again() -> None:
    assert play("bet 5").may() == {Withdraw}
    played = play("bet 5 | withdraw | bet 7 | 10 9 10 | stand | 10")
    assert played.net() == chips("+7")


def test_g9_once_a_card_is_dealt_a_bet_stays() -> None:
    assert play("bet 5 | 10").may() == set()


def test_when_all_sit_out_the_round_is_void_for_want_of_bets() -> None:
    played = play("0: sit out | 1: sit out", seats=seated(9, 9))
    assert played.state.fault is Fault.NO_BETS
    assert played.kinds == ["SatOut", "SatOut", "RoundVoided"]


def test_g9_a_seat_dealt_out_gets_its_bet_back_and_the_others_play() -> None:
    played = play("0: bet 5 | 1: bet 2 | deal out 0 | 10 9 10 | 1: stand | 10", seats=seated(9, 9))
    assert played.returned(0) == read_chips("5")
    assert [played.net(seat) for seat in (0, 1)] == [0, chips("+2")]
    assert SatOut(0) in played.events


# BJ23: the bank's limit


@pytest.mark.parametrize(
    ("options", "times"),
    [({}, 2), ({"das": True}, 4), ({"max_hands": 4}, 4), ({"max_hands": 4, "das": True}, 8)],
)
def test_bj23_a_bet_whose_worst_case_the_bank_cannot_pay_is_refused(options: dict[str, object], times: int) -> None:
    house = House(bank_cap=200, **options)  # type: ignore[arg-type]
    (amounts,) = legal(start(house, Opening(seated(1000))), 0).amounts
    assert amounts.most == 200 // times - 200 // times % 2


def test_bj23_bets_of_the_same_round_share_the_bank() -> None:
    house = House(bank_cap=80)
    played = play("0: bet 12", house=house, seats=seated(100, 100, 100))
    assert legal(played.state, 1).amounts == (Amounts(Bet(1, 0), 4, 16, 2),)
    spent = play("0: bet 20", house=house, seats=seated(100, 100, 100))
    assert legal(spent.state, 1) == Legal((SitOut(1),))


def test_bj23_what_the_bank_has_lost_is_gone_in_the_next_round() -> None:
    state = start(House(bank_cap=80), Opening(seated(100), limit=30))
    assert legal(state, 0).amounts == (Amounts(Bet(0, 0), 4, 14, 2),)


# 3.1, 3.2: what a live hand may do


@pytest.mark.parametrize(
    ("dealt", "house", "may"),
    [
        # BJ4: doubles
        ("6 9 4", House(), HIT_STAND | {Double}),
        ("6 9 5", House(), HIT_STAND | {Double}),
        ("2 9 8", House(), HIT_STAND | {Double}),
        ("5 9 5", House(), HIT_STAND | {Double, Split}),
        ("4 9 5", House(), HIT_STAND),
        ("10 9 2", House(), HIT_STAND),
        ("A 9 9", House(), HIT_STAND),
        ("A 9 9", House(double_soft_low=True), HIT_STAND | {Double}),
        ("A 9 8", House(double_soft_low=True), HIT_STAND),
        # BJ3: pairs
        ("3 9 3", House(), HIT_STAND | {Split}),
        ("A 9 A", House(), HIT_STAND | {Split}),
        ("10 9 10", House(), HIT_STAND | {Split}),
        ("K 9 Q", House(), HIT_STAND | {Split}),
        ("K 9 Q", House(split_tens="rank"), HIT_STAND),
        ("K 9 K", House(split_tens="rank"), HIT_STAND | {Split}),
        ("K 9 K", House(split_tens="never"), HIT_STAND),
        ("9 9 9", House(split_tens="never"), HIT_STAND | {Split}),
        ("9 9 8", House(), HIT_STAND),
    ],
)
def test_3_2_two_cards_may_be_hit_or_stand_and_some_doubled_or_split(dealt: str, house: House, may: set[type]) -> None:
    assert play(f"bet 10 | {dealt}", house=house).may() == may


@pytest.mark.parametrize(("amount", "extra"), [(20, {Double, Split}), (19, set())])
def test_bj14_double_and_split_need_the_whole_bet_again(amount: int, extra: set[type]) -> None:
    assert play("bet 10 | 5 9 5", seats=seated(amount)).may() == HIT_STAND | extra


def test_bj14_what_is_needed_is_one_bet_and_not_a_multiple_of_the_total() -> None:
    house = House(das=True, max_hands=4)
    played = play("bet 10 | 8 9 8 | split | 8 | split | 3", house=house, seats=seated(40))
    assert Double in played.may()
    short = play("bet 10 | 8 9 8 | split | 8 | split | 3", house=house, seats=seated(39))
    assert short.may() == HIT_STAND


def test_3_1_after_a_hit_a_hand_is_neither_doubled_nor_split() -> None:
    assert play("bet 10 | 2 9 2 | hit | 6").may() == HIT_STAND
    assert play("bet 10 | 2 9 3 | hit | 6").may() == HIT_STAND


def test_3_1_a_double_takes_exactly_one_card() -> None:
    played = play("bet 10 | 6 9 5 | double")
    assert turn(played.state) == CardsToDeal(1, Face.UP, 0)
    assert not played.may()
    after = play("bet 10 | 6 9 5 | double | 2")
    assert turn(after.state) == CardsToDeal(1, Face.UP, DEALER)


@pytest.mark.parametrize("first", ["6 9 4", "6 9 5"])
@pytest.mark.parametrize("last", ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_3_3_a_doubled_10_or_11_never_busts(first: str, last: str) -> None:
    assert not play(f"bet 10 | {first} | double | {last}").hand().total.is_bust


def test_bj4_an_ace_and_a_nine_doubled_by_option_never_bust() -> None:
    for last in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]:
        played = play(f"bet 10 | A 9 9 | double | {last}", house=House(double_soft_low=True))
        assert not played.hand().total.is_bust


def test_bj27_a_hand_is_doubled_once() -> None:
    played = play("bet 10 | 6 9 4 | double | A")
    assert Double not in played.may()
    assert played.hand().staked == read_chips("20")


# BJ15: complete hands


@pytest.mark.parametrize(
    "script",
    ["A 9 K", "10 9 6 | hit | 5", "A 9 5 | hit | 5", "A 9 A | hit | 9", "6 9 5 | double | 10", "7 9 7 | hit | 7"],
)
def test_bj15_a_hand_at_21_is_complete_without_being_asked(script: str) -> None:
    played = play(f"bet 10 | {script}")
    assert played.hand().total.best == 21
    assert played.hand().is_complete
    assert not played.may()


def test_bj15_21_after_a_split_is_complete_too_and_cannot_be_doubled() -> None:
    played = play("bet 10 | K 9 Q | split | A", house=DAS)
    assert turn(played.state) == CardsToDeal(1, Face.UP, 0)
    assert played.hand(1).is_complete


def test_3_1_blackjack_has_no_decision_and_is_told() -> None:
    played = table("A 10 10 9 K 6 6")
    assert BlackjackDealt(0) in played.events
    assert turn(played.state) == SeatsToMove((1,))


# Splits


def test_3_2_the_first_hand_of_a_split_gets_its_second_card_and_is_played_out_before_the_other_gets_one() -> None:
    played = play("bet 10 | 8 9 8 | split | 2")
    assert [len(hand.cards) for hand in played.box().hands] == [2, 1]
    assert turn(played.state) == SeatsToMove((0,))
    after = play("bet 10 | 8 9 8 | split | 2 | hit | 3 | stand")
    assert turn(after.state) == CardsToDeal(1, Face.UP, 0)
    assert [len(hand.cards) for hand in after.box().hands] == [3, 1]
    last = play("bet 10 | 8 9 8 | split | 2 | hit | 3 | stand | 4")
    assert [hand.total.best for hand in last.box().hands] == [13, 12]


def test_3_1_a_split_ace_gets_exactly_one_card() -> None:
    played = play("bet 10 | A 9 A | split | 2 | 3 | 10")
    assert played.state.phase is Phase.OVER
    assert [len(hand.cards) for hand in played.box().hands] == [2, 2]


def test_bj5_a_split_hand_is_doubled_by_option_alone() -> None:
    assert play("bet 10 | 8 9 8 | split | 3").may() == HIT_STAND
    assert play("bet 10 | 8 9 8 | split | 3", house=DAS).may() == HIT_STAND | {Double}


def test_bj5_split_aces_are_not_doubled_even_then() -> None:
    assert not play("bet 10 | A 9 A | split | 9", house=House(das=True, double_soft_low=True)).may()


def test_bj6_a_pair_after_a_split_is_split_again_by_option_alone_up_to_the_most_hands() -> None:
    assert play("bet 10 | 8 9 8 | split | 8").may() == HIT_STAND
    for most in (3, 4):
        house = House(max_hands=most)
        script = "bet 10 | 8 9 8" + " | split | 8" * (most - 1)
        assert Split not in play(script, house=house).may()
        assert Split in play(script.removesuffix(" | split | 8"), house=house).may()


def test_bj6_aces_are_never_split_again() -> None:
    played = play("bet 10 | A 9 A | split | A", house=FOUR)
    assert turn(played.state) == CardsToDeal(1, Face.UP, 0)
    assert len(played.box().hands) == 2


def test_bj3_tens_split_by_rank_are_split_again_by_rank() -> None:
    house = House(split_tens="rank", max_hands=4)
    assert Split in play("bet 10 | K 9 K | split | K", house=house).may()
    assert Split not in play("bet 10 | K 9 K | split | Q", house=house).may()


def test_bj8_an_ace_and_a_ten_from_a_split_are_21_and_no_blackjack() -> None:
    played = play("bet 10 | A 7 A | split | K | Q | 4 10")
    assert played.outcomes() == [Outcome.PUSHED, Outcome.PUSHED]
    assert "BlackjackDealt" not in played.kinds
