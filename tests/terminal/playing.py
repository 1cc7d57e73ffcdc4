"""Plays in the terminal for tests: typed lines in, shown lines and the record out."""

import hashlib
from collections.abc import Callable, Iterable
from io import StringIO

from fairdeal.games import find_game
from fairdeal.locale import catalogue_of
from fairdeal.record import Record, read_record, verify_record, write_record
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.screen import PlainScreen


def fixed_bytes(seed: str = "0") -> Callable[[int], bytes]:
    """Bytes that are the same every time, but not the same twice."""
    count = 0

    def draw(size: int) -> bytes:
        nonlocal count
        count += 1
        return hashlib.shake_256(f"{seed}:{count}".encode()).digest(size)

    return draw


def played(
    typed: Iterable[str], *, seed: str = "0", language: str = "en", chips: int | None = None, **options: object
) -> tuple[list[str], Record]:
    """What plain play of Casino War shows, line by line, and its record."""
    shown = StringIO()
    screen = PlainScreen(StringIO("".join(f"{line}\n" for line in typed)), shown)
    record = Play(setting(chips, **options), catalogue_of(language), screen, draw=fixed_bytes(seed)).run()
    return shown.getvalue().split("\n")[:-1], record


def setting(chips: int | None = None, **options: object) -> Setting:
    """Casino War with these options."""
    game = find_game("casino-war")
    return Setting(game, game.house(**options), chips)


def holds(record: Record) -> bool:
    """Whether a record, written and read again, passes every check."""
    return all(finding.passed for finding in verify_record(read_record(write_record(record))))
