"""The OpenSpiel games pass OpenSpiel's random simulations, and their chances are those of the shuffle."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest

from fairdeal.cards import card_code
from fairdeal.games import find_game, game_names
from fairdeal.learning.openspiel_game import register_all
from fairdeal.learning.rounds import table

register_all()


def name(game: str) -> str:
    return f"python_fairdeal_{game.replace('-', '_')}"


def states(game: str, seed: int) -> Iterator[Any]:
    """The states of a random round, its end the last of them."""
    dice, state = Random(seed), pyspiel.load_game(name(game)).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("game", game_names())
def test_openspiel_plays_at_random_and_finds_no_fault(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name(game)), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", game_names())
def test_the_chances_of_the_cards_are_one_together(game: str) -> None:
    for state in states(game, seed=1):
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_the_second_card_of_six_decks_is_less_likely_to_be_the_first_again() -> None:
    state = pyspiel.load_game("python_fairdeal_casino_war").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    (first, chance), *_ = state.chance_outcomes()
    assert (card_code(first), chance) == ("2c", 6 / 312)
    state.apply_action(first)
    assert dict(state.chance_outcomes())[first] == 5 / 311
    assert dict(state.chance_outcomes())[first + 1] == 6 / 311


@pytest.mark.parametrize("game", game_names())
def test_an_observation_is_the_view_and_a_memory_is_what_was_shown(game: str) -> None:
    where = table(find_game(game))
    for state in states(game, seed=3):
        player = max(0, state.current_player())
        seen = where.game.sight.view(state.state, player)
        assert state.observation_tensor(player) == pytest.approx(where.observe(seen), abs=1e-6)
        assert state.observation_string(player) == str(seen)
        assert state.information_state_string(player) == state.shown(player)


def test_a_hidden_card_is_in_no_other_players_memory() -> None:
    *_, last = states("cassino", seed=5)
    assert last.shown(0) != last.shown(1)


def test_what_a_match_brings_is_points() -> None:
    *_, last = states("cassino", seed=5)
    assert last.returns() == [last.player_return(0), last.player_return(1)]
    assert max(last.returns()) <= 11 + 10
