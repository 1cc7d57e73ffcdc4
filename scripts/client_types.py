"""Writes what the client shares with the server from the server's own: its message types, and sentences to compare.

With --check it writes nothing, and fails when they are not up to date.
"""

import argparse
import inspect
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from fairdeal.games import find_game, game_names
from fairdeal.room.settings import Settings
from fairdeal.room.tables.policy import Policy
from fairdeal.web import history_schemas, schemas
from fairdeal.wire import messages
from scripts import client_sentences

WRITTEN: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "wire" / "messages.ts"
HEAD: Final = """\
// Written by `make docs` from the server's own types: do not change it here.
// Amounts are half-chips, times are seconds, bytes are hexadecimal, cards are 0 to 51.
"""
UNIONS: Final = ("FromClient", "FromRoom")
PLAIN: Final[dict[object, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}


def write_types() -> str:
    """The whole of the file."""
    structs: list[type] = [*_structs(messages), Policy, Settings, *_structs(schemas), *_structs(history_schemas)]
    unions = (f"export type {name} = {_kind(getattr(messages, name))};" for name in UNIONS)
    games = (block for name in game_names() for block in _views(name))
    return "\n".join([HEAD, *_unique(map(_interface, structs)), *unions, "", *games])


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs that a module defines, but for those that only others are made from."""
    for kind in vars(module).values():
        if not (inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__):
            continue
        if kind.__struct_fields__ or kind.__name__ in NAMED:
            yield kind


NAMED: Final = frozenset(kind.__name__ for name in UNIONS for kind in get_args(getattr(messages, name)))
"""Messages, some of which have no fields."""


def _interface(kind: type) -> str:
    """One struct or dataclass as an interface."""
    return "\n".join((f"/** {_first_line(kind)} */", f"export interface {kind.__name__} {{", *_lines(kind), "}\n"))


def _lines(kind: type) -> Iterator[str]:
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag_field and kind.__name__ in NAMED:
        yield f'  {config.tag_field}: "{config.tag}";'
    hints = get_type_hints(kind, include_extras=True)
    never_null = not issubclass(kind, schemas.Request)  # the room leaves out what is null; who asks may write it
    for name, may_miss in _fields(kind):
        yield f"  {name}{'?' if may_miss else ''}: {_kind(hints[name], optional=may_miss and never_null)};"


def _fields(kind: type) -> Iterator[tuple[str, bool]]:
    """Every field, and whether it may be left out. The house is told once, with the table, and in no view."""
    if is_dataclass(kind):
        yield from ((each.name, False) for each in fields(kind) if each.name != "house")
        return
    sent_whole = not kind.__struct_config__.omit_defaults and not issubclass(kind, schemas.Request)  # type: ignore[attr-defined]
    for each in msgspec.structs.fields(kind):
        yield each.encode_name, not each.required and not sent_whole


def _kind(kind: Any, *, optional: bool = False) -> str:
    """A type in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, NewType):
        return _kind(kind.__supertype__)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _kind(arguments[0], optional=optional)
    if origin in (Union, UnionType):
        left_out = (msgspec.UnsetType, *((NoneType,) if optional else ()))
        return " | ".join(_kind(each) for each in arguments if each not in left_out)
    if origin is Literal:
        return " | ".join(json.dumps(each) for each in arguments)
    if origin in (list, tuple, Sequence, Iterable):
        inner = _kind(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_kind(arguments[0])}, {_kind(arguments[1])}>"
    return _named(kind)


def _named(kind: type) -> str:
    if issubclass(kind, Enum):
        return " | ".join(json.dumps(each.value) for each in kind)
    if issubclass(kind, int):
        return "number"
    if not (is_dataclass(kind) or issubclass(kind, msgspec.Struct)):
        raise TypeError(
            f"{kind.__module__}.{kind.__qualname__} cannot be sent to browsers by the names of its fields: what a view "
            "holds are frozen dataclasses"
        )
    return kind.__name__


def _views(name: str) -> Iterator[str]:
    """The types of a game's view, in a namespace with the game's name."""
    game = find_game(name)
    view = get_type_hints(game.sight.view)["return"]
    parts = "\n".join(_interface(each) for each in dict.fromkeys(_inside(view)))
    space = "".join(each.capitalize() for each in name.split("-"))
    yield f"export namespace {space} {{\n{parts}}}\n"


def _inside(kind: type) -> Iterator[type]:
    """A dataclass after all those that it holds."""
    for hint in get_type_hints(kind).values():
        for each in _dataclasses(hint):
            yield from _inside(each)
    yield kind


def _dataclasses(hint: Any) -> Iterator[type]:
    if inspect.isclass(hint) and is_dataclass(hint):
        yield hint
    for argument in get_args(hint):
        yield from _dataclasses(argument)


def _first_line(kind: type) -> str:
    return (inspect.getdoc(kind) or kind.__name__).partition("\n")[0]


def _unique(blocks: Iterable[str]) -> Iterator[str]:
    seen: set[str] = set()
    for block in blocks:
        name = block.partition("export interface ")[2].partition(" ")[0]
        assert name not in seen, f"two types of the wire are called {name}"
        seen.add(name)
        yield block


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail when a file is not up to date")
    check = parser.parse_args(arguments).check
    stale = [path for path, content in _contents().items() if not _is(path, content)]
    for path in stale:
        if check:
            print(f"{path} is not what the server says: run `make docs`.", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_contents()[path], encoding="utf-8")
    return 1 if check and stale else 0


def _contents() -> dict[Path, str]:
    return {WRITTEN: write_types(), client_sentences.WRITTEN: client_sentences.write_sentences()}


def _is(path: Path, content: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == content


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
