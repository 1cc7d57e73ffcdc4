"""What a store cannot do, in sentences. `database` is a file or an address without its password."""

import re
from typing import Final

from fairdeal.errors import StoreFailed

EXAMPLE: Final = "postgresql://user@host/name"


def unknown(url: str) -> StoreFailed:
    """A text that is no database's address; a password in it is not repeated."""
    return StoreFailed(
        "database-unknown",
        "“{url}” isn’t a database. Give a file, or an address like {example}.",
        url=re.sub("//.*@", "//…@", url),
        example=EXAMPLE,
    )


def unreadable(database: str, reason: str) -> StoreFailed:
    """What cannot be opened or read, or holds something else."""
    return StoreFailed(
        "database-unreadable",
        "The database {database} can’t be read: {reason}.",
        database=database,
        reason=reason,
    )


def newer(database: str, version: str, known: str) -> StoreFailed:
    """A schema of a later program."""
    return StoreFailed(
        "database-newer",
        "The database {database} was written by a newer version of Fairdeal: its schema is "
        "{version}, and this program knows schemas up to {known}. Install the newer version, or "
        "choose another database.",
        database=database,
        version=version,
        known=known,
    )


def older(database: str, version: str, known: str) -> StoreFailed:
    """A schema of an earlier program, where it must not be changed."""
    return StoreFailed(
        "database-older",
        "The database {database} was written by an older version of Fairdeal: its schema is "
        "{version}, and the current one is {known}. Start the room once with this program to bring "
        "it up to date.",
        database=database,
        version=version,
        known=known,
    )


def in_use(database: str) -> StoreFailed:
    """A second server."""
    return StoreFailed(
        "database-in-use",
        "Another Fairdeal server is using the database {database}. Stop it first, or choose another database.",
        database=database,
    )


def not_written(database: str, reason: str) -> StoreFailed:
    """A batch of which nothing is kept."""
    return StoreFailed(
        "database-not-written",
        "The database {database} couldn’t be written: {reason}. Nothing was saved.",
        database=database,
        reason=reason,
    )


def lost(database: str, reason: str) -> StoreFailed:
    """A connection that broke while a batch was written."""
    return StoreFailed(
        "database-lost",
        "The connection to the database {database} was lost: {reason}. Start the room again: it "
        "continues from what was saved.",
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
    return StoreFailed("database-empty", "The database {database} doesn’t contain a room.", database=database)


def not_empty(database: str) -> StoreFailed:
    """A room where a backup should go."""
    return StoreFailed(
        "database-not-empty",
        "The database {database} already contains a room, and a backup can only be restored into an "
        "empty one. Choose another database.",
        database=database,
    )


def backup_taken(file: str) -> StoreFailed:
    """A file where the backup should go."""
    return StoreFailed(
        "backup-taken",
        "The backup can’t be saved as {file}: there’s already something there. Choose another file.",
        file=file,
    )


def backup_failed(file: str, reason: str) -> StoreFailed:
    """A backup that could not be written."""
    return StoreFailed(
        "backup-failed", "The backup can’t be saved as {file}: {reason}. Choose another file.", file=file, reason=reason
    )
