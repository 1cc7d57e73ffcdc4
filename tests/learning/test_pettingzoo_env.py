"""The PettingZoo environments pass PettingZoo's own tests, for as few and as many seats as a game has."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from fairdeal.errors import NotAllowed
from fairdeal.games import game_names
from fairdeal.learning.pettingzoo_env import SeatsEnv

TABLES = [*((game, None) for game in game_names()), ("blackjack", 3), ("red-dog", 4)]

pytestmark = [
    # It looks at the masks of agents that are not in turn, and of a round that is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    # An observation with an action mask is a Dict by PettingZoo's own convention.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_no_fault(game: str, seats: int | None, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(SeatsEnv(game, seats=seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_gives_the_same_round_again(game: str, seats: int | None) -> None:
    seed_test(lambda: SeatsEnv(game, seats=seats), num_cycles=20)


def test_what_red_dog_brings_the_seats_comes_from_the_pot_alone() -> None:
    env = SeatsEnv("red-dog", seats=3)
    for seed in range(10):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            observation, *_ = env.last()
            assert observation is not None
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        assert len(env.rewards) == 3
        assert sum(env.rewards.values()) <= 0, "what is left of the antes lies in the pot"


def test_an_action_that_the_mask_leaves_out_is_refused() -> None:
    env = SeatsEnv("blackjack")
    env.reset(seed=1)
    with pytest.raises(NotAllowed, match=r"Action 11 isn’t in the mask\. Choose one of: 0, 1, 2, 3, 4, 5, 6"):
        env.step(11)
