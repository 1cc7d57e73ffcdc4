"""Learning needs an extra, and says which where it is missing."""

import subprocess
import sys

WITHOUT = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "gymnasium" else find(name, *rest)
import fairdeal.learning
"""


def test_without_the_extra_the_way_to_install_it_is_said() -> None:
    ended = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert "This needs the extra “rl”, which isn’t installed here: pip install 'fairdeal[rl]'" in ended.stderr
