"""Running a round: fold actions into a state, or replay them step by step."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from fairdeal.engine.game import Game
from fairdeal.engine.moves import Action, Event
from fairdeal.engine.sitting import Opening

H = TypeVar("H")
S = TypeVar("S")
V = TypeVar("V")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Moved(Generic[S]):
    """One step of a replay: the action, the state after it, and what happened."""

    action: Action
    state: S
    events: tuple[Event, ...]


def fold(game: Game[H, S, V, T], state: S, actions: Iterable[Action]) -> S:
    """The state after the actions. Raises IllegalAction at the first that is not allowed."""
    for action in actions:
        state, _ = game.rules.apply(state, action)
    return state


def replay(game: Game[H, S, V, T], house: H, opening: Opening, actions: Iterable[Action]) -> Iterator[Moved[S]]:
    """Each step of a round from its opening. Raises IllegalAction at the first action that is not allowed."""
    state = game.rules.start(house, opening)
    for action in actions:
        state, events = game.rules.apply(state, action)
        yield Moved(action, state, events)
