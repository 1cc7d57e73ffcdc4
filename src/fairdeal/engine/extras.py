"""What is installed only where somebody wants it: the compiler behind odds, prices and bots that search."""

from importlib.util import find_spec
from typing import Final

from fairdeal.errors import NotAllowed

INSTALL: Final = "pip install 'fairdeal[odds]'"


def is_installed() -> bool:
    """Whether what computes the odds is installed here."""
    return all(find_spec(needed) is not None for needed in ("numba", "numpy"))


def check_installed() -> None:
    """Raises NotAllowed, with the way to install it, where what computes the odds is not installed."""
    if not is_installed():
        raise NotAllowed(
            "odds-not-installed",
            "Odds and move values need the extra “odds”, which isn’t installed here: {command}",
            command=INSTALL,
        )
