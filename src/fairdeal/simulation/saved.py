"""A simulation in a file: what it is, how far it has come, and what that came to."""

from typing import Any

import msgspec

from fairdeal.engine.options import values_of
from fairdeal.engine.simulation import Strategy, Summary
from fairdeal.errors import NotUnderstood
from fairdeal.simulation.driver import Done
from fairdeal.simulation.plan import Plan


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The file. `version` is that of the game's rules."""

    game: str
    version: int
    house: dict[str, Any]
    strategies: list[Strategy]
    seed: int
    chunk: int
    chunks: int
    summary: Summary


def write_saved(plan: Plan, version: int, done: Done) -> bytes:
    """The text of the file."""
    house, strategies = values_of(plan.house), list(plan.strategies)
    return msgspec.json.encode(
        Saved(plan.game, version, house, strategies, plan.seed, plan.chunk, done.chunks, done.summary)
    )


def read_saved(data: bytes, file: str) -> Saved:
    """What a file says. Raises NotUnderstood for one that is none."""
    try:
        return msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NotUnderstood(
            "simulation-not-read", "{file} isn’t a simulation that can go on. Choose another file.", file=file
        ) from None


def done_of(saved: Saved, plan: Plan, version: int, file: str) -> Done:
    """From where a plan goes on. Raises NotUnderstood where the file has another simulation."""
    now = Saved(
        plan.game,
        version,
        values_of(plan.house),
        list(plan.strategies),
        plan.seed,
        plan.chunk,
        saved.chunks,
        saved.summary,
    )
    if now != saved:
        raise NotUnderstood(
            "simulation-differs",
            "{file} holds a simulation with another game, options, strategies or seed. Choose another file.",
            file=file,
        )
    return Done(saved.chunks, saved.summary)
