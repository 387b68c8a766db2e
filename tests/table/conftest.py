"""The same tests on every storage: SQLite in a file, a real PostgreSQL, and memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from tests.support.live import EVERY_GAME
from tests.support.patience import wait_for_answers
from tinhorn.table.storage.interface import Storage
from tinhorn.table.storage.memory import MemoryStorage
from tinhorn.table.storage.storage import SqlStorage

wait_for_answers()

PATIENCE = 120
"""Seconds; far more than anything here takes, even on a busy machine."""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return a database without rows."""
    fixture = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    found: str = request.getfixturevalue(fixture)
    return found


@pytest.fixture
def two_urls(tmp_path: Path, prepared_sqlite: Path) -> list[str]:
    """Return two databases without rows, for tables that are compared."""
    paths = [tmp_path / "one.sqlite", tmp_path / "other.sqlite"]
    for path in paths:
        copyfile(prepared_sqlite, path)
    return [f"sqlite:///{path}" for path in paths]


Scene = Callable[[Any], Awaitable[None]]
Play = Callable[[Scene], None]


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def play(request: pytest.FixtureRequest) -> Play:
    """Run a scene with each kind of storage."""
    if request.param == "memory":
        return lambda scene: run_with(lambda: MemoryStorage(EVERY_GAME), scene)
    url = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return lambda scene: run_scene(url, scene)


@pytest.fixture
def play_quickly(sqlite_url: str) -> Play:
    """Run a scene with a storage on SQLite, where the database makes no difference."""
    return lambda scene: run_scene(sqlite_url, scene)


def run_scene(url: str, scene: Scene) -> None:
    run_with(lambda: SqlStorage.open(url, EVERY_GAME), scene)


def run_with(open_storage: Callable[[], Storage], scene: Scene) -> None:
    async def run() -> None:
        store = open_storage()
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
