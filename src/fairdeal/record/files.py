"""Records in files: read no further than a record can be long, and written whole or not at all."""

import errno
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from fairdeal.errors import NotUnderstood
from fairdeal.record.document import LARGEST

_FORBIDDEN: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
_MISSING: Final = (errno.ENOENT, errno.ENOTDIR)
_FULL: Final = (errno.ENOSPC, errno.EDQUOT)


def read_file(path: Path) -> bytes:
    """The bytes of a file, one more than a record may have at the most.

    Raises NotUnderstood when it cannot be read, or is no ordinary file: a pipe or a device may never end.
    """
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise NotUnderstood("file-is-folder", "{file} is a folder. Choose a record in it.", file=str(path))
        if not stat.S_ISREG(kind):
            raise NotUnderstood(
                "file-not-plain", "{file} isn’t a regular file, and only those can be read.", file=str(path)
            )
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise _unreadable(path, error) from None


def check_place(path: Path) -> None:
    """A record can be kept at the path, and nothing would be lost there. Raises NotUnderstood."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
        taken = path.exists() and not (path.is_file() and path.stat().st_size == 0)
    except OSError as error:
        raise _unwritable(path, error) from None
    if taken:
        raise NotUnderstood(
            "file-taken",
            "The record can’t be saved as {file}: there’s already something there. Choose another file.",
            file=str(path),
        )


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: what lay there stays until the new one is complete. Raises NotUnderstood."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(handle)
            os.chmod(name, 0o644)
            os.replace(name, path)
        except OSError:
            with suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise _unwritable(path, error) from None


def _unreadable(path: Path, error: OSError) -> NotUnderstood:
    if error.errno in _MISSING:
        return NotUnderstood("file-missing", "There’s no file {file}.", file=str(path))
    if error.errno in _FORBIDDEN:
        return NotUnderstood("file-forbidden", "You don’t have permission to read {file}.", file=str(path))
    return NotUnderstood(
        "file-not-readable",
        "The file {file} can’t be read: system error {number}.",
        file=str(path),
        number=error.errno,
    )


def _unwritable(path: Path, error: OSError) -> NotUnderstood:
    if error.errno in _MISSING:
        return NotUnderstood(
            "place-missing",
            "The record can’t be saved as {file}: the folder doesn’t exist. Choose another file.",
            file=str(path),
        )
    if error.errno in _FORBIDDEN:
        return NotUnderstood(
            "place-forbidden",
            "The record can’t be saved as {file}: you don’t have permission to write there. Choose another file.",
            file=str(path),
        )
    if error.errno in _FULL:
        return NotUnderstood(
            "place-full",
            "The record can’t be saved as {file}: there’s no space left. Choose another file.",
            file=str(path),
        )
    return NotUnderstood(
        "file-not-writable",
        "The record can’t be saved as {file}: system error {number}. Choose another file.",
        file=str(path),
        number=error.errno,
    )
