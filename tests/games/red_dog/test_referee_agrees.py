"""The game and the second referee judge random sittings of Red Dog alike: every question, every chip, every deal."""

from itertools import product

import pytest

from fairdeal.errors import IllegalHouse
from fairdeal.games.red_dog.house import Variant, hand_size
from tests.games.red_dog.beside import house_of, rounds_beside, told
from tests.games.red_dog.referee_house import Options, may_seat
from tests.games.red_dog.referee_house import hand_size as other_hand_size
from tests.laws.depth import IS_DEEP

MANY = 200_000 if IS_DEEP else 20_000

mistakes = pytest.mark.parametrize("mistakes", [False, True], ids=["room", "real cards"])


@mistakes
def test_both_judge_some_hundreds_of_rounds_alike(mistakes: bool) -> None:
    counts = told(rounds_beside(1, rounds=300, mistakes=mistakes))
    assert all(counts[variant] > 30 for variant in Variant)
    assert counts["redeals"]


@pytest.mark.slow
@mistakes
def test_both_judge_very_many_rounds_alike(mistakes: bool) -> None:
    counts = told(rounds_beside(2, rounds=MANY // 2, mistakes=mistakes))
    assert all(counts[variant] > MANY // 20 for variant in Variant)
    assert counts["redeals"]


@pytest.mark.parametrize("variant", [each.value for each in Variant])
def test_both_seat_the_same_tables_with_the_same_hands(variant: str) -> None:
    """Source: rules.md §4.7, §4.8 RD1, RD2, RD37, RD38."""
    hands: tuple[str | int, ...] = ("auto",) if variant == "six_pool" else ("auto", 5, 4)
    burns = [(False, False)]
    if variant in ("base", "bank"):
        burns += [(True, False), (True, True)]
    for hand, (burn, three), seats in product(hands, burns, range(2, 16)):
        options = Options(variant, hand=hand, burn=burn, burn_three_cards=three)
        if not may_seat(options, seats):
            with pytest.raises(IllegalHouse):
                house_of(options, seats)
            continue
        house = house_of(options, seats)
        for players in range(2, seats + 1):
            assert hand_size(house, players) == other_hand_size(options, players)
