"""The games that can be trained."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tools.train.ppo import Task

FEATURES_VERSIONS: Final = {"winchester": 1}
"""As in `FEATURES_VERSION` of the bots' features, which training cannot import."""


def tasks_of(game: str) -> list[Task]:
    """One task for each number of players."""
    tasks: list[Task] = import_module(f"tools.train.{game}.task").TASKS
    return tasks
