"""Cassino as a game of OpenSpiel, for its search: information-set Monte Carlo tree search, by the same rules.

The adapter plays with our compiled kernels, so OpenSpiel's search is not held back by slow rules: its tree, its choices
and its bookkeeping are OpenSpiel's own. The stock lies in the state in an order that nobody is shown; each simulation
starts from a deal that would look just like this, drawn by the adapter. Raises ImportError where it isn't installed.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from benchmarks.cassino.playouts import Table
from fairdeal.cards import DECK, Card
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.cassino.fast.bits import Ints
from fairdeal.games.cassino.fast.deals import options_of, play_of, row_of
from fairdeal.games.cassino.fast.layout import BUILDS, DEALT, FIRST, HAND, MOVER, OWNER, STRIDE, VALUE, VALUES, result
from fairdeal.games.cassino.fast.moves import list_moves
from fairdeal.games.cassino.fast.plays import go_on, make
from fairdeal.games.cassino.view import View
from fairdeal.games.cassino.worlds import worlds

MOST_POINTS = 40.0
MOST_ACTIONS = 1 << 30
HEARTS_SIMULATIONS = 1000
DEALING = 53
"""What comes before the first card of a round of hearts: the direction of passing, and 52 cards dealt."""
TYPE = pyspiel.GameType(
    short_name="fairdeal_cassino",
    long_name="Cassino by Fairdeal",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=MOST_ACTIONS,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-MOST_POINTS,
    max_utility=MOST_POINTS,
    utility_sum=0.0,
    max_game_length=48,
)


class Cassino(pyspiel.Game):  # type: ignore[misc]
    """The game from one position on. Moves get their numbers when they are first met."""

    def __init__(self, options: int, seed: int) -> None:
        super().__init__(TYPE, INFO, {})
        self.options, self.table = options, Table(seed)
        self.numbers: dict[tuple[int, int], int] = {}
        self.moves: list[tuple[int, int]] = []

    def number_of(self, move: tuple[int, int]) -> int:
        """The number of a move."""
        number = self.numbers.setdefault(move, len(self.moves))
        if number == len(self.moves):
            self.moves.append(move)
        return number


class Deal(pyspiel.State):  # type: ignore[misc]
    """A deal between two plays. What a player knows of it: its own cards, and every play."""

    def __init__(self, game: Cassino, row: Ints, stock: Ints) -> None:
        super().__init__(game)
        self.cassino, self.row, self.stock = game, row, stock
        self.goes_on = bool(go_on(row, stock))
        self.plays = ""
        self.known = [str(row[HAND]), str(row[HAND + 1])]

    def current_player(self) -> Any:
        return int(self.row[MOVER]) if self.goes_on else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        table = self.cassino.table
        found = list_moves(self.row, self.cassino.options, table.moves, table.room)
        return sorted(self.cassino.number_of((named, taken)) for named, taken in table.moves[:found].tolist())

    def _apply_action(self, action: int) -> None:
        named, taken = self.cassino.moves[action]
        make(self.row, self.cassino.options, named, taken)
        self.plays += f" {action}"
        is_dealt = not self.row[HAND] | self.row[HAND + 1]
        self.goes_on = bool(go_on(self.row, self.stock))
        if is_dealt and self.goes_on:
            self.known = [f"{known} {self.row[HAND + seat]}" for seat, known in enumerate(self.known)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = int(self.row[MOVER]) if player is None else player
        return f"{self.known[seat]}:{self.plays}"

    def is_terminal(self) -> bool:
        return not self.goes_on

    def returns(self) -> list[float]:
        points = 0 if self.goes_on else int(result(self.row))
        return [float(points), float(-points)]


class Rollout:
    """OpenSpiel's random rollout, one for a position, in our compiled kernels."""

    def prior(self, state: Deal) -> list[tuple[int, float]]:
        """Every move as likely as another."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: Deal) -> Any:
        """What both win a deal by that is played on by chance."""
        points = state.cassino.table.play_out(state.row.copy(), state.stock, state.cassino.options)
        return np.array([points, -points])


def ismcts(simulations: int, exploring: float, seed: int) -> Callable[[View, Legal, Chance], PlayerAction]:
    """A way to play by OpenSpiel's search with so many simulations for a move."""
    rng, random_state = Random(seed), np.random.RandomState(seed)

    def play(view: View, legal: Legal, chance: Chance) -> PlayerAction:
        row, seat = row_of(worlds(view, chance)), view.to_move[0]
        game = Cassino(options_of(view.house), seed)
        bot = ISMCTSBot(
            game, Rollout(), exploring, simulations,
            random_state=random_state, final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )  # fmt: skip
        unseen, held = list(view.unseen), next(each.held for each in view.players if each.seat != seat)
        bot.set_resampler(lambda state, player: drawn(state, unseen, held, rng))
        start = drawn(Deal(game, row, np.array([], np.int64)), unseen, held, rng)
        action = bot.step(start)
        return play_of(np.array(game.moves[action]), seat)

    return play


def drawn(state: Deal, unseen: list[Card], held: int, rng: Random) -> Deal:
    """A deal that would look just like this: the other hand, with a card for each of its builds, and the stock."""
    row, other = state.row.copy(), 1 - int(state.row[MOVER])
    bound = {
        int(row[place + VALUE])
        for place in range(FIRST, FIRST + STRIDE * int(row[BUILDS]), STRIDE)
        if row[place + OWNER] == other
    }
    while True:
        rng.shuffle(unseen)
        if bound <= {int(VALUES[card]) for card in unseen[:held]}:
            break
    row[HAND + other], row[DEALT] = sum(1 << card for card in unseen[:held]), 0
    return Deal(state.cassino, row, np.array(unseen[held:], np.int64))


def hearts(seed: int) -> Callable[[], int]:
    """OpenSpiel's search in C++ at hearts: a step at the second card, and how many cards were played for it."""
    rng, game = Random(seed), pyspiel.load_game("hearts")
    kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(
        seed, pyspiel.RandomRolloutEvaluator(1, seed), 10.0, HEARTS_SIMULATIONS, -1, kind, False, False
    )

    def step() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        state.apply_action(state.legal_actions()[0])
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        played = len(state.history()) - DEALING
        bot.step(state)
        return HEARTS_SIMULATIONS * (len(DECK) - played)

    return step
