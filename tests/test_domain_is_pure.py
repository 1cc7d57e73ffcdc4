"""The domain imports no clocks, dice, disks or packages; the rules import no odds, strategy or kernels."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "fairdeal"
DOMAIN = ("errors.py", "cards.py", "engine", "games", "fair")

IMPURE = frozenset(
    {
        *("datetime", "time"),
        *("random", "secrets", "uuid"),
        *("io", "os", "pathlib", "shutil", "sqlite3", "tempfile"),
        *("http", "socket", "urllib"),
        *("asyncio", "multiprocessing", "subprocess", "threading"),
    }
)
RULES = frozenset({"house", "state", "play", "view", "sitting"})
FIGURES = frozenset({"odds", "strategy", "fast", "compiled"})


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Each import's line and full name; relative ones start with dots, one for this package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            stem = "." * node.level + (node.module or "")
            joint = "." if node.module else ""
            yield from ((node.lineno, stem + joint + alias.name) for alias in node.names)


def refusal(module: str, name: str) -> str | None:
    """Why a module of the domain, a path like games/blackjack/play, may not import name."""
    place = module.split("/")
    in_a_game = len(place) >= 3 and place[0] == "games"
    root = name.split(".")[0]
    if root in ("", "fairdeal"):
        crosses = in_a_game and place[2] in RULES and FIGURES.intersection(name.split("."))
        return "the rules stand without odds, strategy or kernels" if crosses else None
    if root in IMPURE:
        return "the domain has no clock, dice, disk or network"
    if root in sys.stdlib_module_names:
        return None
    if root == "numba":
        return None if in_a_game and "fast" in place[2:] else "numba is for fast.py, or fast/, only"
    return None if in_a_game and place[2] in FIGURES else "the domain needs the standard library alone"


def faults(module: str, source: str) -> list[str]:
    named = ((line, name, refusal(module, name)) for line, name in imported(ast.parse(source)))
    return [f"{module}:{line}: {name}: {why}" for line, name, why in named if why]


def domain_files() -> list[Path]:
    return sorted(file for part in DOMAIN for file in [SOURCE / part, *(SOURCE / part).rglob("*.py")] if file.is_file())


@pytest.mark.parametrize("file", domain_files(), ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_the_domain_is_pure(file: Path) -> None:
    module = file.relative_to(SOURCE).with_suffix("").as_posix()
    assert faults(module, file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("cards", "import enum, hashlib"),
        ("cards", "from fairdeal.errors import NotUnderstood"),
        ("games/__init__", "import importlib, pkgutil"),
        ("games/blackjack/play", "from .state import State\nfrom . import house"),
        ("games/blackjack/__init__", "from . import odds, play, strategy"),
        ("games/blackjack/odds", "import numpy as np\nfrom .fast import enumerate_hands"),
        ("games/blackjack/fast", "from numba import njit"),
        ("games/cassino/fast/moves", "from numba import njit"),
    ],
)
def test_an_import_in_its_place_passes(module: str, source: str) -> None:
    assert faults(module, source) == []


@pytest.mark.parametrize(
    ("module", "source", "name", "why"),
    [
        ("cards", "import random", "random", "no clock, dice"),
        ("fair/seal", "from secrets import token_bytes", "secrets.token_bytes", "no clock, dice"),
        ("engine/fold", "def late():\n    import os.path", "os.path", "no clock, dice"),
        ("games/blackjack/strategy", "import random", "random", "no clock, dice"),
        ("errors", "import msgspec", "msgspec", "standard library alone"),
        ("games/blackjack/text", "from fluent.runtime import FluentBundle", "fluent.runtime", "standard library alone"),
        ("games/blackjack/odds", "import numba", "numba", "fast.py, or fast/, only"),
        ("games/cassino/odds/worths", "import numba", "numba", "fast.py, or fast/, only"),
        ("fair/fast", "import numba", "numba", "fast.py, or fast/, only"),
        ("games/blackjack/play", "from .odds import edge", ".odds.edge", "without odds"),
        ("games/blackjack/view", "from . import fast", ".fast", "without odds"),
        ("games/blackjack/house", "import fairdeal.games.blackjack.strategy", "strategy", "without odds"),
        ("games/blackjack/sitting", "from fairdeal.games.blackjack import odds", "odds", "without odds"),
        ("games/blackjack/play", "from fairdeal.compiled.streams import below", "below", "without odds"),
    ],
)
def test_an_import_out_of_its_place_is_named(module: str, source: str, name: str, why: str) -> None:
    (fault,) = faults(module, source)
    assert fault.startswith(f"{module}:")
    assert name in fault
    assert why in fault
