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
    return next_link(before, spelled(_covered(record, played)))


def round_covered(record: Record, played: Round) -> Json:
    """What the link of a round covers: all of it, and the commitments of its shuffles; nothing that is still secret.

    Of a step that not everybody was shown the link covers who did what kind of thing: the rest could be guessed from
    it while the seal is closed, and the seal and the cuts fix it anyway.
    """
    covered: Json = msgspec.to_builtins(_covered(record, played))
    return covered


def spelled(part: Any) -> bytes:
    """A part of a record in its canonical spelling: what `fair.canonical` gives, in a fraction of the time.

    The names of fields are ASCII, so that they sort alike by code points and by UTF-16 code units.
    """
    return msgspec.json.encode(part, order="sorted")


def _covered(record: Record, played: Round) -> dict[str, Any]:
    covered: dict[str, Any] = {name: getattr(played, name) for name in played.__struct_fields__ if name != "link"}
    covered["seals"] = [record.shuffles[each.shuffle].commitment for each in played.shuffles]
    covered["steps"] = [_open_part(each) if each.hidden else each for each in played.steps]
    return covered


def receipts_of(record: Record) -> list[str | None]:
    """The links of a record, that of the opening first, as they stand there."""
    return [record.link, *(each.link for each in record.rounds)]


def is_hidden(game: AnyGame, events: Iterable[Event]) -> bool:
    """Whether a spectator is shown less than what happened."""
    for event in events:
        shown = game.sight.seen(event, None)
        if shown is not event and shown != event:
            return True
    return False


def hiding(step: Step, *, hidden: bool) -> Step:
    """A step, marked if not everybody was shown all of it."""
    return msgspec.structs.replace(step, hidden=True) if hidden else step


def _open_part(step: Step) -> dict[str, Any]:
    action = {name: value for name, value in step.action.items() if name in ("kind", "seat", "target")}
    return {"action": action, "hidden": True}
