"""Wiring: where the parts of Fairdeal meet the machine they run on.

The only place that chooses what is random, where files lie and how things are shown.
"""

import os
import secrets
import shlex
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from fairdeal.engine.game import AnyGame
from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.games import find_game, game_names
from fairdeal.locale import Catalogue
from fairdeal.record import Record, read_record, verify_record, write_record
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.screen import PlainScreen, RichScreen, Screen

Say = Callable[[str], None]

FAILED: Final = 1
"""The exit code of a check that found a fault."""


def choose_screen(*, plain: bool) -> Screen:
    """Drawn cards in a terminal; plain sentences on request and in any pipe."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PlainScreen(sys.stdin, sys.stdout)
    return RichScreen()


def choose_game(catalogue: Catalogue, screen: Screen) -> AnyGame | None:
    """The game that the player chooses by number or name; None when the input ends."""
    names, question = game_names(), catalogue.text("play-choose-game")
    for number, name in enumerate(names, 1):
        facts = {"name": catalogue.text(f"{name}-name"), "tagline": catalogue.text(f"{name}-tagline")}
        screen.say(catalogue.text("play-game-line", number=number, **facts))
    while (typed := screen.ask(question, (), names, names[0])) is not None:
        try:
            return find_game(names[int(typed) - 1] if typed in map(str, range(1, len(names) + 1)) else _named(typed))
        except NotUnderstood as error:
            screen.refuse(catalogue.say_error(error))
    return None


def play(setting: Setting, catalogue: Catalogue, screen: Screen, *, target: Path | None) -> None:
    """Play a sitting, keep its record, and say how to check it.

    Raises NotUnderstood when the record cannot be kept there.
    """
    path = target or _new_record(setting.game.name)
    _check_place(path)
    record = Play(setting, catalogue, screen, draw=secrets.token_bytes).run()
    _write(path, write_record(record))
    screen.note(catalogue.text("play-recorded", file=str(path)))
    screen.note(catalogue.text("play-check-it", file=shlex.quote(str(path))))


def verify(paths: Sequence[Path], catalogue: Catalogue, say: Say) -> int:
    """Check records and say what was checked, line by line; the exit code."""
    results = [_verify_file(path, catalogue, say) for path in paths]
    return 0 if all(results) else FAILED


def odds(game: AnyGame, house: object, questions: Mapping[str, str], catalogue: Catalogue, *, as_json: bool) -> str:
    """What a game's odds say, in sentences or as JSON. Raises what the game refuses."""
    answer = game.odds(house, questions)
    if as_json:
        return msgspec.json.format(msgspec.json.encode(answer.figures), indent=2).decode()
    return "\n".join(catalogue.say(sentence) for sentence in answer.told)


def rules(game: AnyGame, catalogue: Catalogue) -> str:
    """The guide of a game: every chapter with its title."""
    name = catalogue.text(f"{game.name}-name")
    chapters = [f"{catalogue.text(f'{key}.title')}\n\n{catalogue.text(key)}" for key in game.text.guide]
    return "\n\n".join([name, *chapters])


def _named(typed: str) -> str:
    return typed.strip().casefold().replace(" ", "-")


def _verify_file(path: Path, catalogue: Catalogue, say: Say) -> bool:
    say(catalogue.text("report-file", file=str(path)))
    try:
        record = read_record(_read(path))
    except FairdealError as error:
        say(catalogue.text("report-line-failed", place=path.name, said=catalogue.say_error(error)))
        return False
    return _verify_one(record, catalogue, say)


def _verify_one(record: Record, catalogue: Catalogue, say: Say) -> bool:
    names = {player.seat: player.name for player in record.players if player.name}
    checks = 0
    for finding in verify_record(record):
        said = catalogue.say(finding.said, names=names)
        if not finding.passed:
            say(catalogue.text("report-line-failed", place=finding.place, said=said))
            say(catalogue.text("report-failed", place=finding.place))
            return False
        checks += 1
        say(catalogue.text("report-line-passed", said=said))
    say(catalogue.text("report-passed", checks=checks))
    return True


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise NotUnderstood(
            "file-not-readable", "The file {file} cannot be read: {reason}.", file=str(path), reason=_reason(error)
        ) from None


def _new_record(game: str) -> Path:
    """A file of its own for a new record, in the data folder of the platform."""
    folder = user_data_path("fairdeal", appauthor=False) / "records"
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{name}.json" if number == 1 else f"{name}-{number}.json" for number in count(1))
    return next(path for path in (folder / name for name in names) if not path.exists())


def _check_place(path: Path) -> None:
    """A record can be kept at the path, and nothing would be lost there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
        taken = path.exists() and (path.is_dir() or path.stat().st_size > 0)
    except OSError as error:
        raise _no_place(path, error) from None
    if taken:
        raise NotUnderstood(
            "file-taken",
            "The record cannot be kept at {file}: something lies there already. Name another file.",
            file=str(path),
        )


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except OSError as error:
        raise _no_place(path, error) from None


def _no_place(path: Path, error: OSError) -> NotUnderstood:
    return NotUnderstood(
        "file-not-writable",
        "The record cannot be kept at {file}: {reason}. Name another file.",
        file=str(path),
        reason=_reason(error),
    )


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__
