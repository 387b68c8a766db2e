"""A game that is not ours: `tests/data/games/pennies` has rules, phrases and nothing else."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tinhorn.games import FOLDERS

GAMES: Final = Path(__file__).parents[1] / "data" / "games"
PENNIES: Final = GAMES / "pennies"
BROKEN: Final = GAMES / "broken"
LEFT_OUT: Final = ("broken", "halfway", "latin", "mistyped", "winchester", "wordless")
"""The games in `BROKEN` that cannot be loaded, among them one with the name of ours."""


@contextmanager
def with_games(*folders: Path) -> Iterator[None]:
    """Let the processes that are started now find the games in these folders."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDERS, os.pathsep.join(map(str, folders)))
        yield
