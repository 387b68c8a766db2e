"""One server for the tests that need no other; databases of both kinds for those that do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.server.serving import PATIENCE, serving
from tests.support.fork_server import close_fork_servers

DATABASES = count()
FRIEND = "https://friend.example"
"""Pages of this site may open sockets, too."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """What a server does is measured in its own process; to measure its clients takes minutes."""
    if isinstance(item, pytest.Function) and {"server", "strict_server"} & {*item.fixturenames}:
        item.add_marker("unmeasured")


@pytest.fixture(scope="session", autouse=True)
def _fork_servers() -> Iterator[None]:
    """The processes that start servers end with the tests."""
    yield
    close_fork_servers()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets everyone ask for as much as they like."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.sqlite'}", "--no-limits", "--origin", FRIEND) as url:
        yield url


@pytest.fixture
def browser(server: str) -> Iterator[httpx.Client]:
    """Something that keeps cookies, as a browser does."""
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def other_browser(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def strict_server(sqlite_url: str) -> Iterator[str]:
    """A server with the limits that are on by default; nobody has used them up."""
    with serving(sqlite_url) as url:
        yield url


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """An empty database on a real PostgreSQL."""
    name = f"server_{next(DATABASES)}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{postgres}/{name}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
