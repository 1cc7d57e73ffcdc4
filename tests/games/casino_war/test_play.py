"""One round of Casino War, decision by decision. Source: rules.md §1.2, §1.6, §0 G9."""

import pytest

from fairdeal.cards import DECK, read_card, read_cards
from fairdeal.engine.banking.moves import Bet, Place, SatOut, SitOut, Surrender, Surrendered, Withdraw
from fairdeal.engine.banking.rounds import playing
from fairdeal.engine.chips import read_chips
from fairdeal.engine.events import CardDealt, CardsBurned
from fairdeal.engine.moves import (
    DEALER,
    Amounts,
    Burn,
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
from fairdeal.engine.sitting import NO_CARDS, Opening, Seated
from fairdeal.errors import IllegalHouse
from fairdeal.games.casino_war import GAME, House, State
from fairdeal.games.casino_war.play import apply, legal, start, time_out, turn
from fairdeal.games.casino_war.state import GoToWar, Outcome, Phase, Tied, WentToWar
from tests.games.casino_war.scripts import FREE, TABLE, Played, chips, play, seated


def bets(state: State, seat: int = 0) -> Amounts:
    (amounts,) = legal(state, seat).amounts
    return amounts


def opened(house: House, *amounts: int) -> State:
    return start(house, Opening(seated(*amounts)))


# 1.2: the order of a round


def test_1_2_a_round_goes_from_bet_to_burn_to_player_to_dealer() -> None:
    state = opened(House(), 100)
    assert turn(state) == SeatsToMove((0,))
    state, _ = apply(state, Bet(0, 4))
    assert turn(state) == CardsToDeal(1, Face.UNSEEN, DEALER)
    state, _ = apply(state, Burn(1))
    assert turn(state) == CardsToDeal(1, Face.UP, 0)
    state, _ = apply(state, Deal(read_card("9♣")))
    assert turn(state) == CardsToDeal(1, Face.UP, DEALER)
    state, events = apply(state, Deal(read_card("9♥")))
    assert events[-1] == Tied(0)
    assert turn(state) == SeatsToMove((0,))
    state, _ = apply(state, GoToWar(0))
    assert turn(state) == CardsToDeal(3, Face.UNSEEN, DEALER)
    state, _ = apply(state, Burn(3))
    assert turn(state) == CardsToDeal(1, Face.UP, 0)
    state, _ = apply(state, Deal(read_card("K♦")))
    assert turn(state) == CardsToDeal(1, Face.UP, DEALER)
    state, _ = apply(state, Deal(read_card("K♥")))
    assert turn(state) == RoundOver()


def deal_in_order(state: State, order: list[int], answers: dict[int, GoToWar | Surrender]) -> dict[str, list[int]]:
    """Which place of the shuffled set goes where, when the dealer deals it from the first card on."""
    where: dict[str, list[int]] = {}
    place = 0
    while not isinstance(now := turn(state), RoundOver):
        if isinstance(now, SeatsToMove):
            state, _ = apply(state, answers[now.seats[0]])
            continue
        assert isinstance(now, CardsToDeal)
        name = "burn" if now.face is Face.UNSEEN else "dealer" if now.to == DEALER else f"seat {now.to}"
        where.setdefault(name, []).extend(range(place, place + now.count))
        dealt = Burn(now.count) if now.face is Face.UNSEEN else Deal(DECK[order[place]])
        place += now.count
        state, _ = apply(state, dealt)
    return where


def test_1_2_the_places_of_the_set_are_burn_player_dealer_three_burns_player_dealer() -> None:
    state = play("bet 2").state
    assert deal_in_order(state, [0] * 8, {0: GoToWar(0)}) == {
        "burn": [0, 3, 4, 5],
        "seat 0": [1, 6],
        "dealer": [2, 7],
    }


def test_cw9_the_places_with_three_seats_of_which_two_go_to_war() -> None:
    state = play("0: bet 2 | 1: bet 2 | 2: bet 2", house=TABLE, seats=seated(9, 9, 9)).state
    answers: dict[int, GoToWar | Surrender] = {0: GoToWar(0), 1: Surrender(1), 2: GoToWar(2)}
    # All cards but two are twos, and the set has only six of each.
    assert deal_in_order(state, [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3], answers) == {
        "burn": [0, 5, 6, 7],
        "seat 0": [1, 8],
        "seat 1": [2],
        "seat 2": [3, 9],
        "dealer": [4, 10],
    }


@pytest.mark.parametrize(
    ("script", "taken"), [("bet 2 | A♣ K♥", 3), ("bet 2 | 9♣ 9♥ | surrender", 3), ("bet 2 | 9♣ 9♥ | war | K♦ K♥", 8)]
)
def test_1_2_a_round_of_one_seat_takes_three_cards_or_eight(script: str, taken: int) -> None:
    assert play(script).taken == taken


@pytest.mark.parametrize("seats", range(1, 8))
def test_cw9_a_round_of_k_seats_takes_at_most_2k_plus_6_cards_with_one_burn_of_three(seats: int) -> None:
    bet = "|".join(f"{seat}: bet 2" for seat in range(seats))
    war = "|".join(f"{seat}: war" for seat in range(seats))
    nines = ["9♣", "9♦", "9♥", "9♠", "9♣", "9♦", "9♥"][:seats]
    kings = ["K♣", "K♦", "K♥", "K♠", "K♣", "K♦", "K♥"][:seats]
    script = f"{bet} | {' '.join(nines)} 9♠ | {war} | {' '.join(kings)} K♠"
    played = play(script, house=TABLE, seats=seated(*[9] * seats))
    assert played.taken == 2 * seats + 6 == House.most_cards(seats)
    assert [event.count for event in played.events if isinstance(event, CardsBurned)] == [1, 3]
    assert {played.net(seat) for seat in range(seats)} == {chips("+4")}


# CW1: stakes


def test_cw1_a_recorded_session_has_one_stake_of_two() -> None:
    assert House().stake == read_chips("2")
    assert legal(opened(House(), 100), 0) == Legal((), (Amounts(Bet(0, 0), 4, 4, 2),))


@pytest.mark.parametrize(
    ("house", "wallet", "least", "most", "step"),
    [
        (FREE, 1000, "2", "100", "1"),
        (FREE, 57, "2", "57", "1"),
        (FREE, 2, "2", "2", "1"),
        (House(stake=None, min_stake=10, max_stake=20), 100, "5", "10", "1"),
        (House(stake=6), 100, "3", "3", "1"),
        (House(stake=None, even_stakes_only=True), 57, "2", "56", "2"),
        (House(stake=None, reserve_for_war=True), 57, "2", "28", "1"),
        (House(stake=None, reserve_for_war=True), 1000, "2", "100", "1"),
        (House(stake=None, reserve_for_war=True, even_stakes_only=True), 59, "2", "28", "2"),
        (House(reserve_for_war=True), 4, "2", "2", "1"),
    ],
)
def test_cw1_cw2_cw3_bets_go_from_the_least_to_what_house_and_wallet_allow(
    house: House, wallet: int, least: str, most: str, step: str
) -> None:
    assert bets(opened(house, wallet)) == Amounts(Bet(0, 0), read_chips(least), read_chips(most), read_chips(step))


def test_cw1_half_a_chip_of_the_wallet_cannot_be_bet() -> None:
    state = start(FREE, Opening((Seated(0, 9),)))
    assert bets(state) == Amounts(Bet(0, 0), 4, 8, 2)


@pytest.mark.parametrize(
    ("house", "wallet"),
    [
        (House(), 1),
        (House(stake=20), 9),
        (FREE, 1),
        (House(reserve_for_war=True), 3),
        (House(stake=None, min_stake=8, even_stakes_only=True), 3),
    ],
)
def test_cw5_a_seat_that_cannot_make_the_least_bet_sits_out(house: House, wallet: int) -> None:
    state = opened(house, wallet)
    assert state.boxes[0].place is Place.OUT
    assert turn(state) == RoundOver()
    assert state.fault is Fault.NO_BETS


# CW3: war too dear


def test_cw3_with_three_chips_and_a_stake_of_two_a_tie_allows_surrender_alone() -> None:
    played = play("bet 2 | 9♣ 9♥", seats=seated(3), house=House())
    assert legal(played.state, 0) == Legal((Surrender(0),))


def test_cw3_with_four_chips_war_is_just_possible() -> None:
    played = play("bet 2 | 9♣ 9♥", seats=seated(4), house=House())
    assert legal(played.state, 0) == Legal((GoToWar(0), Surrender(0)))
    assert play("bet 2 | 9♣ 9♥ | war", seats=seated(4), house=House()).box().chips == 0


def test_cw3_with_a_reserve_for_war_every_tie_can_be_fought() -> None:
    house = House(stake=None, reserve_for_war=True)
    for wallet in range(4, 30):
        state = opened(house, wallet)
        most = bets(state).most
        state, _ = apply(state, Bet(0, most))
        for action in (Burn(1), *(Deal(card) for card in read_cards("9♣ 9♥"))):
            state, _ = apply(state, action)
        assert GoToWar(0) in legal(state, 0).actions


# CW4: time is up


def test_cw4_when_time_is_up_a_tie_is_surrendered_and_a_bet_not_made() -> None:
    assert time_out(play("bet 2 | 9♣ 9♥").state, 0) == Surrender(0)
    assert time_out(opened(FREE, 100), 0) == DealOut(0)


# CW9: several seats

THREE = seated(20, 20, 20)


def three(script: str) -> Played:
    return play("0: bet 2 | 1: bet 3 | 2: bet 4 | " + script, house=TABLE, seats=THREE)


def test_cw9_bets_may_come_in_any_order_and_cards_come_clockwise() -> None:
    played = play("2: bet 4 | 0: bet 2 | 1: bet 3 | 9♣ 8♣ 7♣ 2♥", house=TABLE, seats=THREE)
    assert [(event.to, event.card) for event in played.events if isinstance(event, CardDealt)] == [
        (0, read_card("9♣")),
        (1, read_card("8♣")),
        (2, read_card("7♣")),
        (DEALER, read_card("2♥")),
    ]
    assert [played.net(seat) for seat in range(3)] == [chips("+2"), chips("+3"), chips("+4")]


def test_cw9_while_one_seat_is_asked_for_its_bet_no_card_is_due() -> None:
    played = play("0: bet 2 | 2: bet 4", house=TABLE, seats=THREE)
    assert turn(played.state) == SeatsToMove((1,))
    assert not [each for each in legal(played.state, DEALER).actions if isinstance(each, (Burn, Deal))]


def test_cw9_each_tied_seat_decides_in_order() -> None:
    played = three("9♣ 8♣ 9♦ 9♥")
    assert [event for event in played.events if isinstance(event, Tied)] == [Tied(0), Tied(2)]
    assert turn(played.state) == SeatsToMove((0,))
    assert not legal(played.state, 1)
    assert not legal(played.state, 2)
    after, events = apply(played.state, Surrender(0))
    assert events == (Surrendered(0),)
    assert turn(after) == SeatsToMove((2,))
    assert not legal(after, 0)


def test_cw9_war_cards_go_to_the_warring_seats_clockwise_then_once_to_the_dealer() -> None:
    played = three("9♣ 9♠ 9♦ 9♥ | 0: war | 1: surrender | 2: war | Q♣ K♣ Q♥")
    dealt = [event.to for event in played.events if isinstance(event, CardDealt)]
    assert dealt == [0, 1, 2, DEALER, 0, 2, DEALER]
    outcomes = [played.box(seat).outcome for seat in range(3)]
    assert outcomes == [Outcome.WAR_TIED, Outcome.SURRENDERED, Outcome.WAR_WON]
    assert [played.net(seat) for seat in range(3)] == [chips("+4"), chips("−1½"), chips("+4")]


def test_cw9_a_round_in_which_all_tied_seats_surrender_has_no_war_cards() -> None:
    played = three("9♣ 2♠ 9♦ 9♥ | 0: surrender | 2: surrender")
    assert played.taken == 5
    assert [played.net(seat) for seat in range(3)] == [chips("−1"), chips("−3"), chips("−2")]


def test_cw9_seats_without_a_tie_are_settled_with_the_others_at_the_end() -> None:
    played = three("K♣ 2♠ 9♦ 9♥")
    assert "BoxSettled" not in played.kinds
    after = three("K♣ 2♠ 9♦ 9♥ | 2: war | 3♣ 4♣")
    assert [after.net(seat) for seat in range(3)] == [chips("+2"), chips("−3"), chips("−8")]


def test_cw7_a_void_after_one_seat_surrendered_and_one_went_to_war_returns_everything() -> None:
    played = three("9♣ 9♠ 2♦ 9♥ | 0: surrender | 1: war | burn 3 | void")
    assert [played.returned(seat) for seat in range(3)] == [read_chips("2"), read_chips("6"), read_chips("4")]
    assert [played.net(seat) for seat in range(3)] == [0, 0, 0]


def test_cw9_seats_need_not_sit_side_by_side() -> None:
    seats = (Seated(1, 40), Seated(4, 40), Seated(6, 40))
    played = play(
        "1: bet 2 | 4: bet 2 | 6: bet 2 | 9♣ 9♦ 2♣ 9♥ | 1: war | 4: surrender | A♣ K♣", house=TABLE, seats=seats
    )
    assert [played.net(seat) for seat in (1, 4, 6)] == [chips("+2"), chips("−1"), chips("−2")]


# G9: taking a bet back, sitting out, being dealt out


def test_g9_a_bet_can_be_taken_back_before_the_first_card_and_made_again() -> None:
    played = play("bet 5")
    assert legal(played.state, 0) == Legal((Withdraw(0),))
    played = play("bet 5 | withdraw")
    assert played.net() == 0
    assert turn(played.state) == SeatsToMove((0,))
    assert play("bet 5 | withdraw | bet 7 | A♣ K♣").net() == chips("+7")


def test_g9_taking_a_bet_back_opens_the_bets_again_for_that_seat_alone() -> None:
    played = play("0: bet 2 | 1: bet 2 | 1: withdraw", house=TABLE, seats=seated(9, 9))
    assert turn(played.state) == SeatsToMove((1,))
    assert playing(played.state) == (0,)


def test_g9_after_the_burn_a_bet_stays() -> None:
    assert not legal(play("bet 2 | burn 1").state, 0)


def test_sitting_out_is_for_one_of_several() -> None:
    state = opened(TABLE, 9, 9)
    assert SitOut(0) in legal(state, 0).actions
    assert SitOut(0) not in legal(opened(TABLE, 9), 0).actions
    played = play("0: sit out | 1: bet 2 | A♣ K♣", house=TABLE, seats=seated(9, 9))
    assert SatOut(0) in played.events
    assert [played.net(seat) for seat in (0, 1)] == [0, chips("+2")]
    assert playing(played.state) == (1,)


def test_when_all_sit_out_the_round_is_void_for_want_of_bets() -> None:
    played = play("0: sit out | 1: sit out", house=TABLE, seats=seated(9, 9))
    assert played.state.fault is Fault.NO_BETS
    assert played.kinds == ["SatOut", "SatOut", "RoundVoided"]


def test_g9_a_seat_dealt_out_gets_its_bet_back_and_the_others_play() -> None:
    played = play("0: bet 5 | 1: bet 2 | deal out 0 | A♣ K♣", house=TABLE, seats=seated(9, 9))
    assert played.returned(0) == read_chips("5")
    assert [played.net(seat) for seat in (0, 1)] == [0, chips("+2")]
    assert SatOut(0) in played.events


def test_g9_a_seat_that_has_not_bet_yet_can_be_dealt_out_and_the_cards_go_on() -> None:
    played = play("1: bet 2 | deal out 0", house=TABLE, seats=seated(9, 9))
    assert turn(played.state) == CardsToDeal(1, Face.UNSEEN, DEALER)


def test_g9_when_the_last_bettor_is_dealt_out_the_round_is_void() -> None:
    played = play("bet 2 | deal out 0")
    assert played.state.fault is Fault.NO_BETS
    assert played.net() == 0


# The dealer


@pytest.mark.parametrize(
    ("script", "actions"),
    [
        ("", [DealOut(0)]),
        ("bet 2", [DealOut(0), Burn(1)]),
        ("bet 2 | 9♣ 9♥", []),
        ("bet 2 | 9♣ 9♥ | war", [Burn(3)]),
    ],
)
def test_1_2_what_the_dealer_may_do_besides_a_void(script: str, actions: list[object]) -> None:
    voids = [Void(Fault.DECK_INCOMPLETE), Void(Fault.CARD_MISSING)]
    assert list(legal(play(script).state, DEALER).actions) == [*voids, *actions]


def test_1_2_after_the_burn_every_card_of_the_set_may_come() -> None:
    actions = legal(play("bet 2 | burn 1").state, DEALER).actions
    assert [each.card for each in actions if isinstance(each, Deal)] == list(DECK)


def test_when_the_round_is_over_nobody_may_do_anything() -> None:
    state = play("bet 2 | A♣ K♣").state
    assert not legal(state, 0)
    assert not legal(state, DEALER)
    assert turn(state) == RoundOver()


def test_g4_a_card_that_came_six_times_cannot_come_again() -> None:
    gone = tuple(6 if card == read_card("9♣") else 0 for card in DECK)
    house = House(fresh_shuffle=False)
    state = start(house, Opening(seated(9), gone=gone))
    state, _ = apply(state, Bet(0, 4))
    state, _ = apply(state, Burn(1))
    cards = [each.card for each in legal(state, DEALER).actions if isinstance(each, Deal)]
    assert set(DECK) - set(cards) == {read_card("9♣")}


@pytest.mark.parametrize(("decks", "copies"), [(6, 6), (7, 7), (8, 8)])
def test_cw10_the_set_has_as_many_of_each_card_as_decks(decks: int, copies: int) -> None:
    seats = seated(*[9] * 7)
    bet = "|".join(f"{seat}: bet 2" for seat in range(7))
    war = "|".join(f"{seat}: war" for seat in range(6))
    house = House(stake=None, seats=7, decks=decks)
    state = play(f"{bet} | {'9♣ ' * 6} 2♣ 9♥ | {war} | burn 3", house=house, seats=seats).state
    for _ in range(copies - 6):
        state, _ = apply(state, Deal(read_card("9♣")))
    assert Deal(read_card("9♣")) not in legal(state, DEALER).actions
    assert Deal(read_card("9♦")) in legal(state, DEALER).actions


# Odd openings


@pytest.mark.parametrize(
    ("house", "seats"),
    [
        (House(), ()),
        (House(), seated(9, 9)),
        (House(), seated(9, first=1)),
        (House(seats=2), (Seated(1, 9), Seated(0, 9))),
        (House(seats=2), (Seated(0, 9), Seated(0, 9))),
        (House(seats=2), (Seated(0, 9), Seated(2, 9))),
        (House(seats=2), (Seated(-1, 9), Seated(0, 9))),
        (House(seats=2), (Seated(0, 9), Seated(1, 9), Seated(2, 9))),
    ],
)
def test_an_opening_whose_seats_do_not_fit_the_table_is_refused(house: House, seats: tuple[Seated, ...]) -> None:
    for opens in (lambda: start(house, Opening(seats)), lambda: GAME.sitting.sit(house, seats)):
        with pytest.raises(IllegalHouse) as refused:
            opens()
        assert refused.value.code == "bad-opening"
        assert str(refused.value) == (
            f"These seats don’t fit. The table has {house.seats}, numbered clockwise from 0, and each can be "
            f"taken once; you gave {', '.join(str(each.seat) for each in seats) or '—'}."
        )


@pytest.mark.parametrize(("seats", "left"), [(1, 7), (2, 9), (7, 19)])
def test_cw10_a_round_does_not_start_with_fewer_cards_than_it_may_need(seats: int, left: int) -> None:
    gone = tuple(5 for _ in DECK)
    enough = Opening(seated(*[9] * seats), gone=gone, burned=52 - left - 1)
    assert start(TABLE, enough).phase is Phase.BETTING
    with pytest.raises(IllegalHouse) as refused:
        start(TABLE, Opening(enough.seats, gone=gone, burned=52 - left))
    assert refused.value.code == "shoe-too-short"
    assert str(refused.value) == (
        f"The shoe is too short for this round: cards left {left}, cards needed {left + 1}. A new shuffle is due."
    )


def test_an_opening_of_no_cards_gone_is_a_whole_set() -> None:
    assert sum(NO_CARDS) == 0
    assert House().cards == 312


def test_1_2_going_to_war_commits_exactly_the_stake_again() -> None:
    played = play("bet 7 | 9♣ 9♥ | war")
    assert WentToWar(0, read_chips("7")) in played.events
    assert played.box().staked == read_chips("14")
    assert played.box().chips == read_chips("986")
