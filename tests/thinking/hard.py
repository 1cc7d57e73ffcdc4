"""Questions that are hard on whoever answers them. A worker finds them here, by name."""

import os
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import PlayerAction
from fairdeal.errors import NotUnderstood
from fairdeal.thinking.questions import BotMove, Lane, Question


@dataclass(frozen=True)
class Hard(Question[Any]):
    """A question with a lane and a time of its own."""

    lane: Lane = Lane.PRICE  # type: ignore[misc]
    seconds: float = 10.0  # type: ignore[misc]


@dataclass(frozen=True)
class WhoAnswers(Hard):
    def answer(self, chance: Chance) -> int:
        return os.getpid()


@dataclass(frozen=True)
class Sleep(Hard):
    """Answers after a while; a file tells that it has begun."""

    takes: float = 0.0
    begun: Path | None = None

    def answer(self, chance: Chance) -> int:
        if self.begun is not None:
            self.begun.touch()
        time.sleep(self.takes)
        return os.getpid()


@dataclass(frozen=True)
class SlowBot(Hard):
    """A bot that uses so many seconds of the processor before it moves as usual."""

    move: BotMove | None = None
    takes: float = 0.0

    def answer(self, chance: Chance) -> PlayerAction:
        assert self.move is not None
        until = time.process_time() + self.takes
        while time.process_time() < until:
            pass
        return self.move.answer(chance)


@dataclass(frozen=True)
class Greedy(Hard):
    """Wants so many MiB at once."""

    mebibytes: int = 0

    def answer(self, chance: Chance) -> int:
        return len(bytearray(self.mebibytes * 1024 * 1024))


@dataclass(frozen=True)
class Deadly(Hard):
    """Kills who answers, so many times; each is a line of a file."""

    graves: Path = Path()
    times: int = 0

    def answer(self, chance: Chance) -> int:
        dead = len(self.graves.read_text().splitlines()) if self.graves.exists() else 0
        if dead < self.times:
            with self.graves.open("a") as graves:
                graves.write(f"{os.getpid()}\n")
            os.kill(os.getpid(), signal.SIGKILL)
        return dead


@dataclass(frozen=True)
class Broken(Hard):
    def answer(self, chance: Chance) -> float:
        return 1 / 0


@dataclass(frozen=True)
class Refused(Hard):
    def answer(self, chance: Chance) -> int:
        raise NotUnderstood("no-rank", "“{wrong}” isn’t a card.", wrong="1")


@dataclass(frozen=True)
class Long(Hard):
    """An answer of so many bytes."""

    size: int = 0

    def answer(self, chance: Chance) -> bytes:
        return bytes(self.size)


@dataclass(frozen=True)
class Noisy(Hard):
    def answer(self, chance: Chance) -> str:
        print("to the standard output")
        os.write(1, b"and to what lies below it\n")
        return "said"


@dataclass(frozen=True)
class Loaded(Hard):
    """Which of these modules have been loaded."""

    modules: tuple[str, ...] = ()

    def answer(self, chance: Chance) -> list[str]:
        return [name for name in self.modules if name in sys.modules]


@dataclass(frozen=True)
class Lasting(Hard):
    """Another answer each time that it is thought about."""

    lasting: ClassVar[bool] = True

    def answer(self, chance: Chance) -> int:
        return chance.below(2**60)
