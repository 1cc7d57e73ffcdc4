"""A sitting of Casino War: twenty rounds, the shoe, the tally and the end. Source: rules.md §1.1, §1.4, §1.6."""

from dataclasses import replace

import pytest

from fairdeal.cards import read_cards
from fairdeal.engine.chips import read_chips
from fairdeal.engine.sitting import NO_CARDS, Ending, Progress, Seated, ShuffleSpec, Standing, Verdict
from fairdeal.errors import IllegalHouse
from fairdeal.games.casino_war import GAME, House, State
from fairdeal.games.casino_war.play import apply, start
from fairdeal.games.casino_war.sitting import Sitting
from tests.games.casino_war.scripts import chips, moves, seated, with_burn

WON, LOST = "bet 2 | A♣ K♣", "bet 2 | K♣ A♣"
TIED_TWICE = "bet 2 | 9♣ 9♥ | war | K♦ K♥"
WAR_LOST = "bet 2 | 9♣ 9♥ | war | Q♦ K♥"
SURRENDERED = "bet 2 | 9♣ 9♥ | surrender"
VOID = "bet 2 | 9♣ 9♥ | war | burn 3 | void"
SHOE = House(fresh_shuffle=False, rounds=None)

rules = GAME.sitting


def final(sitting: Sitting, script: str) -> State:
    state = start(sitting.house, rules.opening(sitting))
    for action in moves(script):
        for each in with_burn(state, action):
            state, _ = apply(state, each)
    return state


def after(sitting: Sitting, *scripts: str, cut_card_out: bool = False) -> Sitting:
    for script in scripts:
        sitting = rules.after(sitting, final(sitting, script), cut_card_out)
    return sitting


def left(sitting: Sitting, seat: int) -> Sitting:
    gone, paid = rules.leave(sitting, seat)
    assert not paid
    return gone


def sit(house: House = House(), *amounts: int) -> Sitting:  # noqa: B008 -- a frozen value
    return rules.sit(house, seated(*(amounts or (1000,))))


def standing(sitting: Sitting, seat: int = 0) -> Standing:
    return next(each for each in rules.standings(sitting) if each.seat == seat)


# 1.1, 1.4: rounds and verdicts


def test_1_1_a_session_is_twenty_rounds_with_a_new_shuffle_before_each() -> None:
    sitting = sit()
    for number in range(1, 21):
        assert rules.progress(sitting) == Progress(number, 20)
        assert rules.shuffle(sitting) == ShuffleSpec(6)
        assert not rules.is_over(sitting)
        assert standing(sitting).ending is None
        sitting = after(sitting, WON if number % 2 else LOST)
    assert rules.is_over(sitting)
    assert standing(sitting) == Standing(0, 2000, (4, -4) * 10, Ending.PLAYED, Verdict.DRAWN)


@pytest.mark.parametrize(
    ("scripts", "net", "verdict"),
    [
        ([WON, WON, LOST], "+2", Verdict.WON),
        ([WON, LOST, LOST], "−2", Verdict.LOST),
        ([WON, WON, WAR_LOST], "0", Verdict.DRAWN),
        ([TIED_TWICE, LOST, SURRENDERED], "+1", Verdict.WON),
        ([SURRENDERED, SURRENDERED, SURRENDERED], "−3", Verdict.LOST),
    ],
)
def test_1_4_a_sum_above_zero_wins_below_zero_loses_and_zero_is_a_draw(
    scripts: list[str], net: str, verdict: Verdict
) -> None:
    sitting = after(sit(House(rounds=3)), *scripts)
    assert standing(sitting).net == chips(net)
    assert standing(sitting).verdict is verdict
    assert standing(sitting).ending is Ending.PLAYED
    assert standing(sitting).chips == read_chips("1000") + chips(net)


def test_1_4_there_is_no_verdict_before_the_end() -> None:
    assert standing(after(sit(House(rounds=3)), WON, WON)).verdict is None


@pytest.mark.parametrize("amount", [0, 1])
def test_1_4_there_is_no_verdict_over_no_rounds(amount: int) -> None:
    assert standing(sit(House(), amount)) == Standing(0, 2 * amount, (), Ending.SHORT, None)


# CW5, CW6: short and abandoned


def test_cw5_when_the_wallet_is_below_the_stake_the_session_ends_short_with_the_sum_so_far() -> None:
    sitting = after(sit(House(), 5), LOST, LOST)
    assert rules.is_over(sitting)
    assert standing(sitting) == Standing(0, 2, (-4, -4), Ending.SHORT, Verdict.LOST)


def test_cw5_with_the_stake_exactly_left_the_session_goes_on() -> None:
    sitting = after(sit(House(), 4), LOST)
    assert not rules.is_over(sitting)
    assert standing(sitting).ending is None


