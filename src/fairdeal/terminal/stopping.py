"""Ctrl-C and the signals that end a program mean quitting: at once while a command is awaited, else at the next."""

import signal
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Final, TypeVar

T = TypeVar("T")

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Stopping:
    """Inside `with`, a signal ends `wait`, and never interrupts anything else."""

    def __init__(self) -> None:
        self._asked = False
        self._waiting = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stopping":
        self._before = {each: signal.signal(each, self._stop) for each in SIGNALS}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        for each, handler in self._before.items():
            signal.signal(each, handler)

    @property
    def asked(self) -> bool:
        """Whether a signal has come."""
        return self._asked

    def wait(self, read: Callable[[], T]) -> T | None:
        """What is read, which may take for ever; None once a signal has come."""
        self._waiting = True
        try:
            return None if self._asked else read()
        except KeyboardInterrupt:
            return None
        finally:
            self._waiting = False

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._asked = True
        if self._waiting:
            raise KeyboardInterrupt
