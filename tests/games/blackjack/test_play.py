"""The flow of a round: who may do what, when. Source: rules.md §3.2, §3.4, §6 vectors 12 to 14."""

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.chips import read_chips
from fairdeal.engine.events import CardDealt
from fairdeal.engine.game import Opening, Seated
from fairdeal.engine.moves import (
    DEALER,
    NOTHING,
    Amounts,
    CardsToDeal,
    Deal,
    DealOut,
    Face,
    Fault,
    Legal,
    RoundOver,
    SeatsToMove,
    Void,
)
from fairdeal.errors import IllegalHouse
from fairdeal.games.blackjack import GAME, House
from fairdeal.games.blackjack.events import (
    BlackjackDealt,
    Busted,
    DealerStood,
    HandGrew,
    InsuranceOffered,
    Insured,
    SatOut,
)
from fairdeal.games.blackjack.play import legal, playing, start, time_out, turn
from fairdeal.games.blackjack.state import (
    Bet,
    Decline,
    Double,
    Hit,
    Insure,
    Outcome,
    Phase,
    SitOut,
    Split,
    Stand,
    Withdraw,
)
from tests.games.blackjack.scripts import Played, cards, chips, play, seated

HIT_STAND = {Hit, Stand}
DAS = House(das=True)
FOUR = House(max_hands=4)


def table(script: str, *amounts: int, house: House = House()) -> Played:  # noqa: B008 -- a frozen value
    """A round of several seats, each with 100 chips if not said otherwise, in which every seat bets 10."""
    seats = seated(*(amounts or (100, 100, 100)))
    bets = " | ".join(f"{each.seat}: bet 10" for each in seats)
    return play(f"{bets} | {script}", house=house, seats=seats)


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
    assert legal(state, 0) == Legal((), (Amounts(Bet, 4, 200, 2),))


def test_bj2_a_bet_is_at_most_what_the_seat_has() -> None:
    assert legal(start(House(), Opening(seated(7))), 0).amounts == (Amounts(Bet, 4, 14, 2),)
    assert legal(start(House(), Opening((Seated(0, 15),))), 0).amounts == (Amounts(Bet, 4, 14, 2),)


def test_bj1_even_stakes_go_in_pairs_of_chips() -> None:
    state = start(House(even_stakes_only=True), Opening(seated(7)))
    assert legal(state, 0).amounts == (Amounts(Bet, 4, 12, 4),)


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
    assert legal(played.state, 1).amounts == (Amounts(Bet, 4, 16, 2),)
    spent = play("0: bet 20", house=house, seats=seated(100, 100, 100))
    assert legal(spent.state, 1) == Legal((SitOut(1),))


def test_bj23_what_the_bank_has_lost_is_gone_in_the_next_round() -> None:
    state = start(House(bank_cap=80), Opening(seated(100), bank=30))
    assert legal(state, 0).amounts == (Amounts(Bet, 4, 14, 2),)


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


# BJ11 to BJ13: insurance


def test_bj12_insurance_is_asked_of_all_at_once_before_anyone_plays() -> None:
    played = table("10 10 10 A 6 6 6")
    assert turn(played.state) == SeatsToMove((0, 1, 2))
    assert all(played.may(seat) == {Insure, Decline} for seat in range(3))
    assert InsuranceOffered((0, 1, 2)) in played.events
    waiting = table("10 10 10 A 6 6 6 | 2: insure | 0: decline")
    assert turn(waiting.state) == SeatsToMove((1,))
    assert not waiting.may(0)
    assert turn(table("10 10 10 A 6 6 6 | 2: insure | 0: decline | 1: decline").state) == SeatsToMove((0,))


@pytest.mark.parametrize("upcard", ["2", "9", "10", "K"])
def test_3_1_insurance_is_offered_against_an_ace_only(upcard: str) -> None:
    assert turn(table(f"10 10 10 {upcard} 6 6 6").state) == SeatsToMove((0,))
    assert table(f"10 10 10 {upcard} 6 6 6").may(0) == HIT_STAND


def test_bj13_whoever_has_blackjack_is_not_asked() -> None:
    assert turn(table("A 10 10 A K 6 6").state) == SeatsToMove((1, 2))


def test_bj13_when_all_have_blackjack_nobody_is_asked_and_the_dealer_draws_one_card() -> None:
    played = table("A A A A K K K")
    assert "InsuranceOffered" not in played.kinds
    assert turn(played.state) == CardsToDeal(1, Face.UP, DEALER)


