"""Fairdeal: a card room that anyone can run, and its rules engine as a library.

`find_game` gives a game by its name and `game_names` names them all, `play` plays rounds of one by bots, from a seed,
and `chips` counts an amount in half-chips, as every stake is. They are loaded when they are first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fairdeal.engine.chips import chips
    from fairdeal.games import find_game, game_names
    from fairdeal.playing import Played, play

__all__ = ["Played", "chips", "find_game", "game_names", "play"]

__version__ = "0.1.0"

_FROM: Final = {
    "Played": "fairdeal.playing",
    "chips": "fairdeal.engine.chips",
    "find_game": "fairdeal.games",
    "game_names": "fairdeal.games",
    "play": "fairdeal.playing",
}


def __getattr__(name: str) -> Any:
    if name not in _FROM:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return getattr(import_module(_FROM[name]), name)
