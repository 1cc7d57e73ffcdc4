"""What a store cannot do, in sentences. `database` is a file or an address without its password."""

import re
from typing import Final

from fairdeal.errors import StoreFailed

EXAMPLE: Final = "postgresql://user@host/name"


def unknown(url: str) -> StoreFailed:
    """A text that is no database's address; a password in it is not repeated."""
    return StoreFailed(
        "database-unknown",
        "“{url}” names no database. Name a file, or an address like {example}.",
        url=re.sub("//.*@", "//…@", url),
        example=EXAMPLE,
    )


def unreadable(database: str, reason: str) -> StoreFailed:
    """What cannot be opened or read, or holds something else."""
    return StoreFailed(
        "database-unreadable",
        "The database {database} cannot be read: {reason}.",
        database=database,
        reason=reason,
    )


def newer(database: str, version: str, known: str) -> StoreFailed:
    """A schema of a later program."""
    return StoreFailed(
        "database-newer",
        "The database {database} was written by a newer Fairdeal: its schema is {version}, and this program knows "
        "schemas up to {known}. Install the newer Fairdeal, or name another database.",
        database=database,
        version=version,
        known=known,
    )


def older(database: str, version: str, known: str) -> StoreFailed:
    """A schema of an earlier program, where it must not be changed."""
    return StoreFailed(
        "database-older",
        "The database {database} was written by an older Fairdeal: its schema is {version}, and now it is {known}. "
        "Start the room once with this program; that brings it up to date.",
        database=database,
        version=version,
        known=known,
    )


def in_use(database: str) -> StoreFailed:
    """A second server."""
    return StoreFailed(
        "database-in-use",
        "The database {database} is in use by another Fairdeal server. Stop that one first, or name another database.",
        database=database,
    )


def not_written(database: str, reason: str) -> StoreFailed:
    """A batch of which nothing is kept."""
    return StoreFailed(
        "database-not-written",
        "The database {database} could not be written: {reason}. Nothing of it was kept.",
        database=database,
        reason=reason,
    )


def lost(database: str, reason: str) -> StoreFailed:
    """A connection that broke while a batch was written."""
    return StoreFailed(
        "database-lost",
        "The connection to the database {database} is lost: {reason}. Start the room again: it goes on from what was "
        "kept.",
        database=database,
        reason=reason,
    )


def gone(database: str) -> StoreFailed:
    """Files that were deleted, moved or exchanged while they were open."""
    return StoreFailed(
        "database-gone",
        "The database {database} was deleted, moved or replaced while the room was open. Put its file back, or restore "
        "a backup, before you start the room again.",
        database=database,
    )


def no_room(database: str) -> StoreFailed:
    """Nothing to make a backup of, or a backup of nothing."""
    return StoreFailed("database-empty", "There is no room in the database {database}.", database=database)


def not_empty(database: str) -> StoreFailed:
    """A room where a backup should go."""
    return StoreFailed(
        "database-not-empty",
        "The database {database} holds a room already, and a backup is restored only where there is none. "
        "Name another database.",
        database=database,
    )


def backup_taken(file: str) -> StoreFailed:
    """A file where the backup should go."""
    return StoreFailed(
        "backup-taken",
        "The backup cannot be kept at {file}: something lies there already. Name another file.",
        file=file,
    )


def backup_failed(file: str, reason: str) -> StoreFailed:
    """A backup that could not be written."""
    return StoreFailed(
        "backup-failed", "The backup cannot be kept at {file}: {reason}. Name another file.", file=file, reason=reason
    )