@pytest.mark.parametrize(("amount", "asked"), [(15, True), (14, False), (10, False)])
def test_bj11_who_has_less_than_half_of_the_bet_left_is_not_offered_insurance(amount: int, asked: bool) -> None:
    played = play("bet 10 | 10 A 6", seats=seated(amount))
    assert (played.may() == {Insure, Decline}) is asked
    assert (played.state.phase is Phase.INSURANCE) is asked


@pytest.mark.parametrize(("amount", "insured"), [(15, "5"), (13, "3"), (11, "1"), (10, None)])
def test_bj11_by_option_insurance_is_what_is_left(amount: int, insured: str | None) -> None:
    house = House(insurance_partial=True)
    if insured is None:
        assert play("bet 10 | 10 A 6", house=house, seats=seated(amount)).may() == HIT_STAND
        return
    played = play("bet 10 | 10 A 6 | insure", house=house, seats=seated(amount))
    assert Insured(0, read_chips(insured)) in played.events
    assert played.may() == HIT_STAND


def test_3_3_insurance_is_resolved_even_if_the_insured_hand_has_bust() -> None:
    played = play("bet 10 | 10 A 6 | insure | hit | 10")
    assert Busted(0, 1, 1, 26) in played.events
    assert turn(played.state) == CardsToDeal(1, Face.UP, DEALER)


# 3.2: the dealer's draw

LIVE = "10 {up} 9 | stand"
BUST = "10 {up} 6 | hit | 10"
BLACKJACK = "A {up} K"

DRAWS = [
    # what is left on the table, upcard, what comes, how many cards the dealer takes
    (LIVE, "10", "7", 1),
    (LIVE, "10", "6 5", 2),
    (LIVE, "2", "2 2 2 2 2 2 2 2 2", 8),
    (LIVE, "6", "A", 1),
    (LIVE, "5", "A A", 2),
    (LIVE, "5", "A 3", 2),
    (LIVE, "7", "4 A 10", 3),
    (LIVE, "10", "A", 1),
    (LIVE, "9", "10", 1),
    (BUST, "10", "", 0),
    (BUST, "9", "", 0),
    (BUST, "2", "", 0),
    (BLACKJACK, "10", "2", 1),
    (BLACKJACK, "K", "A", 1),
    (BLACKJACK, "9", "", 0),
    (BLACKJACK, "2", "", 0),
    (BLACKJACK, "A", "2", 1),
    (BLACKJACK, "A", "K", 1),
]


@pytest.mark.parametrize(
    ("hands", "up", "comes", "drawn"), DRAWS, ids=[f"{row[0].format(up=row[1])} {row[2]}" for row in DRAWS]
)
def test_3_2_the_dealer_draws_none_one_or_up_to_17(hands: str, up: str, comes: str, drawn: int) -> None:
    played = play(f"bet 10 | {hands.format(up=up)}")
    for place, each in enumerate(cards(comes)):
        if place == drawn:
            break
        assert turn(played.state) == CardsToDeal(1, Face.UP, DEALER)
        played = play(f"bet 10 | {hands.format(up=up)} | {' '.join(comes.split()[: place + 1])}")
        assert played.state.dealer[-1] % 13 == each % 13
    assert turn(played.state) == RoundOver()
    assert played.drawn == drawn


ACE_UP = [
    # insured, the hand busts or stands or is a blackjack, how many cards the dealer takes with a two coming first
    ("10 A 6 | insure | hit | 10", 1),
    ("10 A 6 | decline | hit | 10", 0),
    ("10 A 6 | decline | stand", 2),
]


@pytest.mark.parametrize(("script", "drawn"), ACE_UP)
def test_bj10_all_bust_against_an_ace_draws_one_card_for_an_open_insurance_and_none_without(
    script: str, drawn: int
) -> None:
    played = play(f"bet 10 | {script} | {' '.join(['2', '5'][:drawn])}")
    assert turn(played.state) == RoundOver()
    assert played.drawn == drawn


def test_3_2_one_card_is_drawn_for_several_blackjacks_and_busts_together() -> None:
    played = table("10 A A K 6 K Q | 0: hit | 10 | 5")
    assert played.drawn == 1
    assert [played.outcomes(seat) for seat in range(3)] == [["busted"], ["blackjack"], ["blackjack"]]


