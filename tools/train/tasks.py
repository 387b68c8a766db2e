"""The games that can be trained."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from tinhorn.games.dicetown.bots.network import features as of_dicetown
from tinhorn.games.winchester.bots import features as of_winchester
from tools.train.ppo import Task

FEATURES_VERSIONS: Final = {
    "dicetown": of_dicetown.FEATURES_VERSION,
    "winchester": of_winchester.FEATURES_VERSION,
}


def tasks_of(game: str, players: Sequence[int]) -> list[Task]:
    """Return the tasks for these numbers of players; for all if none is named."""
    tasks: list[Task] = import_module(f"tools.train.{game}.task").tasks(players)
    return tasks
