"""`fairdeal serve` as a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.web.served import Browser

PATIENCE: Final = 30.0
COMMAND: Final = (sys.executable, "-m", "fairdeal")
LAST_WORDS_OF_OPENING: Final = "Ctrl+C"


@dataclass
class Running:
    """A room that is open: its process, what it said, and where it listens."""

    process: "subprocess.Popen[str]"
    log: Path
    said: list[str] = field(default_factory=list)

    @property
    def port(self) -> int:
        found = re.search(r":(\d+)/", self.said[0])
        assert found, self.said
        return int(found[1])

    def browser(self) -> Browser:
        return Browser(self.port)

    def guest(self, name: str) -> Browser:
        browser = self.browser()
        assert browser.post("/api/guest", {"name": name}).status == 201
        return browser

    def ended(self) -> int:
        """Wait until it has ended by itself; the exit code."""
        out, _ = self.process.communicate(timeout=PATIENCE)
        self.said += out.splitlines()
        return self.process.returncode

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to end, and wait until it has; the exit code."""
        self.process.send_signal(number)
        out, _ = self.process.communicate(timeout=PATIENCE)
        self.said += out.splitlines()
        return self.process.returncode


@contextmanager
def serving(
    folder: Path, *options: str, host: str = "127.0.0.1", lang: str = "en", open_files: int | None = None
) -> Iterator[Running]:
    """A room on a file in that folder, on any free port, that has said all it says when it opens."""
    limited = () if open_files is None else ("sh", "-c", f'ulimit -n {open_files}; exec "$@"', "sh")
    log, place = folder / "log", str(folder / "room.sqlite3")
    with log.open("a") as errors:
        process = subprocess.Popen(
            [*limited, *COMMAND, "serve", "--host", host, "--port", "0", "--database", place, "--lang", lang, *options],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            encoding="utf-8",
        )
    running = Running(process, log)
    try:
        assert process.stdout is not None
        while not running.said or LAST_WORDS_OF_OPENING not in running.said[-1]:
            line = process.stdout.readline()
            assert line, log.read_text()
            running.said.append(line.rstrip("\n"))
        yield running
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate(timeout=PATIENCE)


def command(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """One command of the command line, to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **environment},
    )
