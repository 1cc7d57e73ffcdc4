"""The Gymnasium environments pass Gymnasium's own checks, and the same seed gives the same rounds."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fairdeal.games import game_names
from fairdeal.learning.gymnasium_env import env_id, register_all

register_all()


@pytest.mark.parametrize("game", game_names())
def test_gymnasium_finds_no_fault(game: str) -> None:
    check_env(gymnasium.make(env_id(game)).unwrapped, skip_render_check=True)


def episode(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[bytes], float]:
    """What is seen in a round of random legal play, and what it brings."""
    dice = Random(seed)
    seen, info = env.reset(seed=seed)
    shown, reward, is_over = [seen.tobytes()], 0.0, False
    while not is_over:
        action = dice.choice(np.flatnonzero(info["action_mask"]))
        seen, brought, is_over, _, info = env.step(action)
        reward += float(brought)
        shown.append(seen.tobytes())
        assert info["was_legal"]
        assert seen in env.observation_space
    return shown, reward


@pytest.mark.parametrize("game", game_names())
def test_a_seed_gives_the_same_round_again_and_another_seed_another(game: str) -> None:
    env = gymnasium.make(env_id(game))
    rounds = [episode(env, seed) for seed in range(4)]
    assert rounds == [episode(env, seed) for seed in range(4)]
    assert len({tuple(shown) for shown, _ in rounds}) > 1


def test_what_is_not_legal_is_played_as_the_first_that_is() -> None:
    env = gymnasium.make(env_id("casino-war"))
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    *_, info = env.step(wrong)
    assert not info["was_legal"]


def test_rewards_are_chips() -> None:
    env = gymnasium.make(env_id("casino-war"))
    for seed in range(20):
        _, info = env.reset(seed=seed)
        _, reward, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if is_over:
            assert reward in (-2, 2), "the least bet, won or lost"
