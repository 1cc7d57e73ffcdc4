"""The command line: `fairdeal play`, `odds`, `simulate`, `rules`, `verify`, and the commands of the room.

What carries a command out is imported when it is meant: help and the version come at once.
"""

import errno
import os
import sys
from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer
from typer.main import get_command

from fairdeal import __version__
from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.locale import ENGLISH, LANGUAGES, Catalogue, catalogue_of, choose_language
from fairdeal.terminal.help import translate_help
from fairdeal.terminal.misuse import misused, no_value, takes_no_value, unknown_option
from fairdeal.web.commands import ROOM_COMMANDS

if TYPE_CHECKING:
    from fairdeal.web.operating import Operating

REFUSED: Final = 2
"""The exit code for what cannot be understood or done."""

INTERRUPTED: Final = 130
"""The exit code of a program that Ctrl-C ended."""

UNREAD: Final = (errno.EPIPE, errno.EIO)
"""Nobody reads what is printed any more."""

UNWRITTEN: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""There is no place for what is printed."""

NAMED_OPTIONS: Final = {"allow_extra_args": True, "ignore_unknown_options": True}
"""The options of a game's house may be named like options of the command: `--rounds 5` is `--option rounds=5`."""

MISUSE: Final = cast(type[Exception], typer.BadParameter.__mro__[1])
"""What the parser of the command line raises; all of it is a kind of this."""

MAY_REPEAT: Final = ("--option", "--strategy", "--proxy", "--origin", "--limit", "--receipt")


def main() -> None:
    """Run the command line; what cannot be done is said in a sentence, on the error stream."""
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    catalogue = catalogue_of(ENGLISH)
    try:
        catalogue = catalogue_of(choose_language(_asked_language(sys.argv[1:]), os.environ))
        code = _run(catalogue, sys.argv[1:])
        sys.stdout.flush()
        sys.exit(code)
    except FairdealError as error:
        print(catalogue.say_error(error), file=sys.stderr)
        sys.exit(REFUSED)
    except OSError as error:
        if error.errno not in UNREAD and error.errno not in UNWRITTEN:
            raise
        # What is left in the buffer would fail once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno in UNWRITTEN:
            print(catalogue.text("cli-not-written", reason=str(error.strerror)), file=sys.stderr)
        sys.exit(1)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)


