"""Which tests and which processes run without being measured."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
    resting = Tracers(sys.gettrace(), threading.gettrace())
    resume(Tracers(None, None))
    return resting


def resume(tracers: Tracers) -> None:
    sys.settrace(tracers.here)
    threading.settrace(tracers.in_new_threads)


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


@contextmanager
def resting() -> Iterator[None]:
    """Coverage rests for a while."""
    tracers = rest()
    try:
        yield
    finally:
        resume(tracers)


def unmeasured_environment() -> dict[str, str]:
    """An environment for processes that are killed before they could tell their coverage, or only
    play games, which takes almost four times as long when measured."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
