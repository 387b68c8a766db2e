"""Processes whose coverage is not measured: they are killed before they could tell it, or only
play games, which takes almost four times as long when measured."""

from __future__ import annotations

import os


def unmeasured() -> dict[str, str]:
    """An environment for them."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
