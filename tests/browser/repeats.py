"""Values of a parametrised test that repeat a promise: `make slow` runs them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def in_slow(*repeats: Any) -> list[Any]:
    """Return the values of one parameter that repeat a promise."""
    return [pytest.param(one, marks=pytest.mark.slow) for one in repeats]


def rows_in_slow(rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Return the values of several parameters that repeat a promise."""
    return [pytest.param(*row, marks=pytest.mark.slow) for row in rows]
