"""What the kernels are made of: machine code kept on disk, and sets of cards as the bits of a number."""

from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from fairdeal.compiled.sets import count

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Compiled = TypeVar("Compiled", bound=Callable[..., Any])

RULES: Final = (
    "fairdeal.cards",
    "fairdeal.compiled.sets",
    "fairdeal.compiled.streams",
    "fairdeal.games.cassino.automatic",
    "fairdeal.games.cassino.groups",
    "fairdeal.games.cassino.scoring",
    "fairdeal.games.cassino.strategy",
)
"""Modules of which the kernels have taken values in."""


def _stamp() -> tuple[object, ...]:
    """When each source file of the kernels was written, and how long it is."""
    package = find_spec(__package__)
    assert package is not None, "this module is in it"
    places = package.submodule_search_locations
    names = [*RULES, *(f"{__package__}.{module.name}" for module in iter_modules(places))]
    loaders = [spec.loader for name in names if (spec := find_spec(name)) is not None]
    return tuple(
        tuple(sorted(loader.path_stats(loader.path).items()))
        for loader in loaders
        if isinstance(loader, SourceFileLoader)
    )


_njit: Final[Any] = numba.njit
STAMP: Final = _stamp()


def compiled(function: Compiled) -> Compiled:
    """A function in machine code, kept on disk for the next start where the disk can be written.

    A kernel has the kernels that it calls inside it, and numba looks only at the file of the outer one before it takes
    what lies on the disk: so here the stamp is that of all files together. Kernels get all their room from outside and
    make no arrays, so they need not count who uses one (`_nrt`), which took more time than the work itself.
    """
    try:
        kernel = _njit(cache=True, _nrt=False)(function)
    except RuntimeError:  # no place for the cache
        return cast(Compiled, _njit(_nrt=False)(function))
    kernel._cache._cache_file._source_stamp = STAMP
    return cast(Compiled, kernel)


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
