"""Which imports, tests and processes are measured by coverage."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType
from typing import Any, NamedTuple

import pytest


class Tracers(NamedTuple):
    """The trace functions of coverage, for this thread and for new ones; none without coverage."""

    here: Any
    in_new_threads: Any


def is_measuring() -> bool:
    """True while coverage works in this thread."""
    return sys.gettrace() is not None


def rest() -> Tracers:
    """Let coverage rest; return what `resume` needs.

    The mark `no_cover` of pytest-cov does nothing in the processes of pytest-xdist.
    """
    resting = now()
    resume(Tracers(None, None))
    return resting


def now() -> Tracers:
    return Tracers(sys.gettrace(), threading.gettrace())


def resume(tracers: Tracers) -> None:
    sys.settrace(tracers.here)
    threading.settrace(tracers.in_new_threads)


class MeasuredLoader(SourceFileLoader):
    """Loads a module while coverage works."""

    def __init__(self, name: str, path: str, tracers: Tracers) -> None:
        super().__init__(name, path)
        self._tracers = tracers

    def exec_module(self, module: ModuleType) -> None:
        before = now()
        resume(self._tracers)
        try:
            super().exec_module(module)
        finally:
            resume(before)


class MeasuredImports(MetaPathFinder):
    """Finds the modules of tinhorn, so that they are measured while they are imported."""

    def __init__(self, tracers: Tracers) -> None:
        self._tracers = tracers

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "tinhorn":
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = MeasuredLoader(fullname, spec.loader.path, self._tracers)
        return spec


@contextmanager
def only_imports_measured() -> Iterator[Tracers]:
    """Coverage rests, except in modules of tinhorn while they are imported."""
    tracers = rest()
    finder = MeasuredImports(tracers)
    sys.meta_path.insert(0, finder)
    try:
        yield tracers
    finally:
        sys.meta_path.remove(finder)


def is_unmeasured(item: pytest.Item) -> bool:
    return item.get_closest_marker("unmeasured") is not None


def in_order(items: Sequence[pytest.Item], *, workers: int) -> list[pytest.Item]:
    """Tests that are not measured come last in each process.

    With `--dist worksteal`, pytest-xdist gives each process an equal part of the list, and tests
    that a process takes from another one come from the end of its part.
    """
    rests = [item for item in items if is_unmeasured(item)]
    works = [item for item in items if not is_unmeasured(item)]
    ordered: list[pytest.Item] = []
    for left in range(workers, 0, -1):
        size, working = (len(items) - len(ordered)) // left, len(works) // left
        ordered += works[:working] + rests[: size - working]
        works, rests = works[working:], rests[size - working :]
    return ordered


@contextmanager
def measured(item: pytest.Item, tracers: Tracers) -> Iterator[None]:
    """Coverage works for a test, unless it is marked `unmeasured`."""
    if is_unmeasured(item):
        yield
        return
    resume(tracers)
    try:
        yield
    finally:
        rest()


def unmeasured_environment() -> dict[str, str]:
    """An environment for processes that are killed before they could tell their coverage, or only
    play games, which takes almost four times as long when measured."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
