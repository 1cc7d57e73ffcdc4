"""Every game as a Gymnasium environment: one seat, the others played by bots; an episode is one round.

`register_all()` makes `fairdeal/Blackjack-v0`, `fairdeal/CasinoWar-v0` and the like known to `gymnasium.make`.
"""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fairdeal.games import find_game, game_names
from fairdeal.learning.rounds import PlayedRound, table

Seen = NDArray[np.float32]


class RoundEnv(gymnasium.Env[Seen, np.int64]):
    """One seat at a table of a game; `preset` names the table's rules.

    The reward comes at the end of the round: chips, or points in a match. `info["action_mask"]` marks the legal
    actions. One that isn't legal is taken as the first that is, and `info["was_legal"]` says so.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium's own way

    def __init__(self, game: str, preset: str | None = None, seats: int | None = None) -> None:
        self._table = table(find_game(game), preset, seats)
        self._seat = self._table.game.seats(self._table.house)[0]
        self._round: PlayedRound | None = None
        size, count = self._table.writer.size, self._table.choices.count
        self.observation_space = spaces.Box(-1.0, 1.0, (size,), np.float32)
        self.action_space = spaces.Discrete(count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deals a new round, up to this seat's first decision."""
        super().reset(seed=seed)
        while not self._dealt().movers:
            pass
        return self._seen(), self._info(was_legal=True)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Makes a move and plays on to this seat's next decision, or to the end of the round."""
        played = self._playing
        legal = played.legal(self._seat)
        was_legal = int(action) in legal
        played.play(legal[int(action)] if was_legal else next(iter(legal.values())))
        played.play_bots(self._seat)
        is_over = not played.movers
        reward = played.reward(self._seat) if is_over else 0.0
        return self._seen(), reward, is_over, False, self._info(was_legal=was_legal)

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now, as 0 and 1."""
        mask = np.zeros(self._table.choices.count, np.int8)
        mask[list(self._playing.legal(self._seat))] = 1
        return mask

    @property
    def _playing(self) -> PlayedRound:
        assert self._round is not None, "reset comes before step"
        return self._round

    def _dealt(self) -> PlayedRound:
        """A new round, which is over already where this seat had nothing to decide in it."""
        self._round = PlayedRound(self._table, Random(int(self.np_random.integers(2**63))))
        self._round.play_bots(self._seat)
        return self._round

    def _seen(self) -> Seen:
        return np.array(self._table.observe(self._playing.view(self._seat)), np.float32)

    def _info(self, *, was_legal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "was_legal": was_legal}


def env_id(game: str) -> str:
    """The name of a game's environment.

    >>> env_id("casino-war")
    'fairdeal/CasinoWar-v0'
    """
    return f"fairdeal/{game.replace('-', ' ').title().replace(' ', '')}-v0"


def register_all() -> None:
    """Makes the environments of all games known to `gymnasium.make`; once is enough, and more often does no harm."""
    for game in game_names():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), entry_point=f"{__name__}:RoundEnv", kwargs={"game": game})
