"""The command line: `fairdeal play`, `odds`, `rules`, `verify`."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from fairdeal import __version__, app
from fairdeal.engine.chips import read_chips
from fairdeal.engine.options import read_options
from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.games import find_game, game_names
from fairdeal.locale import ENGLISH, Catalogue, catalogue_of, choose_language
from fairdeal.terminal.play import Setting

REFUSED = 2
"""The exit code for what cannot be understood or done."""

NAMED_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""The options of a game's house may be named like options of the command: `--rounds 5` is `--option rounds=5`."""


def main() -> None:
    """Run the command line; what cannot be done is said in a sentence, on the error stream."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    catalogue = catalogue_of(ENGLISH)
    try:
        catalogue = catalogue_of(choose_language(_asked_language(sys.argv[1:]), os.environ))
        command_line(catalogue)()
    except FairdealError as error:
        print(catalogue.say_error(error), file=sys.stderr)
        sys.exit(REFUSED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def command_line(catalogue: Catalogue) -> typer.Typer:
    """All commands, described in the language of the catalogue."""
    commands = typer.Typer(
        name="fairdeal",
        help=catalogue.text("cli-help"),
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
    )

    def described(key: str) -> str:
        return catalogue.text(key)

    game_name = typer.Argument(help=described("cli-game"), show_default=False)
    options = typer.Option("--option", metavar="NAME=VALUE", help=described("cli-option"), show_default=False)
    language = typer.Option("--lang", help=described("cli-lang"), show_default=False)

    @commands.callback(invoke_without_command=True)
    def about(
        version: Annotated[bool, typer.Option("--version", help=described("cli-version"))] = False,
    ) -> None:
        if version:
            print(f"fairdeal {__version__}")
            raise typer.Exit

    @commands.command(help=described("cli-play"), context_settings=NAMED_OPTIONS)
    def play(
        context: typer.Context,
        game: Annotated[str | None, game_name] = None,
        option: Annotated[list[str] | None, options] = None,
        chips: Annotated[str | None, typer.Option(help=described("cli-chips"), show_default=False)] = None,
        record: Annotated[Path | None, typer.Option(help=described("cli-record"), show_default=False)] = None,
        plain: Annotated[bool, typer.Option("--plain", help=described("cli-plain"))] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        named, named_options = _split(_all(game, context.args))
        screen = app.choose_screen(plain=plain)
        chosen = find_game(named) if named else app.choose_game(catalogue, screen)
        if chosen is not None:
            house = read_options(chosen.house, [*(option or ()), *named_options])
            setting = Setting(chosen, house, None if chips is None else read_chips(chips))
            app.play(setting, catalogue, screen, target=record)

    @commands.command(help=described("cli-odds"), context_settings=NAMED_OPTIONS)
    def odds(
        context: typer.Context,
        game: Annotated[str | None, game_name] = None,
        option: Annotated[list[str] | None, options] = None,
        as_json: Annotated[bool, typer.Option("--json", help=described("cli-json"))] = False,
        lang: Annotated[str | None, language] = None,
    ) -> None:
        named, named_options = _split(_all(game, context.args))
        chosen = find_game(_one(named))
        asked = dict(text.split("=", 1) for text in named_options if _name(text) in chosen.questions)
        rest = [text for text in named_options if _name(text) not in chosen.questions]
        house = read_options(chosen.house, [*(option or ()), *rest])
        print(app.odds(chosen, house, asked, catalogue, as_json=as_json))

    @commands.command(help=described("cli-rules"))
    def rules(game: Annotated[str, game_name], lang: Annotated[str | None, language] = None) -> None:
        print(app.rules(find_game(game), catalogue))

    @commands.command(help=described("cli-verify"))
    def verify(
        files: Annotated[list[Path], typer.Argument(help=described("cli-files"), show_default=False)],
        lang: Annotated[str | None, language] = None,
    ) -> None:
        raise typer.Exit(app.verify(files, catalogue, print))

    return commands


def _all(game: str | None, rest: Sequence[str]) -> list[str]:
    return [] if game is None else [game, *rest]


def _split(texts: Sequence[str]) -> tuple[str | None, list[str]]:
    """The name of the game, and `--name value` or `--name=value` as `name=value`."""
    names: list[str] = []
    options: list[str] = []
    left = iter(texts)
    for text in left:
        if not text.startswith("--"):
            names.append(text)
        elif "=" in text:
            options.append(text.removeprefix("--"))
        else:
            options.append(f"{text.removeprefix('--')}={_value(text, next(left, None))}")
    if len(names) > 1:
        raise NotUnderstood(
            "too-many-names",
            "One game is played at a time, and {count} were named: {names}.",
            count=len(names),
            names=", ".join(names),
        )
    return (names[0] if names else None), options


def _one(name: str | None) -> str:
    if name is None:
        raise NotUnderstood("game-missing", "Name a game, one of: {names}.", names=", ".join(game_names()))
    return name


def _value(name: str, value: str | None) -> str:
    if value is None:
        raise NotUnderstood("no-option-value", "The option {name} needs a value after it.", name=name)
    return value


def _name(option: str) -> str:
    return option.partition("=")[0]


def _asked_language(arguments: Sequence[str]) -> str | None:
    """The language named anywhere on the command line, for all that is said, help included."""
    for place, text in enumerate(arguments):
        if text.startswith("--lang="):
            return text.partition("=")[2]
        if text == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
