"""The same games in plain C, built by the machine's own compiler when they are asked for."""

import ctypes
import subprocess
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

SOURCES = Path(__file__).parent
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC", "-Wall", "-Werror")


@cache
def built(name: str) -> Any:
    """The library made of a source. Raises OSError where there is no C compiler."""
    library = Path(mkdtemp(prefix="fairdeal-benchmark-")) / f"{name}.so"
    subprocess.run(["cc", *FLAGS, "-o", str(library), str(SOURCES / f"{name}.c")], check=True)
    return ctypes.CDLL(str(library))