def test_3_2_with_one_hand_live_the_dealer_draws_to_17_for_blackjacks_too() -> None:
    played = table("10 A 10 K 6 K 9 | 0: hit | 10 | 2: stand | 2 4 2")
    assert played.drawn == 3
    assert [played.outcomes(seat) for seat in range(3)] == [["busted"], ["blackjack"], ["won"]]


@pytest.mark.parametrize(("dealer", "total"), [("6 A", 17), ("5 A 3", 19), ("5 2 A", 18), ("10 7", 17)])
def test_vector_12_the_dealer_stops_at_once_from_17_soft_or_hard(dealer: str, total: int) -> None:
    up, *others = dealer.split()
    played = play(f"bet 10 | 10 {up} 9 | stand | {' '.join(others)}")
    assert DealerStood(total) in played.events
    assert turn(played.state) == RoundOver()


def test_vector_12_the_dealer_with_an_ace_a_four_and_a_seven_has_12_and_draws() -> None:
    played = play("bet 10 | 10 A 9 | decline | stand | 4 7")
    assert turn(played.state) == CardsToDeal(1, Face.UP, DEALER)


def test_3_1_a_dealers_card_that_drew_nothing_is_not_carried_over() -> None:
    played = play("bet 10 | 10 9 6 | hit | 10")
    sitting = GAME.sitting.after(GAME.sitting.sit(House(), seated(1000)), played.state, False)
    fresh = start(House(), GAME.sitting.opening(sitting))
    assert fresh.dealer == ()
    assert sum(fresh.gone) == 4


# Totals that are told


def test_bj25_both_totals_are_told_and_the_better_counts() -> None:
    played = play("bet 10 | 3 9 A | hit | A | stand | 8")
    grown = [(event.best, event.low) for event in played.events if isinstance(event, HandGrew)]
    assert grown == [(3, 3), (14, 4), (15, 5)]
    assert played.outcomes() == [Outcome.LOST]


def test_bj26_the_dealers_21_of_many_cards_pushes_a_players_21() -> None:
    assert play("bet 10 | 7 2 7 | hit | 7 | 2 2 5 10").outcomes() == [Outcome.PUSHED]


def test_bj24_nobody_can_surrender() -> None:
    assert [kind.__name__ for kind in GAME.actions if "urrender" in kind.__name__] == []


# G8, BJ12, BJ21: time


def test_g8_when_time_is_up_a_seat_is_dealt_out_declines_or_stands() -> None:
    assert time_out(start(House(), Opening(seated(9))), 0) == DealOut(0)
    assert time_out(table("10 10 10 A 6 6 6").state, 1) == Decline(1)
    assert time_out(table("10 10 10 9 6 6 6").state, 0) == Stand(0)


# The dealer's actions


def test_what_the_dealer_may_do() -> None:
    voids = [Void(Fault.DECK_INCOMPLETE), Void(Fault.CARD_MISSING)]
    assert list(legal(play("").state, DEALER).actions) == [*voids, DealOut(0)]
    assert list(legal(play("bet 2").state, DEALER).actions) == [*voids, DealOut(0), *(Deal(card) for card in DECK)]
    assert list(legal(play("bet 2 | 10 9 6").state, DEALER).actions) == voids
    assert legal(play("bet 2 | 10 9 9 | stand | 10").state, DEALER) == NOTHING


def test_g4_a_card_that_came_six_times_cannot_come_again() -> None:
    seats = seated(*[9] * 7)
    bets = " | ".join(f"{seat}: bet 2" for seat in range(7))
    state = play(f"{bets} | 9♣ 9♣ 9♣ 9♣ 9♣ 9♣", seats=seats).state
    listed = {each.card for each in legal(state, DEALER).actions if isinstance(each, Deal)}
    assert set(DECK) - listed == set(cards("9♣"))


@pytest.mark.parametrize(
    "seats",
    [
        (),
        seated(9, 9, 9, first=5),
        (Seated(1, 9), Seated(0, 9)),
        (Seated(0, 9), Seated(0, 9)),
        (Seated(-1, 9),),
    ],
)
def test_an_opening_whose_seats_do_not_fit_the_table_is_refused(seats: tuple[Seated, ...]) -> None:
    for opens in (lambda: start(House(), Opening(seats)), lambda: GAME.sitting.sit(House(), seats)):
        with pytest.raises(IllegalHouse) as refused:
            opens()
        assert refused.value.code == "bad-opening"
