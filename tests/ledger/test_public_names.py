"""The names that `fairdeal.ledger` offers, and what it may import."""

import ast
from pathlib import Path

import pytest

import fairdeal.ledger

PUBLIC = """
    Change Entry Facts HOUSE HouseAccount Ledger LedgerAccount LedgerReason LedgerStore MemoryLedgerStore Posting
    Receipt Round TableAccount WagerAccount Wallet WalletReason at_table judge read_account read_reason
"""
FILES = sorted(Path(next(iter(fairdeal.ledger.__path__))).glob("*.py"))


def imported(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_the_public_names_are_these() -> None:
    assert sorted(PUBLIC.split()) == sorted(fairdeal.ledger.__all__)
    assert all(hasattr(fairdeal.ledger, name) for name in fairdeal.ledger.__all__)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_ledger_has_no_clock_no_dice_and_no_disk_and_threads_only_in_its_store(file: Path) -> None:
    allowed = {"collections", "contextlib", "dataclasses", "enum", "re", "typing", "fairdeal"}
    allowed |= {"threading"} if file.stem == "memory" else set()
    assert {name.split(".")[0] for name in imported(file)} <= allowed


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_ledger_stands_on_the_engine_and_the_errors_alone(file: Path) -> None:
    own = {name for name in imported(file) if name.startswith("fairdeal")}
    assert all(name.startswith(("fairdeal.ledger", "fairdeal.engine.", "fairdeal.errors")) for name in own)
