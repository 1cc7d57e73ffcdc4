"""The names that `fairdeal.fair` offers, and what it may import."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import fairdeal.fair

PUBLIC = """
    CUT_LIMIT LARGEST_WHOLE LINK_SIZE SCHEME_1 SCHEME_2 SEAL_SIZE Claim ClosedCut Cut CutCardRange CutClaim Json MadeBy
    Scheme Seal Shuffled Step Stream canonical check_link commit_cut commit_seal cut_from_text decks derive_key
    first_link next_link read_hex read_link rotated scheme_of shuffle verify
"""
BELOW = {"fairdeal.errors", "fairdeal.cards", "fairdeal.engine.words"}
NEVER = {"random", "secrets", "time", "datetime", "os", "io", "pathlib", "socket", "uuid", "tempfile"}


def imported() -> set[str]:
    names: set[str] = set()
    for file in Path(next(iter(fairdeal.fair.__path__))).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add(node.module or "")
    return names


def test_the_public_names_are_these() -> None:
    assert sorted(PUBLIC.split()) == sorted(fairdeal.fair.__all__)
    assert all(hasattr(fairdeal.fair, name) for name in fairdeal.fair.__all__)


def test_nothing_is_imported_but_the_standard_library_what_lies_below_and_itself() -> None:
    for name in imported():
        own = name in BELOW or name.startswith("fairdeal.fair")
        assert own or name.split(".")[0] in sys.stdlib_module_names


def test_no_clock_no_dice_and_no_disk_are_imported() -> None:
    assert not NEVER & {name.split(".")[0] for name in imported()}
