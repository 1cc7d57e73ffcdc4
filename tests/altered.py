"""A game with some of its functions exchanged, each found by its name in the group where it belongs."""

from dataclasses import fields, replace
from typing import Any

from fairdeal.engine.game import AnyGame

GROUPS = ("rules", "sight", "advice", "bots")


def altered(game: AnyGame, **changes: Any) -> AnyGame:
    """The game with other functions under these names, like `apply` or `view`."""
    for name in GROUPS:
        group = getattr(game, name)
        own = {each.name: changes.pop(each.name) for each in fields(group) if each.name in changes}
        game = replace(game, **{name: replace(group, **own)})
    return replace(game, **changes)
