"""Machine code on the disk is taken only while no source file that went into it has changed."""

from pathlib import Path
from typing import Any

import pytest

from fairdeal.compiled.machine import compiler
from fairdeal.games.blackjack.fast.rounds import play_round
from fairdeal.games.cassino.fast.portion import price_moves
from fairdeal.games.red_dog.fast.kernel import play_sittings


def stamp(kernel: Any) -> Any:
    return kernel._cache._cache_file._source_stamp


def test_a_change_in_any_file_that_went_in_makes_the_code_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    files = [tmp_path / name for name in ("kernels/__init__.py", "kernels/inner.py", "values.py")]
    (tmp_path / "kernels").mkdir()
    for file in files:
        file.write_text("")
    stamps = [stamp(compiler("kernels", "values")(lambda: 0))]
    for file in files:
        file.write_text("changed = True\n")
        stamps.append(stamp(compiler("kernels", "values")(lambda: 0)))
    assert len(set(stamps)) == 4


@pytest.mark.parametrize("kernel", [play_round, price_moves, play_sittings])
def test_the_kernels_of_the_games_name_their_sources(kernel: Any) -> None:
    assert len(stamp(kernel)) > 8
