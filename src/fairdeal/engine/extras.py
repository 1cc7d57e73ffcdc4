"""What is installed only where somebody wants it: the room, a compiler for odds and simulation, plots, a cluster."""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from fairdeal.errors import NotAllowed

INSTALL: Final = "pip install 'fairdeal[odds]'"

ODDS: Final = "odds"

_NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    ODDS: ("numba", "numpy"),
    "plots": ("matplotlib",),
    "room": ("alembic", "argon2", "litestar", "regex", "segno", "sqlalchemy", "structlog", "uvicorn", "websockets"),
    "cluster": ("ray",),
    "rl": ("gymnasium", "numpy", "pettingzoo", "pyspiel"),
}
"""What each extra brings."""


def is_installed(extra: str = ODDS) -> bool:
    """Whether what an extra brings is installed here; without a name, what computes the odds."""
    return all(find_spec(needed) is not None for needed in _NEEDS[extra])


def check_installed() -> None:
    """Raises NotAllowed, with the way to install it, where what computes the odds is not installed."""
    if not is_installed():
        raise NotAllowed(
            "odds-not-installed",
            "Odds and move values need the extra “odds”, which isn’t installed here: {command}",
            command=INSTALL,
        )


def check_extra(extra: str) -> None:
    """Raises NotAllowed, with the way to install it, where an extra is not installed that a command needs."""
    if not is_installed(extra):
        raise NotAllowed(
            "extra-not-installed",
            "This needs the extra “{extra}”, which isn’t installed here: {command}",
            extra=extra,
            command=f"pip install 'fairdeal[{extra}]'",
        )
