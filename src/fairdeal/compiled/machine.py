"""Machine code kept on disk, and compiled again when a source file changes that has gone into it."""

from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final, TypeVar, cast

import numba

Compiled = TypeVar("Compiled", bound=Callable[..., Any])

_njit: Final[Any] = numba.njit


def compiler(package: str, *sources: str) -> Callable[[Compiled], Compiled]:
    """A decorator for the kernels of a package: machine code, kept on disk where the disk can be written.

    A kernel has the kernels that it calls inside it, and numba looks only at the file of the outer one before it takes
    what lies on the disk. Here the stamp is that of every module of the package and of all other `sources` from which
    kernels take values or functions. Kernels make no arrays, so they need not count who uses one (`_nrt`), which can
    take more time than the work itself.
    """
    stamp = _stamp(package, *sources)

    def compiled(function: Compiled) -> Compiled:
        try:
            kernel = _njit(cache=True, _nrt=False)(function)
        except RuntimeError:  # no place for the cache
            return cast(Compiled, _njit(_nrt=False)(function))
        kernel._cache._cache_file._source_stamp = stamp
        return cast(Compiled, kernel)

    return compiled


def _stamp(package: str, *sources: str) -> tuple[object, ...]:
    """When each source file was written, and how long it is."""
    spec = find_spec(package)
    assert spec is not None, "a kernel names its own package"
    inside = [f"{package}.{module.name}" for module in iter_modules(spec.submodule_search_locations or [])]
    found = [find_spec(name) for name in (package, *inside, *sources)]
    loaders = [each.loader for each in found if each is not None]
    return tuple(
        tuple(sorted(loader.path_stats(loader.path).items()))
        for loader in loaders
        if isinstance(loader, SourceFileLoader)
    )
