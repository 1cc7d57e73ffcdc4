"""Insurance, the dealer's draw and what the dealer may do. Source: rules.md §3.1 to §3.4, §6 vector 12."""

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.banking.moves import Surrender
from fairdeal.engine.chips import read_chips
from fairdeal.engine.moves import (
    DEALER,
    NOTHING,
    CardsToDeal,
    Deal,
    DealOut,
    Face,
    Fault,
    RoundOver,
    SeatsToMove,
    Void,
)
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalHouse
from fairdeal.games.blackjack import GAME, House
from fairdeal.games.blackjack.events import (
    Busted,
    DealerStood,
    HandGrew,
    InsuranceOffered,
    Insured,
)
from fairdeal.games.blackjack.play import legal, start, time_out, turn
from fairdeal.games.blackjack.state import Decline, Hit, Insure, Outcome, Phase, Stand
from tests.games.blackjack.scripts import cards, play, seated, table

HIT_STAND = {Hit, Stand}


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


@pytest.mark.parametrize(("up", "drawn"), [("A", 1), ("10", 1), ("K", 1), ("2", 0), ("9", 0)])
def test_bj9_a_blackjack_alone_waits_for_one_card_of_the_dealers_to_an_ace_or_a_ten_and_is_paid_at_once_otherwise(
    up: str, drawn: int
) -> None:
    played = play(f"bet 10 | A {up} K")
    assert turn(played.state) == (CardsToDeal(1, Face.UP, DEALER) if drawn else RoundOver())
    assert played.net() == read_chips("15") - (read_chips("25") if drawn else 0)
    assert play(f"bet 10 | A {up} K | {'5' * drawn}").net() == read_chips("15")


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


def test_bj24_nobody_can_surrender_at_the_usual_table() -> None:
    assert Surrender not in play("bet 10 | 10 10 6").may()


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
