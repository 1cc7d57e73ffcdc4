"""What docs/learning.md shows runs."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "learning.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=["gymnasium", "pettingzoo", "openspiel"])
def test_it_runs(block: str) -> None:
    exec(block, {})
