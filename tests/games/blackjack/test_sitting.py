"""A sitting of Blackjack: the shoe goes on from round to round, the tally, the bank.

Source: rules.md §3.1, §3.4.
"""

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.chips import read_chips
from fairdeal.engine.moves import Fault
from fairdeal.engine.sitting import NO_CARDS, Ending, Progress, Seated, ShuffleSpec, Standing
from fairdeal.errors import IllegalHouse
from fairdeal.games.blackjack import GAME, House, State
from fairdeal.games.blackjack.play import apply, start
from fairdeal.games.blackjack.sitting import Sitting
from tests.games.blackjack.scripts import chips, moves, seated

WON, LOST = "bet 10 | 10 9 10 | stand | 10", "bet 10 | 10 9 8 | stand | 10"
BLACKJACK = "bet 3 | A 9 K"
VOID = "bet 10 | 10 9 8 | void"

rules = GAME.sitting


def final(sitting: Sitting, script: str) -> State:
    state = start(sitting.house, rules.opening(sitting))
    for action in moves(script):
        state, _ = apply(state, action)
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


# 3.1, BJ16, BJ17: the shoe


def test_bj16_six_decks_are_shuffled_with_the_cut_card_behind_200_to_220() -> None:
    assert rules.shuffle(sit()) == ShuffleSpec(6, (200, 220))
    assert rules.shuffle(sit(House(cut_from=100, cut_to=150))) == ShuffleSpec(6, (100, 150))


def test_3_1_the_shoe_goes_on_and_used_cards_are_gone() -> None:
    sitting = after(sit(), WON, LOST)
    assert rules.shuffle(sitting) is None
    assert sum(rules.opening(sitting).gone) == 8
    assert rules.opening(sitting).burned == 0


def test_bj17_once_the_cut_card_has_come_out_the_next_round_has_a_new_shuffle() -> None:
    sitting = after(sit(), WON)
    sitting = after(sitting, LOST, cut_card_out=True)
    assert rules.shuffle(sitting) == ShuffleSpec(6, (200, 220))
    assert rules.opening(sitting).gone == NO_CARDS


def test_bj17_after_as_many_cards_as_can_lie_before_it_the_cut_card_is_out_whatever_is_said() -> None:
    house = House(cut_from=1, cut_to=8)
    assert rules.shuffle(after(sit(house), WON)) is None
    assert rules.shuffle(after(sit(house), WON, WON)) is not None


def test_a_void_round_is_not_counted_and_ends_the_shoe() -> None:
    sitting = after(sit(), WON, VOID)
    assert rules.progress(sitting) == Progress(2, None)
    assert standing(sitting).nets == (read_chips("10"),)
    assert rules.shuffle(sitting) is not None


def test_a_round_without_bets_leaves_the_shoe_as_it_was() -> None:
    sitting = after(sit(House(), 50, 50), "0: bet 10 | 1: bet 10 | 10 10 9 10 10 | 0: stand | 1: stand | 10")
    idle = after(sitting, "0: sit out | 1: sit out")
    assert final(sitting, "0: sit out | 1: sit out").fault is Fault.NO_BETS
    assert rules.opening(idle) == rules.opening(sitting)
    assert rules.shuffle(idle) is None


# The tally


def test_nets_are_kept_and_half_chips_are_exact() -> None:
    sitting = after(sit(), WON, LOST, BLACKJACK)
    assert standing(sitting) == Standing(0, read_chips("1004½"), (20, -20, 9))
    assert standing(sitting).net == chips("+4½")


def test_there_is_no_last_round_and_no_winner() -> None:
    sitting = after(sit(), *[WON] * 30, cut_card_out=True)
    assert rules.progress(sitting) == Progress(31, None)
    assert not rules.is_over(sitting)
    assert standing(sitting).ending is None
    assert standing(left(sitting, 0)).verdict is None


def test_who_cannot_pay_the_smallest_bet_is_short() -> None:
    sitting = after(sit(House(), 11), LOST)
    assert rules.is_over(sitting)
    assert standing(sitting).ending is Ending.SHORT


