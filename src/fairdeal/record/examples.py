"""The worked examples of a game: records of deals that were made by hand, in files beside the game's rules.

`example.json` is that of the guide's chapter of that name; `example-CHAPTER.json` and `example-CHAPTER-2.json` belong
to other chapters. Such a record has no shuffle, and its round names none (`"shuffle": -1`): nothing in it was sealed,
or can be verified.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fairdeal.engine.game import AnyGame
from fairdeal.errors import NotUnderstood
from fairdeal.record.document import Record
from fairdeal.record.reading import read_record

EXAMPLE: Final = "example"
"""The name of the first of them."""

BY_HAND: Final = -1
"""Stands for the shuffle of a round that was dealt by hand."""


def examples_of(game: AnyGame) -> tuple[str, ...]:
    """The names of all examples of a game, in order."""
    names = (file.name.removesuffix(".json") for file in _folder(game).iterdir() if file.name.endswith(".json"))
    return tuple(sorted(name for name in names if name == EXAMPLE or name.startswith(f"{EXAMPLE}-")))


@cache
def example_of(game: AnyGame, name: str = EXAMPLE) -> Record:
    """An example of a game, one round; its first player is the one who learns from it.

    Raises NotUnderstood (`no-example`).
    """
    if name not in examples_of(game):
        raise NotUnderstood("no-example", "There’s no worked example of {game}.", game=game.name)
    return read_record((_folder(game) / f"{name}.json").read_bytes())


def _folder(game: AnyGame) -> Traversable:
    return files(f"fairdeal.games.{game.name.replace('-', '_')}")
