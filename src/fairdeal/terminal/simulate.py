"""The command `fairdeal simulate`: what it is asked, its progress, the file in which it goes on, and its end."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

import msgspec

from fairdeal.engine.extras import ODDS, check_extra
from fairdeal.engine.game import AnyGame
from fairdeal.engine.simulation import Strategy
from fairdeal.errors import NotUnderstood
from fairdeal.locale import Catalogue
from fairdeal.record.files import read_file, write_file
from fairdeal.simulation import plots
from fairdeal.simulation.cluster import cluster
from fairdeal.simulation.driver import Done, End, Result, simulate
from fairdeal.simulation.plan import Plan, rules_of
from fairdeal.simulation.saved import done_of, read_saved, write_saved
from fairdeal.simulation.workers import Workers, here, processes
from fairdeal.terminal.simulation_report import Report, figures, sentences
from fairdeal.terminal.stopping import Stopping

SHOWN_EVERY: Final = 0.2
KEPT_EVERY: Final = 10.0
"""Progress is shown, and kept in the file, no more often: seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is asked. `seed` is None for any, or that of the file; `bankroll` counts half-chips."""

    game: AnyGame
    house: object
    strategies: Sequence[str]
    rounds: int
    seed: int | None = None
    workers: int | None = None
    precision: float | None = None
    bankroll: int | None = None
    file: Path | None = None
    cluster: str | None = None
    plot: Path | None = None


def run(asked: Asked, catalogue: Catalogue, *, any_seed: Callable[[], int]) -> Report:
    """Simulates what is asked, until it is done or Ctrl-C stops it. Raises FairdealError."""
    rules_of(asked.game)
    _check_extras(asked)
    plan, done = _plan(asked, any_seed)
    progress = Progress(catalogue, sys.stderr, plan, done, keep=_keeper(asked, plan))
    with Stopping() as stopping:
        workers = _workers(asked, plan.chunks - done.chunks)
        result = simulate(
            plan, workers, done=done, precision=asked.precision, stopped=lambda: stopping.asked, tell=progress.tell
        )
    progress.end(result)
    return Report(asked.game, plan, result, asked.bankroll)


def say(report: Report, catalogue: Catalogue, *, as_json: bool) -> str:
    """What a simulation came to, in sentences or as JSON."""
    if as_json:
        return msgspec.json.format(msgspec.json.encode(figures(report)), indent=2).decode()
    return "\n".join(catalogue.say(sentence) for sentence in sentences(report))


def draw(report: Report, path: Path, catalogue: Catalogue) -> str:
    """Draws what a simulation came to into a file; a sentence that says where it is. Raises NotUnderstood."""
    drawn = plots.draw(report.summary, path.suffix.casefold()[1:], report.unit, catalogue.text)
    try:
        write_file(path, drawn)
    except NotUnderstood:
        raise NotUnderstood(
            "picture-not-kept", "The picture can’t be saved as {file}. Choose another file.", file=str(path)
        ) from None
    return catalogue.text("odds-picture", file=str(path))


def is_interrupted(report: Report) -> bool:
    """Whether it was stopped before its end."""
    return report.result.end is End.INTERRUPTED


def _check_extras(asked: Asked) -> None:
    check_extra(ODDS)
    if asked.cluster is not None:
        check_extra("cluster")
    if asked.plot is not None:
        check_extra("plots")
        if asked.plot.suffix.casefold()[1:] not in plots.FORMATS:
            raise NotUnderstood(
                "plot-format",
                "The picture is a PNG or SVG file: give {file} a name that ends in .png or .svg.",
                file=str(asked.plot),
            )


def _workers(asked: Asked, chunks: int) -> Workers:
    return workers_for(asked.workers, chunks) if asked.cluster is None else cluster(asked.cluster)


def workers_for(count: int | None, chunks: int) -> Workers:
    """So many processes, or as many as there are processors, but no more than there are chunks."""
    wanted = min(count or os.cpu_count() or 1, chunks)
    return processes(wanted) if wanted > 1 else here


def _plan(asked: Asked, any_seed: Callable[[], int]) -> tuple[Plan, Done]:
    """What is simulated, and from where it goes on, if its file is there."""
    strategies = read_strategies(asked.game, asked.house, asked.strategies)
    name, version = asked.game.name, asked.game.version
    if asked.file is None or not asked.file.exists():
        seed = any_seed() if asked.seed is None else asked.seed
        return Plan(name, asked.house, strategies, seed, asked.rounds), Done()
    saved = read_saved(read_file(asked.file), str(asked.file))
    plan = Plan(name, asked.house, strategies, saved.seed if asked.seed is None else asked.seed, asked.rounds)
    return plan, done_of(saved, plan, version, str(asked.file))


def _keeper(asked: Asked, plan: Plan) -> Callable[[Done], None]:
    def keep(done: Done) -> None:
        if asked.file is not None:
            write_file(asked.file, write_saved(plan, asked.game.version, done))

    return keep


def read_strategies(game: AnyGame, house: object, texts: Sequence[str]) -> tuple[Strategy, ...]:
    """The strategies that are named, like `war`, or `chart=FILE` with the text of the file; the usual one without any.

    Raises NotUnderstood.
    """
    rules = rules_of(game)
    most = rules.seats(house)
    if len(texts) > most:
        raise NotUnderstood(
            "too-many-strategies",
            "Here you can name up to {most} strategies, and you named {count}.",
            most=most,
            count=len(texts),
        )
    named = [text.partition("=") for text in texts] or [(rules.strategies[0], "", "")]
    for name, _, _ in named:
        if name.casefold() not in rules.strategies:
            raise NotUnderstood(
                "no-strategy",
                "There’s no strategy called “{name}” in this game. Choose one of: {names}.",
                name=name[:40],
                names=", ".join(rules.strategies),
            )
    return tuple(Strategy(name.casefold(), _value(name, value, rules.files)) for name, _, value in named)


def _value(name: str, value: str, files: Sequence[str]) -> str:
    if name.casefold() not in files:
        return value
    try:
        return read_file(Path(value)).decode()
    except UnicodeDecodeError:
        raise NotUnderstood("strategy-not-text", "{file} isn’t a text file.", file=value) from None


# While it goes on


class Progress:
    """A line that says how far a simulation has come, how quickly it goes on, and how long it will take."""

    def __init__(
        self, catalogue: Catalogue, stream: TextIO, plan: Plan, begun: Done, *, keep: Callable[[Done], None]
    ) -> None:
        self._catalogue, self._stream, self._plan, self._keep = catalogue, stream, plan, keep
        self._begun = begun.chunks
        self._start = self._kept = time.monotonic()
        self._shown = 0.0

    def tell(self, done: Done) -> None:
        """Shows how far it has come, in a terminal, and keeps it; neither too often."""
        now = time.monotonic()
        if self._stream.isatty() and now - self._shown >= SHOWN_EVERY:
            self._shown = now
            print(f"\r\x1b[K{self._said(done, now)}", end="", file=self._stream, flush=True)
        if now - self._kept >= KEPT_EVERY:
            self._kept = now
            self._keep(done)

    def end(self, result: Result) -> None:
        """The line is gone, and what was played is kept."""
        if self._shown:
            print("\r\x1b[K", end="", file=self._stream, flush=True)
        self._keep(result.done)

    def _said(self, done: Done, now: float) -> str:
        played, whole = done.chunks * self._plan.chunk, self._plan.whole
        rate = (done.chunks - self._begun) * self._plan.chunk / max(now - self._start, 1e-9)
        facts = {"percent": 100 * played // whole, "rate": int(rate), "left": _clock((whole - played) / rate)}
        return self._catalogue.text("simulate-progress", **facts)


def _clock(seconds: float) -> str:
    whole = int(min(seconds, 359_999))
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
