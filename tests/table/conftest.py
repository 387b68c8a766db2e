"""The same tests on both databases: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.support.live import HOUSE
from tests.support.postgres import running_postgres
from tinhorn.table.storage.storage import SqlStorage

DATABASES = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    fixture = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    found: str = request.getfixturevalue(fixture)
    return found


@pytest.fixture
def postgres_url(postgres: str) -> str:
    name = f"test_{next(DATABASES)}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{postgres}/{name}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


FrameView = Callable[[SqlStorage], Awaitable[None]]
Play = Callable[[FrameView], None]


@pytest.fixture
def play(url: str) -> Play:
    """Run a scene with a storage, on both databases."""
    return lambda scene: run_scene(url, scene)


@pytest.fixture
def play_quickly(sqlite_url: str) -> Play:
    """Run a scene with a storage on SQLite, where the database makes no difference."""
    return lambda scene: run_scene(sqlite_url, scene)


def run_scene(url: str, scene: FrameView) -> None:
    async def run() -> None:
        store = SqlStorage.open(url, HOUSE)
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(run())
