"""What is installed only where somebody wants it: the room, the compiler behind odds and bots that search, and more."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from fairdeal.errors import NotAllowed

INSTALL: Final = "pip install 'fairdeal[odds]'"

EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {
    "room": ("alembic", "argon2", "litestar", "regex", "segno", "sqlalchemy", "structlog", "uvicorn", "websockets"),
    "odds": ("numba", "numpy"),
    "plots": ("matplotlib",),
    "rl": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
    "cluster": ("ray",),
}
"""The extras of the package, and what is there to be imported where one is installed."""


def is_installed(extra: str = "odds") -> bool:
    """Whether an extra is installed here; without a name, what computes the odds."""
    return all(find_spec(needed) is not None for needed in EXTRAS[extra])


def check_installed() -> None:
    """Raises NotAllowed, with the way to install it, where what computes the odds is not installed."""
    if not is_installed():
        raise NotAllowed(
            "odds-not-installed",
            "Odds and move values need the extra “odds”, which isn’t installed here: {command}",
            command=INSTALL,
        )


def check_extra(extra: str) -> None:
    """Raises NotAllowed, with the way to install it, where an extra is not installed.

    >>> check_extra("room")
    """
    if not is_installed(extra):
        raise NotAllowed(
            "extra-not-installed",
            "This needs the extra “{extra}”, which isn’t installed here: {command}",
            extra=extra,
            command=f"pip install 'fairdeal[{extra}]'",
        )
