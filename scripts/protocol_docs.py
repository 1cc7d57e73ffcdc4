"""The generated blocks of docs/protocol.md: messages, events and actions from their types, and a played round."""

import ast
import inspect
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache, partial
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec

from fairdeal.cards import Card
from fairdeal.engine import events as engine_events
from fairdeal.engine.banking import moves as banking_moves
from fairdeal.engine.events import Transfer
from fairdeal.engine.moves import Event, PlayerAction
from fairdeal.games import blackjack, casino_war, cassino
from fairdeal.games.blackjack import events as blackjack_events
from fairdeal.games.blackjack.view import BoxView as BlackjackBoxView
from fairdeal.games.blackjack.view import HandView as BlackjackHandView
from fairdeal.games.blackjack.view import View as BlackjackView
from fairdeal.games.casino_war import state
from fairdeal.games.casino_war.view import BoxView, View
from fairdeal.games.cassino import state as cassino_state
from fairdeal.games.cassino.scoring import Score
from fairdeal.games.cassino.view import BuildView, PlayerView, TakingView
from fairdeal.games.cassino.view import View as CassinoView
from fairdeal.record.codec import kind_name
from fairdeal.record.document import Move
from fairdeal.room import chat
from fairdeal.room.tables import answers, events, hosted, policy
from fairdeal.web import connection, endings, faults, limits, rates, server
from fairdeal.web.limits import Limits
from fairdeal.wire import messages
from scripts.markdown import markdown_table
from scripts.protocol_play import Json, play

PARTS: Final = (
    messages.Now,
    messages.SeatNow,
    messages.StoryLine,
    messages.Lost,
    messages.Offer,
    messages.AmountOffer,
    messages.SelectionOffer,
    messages.PriceOf,
    messages.Happening,
    messages.Said,
    messages.Refusal,
)
SHARED: Final = tuple(each.name for each in msgspec.structs.fields(messages.Command))
CEILINGS: Final = Limits()
WIDTH: Final = 118
"""The longest line of the worked exchange."""


# Messages


def all_messages(union: object) -> str:
    """Every message of a union, with its fields."""
    return "\n\n".join(_message(kind) for kind in get_args(union))


def every_command() -> str:
    """What every command has, and which messages are commands."""
    kinds = [kind for kind in get_args(messages.FromClient) if issubclass(kind, messages.Command)]
    named = ", ".join(f"`{kind.__struct_config__.tag}`" for kind in kinds)
    return f"{_struct(messages.Command)}\n\nCommands are {named}."


def all_parts() -> str:
    """What messages are made of."""
    return "\n\n".join(f"#### {kind.__name__}\n\n{_struct(kind)}" for kind in PARTS)


def the_policy() -> str:
    """A table's policy: its own words, and the usual values."""
    told = msgspec.structs.fields(policy.Policy)
    rows = ((f"`{each.name}`", _or_null(each.type), _value(each.default)) for each in told)
    return f"{_words(policy.Policy)}\n\n{markdown_table(('Field', 'Kind', 'Usually'), rows)}"


def _message(kind: type[msgspec.Struct]) -> str:
    return f"#### `{kind.__struct_config__.tag}`\n\n{_struct(kind)}"


def _struct(kind: type[msgspec.Struct]) -> str:
    """What a message or a part of one says; what every command has is told once, of `Command`."""
    told = _meanings(kind)
    rows = [
        (f"`{each.name}`", kind_of(each.type), "" if each.required else _value(_default(each)), told[each.name])
        for each in msgspec.structs.fields(kind)
        if kind is messages.Command or not (issubclass(kind, messages.Command) and each.name in SHARED)
    ]
    return _doc(kind) + (f"\n\n{markdown_table(('Field', 'Kind', 'Without it', 'Meaning'), rows)}" if rows else "")


def _default(each: msgspec.structs.FieldInfo) -> object:
    return each.default if each.default_factory is msgspec.NODEFAULT else each.default_factory()


def _value(value: object) -> str:
    return "none" if value is None else f"`{value:g}`" if isinstance(value, float) else f"`{json.dumps(value)}`"