def test_bj22_somebody_may_sit_down_before_any_deal_also_in_the_middle_of_a_shoe() -> None:
    sitting = rules.join(after(sit(), WON), Seated(3, 100))
    assert [each.seat for each in rules.opening(sitting).seats] == [0, 3]
    assert rules.shuffle(sitting) is None
    with pytest.raises(IllegalHouse):
        rules.join(sitting, Seated(3, 100))


def test_who_has_left_keeps_the_chips_and_can_come_again() -> None:
    sitting = left(after(sit(House(), 50, 50), "0: bet 10 | 1: sit out | 10 9 10 | 0: stand | 10"), 0)
    assert standing(sitting).ending is Ending.ABANDONED
    assert standing(sitting).chips == read_chips("60")
    assert [each.seat for each in rules.opening(rules.join(sitting, Seated(0, 40))).seats] == [0, 1]


# BJ23: the bank


def test_bj23_the_bank_wins_and_loses_what_the_seats_lose_and_win() -> None:
    house = House(bank_cap=80)
    assert rules.opening(sit(house)).limit == 80
    assert rules.opening(after(sit(house), WON)).limit == 60
    assert rules.opening(after(sit(house), LOST)).limit == 100
    assert rules.opening(after(sit(), WON)).limit is None


def test_bj23_the_sitting_is_over_for_all_when_the_bank_can_cover_no_bet() -> None:
    house = House(bank_cap=40)
    sitting = after(sit(house), WON)
    assert not rules.is_over(sitting)
    sitting = after(sitting, "bet 5 | 10 9 10 | stand | 10", "bet 2 | 10 9 10 | stand | 10")
    assert rules.opening(sitting).limit == 6
    assert rules.is_over(sitting)
    assert standing(sitting).ending is Ending.PLAYED


@pytest.mark.parametrize(
    ("options", "least"),
    [({}, 8), ({"das": True}, 16), ({"max_hands": 4, "das": True}, 32), ({"min_stake": 20}, 40)],
)
def test_bj23_a_limit_below_the_cost_of_the_smallest_bet_is_refused(options: dict[str, object], least: int) -> None:
    House(bank_cap=least, **options)  # type: ignore[arg-type]
    with pytest.raises(IllegalHouse) as refused:
        House(bank_cap=least - 1, **options)  # type: ignore[arg-type]
    assert refused.value.code == "bank-cap-too-small"


# Options


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"min_stake": 3}, "option-step"),
        ({"max_stake": 201}, "option-step"),
        ({"min_stake": 6, "even_stakes_only": True}, "option-step"),
        ({"min_stake": 40, "max_stake": 20}, "options-crossed"),
        ({"cut_from": 210, "cut_to": 200}, "options-crossed"),
        ({"cut_to": 313}, "option-value"),
        ({"max_hands": 5}, "option-value"),
        ({"max_hands": 1}, "option-value"),
        ({"seats": 8}, "option-value"),
        ({"split_tens": "suit"}, "option-value"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(IllegalHouse) as refused:
        House(**options)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_section_5_the_defaults_are_those_of_the_rules() -> None:
    assert House() == House(
        min_stake=read_chips("2"),
        max_stake=read_chips("100"),
        seats=7,
        cut_from=200,
        cut_to=220,
        split_tens="value",
        double_soft_low=False,
        das=False,
        max_hands=2,
        obo=False,
        insurance_partial=False,
        bank_cap=None,
        even_stakes_only=False,
    )
    assert House().cards == 6 * len(DECK) == 312


@pytest.mark.parametrize(("options", "each"), [({}, "250"), ({"das": True}, "450"), ({"max_stake": 20}, "25")])
def test_notional_chips_outlast_a_hundred_of_the_worst_rounds(options: dict[str, object], each: str) -> None:
    house = House(**options)  # type: ignore[arg-type]
    assert rules.notional(house) == 100 * read_chips(each)
    assert rules.least(house) == house.min_stake
