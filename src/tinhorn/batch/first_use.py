"""Imports public names on first use, so that the codec can be imported without JAX."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

GAME_NAMES: Final = {
    "OBSERVATION_VERSION": "fields",
    "Draw": "state",
    "Observation": "fields",
    "Options": "state",
    "Rules": "rules",
    "State": "state",
    "flatten": "observation",
}
"""The public names of a game's package, each with the module that defines it."""


def import_on_first_use(package: str, defined_in: Mapping[str, str]) -> Callable[[str], Any]:
    """Return a `__getattr__` for this package: Python calls it for names that are not set yet."""

    def find(name: str) -> Any:
        if name not in defined_in:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(f"{package}.{defined_in[name]}"), name)
        setattr(sys.modules[package], name, value)
        return value

    return find
