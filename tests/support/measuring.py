"""Which tests run without being measured."""

from __future__ import annotations

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