def test_cw5_a_reserve_for_war_makes_a_session_short_below_twice_the_stake() -> None:
    sitting = after(sit(House(reserve_for_war=True), 5), LOST)
    assert rules.is_over(sitting)
    assert standing(sitting).ending is Ending.SHORT


def test_cw5_losing_the_last_chips_in_the_last_round_is_not_short() -> None:
    sitting = after(sit(House(rounds=2), 4), LOST, LOST)
    assert standing(sitting).ending is Ending.PLAYED


def test_cw5_a_seat_that_ran_short_stays_so_when_the_others_play_to_the_end() -> None:
    house = House(rounds=2, seats=2)
    sitting = after(sit(house, 2, 20), "0: bet 2 | 1: bet 2 | 2♣ 2♦ K♥")
    assert [each.ending for each in rules.standings(sitting)] == [Ending.SHORT, None]
    assert not rules.is_over(sitting)
    sitting = after(sitting, "1: bet 2 | A♣ K♥")
    assert [each.ending for each in rules.standings(sitting)] == [Ending.SHORT, Ending.PLAYED]
    assert [each.verdict for each in rules.standings(sitting)] == [Verdict.LOST, Verdict.DRAWN]


@pytest.mark.parametrize(
    ("house", "most"),
    [
        (House(), "80"),
        (House(stake=None), "4000"),
        (House(rounds=3), "12"),
        (House(stake=200, rounds=1000), "200 000"),
        (House(rounds=None), "400"),
    ],
)
def test_cw5_notional_chips_are_what_can_be_lost_at_most(house: House, most: str) -> None:
    assert rules.notional(house) == read_chips(most)


@pytest.mark.parametrize("options", [{}, {"reserve_for_war": True}, {"war_tie_payout": "1:1"}])
def test_cw5_with_notional_chips_twenty_lost_wars_are_played_to_the_end(options: dict[str, bool]) -> None:
    house = House(**options)  # type: ignore[arg-type]
    sitting = rules.sit(house, (Seated(0, rules.notional(house)),))
    sitting = after(sitting, *[WAR_LOST] * 20)
    assert standing(sitting).ending is Ending.PLAYED
    assert standing(sitting).net == chips("−80")


def test_cw6_who_leaves_has_abandoned_the_session_and_has_no_verdict() -> None:
    sitting = left(after(sit(), WON), 0)
    assert standing(sitting) == Standing(0, 2004, (4,), Ending.ABANDONED, None)
    assert rules.is_over(sitting)


def test_cw6_who_ran_short_keeps_that_result_after_standing_up() -> None:
    sitting = after(sit(House(seats=2), 2, 20), "0: bet 2 | 1: bet 2 | 2♣ 2♦ K♥")
    up = left(sitting, 0)
    assert rules.standings(up)[0] == rules.standings(sitting)[0]
    assert standing(up) == Standing(0, 0, (-4,), Ending.SHORT, Verdict.LOST)
    assert rules.standings(rules.join(up, Seated(0, 50)))[:2] == (standing(up), Standing(0, 50, (), None, None))


def test_cw6_who_played_to_the_end_keeps_that_result_after_standing_up() -> None:
    sitting = after(sit(House(rounds=1), 2), LOST)
    assert standing(left(sitting, 0)) == Standing(0, 0, (-4,), Ending.PLAYED, Verdict.LOST)


def test_cw6_the_others_play_on_when_one_leaves() -> None:
    sitting = left(after(sit(House(seats=2), 9, 9), "0: bet 2 | 1: bet 2 | 2♣ A♦ K♥"), 0)
    assert not rules.is_over(sitting)
    assert rules.opening(sitting).seats == (Seated(1, read_chips("11")),)


# CW7: void rounds


def test_cw7_a_void_round_is_not_counted_and_is_dealt_again_from_a_new_shuffle() -> None:
    sitting = after(sit(), WON)
    void = after(sitting, VOID)
    assert rules.progress(void) == rules.progress(sitting) == Progress(2, 20)
    assert standing(void) == standing(sitting)
    assert rules.shuffle(void) == ShuffleSpec(6)
    assert rules.opening(void).seats == rules.opening(sitting).seats


def test_cw7_a_void_round_ends_a_shoe() -> None:
    sitting = after(sit(SHOE), WON)
    assert rules.shuffle(sitting) is None
    void = after(sitting, VOID)
    assert rules.shuffle(void) == ShuffleSpec(6, (200, 220))
    assert rules.opening(void).gone == NO_CARDS
    assert rules.opening(void).burned == 0


def test_cw7_rounds_that_were_settled_stay_so_after_a_void() -> None:
    assert standing(after(sit(), WON, VOID, LOST, VOID)).nets == (4, -4)


# CW8, CW10: the set, the shoe and the cut card


