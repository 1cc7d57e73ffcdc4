"""How many can play, with how many cards: the table of rules.md §4.7, and what a house refuses."""

from typing import Any

import pytest

from fairdeal.engine.chips import CHIP
from fairdeal.errors import IllegalHouse
from fairdeal.games.red_dog import GAME, House
from fairdeal.games.red_dog.house import PRESETS, cards_needed, hand_size

BASE, BURN = House(seats=2), House(seats=2, burn=True)
BANK, BANK_BURN = House(variant="bank", seats=2), House(variant="bank", seats=2, burn=True)


@pytest.mark.parametrize(
    ("at", "players", "needed"),
    [
        (BASE, 7, {5: 42, 4: 35}),
        (BASE, 8, {5: 48, 4: 40}),
        (BASE, 9, {5: 54, 4: 45}),
        (BASE, 10, {5: 60, 4: 50}),
        (BURN, 7, {5: 49, 4: 42, 3: 35}),
        (BURN, 8, {5: 56, 4: 48, 3: 40}),
        (BURN, 9, {5: 63, 4: 54, 3: 45}),
        (BURN, 10, {5: 70, 4: 60, 3: 50}),
        (BANK, 7, {5: 36, 4: 30}),
        (BANK, 8, {5: 42, 4: 35}),
        (BANK, 9, {5: 48, 4: 40}),
        (BANK, 10, {5: 54, 4: 45}),
        (BANK_BURN, 7, {5: 42, 4: 36}),
        (BANK_BURN, 8, {5: 49, 4: 42}),
        (BANK_BURN, 9, {5: 56, 4: 48}),
        (BANK_BURN, 10, {5: 63, 4: 54}),
    ],
)
def test_a_round_takes_at_most_so_many_cards(at: House, players: int, needed: dict[int, int]) -> None:
    assert {size: cards_needed(at, players, size) for size in needed} == needed


@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({}, {2: 5, 8: 5, 9: 4, 10: 4}),
        ({"hand": "4"}, {2: 4, 8: 4, 9: 4, 10: 4}),
        ({"burn": True, "seats": 8}, {2: 5, 7: 5, 8: 4}),
        ({"burn": True, "burn_three_cards": True}, {7: 5, 8: 4, 9: 3, 10: 3}),
        ({"variant": "bank"}, {2: 5, 8: 5, 9: 4, 10: 4}),
        ({"variant": "bank", "burn": True, "seats": 9}, {8: 5, 9: 4}),
        ({"variant": "bank", "burn": True, "burn_three_cards": True}, {9: 4, 10: 3}),
        ({"variant": "bank", "hand": "5", "seats": 9}, {8: 5, 9: 5}),
        ({"variant": "six_banker"}, {8: 5, 9: 4, 10: 4}),
        ({"variant": "six_pool", "seats": 15}, {2: 3, 10: 3, 15: 3}),
    ],
)
def test_the_hand_follows_the_number_of_players(options: dict[str, Any], sizes: dict[int, int]) -> None:
    at = House(**{"seats": 10, **options})
    assert {players: hand_size(at, players) for players in sizes} == sizes


def short(players: int, added: str) -> str:
    return f"The deck isn’t enough for {players} players: {added}, and there are 52."


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (
            {"seats": 9, "hand": "5"},
            "cards-short",
            short(9, "9 hands of 5 cards and 9 cards to turn make 54"),
        ),
        (
            {"seats": 9, "burn": True},
            "cards-short",
            short(9, "9 hands of 4 cards and 18 cards to turn make 54"),
        ),
        (
            {"seats": 8, "burn": True, "hand": "5"},
            "cards-short",
            short(8, "8 hands of 5 cards and 16 cards to turn make 56"),
        ),
        (
            {"seats": 10, "variant": "bank", "hand": "5"},
            "cards-short",
            short(10, "9 hands of 5 cards and 9 cards to turn make 54"),
        ),
        (
            {"seats": 10, "variant": "bank", "burn": True},
            "cards-short",
            short(10, "9 hands of 4 cards and 18 cards to turn make 54"),
        ),
        (
            {"seats": 11},
            "too-many-seats",
            "11 seats are too many: the variant base is for 2 to 10 players.",
        ),
        (
            {"seats": 16, "variant": "six_pool"},
            "option-value",
            "The option seats can’t be 16; it can be 2–15.",
        ),
        (
            {"ante": 3},
            "option-step",
            "The option ante can’t be 1½: stakes here are multiples of 1.",
        ),
        (
            {"variant": "six_pool", "burn": True},
            "option-without-meaning",
            "The option burn has no effect in this variant (six_pool). Leave it as it is.",
        ),
        (
            {"variant": "bank", "pot_limit": 20 * CHIP},
            "option-without-meaning",
            "The option pot_limit has no effect in this variant (bank). Leave it as it is.",
        ),
        (
            {"burn_three_cards": True},
            "option-without-meaning",
            "The option burn_three_cards has no effect in this variant (base). Leave it as it is.",
        ),
    ],
)
def test_a_house_that_cannot_be_played_is_refused_with_the_reason(
    options: dict[str, Any], code: str, words: str
) -> None:
    with pytest.raises(IllegalHouse) as refused:
        House(**options)
    assert (refused.value.code, str(refused.value)) == (code, words)


def test_there_is_a_table_for_every_way_to_play() -> None:
    ways = {name: (house.variant, house.burn) for name, house in PRESETS.items()}
    assert ways == {
        "base": ("base", False),
        "burn": ("base", True),
        "bank": ("bank", False),
        "six-spot": ("six_banker", False),
        "pool": ("six_pool", False),
    }
    assert all(GAME.seats(house) == range(house.seats) for house in PRESETS.values())
    assert all(GAME.sitting.fewest(house) == 2 for house in PRESETS.values())
