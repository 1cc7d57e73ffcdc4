"""The decisions of one player in a record: what the seat saw, what was legal, and what it chose."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.record.steps import PlayedRound


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice at a step of a round, counted as its moments are: what was seen and legal then, and what was chosen."""

    step: int
    view: Any
    legal: Legal
    action: PlayerAction


def decisions_of(played: PlayedRound, seat: int) -> Iterator[Decision]:
    """What a seat decided in a round, in order; also where its time ran out, and the rules chose for it."""
    game = played.game
    for step, (before, after) in enumerate(pairwise(played.moments)):
        action = after.action
        if isinstance(action, PlayerAction) and action.seat == seat:
            view = game.sight.view(before.state, seat)
            yield Decision(step, view, game.rules.legal(before.state, seat), action)
