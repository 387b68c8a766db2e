"""Imports public names on first use, so that the codec can be imported without JAX."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def import_on_first_use(package: str, defined_in: Mapping[str, str]) -> Callable[[str], Any]:
    """Return a `__getattr__` for a package, from the modules that define its names.

    Python calls it for names that are not set yet.
    """

    def find(name: str) -> Any:
        if name not in defined_in:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(defined_in[name]), name)
        setattr(sys.modules[package], name, value)
        return value

    return find
