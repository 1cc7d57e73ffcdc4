"""Every game as an OpenSpiel game: a player for each seat, and every card as explicit chance; it ends with the round.

`register_all()` makes `python_fairdeal_blackjack`, `python_fairdeal_casino_war` and the like known to
`pyspiel.load_game`. The chances of a card are exact for what has not been dealt of the shuffle: cards that are burned
unseen are as likely to be one as another, so they change nothing. Where several seats may act at once, the one with
the lowest number is asked first.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from fairdeal.cards import DECK, Card, card_code
from fairdeal.engine.moves import DEALS, Action, Burn, CardsToDeal, CardsToShuffle, Face, Reshuffle, movers
from fairdeal.engine.sitting import ShuffleSpec
from fairdeal.games import find_game, game_names
from fairdeal.learning.rounds import Table, opening, table

LONGEST: Final = 1000
"""More decisions than any round has."""

MOST: Final = 1_000_000.0
"""More chips than anybody can win or lose."""

Key = tuple[str, str, int]
"""A game, the name of a table's rules, and how many seats are taken."""


@cache
def _table(key: Key) -> Table:
    game, preset, seats = key
    return table(find_game(game), preset or None, seats)


def _kind(game: str) -> Any:
    seats = max(len(find_game(game).seats(house)) for house in find_game(game).presets.values())
    return pyspiel.GameType(
        short_name=f"python_fairdeal_{game.replace('-', '_')}",
        long_name=f"Fairdeal {game.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"preset": "", "players": 0},
    )


class RoundGame(pyspiel.Game):  # type: ignore[misc] # untyped
    """A table of a game; the parameter `preset` names its rules, and `players` says how many seats are taken."""

    def __init__(self, game: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        preset, asked = str(given.get("preset", "")), int(given.get("players", 0))
        seats = _table((game, preset, asked)).seats
        self.key: Key = (game, preset, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=_table(self.key).choices.count,
            max_chance_outcomes=len(DECK),
            num_players=seats,
            min_utility=-MOST,
            max_utility=MOST,
            max_game_length=LONGEST,
        )
        super().__init__(_kind(game), info, given)

    def new_initial_state(self) -> "RoundState":
        """A round before its first move."""
        return RoundState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ViewObserver":
        """What writes the views of the players."""
        return ViewObserver(self.key, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


class RoundState(pyspiel.State):  # type: ignore[misc] # untyped
    """A round as it stands, what has not been dealt of the shuffle, and what each player has been shown."""

    def __init__(self, game: RoundGame) -> None:
        super().__init__(game)
        self.key = game.key
        self._round, spec = opening(_table(game.key))
        self._left = _counted(spec)
        self._shown: tuple[tuple[str, ...], ...] = ((),) * _table(game.key).seats
        self._settle()

    @property
    def state(self) -> Any:
        """The engine's state of the round."""
        return self._round

    def shown(self, player: int) -> str:
        """All that a player has been shown, one event a line."""
        return "\n".join(self._shown[player])

    def current_player(self) -> int:
        """Who decides now, or chance, or nobody."""
        turn = self._turn()
        if isinstance(turn, CardsToDeal):
            return int(pyspiel.PlayerId.CHANCE)
        seats = movers(turn)
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can come, and how likely each is."""
        total = sum(self._left)
        return [(card, count / total) for card, count in enumerate(self._left) if count]

    def returns(self) -> list[float]:
        """What the round brought each player once it is over: chips, or points in a match."""
        where = _table(self.key)
        nets = where.game.rules.nets(self._round) if self.is_terminal() else {}
        share = 1 if where.game.sitting.match else 2
        return [nets.get(seat, 0) / share for seat in range(where.seats)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._choices(player))

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            counts = list(self._left)
            counts[action] -= 1
            self._left = tuple(counts)
            self._apply(DEALS[action])
        else:
            self._apply(self._choices(self.current_player())[action])
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        return card_code(Card(action)) if player == pyspiel.PlayerId.CHANCE else _table(self.key).choices.label(action)

    def __str__(self) -> str:
        return str(_table(self.key).game.sight.view(self._round, None))

    def _turn(self) -> Any:
        return _table(self.key).game.rules.turn(self._round)

    def _choices(self, player: int) -> Mapping[int, Action]:
        where = _table(self.key)
        return where.choices.legal(where.game.rules.legal(self._round, player))

    def _apply(self, action: Action) -> None:
        game = _table(self.key).game
        self._round, events = game.rules.apply(self._round, action)
        self._shown = tuple(
            (*before, *(str(game.sight.seen(event, seat)) for event in events))
            for seat, before in enumerate(self._shown)
        )

    def _settle(self) -> None:
        """What the dealer does without chance: burns cards unseen, and shuffles."""
        while True:
            turn = self._turn()
            if isinstance(turn, CardsToShuffle):
                self._left = _counted(ShuffleSpec(turn.decks, cards=turn.cards))
                self._apply(Reshuffle())
            elif isinstance(turn, CardsToDeal) and turn.face is Face.UNSEEN:
                self._apply(Burn(turn.count))
            else:
                return


def _counted(spec: ShuffleSpec) -> tuple[int, ...]:
    return spec.cards or (spec.decks,) * len(DECK)


class ViewObserver:
    """Writes what a player sees: the view as numbers, and as text; with recall, all that it has been shown."""

    def __init__(self, key: Key, *, recalls: bool) -> None:
        self._recalls = recalls
        self._key = key
        self.tensor = np.zeros(_table(key).writer.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: RoundState, player: int) -> None:
        """Writes a player's view into the tensor."""
        where = _table(self._key)
        self.tensor[:] = where.observe(where.game.sight.view(state.state, player))

    def string_from(self, state: RoundState, player: int) -> str:
        """A player's view as text, or with recall what it has been shown."""
        return state.shown(player) if self._recalls else str(_table(self._key).game.sight.view(state.state, player))


def register_all() -> None:
    """Makes all games known to `pyspiel.load_game`; once is enough, and more often does no harm."""
    for game in game_names():
        kind = _kind(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, _maker(game))


def _maker(game: str) -> type[RoundGame]:
    """A class for one game: OpenSpiel keeps it to the end of the process, which a plain function doesn't outlive."""

    class Made(RoundGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Made
