"""The chain of a record: what its links cover, and the links that follow from that. docs/record.md describes it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Event
from fairdeal.fair import Json, first_link, next_link
from fairdeal.record.document import Record, Round, Step


def opening_link(record: Record) -> bytes:
    """The link that the sitting opens with: it covers the game, the rules, the house and who sat there with what."""
    return first_link(opening_covered(record))


def opening_covered(record: Record) -> Json:
    """What the first link covers."""
    plain = {"game": record.game, "rules": record.rules, "house": record.house, "players": record.players}
    covered: Json = msgspec.to_builtins(plain)
    return covered


def round_link(before: bytes, record: Record, played: Round) -> bytes:
    """The link of a round: its receipt."""
    return next_link(before, round_covered(record, played))


def round_covered(record: Record, played: Round) -> Json:
    """What the link of a round covers: all of it, and the commitments of its shuffles; nothing that is still secret.

    Of a step that not everybody was shown the link covers who did what kind of thing: the rest could be guessed from
    it while the seal is closed, and the seal and the cuts fix it anyway.
    """
    plain: dict[str, Any] = msgspec.to_builtins(played)
    del plain["link"]
    plain["seals"] = [record.shuffles[each.shuffle].commitment for each in played.shuffles]
    plain["steps"] = [_open_part(each) if each.get("hidden") else each for each in plain["steps"]]
    return plain


def receipts_of(record: Record) -> list[str | None]:
    """The links of a record, that of the opening first, as they stand there."""
    return [record.link, *(each.link for each in record.rounds)]


def is_hidden(game: AnyGame, events: Iterable[Event]) -> bool:
    """Whether a spectator is shown less than what happened."""
    return any(game.sight.seen(event, None) != event for event in events)


def hiding(step: Step, *, hidden: bool) -> Step:
    """A step, marked if not everybody was shown all of it."""
    return msgspec.structs.replace(step, hidden=True) if hidden else step


def _open_part(step: dict[str, Any]) -> dict[str, Any]:
    action = {name: value for name, value in step["action"].items() if name in ("kind", "seat", "target")}
    return {"action": action, "hidden": True}
