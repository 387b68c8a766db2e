"""Which tests and which processes run without being measured."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def unmeasured(item: pytest.Item) -> Iterator[None]:
    """Coverage rests for a test that is marked so.

    The mark `no_cover` of pytest-cov does nothing in the processes of pytest-xdist.
    """
    if item.get_closest_marker("unmeasured") is None:
        yield
        return
    here, in_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        sys.settrace(here)
        threading.settrace(in_threads)


def unmeasured_environment() -> dict[str, str]:
    """An environment for processes that are killed before they could tell their coverage, or only
    play games, which takes almost four times as long when measured."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
