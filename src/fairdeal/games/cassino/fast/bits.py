"""What the kernels are made of: machine code kept on disk, and sets of cards as the bits of a number."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fairdeal.compiled.machine import compiler
from fairdeal.compiled.sets import count

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

compiled = compiler(
    "fairdeal.games.cassino.fast",
    "fairdeal.cards",
    "fairdeal.compiled.sets",
    "fairdeal.compiled.streams",
    "fairdeal.games.cassino.automatic",
    "fairdeal.games.cassino.groups",
    "fairdeal.games.cassino.scoring",
    "fairdeal.games.cassino.strategy",
)


def is_compiled(kernel: Any) -> bool:
    """Whether a kernel has been compiled, in this process or for the disk."""
    on_disk = getattr(kernel._cache, "_cache_file", None)
    return bool(kernel.signatures) or (on_disk is not None and bool(on_disk._load_index()))


@compiled
def first(cards: int) -> int:
    """The lowest card of a set that has one."""
    return count((cards & -cards) - 1)


@compiled
def mixed(word: int) -> int:
    """A number whose every bit depends on all bits of another one. Source: Stafford's variant 13 of MurmurHash3."""
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return word ^ ((word >> 31) & 0x1FFFFFFFF)
