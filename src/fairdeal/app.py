"""Wiring: where the parts of Fairdeal meet the machine they run on.

The only place that chooses what is random, where files lie and how things are shown.
"""

import secrets
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from platformdirs import user_data_path

from fairdeal import fair
from fairdeal.engine.chips import read_chips
from fairdeal.engine.extras import check_extra
from fairdeal.engine.game import AnyGame, Bot
from fairdeal.engine.options import options_of, read_options
from fairdeal.engine.words import Sentence
from fairdeal.errors import FairdealError, NotUnderstood
from fairdeal.games import find_game, game_names
from fairdeal.locale import Catalogue, read_general
from fairdeal.record import Record, read_record, verify_record, write_record
from fairdeal.record.files import check_place, read_file, write_file
from fairdeal.terminal.misuse import no_value, out_of_bounds
from fairdeal.terminal.options import all_options, an_option, presets
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.screen import PlainScreen, Question, Screen
from fairdeal.terminal.stopping import Stopping
from fairdeal.thinking.prepare import preparing

if TYPE_CHECKING:
    from fairdeal.web.operating import Operating

Say = Callable[[str], None]

QUIT: Final = ("word-quit",)

PICTURE: Final = ".svg"

ROUNDS: Final = "rounds"
"""The option that ends a sitting, of the house or else of the terminal."""

MOST_ROUNDS: Final = 1000

FAILED: Final = 1
"""The exit code of a check that found a fault."""


def choose_screen(stopping: Stopping, *, plain: bool) -> Screen:
    """Drawn cards in a terminal; plain sentences on request and in any pipe."""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PlainScreen(sys.stdin, sys.stdout, stopping)
    # Only now: a room that is served draws nothing.
    from fairdeal.terminal.rich_screen import RichScreen

    return RichScreen(stopping=stopping)


def choose_game(catalogue: Catalogue, screen: Screen) -> AnyGame | None:
    """The game that the player chooses by number or name; None when the player quits or the input ends."""
    names = {name: catalogue.text(f"{name}-name") for name in game_names()}
    for number, (name, shown) in enumerate(names.items(), 1):
        facts = {"name": shown, "tagline": catalogue.text(f"{name}-tagline")}
        screen.say(catalogue.text("play-game-line", number=number, **facts))
    question = Question(catalogue.text("play-choose-game"), words=tuple(names.values()), default=next(iter(names)))
    while (typed := screen.ask(question)) is not None and read_general(typed, QUIT, catalogue) is None:
        try:
            return find_game(_meant(typed, names))
        except NotUnderstood as error:
            screen.refuse(catalogue.say_error(error))
    return None


def one_game(name: str | None) -> AnyGame:
    """The game that was named. Raises NotUnderstood when none was, or one that there is not."""
    if name is None:
        raise NotUnderstood("game-missing", "Choose a game: {names}.", names=", ".join(game_names()))
    return find_game(name)


def flags() -> frozenset[str]:
    """What any game can be asked without a value: the game may stand behind it on the command line."""
    return frozenset(flag for name in game_names() for flag in find_game(name).advice.flags)


def read_house(game: AnyGame, preset: str | None, texts: Sequence[str]) -> object:
    """The house that a preset and texts like `decks=8` describe. Raises NotUnderstood, IllegalHouse."""
    if preset is None:
        return read_options(game.house, texts)
    if preset.casefold() not in game.presets:
        raise NotUnderstood(
            "no-preset",
            "This game has no ready-made table “{name}”. Choose one of: {names}.",
            name=preset[:40],
            names=", ".join(game.presets),
        )
    return read_options(game.house, texts, preset=game.presets[preset.casefold()])


def read_rounds(game: AnyGame, texts: Sequence[str]) -> tuple[int | None, list[str]]:
    """After how many rounds the player leaves, from `rounds=5`, and the texts that are left for the house.

    A game whose house has this option reads it itself, and a match is played to its end. Raises NotUnderstood.
    """
    if any(option.name == ROUNDS for option in options_of(game.house)):
        return None, list(texts)
    named = [text.partition("=") for text in texts if text.partition("=")[0] == ROUNDS]
    left = [text for text in texts if text.partition("=")[0] != ROUNDS]
    if not named:
        return None, left
    if game.sitting.match:
        raise NotUnderstood(
            "rounds-of-match",
            "A match of {game} goes on to its last point: it cannot be limited to a number of rounds.",
            game=Sentence(f"{game.name}-name"),
        )
    value = named[-1][2]
    if not (value.isascii() and value.isdigit() and len(value) <= 4 and 1 <= int(value) <= MOST_ROUNDS):
        raise out_of_bounds(f"--{ROUNDS}", value, 1, MOST_ROUNDS) if value else no_value(f"--{ROUNDS}")
    return int(value), left


def read_bot(game: AnyGame, name: str | None) -> Bot[Any] | None:
    """How bots that are called so play; None without a name. Raises NotUnderstood."""
    return None if name is None else game.bots.called(name)


def play(
    named: str | None,
    options: Sequence[str],
    catalogue: Catalogue,
    *,
    preset: str | None,
    chips: str | None,
    bots: str | None,
    target: Path | None,
    plain: bool,
) -> None:
    """Play a sitting of the game that is named, or else chosen. Raises what the texts are refused with."""
    with Stopping() as stopping:
        screen = choose_screen(stopping, plain=plain)
        game = find_game(named) if named else choose_game(catalogue, screen)
        if game is None:
            return
        rounds, texts = read_rounds(game, options)
        house = read_house(game, preset, texts)
        bot = read_bot(game, bots)
        setting = Setting(game, house, None if chips is None else read_chips(chips), bot=bot, rounds=rounds)
        play_sitting(setting, catalogue, screen, target=target)