def _meanings(kind: type[Any]) -> dict[str, str]:
    """What is said under each field of a class and of those that it comes from."""
    found: dict[str, str] = {}
    for each in kind.__mro__[:-1]:
        if each.__module__ == messages.__name__:
            found = _said_in(messages)[each.__name__] | found
    return found


@cache
def _said_in(module: ModuleType) -> dict[str, dict[str, str]]:
    classes = (node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef))
    return {node.name: dict(_said_under(node)) for node in classes}


def _said_under(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for one, after in zip(node.body, node.body[1:], strict=False):
        match one, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                yield name, said.removesuffix(".")


def _doc(kind: type[Any]) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _words(kind: type[Any]) -> str:
    """What a docstring says, but for errors and sources."""
    kept = (line for line in _doc(kind).split("\n") if not line.startswith(("Raises ", "Source: ")))
    return (
        "\n".join(kept)
        .split(" Source: ")[0]
        .replace("None", "null")
        .replace("`DEALER`", "the dealer, −1")
        .replace("`TABLE`", "−2")
        .strip()
    )


# Kinds of values


def kind_of(hint: Any) -> str:
    """A type, as the page calls what stands for it in JSON."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return kind_of(inner[0])
    if origin in (Union, UnionType):
        return " or ".join(kind_of(each) for each in inner if each is not NoneType)
    if origin is Literal:
        return ", ".join(f"`{each}`" for each in inner)
    if origin in (list, tuple):
        return f"list of {kind_of(inner[0])}"
    if origin is dict:
        return "object"
    return _plain_kind(hint)


def _plain_kind(hint: Any) -> str:
    names = {
        int: "whole number",
        float: "number",
        str: "text",
        bool: "true or false",
        bytes: "hexadecimal",
        Card: "card",
    }
    if hint in names:
        return names[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return ", ".join(f"`{each.value}`" for each in hint)
    if isinstance(hint, type) and issubclass(hint, messages.Message):
        return f"`{hint.__struct_config__.tag}`"
    if getattr(hint, "__module__", "") in (messages.__name__, View.__module__, BlackjackView.__module__):
        return f"[{hint.__name__}](#{_heading(hint).lower().replace(' ', '-')})"
    return "object"


def _heading(kind: type[Any]) -> str:
    """The heading of a part, which is the only one on the page."""
    return kind.__name__ + (" of Blackjack" if kind.__module__ == BlackjackView.__module__ else "")


# Games


def table_events() -> str:
    """What happens at every table."""
    kinds = [*_events_of(events), *_events_of(engine_events)]
    return _kinds(kinds)


def game_events(*modules: ModuleType) -> str:
    """What happens in a game."""
    return _kinds([kind for module in modules for kind in _events_of(module)])


def game_actions(game: Any) -> str:
    """What players can do in a game; the seat is left out, for it is the sender's."""
    return _kinds([kind for kind in game.actions if issubclass(kind, PlayerAction)], without=("seat",))


def game_view(*kinds: type[Any]) -> str:
    """What a viewer is shown of a round."""
    return "\n\n".join(f"#### {_heading(kind)}\n\n{_words(kind)}\n\n{_fields_table(kind)}" for kind in kinds)


def _events_of(module: ModuleType) -> list[type[Any]]:
    found = (each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event))
    return [each for each in found if each.__module__ == module.__name__]


def _kinds(kinds: Iterable[type[Any]], *, without: tuple[str, ...] = ()) -> str:
    rows = ((f"`{kind_name(kind)}`", _fields_line(kind, without), _words(kind).replace("\n", " ")) for kind in kinds)
    return markdown_table(("Kind", "Fields", "Meaning"), rows)


def _fields_line(kind: type[Any], without: tuple[str, ...]) -> str:
    hints = _fields(kind).items()
    return "<br>".join(f"`{name}`: {_or_null(hint)}" for name, hint in hints if name not in without)


def _fields_table(kind: type[Any]) -> str:
    return markdown_table(("Field", "Kind"), ((f"`{name}`", _or_null(hint)) for name, hint in _fields(kind).items()))