@pytest.mark.parametrize("decks", [6, 7, 8])
def test_cw8_a_fresh_set_has_no_cut_card(decks: int) -> None:
    assert rules.shuffle(sit(House(decks=decks))) == ShuffleSpec(decks, None)


def test_cw10_a_shoe_has_a_cut_card_between_its_places() -> None:
    house = House(fresh_shuffle=False, cut_from=100, cut_to=150, decks=8)
    assert rules.shuffle(sit(house)) == ShuffleSpec(8, (100, 150))


def test_cw10_a_shoe_goes_on_from_round_to_round_and_counts_its_cards_shown_and_burned() -> None:
    sitting = after(sit(SHOE), WON, TIED_TWICE)
    opening = rules.opening(sitting)
    assert rules.shuffle(sitting) is None
    assert opening.burned == 1 + (1 + 3)
    assert sum(opening.gone) == 2 + 4
    assert [opening.gone[card] for card in read_cards("A♣ K♣ 9♣ 9♥ K♦ K♥ 2♣")] == [1, 1, 1, 1, 1, 1, 0]


def test_cw10_when_the_cut_card_has_come_out_the_next_round_has_a_new_shuffle() -> None:
    sitting = after(sit(SHOE), WON, cut_card_out=True)
    assert rules.shuffle(sitting) == ShuffleSpec(6, (200, 220))
    assert rules.opening(sitting).gone == NO_CARDS
    again = after(sitting, WON)
    assert sum(rules.opening(again).gone) == 2
    assert rules.opening(again).burned == 1


@pytest.mark.parametrize(("dealt", "goes_on"), [(312 - 8 - 3, True), (312 - 8 - 2, False)])
def test_cw10_a_shoe_that_is_too_short_for_one_more_round_is_shuffled(dealt: int, goes_on: bool) -> None:
    sitting = replace(sit(SHOE), gone=NO_CARDS, burned=dealt, shuffled=True)
    assert (rules.shuffle(after(sitting, WON)) is None) is goes_on


def test_cw10_a_shoe_of_seven_seats_lasts_only_as_long_as_all_seven_could_go_to_war() -> None:
    house = House(fresh_shuffle=False, seats=7, rounds=None)
    sitting = replace(sit(house), burned=312 - 20 - 2, shuffled=True)
    assert rules.shuffle(after(sitting, WON)) is not None


def test_cw10_the_cut_card_cannot_lie_so_deep_that_a_round_would_not_fit() -> None:
    assert House(fresh_shuffle=False, cut_to=312 - 8).cut_to == 304
    with pytest.raises(IllegalHouse) as refused:
        House(fresh_shuffle=False, cut_to=305)
    assert refused.value.code == "cut-too-deep"
    assert House(cut_to=305).fresh_shuffle


def test_cw10_a_round_without_bets_takes_no_cards_from_the_shoe() -> None:
    house = House(fresh_shuffle=False, rounds=None, seats=2)
    sitting = after(sit(house, 9, 9), "0: bet 2 | 1: bet 2 | 2♣ A♦ K♥")
    idle = after(sitting, "0: sit out | 1: sit out")
    assert rules.shuffle(idle) is None
    assert rules.opening(idle) == rules.opening(sitting)


# G10: joining and leaving between rounds


def test_g10_a_newcomer_sits_down_between_rounds_in_seat_order() -> None:
    sitting = rules.join(rules.sit(House(seats=3), (Seated(1, 20),)), Seated(0, 40))
    assert rules.opening(sitting).seats == (Seated(0, 40), Seated(1, 20))


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_g10_a_seat_that_is_taken_or_not_there_cannot_be_joined(seat: int) -> None:
    with pytest.raises(IllegalHouse) as refused:
        rules.join(rules.sit(House(seats=3), (Seated(0, 20),)), Seated(seat, 40))
    assert refused.value.code == "bad-opening"


def test_g10_the_seat_of_one_who_left_can_be_taken() -> None:
    sitting = left(after(sit(House(seats=2), 9, 9), "0: bet 2 | 1: bet 2 | 2♣ A♦ K♥"), 0)
    sitting = rules.join(sitting, Seated(0, 50))
    gone, newcomer, _ = rules.standings(sitting)
    assert (gone.seat, gone.ending) == (0, Ending.ABANDONED)
    assert newcomer == Standing(0, 50, (), None, None)


def test_one_who_sat_a_round_out_has_a_zero_for_it() -> None:
    sitting = after(sit(House(seats=2), 9, 9), "0: sit out | 1: bet 2 | A♦ K♥")
    assert [each.nets for each in rules.standings(sitting)] == [(0,), (4,)]


def test_a_round_is_taken_in_only_when_it_is_over() -> None:
    sitting = sit()
    with pytest.raises(AssertionError):
        rules.after(sitting, start(sitting.house, rules.opening(sitting)), False)
