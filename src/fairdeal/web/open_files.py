"""How many files and connections this process may have open: raised as far as the system lets it."""

import sys
from typing import Final

WANTED: Final = 65_536
"""Open files that are asked for, where the system would give even more."""

KEPT_BACK: Final = 100
"""Open files for everything that is no connection: databases, workers, logs."""


def raise_open_files() -> int | None:
    """Raise the limit of open files; how many connections it leaves room for, None where there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has a limit of its own below an infinite one
            wanted = soft
        soft = wanted
    return None if soft == resource.RLIM_INFINITY else max(1, soft - KEPT_BACK)
