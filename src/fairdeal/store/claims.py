"""A database's file, however it is called: claimed for one server, and noticed when it is no longer there."""

import os
import struct
import sys
import time
from pathlib import Path
from typing import Final

BEYOND: Final = 0x4000_0000 + 0x1_0000
"""The byte that is locked: behind those that SQLite locks itself. Source: SQLite, os.h, PENDING_BYTE."""

LETTING_GO: Final = 1.0
"""Seconds. A killed server's lock lives on in a process that it was starting, until that has become another program."""


def claim_file(path: Path) -> int | None:
    """A descriptor that holds a file for this process, by whatever name others open it. Raises BlockingIOError.

    Linux alone has locks that SQLite's own neither meet nor undo; elsewhere None, and nothing is held. The descriptor
    may be closed only when SQLite has let go of the file: with it this process loses every lock there.
    """
    if sys.platform != "linux" or sys.maxsize <= 2**32:
        return None
    descriptor = os.open(path, os.O_RDWR)
    try:
        _lock(descriptor)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _lock(descriptor: int) -> None:
    """Hold the file, once a process that a killed server was just starting has let go of it."""
    import fcntl

    asked = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, BEYOND, 1, 0)
    given_up = time.monotonic() + LETTING_GO
    while True:
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, asked)
        except BlockingIOError:
            if time.monotonic() > given_up:
                raise
            time.sleep(0.02)
        else:
            return


class Presence:
    """Files that must stay the ones that they were when they were first seen."""

    def __init__(self, *paths: str) -> None:
        self._seen: dict[str, tuple[int, int] | None] = dict.fromkeys(paths)

    def is_unbroken(self) -> bool:
        """Whether every file that was there is there still, and not another one in its place."""
        for path, before in self._seen.items():
            now = _identity(path)
            if before is None:
                self._seen[path] = now
            elif now != before:
                return False
        return True


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