def play_sitting(setting: Setting, catalogue: Catalogue, screen: Screen, *, target: Path | None) -> None:
    """Play a sitting, keep its record after every round, and say how to check it.

    Raises NotUnderstood when the record cannot be kept there.
    """
    if target is not None:
        check_place(target)
    path = target or _new_record(setting.game.name)

    def keep(record: Record) -> None:
        write_file(path, write_record(record))

    with preparing(setting.game):
        Play(setting, catalogue, screen, draw=secrets.token_bytes, keep=keep).run()
    screen.note(catalogue.text("play-recorded", file=str(path)))
    screen.note(catalogue.text("play-check-it", file=shlex.quote(str(path))))


def verify(paths: Sequence[Path], receipts: Sequence[str], catalogue: Catalogue, say: Say) -> int:
    """Check records and say what was checked, line by line; the exit code.

    Every record must have given all of the receipts. Raises NotUnderstood for one that is none.
    """
    kept = [fair.read_link(receipt, name="receipt").hex() for receipt in receipts]
    results = [_verify_file(path, kept, catalogue, say) for path in paths]
    return 0 if all(results) else FAILED


def odds(game: AnyGame, house: object, questions: Mapping[str, str], catalogue: Catalogue, *, as_json: bool) -> str:
    """What a game's odds say, in sentences or as JSON. Raises what the game refuses."""
    answer = game.advice.odds(house, questions)
    if as_json:
        return msgspec.json.format(msgspec.json.encode(answer.figures), indent=2).decode()
    return "\n".join(catalogue.say(sentence) for sentence in answer.sentences)


def any_seed() -> int:
    """The seed of a simulation for which none is given, short enough to be typed again."""
    return secrets.randbelow(2**32)


def draw(game: AnyGame, house: object, path: Path, catalogue: Catalogue) -> str:
    """Draw what a game's odds advise into a file, over what lay there; a sentence that says where it is.

    Raises NotUnderstood when the game has no picture, when the file is not meant to be one or cannot be written.
    """
    if game.advice.picture is None:
        raise NotUnderstood("no-picture", "There’s no picture of this game’s odds.")
    if path.suffix.casefold() != PICTURE:
        raise NotUnderstood(
            "picture-not-svg", "The picture is an SVG file: give {file} a name that ends in .svg.", file=str(path)
        )
    drawn = game.advice.picture(house, catalogue.say)
    try:
        write_file(path, drawn.encode())
    except NotUnderstood:
        raise NotUnderstood(
            "picture-not-kept", "The picture can’t be saved as {file}. Choose another file.", file=str(path)
        ) from None
    return catalogue.text("odds-picture", file=str(path))


def rules(game: AnyGame, catalogue: Catalogue) -> str:
    """The guide of a game: every chapter with its title, then the options of its table and the ready-made tables."""
    name = catalogue.text(f"{game.name}-name")
    chapters = [f"{catalogue.text(f'{key}.title')}\n\n{catalogue.text(key)}" for key in game.text.guide]
    options = [catalogue.text("rules-options", example=an_option(game)), *all_options(game, game.house(), catalogue)]
    tables = [catalogue.text("rules-presets"), *presets(game, catalogue)]
    return "\n\n".join([name, *chapters, "\n- ".join(options), "\n- ".join(tables)])


def _meant(typed: str, names: Mapping[str, str]) -> str:
    """The game that a number or a shown name means, else what was typed."""
    if typed in map(str, range(1, len(names) + 1)):
        return list(names)[int(typed) - 1]
    return next((name for name, shown in names.items() if shown.casefold() == typed.casefold()), typed)


def _verify_file(path: Path, receipts: Sequence[str], catalogue: Catalogue, say: Say) -> bool:
    say(catalogue.text("report-file", file=str(path)))
    try:
        record = read_record(read_file(path))
    except FairdealError as error:
        say(catalogue.text("report-line-failed", place=path.name, said=catalogue.say_error(error)))
        return False
    return _verify_one(record, receipts, catalogue, say)


def _verify_one(record: Record, receipts: Sequence[str], catalogue: Catalogue, say: Say) -> bool:
    names = {player.seat: player.name for player in record.players if player.name}
    checks = 0
    for finding in verify_record(record, receipts):
        said = catalogue.say(finding.said, names=names)
        if not finding.passed:
            say(catalogue.text("report-line-failed", place=finding.place, said=said))
            say(catalogue.text("report-failed", place=finding.place))
            return False
        checks += 1
        say(catalogue.text("report-line-passed", said=said))
    say(catalogue.text("report-passed", checks=checks))
    return True


def _new_record(game: str) -> Path:
    """A file of its own for a new record, in the data folder of the platform; empty, so that nobody else takes it."""
    folder = user_data_path("fairdeal", appauthor=False) / "records"
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        if path.exists():
            continue
        check_place(path)
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError("numbers do not end")


def operating(catalogue: Catalogue) -> "Operating":
    """What looks after rooms, with the databases that there are. Raises NotAllowed (`extra-not-installed`)."""
    check_extra("room")
    # Only now: a player in the terminal does not wait until the web is loaded, and may not have it.
    from fairdeal import store
    from fairdeal.web.operating import Databases, Operating

    return Operating(Databases(store.open_store, store.backup, store.restore), catalogue, _print_at_once)


def _print_at_once(text: str) -> None:
    """A program that reads the address of a room from a pipe must not wait for more to come."""
    print(text, flush=True)
