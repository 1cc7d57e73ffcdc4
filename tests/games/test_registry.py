"""The registry: every game by its name, and no other."""

import pytest

from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game, game_names
from fairdeal.games.casino_war import GAME


def test_the_games_are_listed_by_name_in_order() -> None:
    assert "casino-war" in game_names()
    assert list(game_names()) == sorted(game_names())


def test_a_game_is_found_by_its_name_and_is_always_the_same() -> None:
    assert find_game("casino-war") is GAME
    assert all(find_game(name).name == name for name in game_names())


@pytest.mark.parametrize("name", ["casino_war", "Casino-War", " casino  war ", "CASINO WAR"])
def test_a_name_is_found_however_its_words_are_parted_and_in_capitals(name: str) -> None:
    assert find_game(name) is GAME


@pytest.mark.parametrize("name", ["", "poker", "casinowar", "-", "..", "casino-war.play"])
def test_a_name_that_is_none_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        find_game(name)
    assert refused.value.code == "no-game"
    assert str(refused.value) == f"There’s no game called “{name}”. Choose one of: {', '.join(game_names())}."


def test_a_long_name_is_quoted_in_part() -> None:
    with pytest.raises(NotUnderstood) as refused:
        find_game("x" * 999)
    assert f"“{'x' * 40}”" in str(refused.value)