def _open_what_is_closed() -> None:
    """A stream that the shell has closed is empty: no file that is opened later may take its place."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            place = os.open(os.devnull, os.O_RDWR)
            assert place == number, f"{name} is closed, and {place} is free before it"
            setattr(sys, name, os.fdopen(place, mode, encoding="utf-8"))


def _run(catalogue: Catalogue, arguments: Sequence[str]) -> int:
    """The exit code of a command. Raises FairdealError."""
    _check_once(arguments)
    try:
        command: Any = get_command(command_line(catalogue, _named_command(arguments)))
        translate_help(command, catalogue)
        return command(args=list(arguments), prog_name="fairdeal", standalone_mode=False) or 0
    except MISUSE as misuse:
        raise misused(misuse, arguments) from None


def command_line(catalogue: Catalogue, meant: str | None = None) -> typer.Typer:
    """The commands, described in the language of the catalogue: the one that is meant whole, of the others the names.

    To prepare what every command can be given takes longer than to carry most of them out.
    """
    commands = typer.Typer(
        name="fairdeal",
        help=catalogue.text("cli-help"),
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @commands.callback(invoke_without_command=True)
    def about(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=catalogue.text("cli-version"))] = False,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        if version:
            print(f"fairdeal {__version__}")
        elif context.invoked_subcommand is None:
            print(context.get_help())

    for name in COMMANDS:
        add = COMMANDS[name] if name == meant else partial(_add_name, name)
        add(commands, catalogue)
    return commands


def _add_name(name: str, commands: typer.Typer, catalogue: Catalogue) -> None:
    @commands.command(name, help=catalogue.text(f"cli-{name}"))
    def another() -> None:
        raise AssertionError(f"{name} is not what is meant")


def _add_of_room(name: str, commands: typer.Typer, catalogue: Catalogue) -> None:
    def load() -> "Operating":
        from fairdeal import app

        return app.operating(catalogue)

    ROOM_COMMANDS[name](commands, catalogue, load)


def _add_play(commands: typer.Typer, catalogue: Catalogue) -> None:
    def described(name: str) -> Any:
        return typer.Option(help=catalogue.text(f"cli-{name}"), show_default=False)

    @commands.command(help=catalogue.text("cli-play"), context_settings=NAMED_OPTIONS)
    def play(
        context: typer.Context,
        game: Annotated[str | None, _game(catalogue)] = None,
        option: Annotated[list[str] | None, _option(catalogue)] = None,
        preset: Annotated[str | None, described("preset")] = None,
        chips: Annotated[str | None, described("chips")] = None,
        bots: Annotated[str | None, described("bots")] = None,
        record: Annotated[Path | None, described("record")] = None,
        plain: Annotated[bool, typer.Option("--plain", help=catalogue.text("cli-plain"))] = False,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        from fairdeal import app

        named, texts = _split(game, context.args)
        wanted = [*(option or ()), *texts]
        app.play(named, wanted, catalogue, preset=preset, chips=chips, bots=bots, target=record, plain=plain)


def _add_odds(commands: typer.Typer, catalogue: Catalogue) -> None:
    @commands.command(help=catalogue.text("cli-odds"), context_settings=NAMED_OPTIONS)
    def odds(
        context: typer.Context,
        game: Annotated[str | None, _game(catalogue)] = None,
        option: Annotated[list[str] | None, _option(catalogue)] = None,
        preset: Annotated[str | None, typer.Option(help=catalogue.text("cli-preset"), show_default=False)] = None,
        picture: Annotated[Path | None, typer.Option(help=catalogue.text("cli-picture"), show_default=False)] = None,
        as_json: Annotated[bool, typer.Option("--json", help=catalogue.text("cli-json"))] = False,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        from fairdeal import app

        named, texts = _split(game, context.args, flags=app.flags())
        chosen = app.one_game(named)
        parted = [(text.partition("="), text) for text in (*(option or ()), *texts)]
        for (name, has_value, _), _ in parted:
            if name in chosen.advice.questions and not has_value:
                raise no_value(f"--{name}")
        asked = {name: value for (name, _, value), _ in parted if name in chosen.advice.questions}
        house = app.read_house(
            chosen, preset, [text for (name, *_), text in parted if name not in chosen.advice.questions]
        )
        said = [app.odds(chosen, house, asked, catalogue, as_json=as_json)]
        if picture is not None:
            said += [app.draw(chosen, house, picture, catalogue)]
        print(*(said[:1] if as_json else said), sep="\n")


def _add_simulate(commands: typer.Typer, catalogue: Catalogue) -> None:
    def described(name: str, **more: Any) -> Any:
        return typer.Option(help=catalogue.text(f"cli-{name}"), show_default=False, **more)

    @commands.command(help=catalogue.text("cli-simulate"), context_settings=NAMED_OPTIONS)
    def simulate(
        context: typer.Context,
        game: Annotated[str | None, _game(catalogue)] = None,
        rounds: Annotated[int, typer.Option(help=catalogue.text("cli-rounds"), min=1, max=10**15)] = 1_000_000,
        strategy: Annotated[list[str] | None, described("strategy")] = None,
        seed: Annotated[int | None, described("seed", min=0, max=2**64 - 1)] = None,
        option: Annotated[list[str] | None, _option(catalogue)] = None,
        preset: Annotated[str | None, described("preset")] = None,
        workers: Annotated[int | None, described("workers", min=1, max=1024)] = None,
        precision: Annotated[float | None, described("precision", min=1e-9, max=1.0)] = None,
        bankroll: Annotated[str | None, described("bankroll")] = None,
        save: Annotated[Path | None, described("save")] = None,
        ray: Annotated[str | None, described("ray")] = None,
        plot: Annotated[Path | None, described("plot")] = None,
        as_json: Annotated[bool, typer.Option("--json", help=catalogue.text("cli-json"))] = False,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        from fairdeal import app
        from fairdeal.engine.chips import read_chips
        from fairdeal.terminal import simulate as simulating

        named, texts = _split(game, context.args)
        chosen = app.one_game(named)
        asked = simulating.Asked(
            game=chosen,
            house=app.read_house(chosen, preset, [*(option or ()), *texts]),
            strategies=strategy or (),
            rounds=rounds,
            seed=seed,
            workers=workers,
            precision=precision,
            bankroll=None if bankroll is None else read_chips(bankroll),
            file=save,
            cluster=ray,
            plot=plot,
        )
        report = simulating.run(asked, catalogue, any_seed=app.any_seed)
        said = [simulating.say(report, catalogue, as_json=as_json)]
        if plot is not None:
            said += [simulating.draw(report, plot, catalogue)]
        print(*(said[:1] if as_json else said), sep="\n")
        raise typer.Exit(INTERRUPTED if simulating.is_interrupted(report) else 0)


def _add_rules(commands: typer.Typer, catalogue: Catalogue) -> None:
    @commands.command(help=catalogue.text("cli-rules"), context_settings={"allow_extra_args": True})
    def rules(
        context: typer.Context,
        game: Annotated[str | None, _game(catalogue)] = None,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        from fairdeal import app

        named, _ = _split(game, context.args)
        print(app.rules(app.one_game(named), catalogue))


def _add_verify(commands: typer.Typer, catalogue: Catalogue) -> None:
    @commands.command(help=catalogue.text("cli-verify"))
    def verify(
        files: Annotated[
            list[Path] | None, typer.Argument(help=catalogue.text("cli-files"), show_default=False)
        ] = None,
        receipt: Annotated[
            list[str] | None,
            typer.Option(
                "--receipt",
                metavar=catalogue.text("help-value-receipt"),
                help=catalogue.text("cli-receipt"),
                show_default=False,
            ),
        ] = None,
        lang: Annotated[str | None, _language(catalogue)] = None,
    ) -> None:
        from fairdeal import app

        if not files:
            raise NotUnderstood("files-missing", "Say which records to check: fairdeal verify FILE…")
        raise typer.Exit(app.verify(files, receipt or [], catalogue, print))


COMMANDS: Final[Mapping[str, Callable[[typer.Typer, Catalogue], None]]] = {
    "play": _add_play,
    "odds": _add_odds,
    "simulate": _add_simulate,
    "rules": _add_rules,
    "verify": _add_verify,
} | {name: partial(_add_of_room, name) for name in ROOM_COMMANDS}


def _game(catalogue: Catalogue) -> Any:
    return typer.Argument(help=catalogue.text("cli-game"), show_default=False)


def _option(catalogue: Catalogue) -> Any:
    return typer.Option(
        "--option", metavar=catalogue.text("help-value-option"), help=catalogue.text("cli-option"), show_default=False
    )


def _language(catalogue: Catalogue) -> Any:
    return typer.Option("--lang", help=catalogue.text("cli-lang", languages=", ".join(LANGUAGES)), show_default=False)


# What is typed after a command


def _split(game: str | None, rest: Sequence[str], *, flags: Collection[str] = ()) -> tuple[str | None, list[str]]:
    """The name of the game, and `--name value` or `--name=value` as `name=value`; a flag takes no value.

    Raises NotUnderstood.
    """
    names: list[str] = []
    options: list[str] = []
    left = deque([*([] if game is None else [game]), *rest])
    while left:
        text = left.popleft()
        if not text.startswith("-"):
            names.append(text)
        elif not text.startswith("--"):
            raise unknown_option(text.partition("=")[0])
        elif (name := text.removeprefix("--")) in flags:
            options.append(f"{name}=yes")
        elif name.partition("=")[0] in flags:
            raise takes_no_value(text.partition("=")[0])
        elif "=" in text:
            options.append(name)
        else:
            options.append(_with_value(name, left))
    if len(names) > 1:
        raise NotUnderstood(
            "too-many-names",
            "You can play one game at a time, and you named {count}: {names}.",
            count=len(names),
            names=", ".join(names),
        )
    return (names[0] if names else None), options


def _with_value(name: str, left: deque[str]) -> str:
    """`name=value` with what stands next; the name alone where no value does, for the game to say what it can be."""
    return f"{name}={left.popleft()}" if left and not left[0].startswith("--") else name


def _check_once(arguments: Sequence[str]) -> None:
    names = Counter(text.partition("=")[0] for text in arguments if text.startswith("--"))
    for name, count in names.items():
        if count > 1 and name not in MAY_REPEAT:
            raise NotUnderstood("option-twice", "The option {name} was given twice. Give it once.", name=name)


def _named_command(arguments: Sequence[str]) -> str | None:
    """The first word that is no option, nor the value of one that may stand before the command."""
    words = iter(arguments)
    for text in words:
        if text == "--lang":
            next(words, None)
        elif not text.startswith("-"):
            return text
    return None


def _asked_language(arguments: Sequence[str]) -> str | None:
    """The language named anywhere on the command line, for all that is said, help included."""
    for place, text in enumerate(arguments):
        if text.startswith("--lang="):
            return text.partition("=")[2]
        if text == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
