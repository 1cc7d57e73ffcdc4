"""The worked example of a game: the record of a deal that was made by hand, in a file beside the game's rules.

Such a record has no shuffle, and its round names none (`"shuffle": -1`): nothing in it was sealed, or can be verified.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from fairdeal.engine.game import AnyGame
from fairdeal.errors import NotUnderstood
from fairdeal.record.document import Record, read_record

FILE: Final = "example.json"
"""The name of the file in the game's package."""

BY_HAND: Final = -1
"""Stands for the shuffle of a round that was dealt by hand."""


@cache
def example_of(game: AnyGame) -> Record:
    """The example of a game, one round; its first player is the one who learns from it.

    Raises NotUnderstood (`no-example`).
    """
    file = files(f"fairdeal.games.{game.name.replace('-', '_')}") / FILE
    if not file.is_file():
        raise NotUnderstood("no-example", "There is no worked example of {game}.", game=game.name)
    return read_record(file.read_bytes())
