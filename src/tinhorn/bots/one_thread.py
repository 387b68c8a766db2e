"""One thread for the matrices of bots, whatever the rest of the process does.

The networks are so small that more threads only wait for each other, and a sum that is split
otherwise may differ in its last bit: with one thread a bot answers the same in every process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CDLL, c_int
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any, Final

from msgspec import Struct

FOLDERS: Final = ("../numpy.libs", ".dylibs")
"""Where NumPy's own packages keep OpenBLAS, seen from `numpy`."""
PREFIXES: Final = ("scipy_openblas", "openblas")
SUFFIXES: Final = ("64_", "")


class _Threads(Struct, frozen=True):
    """The number of threads of a library."""

    get: Callable[[], int]
    set: Callable[[int], Any]


class _Limit:
    """How many callers want one thread now, and how many threads there were before them."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.callers = 0
        self.before = 1


_LIMIT: Final = _Limit()


@contextmanager
def one_thread() -> Iterator[None]:
    """Keep NumPy to one thread meanwhile. Afterwards it has as many as before."""
    threads = _threads()
    if threads is None:
        yield
        return
    _enter(threads)
    try:
        yield
    finally:
        _leave(threads)


def _enter(threads: _Threads) -> None:
    with _LIMIT.lock:
        _LIMIT.callers += 1
        if _LIMIT.callers == 1:
            _LIMIT.before = threads.get()
            if _LIMIT.before != 1:
                threads.set(1)


def _leave(threads: _Threads) -> None:
    with _LIMIT.lock:
        _LIMIT.callers -= 1
        if not _LIMIT.callers and _LIMIT.before != 1:
            threads.set(_LIMIT.before)


@cache
def _threads() -> _Threads | None:
    """Return the threads of the OpenBLAS that NumPy brings.

    `None` if it works with another library.
    """
    numpy = find_spec("numpy")
    if numpy is None or numpy.origin is None:
        return None
    home = Path(numpy.origin).parent
    for file in (each for folder in FOLDERS for each in (home / folder).glob("*openblas*")):
        library = CDLL(str(file))
        for name in (f"{prefix}_{{}}_num_threads{end}" for prefix in PREFIXES for end in SUFFIXES):
            if hasattr(library, name.format("get")):
                return _Threads(
                    _function(library, name.format("get")), _setter(library, name.format("set"))
                )
    return None


def _function(library: CDLL, name: str) -> Callable[[], int]:
    found = getattr(library, name)
    found.argtypes, found.restype = (), c_int
    return lambda: int(found())


def _setter(library: CDLL, name: str) -> Callable[[int], Any]:
    found = getattr(library, name)
    found.argtypes, found.restype = (c_int,), None
    return lambda count: found(count)
