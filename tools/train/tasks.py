"""The games that can be trained."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from tools.train.ppo import Task

FEATURES_VERSIONS: Final = {"winchester": 1, "dicetown": 1}
"""As in `FEATURES_VERSION` of the bots' features, which training cannot import."""


def tasks_of(game: str, players: Sequence[int]) -> list[Task]:
    """The tasks for these numbers of players; for all if none is named."""
    tasks: list[Task] = import_module(f"tools.train.{game}.task").tasks(players)
    return tasks
