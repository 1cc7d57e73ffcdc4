"""Every game as a PettingZoo environment: an agent for each seat, in turn; an episode is one round.

Where several seats may act at once, the one with the lowest number is asked first: what it does is sealed as the views
seal it.
"""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from fairdeal.errors import NotAllowed
from fairdeal.games import find_game
from fairdeal.learning.rounds import PlayedRound, table

Observation = dict[str, NDArray[Any]]


class SeatsEnv(AECEnv):  # type: ignore[misc] # untyped
    """A table of a game with so many seats, as few as it needs without a number; `preset` names its rules.

    An observation has the `observation`, made from the seat's view, and the `action_mask`. Rewards come at the end of
    the round: chips, or points in a match. Raises NotAllowed (`not-in-mask`) for an action that the mask leaves out.
    """

    def __init__(self, game: str, preset: str | None = None, seats: int | None = None) -> None:
        super().__init__()
        self._table = table(find_game(game), preset, seats)
        self._random, _ = seeding.np_random()
        self.metadata = {
            "name": f"fairdeal_{game.replace('-', '_')}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        numbers = self._table.game.seats(self._table.house)[: self._table.seats]
        self._seats = {f"seat_{seat}": seat for seat in numbers}
        self.possible_agents = list(self._seats)
        seen = spaces.Box(-1.0, 1.0, (self._table.writer.size,), np.float32)
        mask = spaces.Box(0, 1, (self._table.choices.count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self._seats
        }
        self.action_spaces = {agent: spaces.Discrete(self._table.choices.count) for agent in self._seats}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent chooses from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new round, up to the first decision of anybody."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._round = self._dealt()
        while not self._round.movers:
            self._round = self._dealt()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{self._round.movers[0]}"

    def step(self, action: int | None) -> None:
        """Makes the move of the agent in turn, and deals what comes after it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        legal = self._round.legal(self._seats[agent])
        if action is None or int(action) not in legal:
            raise NotAllowed(
                "not-in-mask",
                "Action {action} isn’t in the mask. Choose one of: {legal}.",
                action=str(action),
                legal=", ".join(map(str, legal)),
            )
        self._cumulative_rewards[agent] = 0.0
        self._round.play(legal[int(action)])
        if self._round.movers:
            self.agent_selection = f"seat_{self._round.movers[0]}"
        else:
            self.rewards = {each: self._round.reward(self._seats[each]) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What the agent's view shows, and what it may do now: nothing while it isn't in turn."""
        mask = np.zeros(self._table.choices.count, np.int8)
        if agent == self.agent_selection:
            mask[list(self._round.legal(self._seats[agent]))] = 1
        seen = np.array(self._table.observe(self._round.view(self._seats[agent])), np.float32)
        return {"observation": seen, "action_mask": mask}

    def render(self) -> None:
        """Shows nothing: the room and the terminal do."""

    def close(self) -> None:
        """Has nothing to give back."""

    def _dealt(self) -> PlayedRound:
        return PlayedRound(self._table, Random(int(self._random.integers(2**63))))