def _fields(kind: type[Any]) -> dict[str, Any]:
    """The fields of an action, an event or a part of a view, as they are on the wire."""
    if kind is Transfer:
        return {each.encode_name: each.type for each in msgspec.structs.fields(Move)}
    hints = get_type_hints(kind)
    return {each.name: hints[each.name] for each in fields(kind)}


def _or_null(hint: Any) -> str:
    return kind_of(hint) + (" or null" if NoneType in get_args(hint) else "")


# Limits


def all_limits() -> str:
    """How much and how often."""
    rows = (
        ("a message to the room", f"{messages.LONGEST_MESSAGE} bytes", "`message-unreadable`"),
        ("the same", f"{server.LONGEST_FRAME} bytes", "the connection ends, 1009"),
        ("messages of a connection", _rate(connection.BURST, connection.PER_SECOND), "`too-fast`"),
        ("messages of a player, or of all lookers-on of an address", _of(rates.MESSAGES), "the same"),
        ("a `watch`", f"counts as {connection.WATCHING} messages", ""),
        ("bytes that wait for you unread", str(CEILINGS.waiting), f"the connection ends, {endings.NOT_READ.code}"),
        ("tables that a connection watches", str(CEILINGS.watched), "`failed`, `too-many-watched`"),
        ("connections of a player", str(CEILINGS.player_sockets), f"the connection ends, {endings.PLAYER_FULL.code}"),
        (
            "connections of an address",
            str(CEILINGS.address_sockets),
            f"the connection ends, {endings.ADDRESS_FULL.code}",
        ),
        ("a command’s `id`", "64 characters", "`message-unreadable`"),
        (
            "commands of each player that a table remembers",
            f"{answers.MOST_DONE} done and {answers.MOST_REFUSED} refused; {hosted.CARRIED} done after a restart",
            "done again",
        ),
        ("a line of chat", f"{chat.MOST_LINE} characters", "`chat-too-long`"),
        ("lines of chat of a player", f"{chat.MOST_LINES} in {chat.WITHIN:g} seconds", "`chat-too-fast`"),
        ("the body of a request", f"{faults.MOST_BODY} bytes", "413, `request-too-large`"),
        ("a record that is checked", f"{faults.MOST_RECORD} bytes", "the same"),
        ("records that an address has checked", _of(rates.CHECKS), "429, `too-many-requests`"),
        ("requests of an address, and of a player", _of(rates.REQUESTS), "429, `too-many-requests`"),
        ("new guests of an address", _of(rates.GUESTS), "429, `too-many-requests`"),
        ("tables that a player makes or looks for", _of(rates.TABLES), "429, `too-many-requests`"),
    )
    return markdown_table(("What", "At most", "Above that"), rows)


def ceilings() -> str:
    """How much anybody may hold of a room."""
    told = dict(_said_under(next(each for each in ast.parse(inspect.getsource(limits)).body if _is_limits(each))))
    rows = ((f"`{each.name}`", f"{getattr(CEILINGS, each.name):,.10g}", told[each.name]) for each in fields(CEILINGS))
    return markdown_table(("Limit", "Usually", "Of what"), rows)


def _is_limits(node: ast.AST) -> TypeGuard[ast.ClassDef]:
    return isinstance(node, ast.ClassDef) and node.name == Limits.__name__


def close_codes() -> str:
    """Why a connection ends."""
    rows = (
        ("1009", "a message was far too long"),
        (f"{endings.BROKEN.code}", "something is wrong in the room itself: come back, and `watch` again"),
        (f"{endings.GOING_DOWN.code}", "the room stops; rounds are parked, and go on when it is open again"),
        (f"{endings.SIGNED_OUT.code}", "the session or token was ended"),
        (
            f"{endings.REFUSED.code}",
            "not allowed: banned. When a connection is refused before it opens, HTTP says so with 403",
        ),
        (f"{endings.NOT_READ.code}", "messages were not read"),
        (f"{endings.FULL.code}", "the room has no connections left"),
        (f"{endings.ADDRESS_FULL.code}", "too many connections from one address"),
        (f"{endings.PLAYER_FULL.code}", "too many connections of one player"),
        (f"{endings.FLOODED.code}", "messages came faster than anybody could read them"),
        (f"{endings.RENEWED.code}", "the session has a new secret: come back with the new cookie"),
    )
    return markdown_table(("Code", "Meaning"), rows)


