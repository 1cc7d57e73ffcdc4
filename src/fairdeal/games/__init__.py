"""The games. Each package here that has a `GAME` is in the registry by itself: nothing else needs to know of it."""

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fairdeal.engine.game import AnyGame, Game
from fairdeal.errors import NotUnderstood

__all__ = ["find_game", "game_names"]


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, like `casino-war`."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg))


def find_game(name: str) -> AnyGame:
    """A game by name, in capitals or small letters, its words parted by any of `-`, `_` and a space.

    Raises NotUnderstood for a name that is none.

    >>> find_game("casino-war") is find_game("Casino_War")
    True
    """
    module = "_".join(name.casefold().replace("-", " ").replace("_", " ").split())
    if module.replace("_", "-") not in game_names():
        raise NotUnderstood(
            "no-game",
            "There’s no game called “{name}”. Choose one of: {names}.",
            name=name[:40],
            names=", ".join(game_names()),
        )
    game: AnyGame = import_module(f"{__name__}.{module}").GAME
    return game


def _by_name(game: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    return find_game, (game.name,)


# A game is pickled by its name: it is made of functions, and there is one of each.
copyreg.dispatch_table.setdefault(Game, _by_name)
