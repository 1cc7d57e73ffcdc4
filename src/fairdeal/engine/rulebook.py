"""The table of moves: for every kind of action of a game its judge, and what it does."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from fairdeal.engine import refusals
from fairdeal.engine.accounts import Account
from fairdeal.engine.game import RoundRules
from fairdeal.engine.moves import Action, Event, Legal, Turn
from fairdeal.engine.sitting import Opening

H = TypeVar("H")
S = TypeVar("S")

Judge = Callable[[S, Any], None]
"""Raises IllegalAction, and returns if the action is legal."""

Moved = tuple[S, tuple[Event, ...]]
"""The state after an action, and what happened."""

Move = Callable[[S, Any], Moved[S]]
"""Makes a legal action."""


class Rulebook(Generic[S]):
    """The moves of a game, by kind of action. Nothing is legal in a round that is over.

    `then` is what follows every move by itself. `check` is the one judge, `move` trusts that it was asked, and `apply`
    does both.
    """

    __slots__ = ("_is_over", "_moves", "_then", "actions")

    def __init__(
        self,
        moves: Mapping[type[Any], tuple[Judge[S], Move[S]]],
        *,
        is_over: Callable[[S], bool],
        then: Callable[[S, tuple[Event, ...]], Moved[S]] | None = None,
    ) -> None:
        self._moves = dict(moves)
        self._is_over = is_over
        self._then = then
        self.actions: tuple[type[Action], ...] = tuple(moves)

    def check(self, state: S, action: Action) -> None:
        """Raises IllegalAction, and returns if the action is legal."""
        self._entry(state, action)[0](state, action)

    def move(self, state: S, action: Action) -> Moved[S]:
        """The state after an action that is known to be legal, and what happened."""
        moved = self._moves[type(action)][1](state, action)
        return moved if self._then is None else self._then(*moved)

    def apply(self, state: S, action: Action) -> Moved[S]:
        """The state after an action, and what happened. Raises IllegalAction, and then nothing has changed."""
        judge, move = self._entry(state, action)
        judge(state, action)
        moved = move(state, action)
        return moved if self._then is None else self._then(*moved)

    def rules(
        self,
        *,
        start: Callable[[H, Opening], S],
        turn: Callable[[S], Turn],
        legal: Callable[[S, int], Legal],
        time_out: Callable[[S, int], Action],
        balances: Callable[[S], Mapping[Account, int]],
        playing: Callable[[S], tuple[int, ...]],
        nets: Callable[[S], Mapping[int, int]],
    ) -> RoundRules[H, S]:
        """The rules of a round: these, with the judge and the moves of this book."""
        return RoundRules(
            start=start,
            turn=turn,
            legal=legal,
            check=self.check,
            move=self.move,
            apply=self.apply,
            balances=balances,
            playing=playing,
            nets=nets,
            time_out=time_out,
        )

    def _entry(self, state: S, action: Action) -> tuple[Judge[S], Move[S]]:
        entry = self._moves.get(type(action))
        if entry is None:
            raise refusals.unknown_action(type(action).__name__)
        if self._is_over(state):
            raise refusals.round_over()
        return entry