def _of(rate: rates.Rate) -> str:
    return _rate(rate.burst, 1 / rate.every)


def _rate(burst: int, a_second: float) -> str:
    return f"{burst}, then {a_second:g} a second" if a_second >= 1 else f"{burst}, then one in {1 / a_second:g} seconds"


# A round


class Short(str):
    """Something that is not shown whole."""


def exchange() -> str:
    """The round that is played, message by message."""
    return "\n\n".join(_step(number, step.why, step.sent, step.told) for number, step in enumerate(play(), 1))


def _step(number: int, why: str, sent: list[Json | str], told: list[Json | str]) -> str:
    both = [*(("→", each) for each in sent), *(("←", each) for each in told)]
    shown = "\n".join(f"{way} {each if isinstance(each, str) else _json(_shortened(each), 2)}" for way, each in both)
    return f"{number}. {why}\n\n```text\n{shown}\n```"


def _shortened(message: Json) -> Json:
    """Without the house inside the view, which the message `table` has, and most of the counts of cards."""
    seen = (message.get("now") or {}).get("view")
    if seen is None:
        return message
    short = {**seen, "house": Short("{…}"), "seen": Short("[…]")}
    return {**message, "now": {**message["now"], "view": short}}


def _json(value: object, indent: int, used: int = 0) -> str:
    """JSON on one line where it fits after so many characters, else each field on a line of its own."""
    flat = _flat(value)
    if indent + used + len(flat) <= WIDTH or not isinstance(value, dict | list):
        return flat
    inner = indent + 2
    if isinstance(value, dict) and not any(isinstance(each, dict | list) for each in value.values()):
        return _filled(value, inner, indent)
    if isinstance(value, dict):
        opened, closed = "{", "}"
        parts = [f"{json.dumps(name)}: {_json(each, inner, len(name) + 5)}" for name, each in value.items()]
    else:
        opened, closed = "[", "]"
        parts = [_json(each, inner, 1) for each in value]
    return opened + ",".join(f"\n{' ' * inner}{part}" for part in parts) + f"\n{' ' * indent}{closed}"


def _filled(value: Json, inner: int, indent: int) -> str:
    """Plain fields, as many on a line as there is room for."""
    lines: list[str] = []
    for name, each in value.items():
        part = f"{json.dumps(name)}: {_flat(each)}"
        if lines and inner + len(lines[-1]) + len(part) + 3 <= WIDTH:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return "{" + ",".join(f"\n{' ' * inner}{line}" for line in lines) + f"\n{' ' * indent}}}"


def _flat(value: object) -> str:
    match value:
        case Short():
            return value
        case dict():
            return "{" + ", ".join(f"{json.dumps(name)}: {_flat(each)}" for name, each in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(_flat, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


GENERATORS: Final[Mapping[str, Callable[[], str]]] = {
    "ceilings": ceilings,
    "protocol-from-client": partial(all_messages, messages.FromClient),
    "protocol-from-room": partial(all_messages, messages.FromRoom),
    "protocol-commands": every_command,
    "protocol-parts": all_parts,
    "protocol-policy": the_policy,
    "protocol-limits": all_limits,
    "protocol-close-codes": close_codes,
    "protocol-events": table_events,
    "protocol-casino-war-actions": partial(game_actions, casino_war.GAME),
    "protocol-casino-war-events": partial(game_events, banking_moves, state),
    "protocol-casino-war-view": partial(game_view, View, BoxView),
    "protocol-cassino-actions": partial(game_actions, cassino.GAME),
    "protocol-cassino-events": partial(game_events, cassino_state),
    "protocol-cassino-view": partial(game_view, CassinoView, PlayerView, BuildView, TakingView, Score),
    "protocol-blackjack-actions": partial(game_actions, blackjack.GAME),
    "protocol-blackjack-events": partial(game_events, banking_moves, blackjack_events),
    "protocol-blackjack-view": partial(game_view, BlackjackView, BlackjackBoxView, BlackjackHandView),
    "protocol-exchange": exchange,
}
