"""What a golden game is looked for by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tinhorn.testing.random_play import Turn


class Wanted(NamedTuple):
    """A game to look for among random ones, and the name of its file."""

    file: str
    setup: Any
    is_it: Callable[[list[Turn]], bool]
    liveliness: float = 0.3
