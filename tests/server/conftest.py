"""One server for the tests that need no other; databases of both kinds for those that do."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import PATIENCE, serving
from tests.support.fork_server import close_fork_server
from tests.support.patience import wait_for_answers

wait_for_answers()

FRIEND = "https://friend.example"
"""Pages of this site may open sockets, too."""


@pytest.fixture(scope="session", autouse=True)
def _fork_server() -> Iterator[None]:
    """End the process that starts servers when the tests end."""
    yield
    close_fork_server()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server that lets everyone ask for as much as they like."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}"
    with serving(database, "--no-limits", "--origin", FRIEND) as url:
        yield url


@pytest.fixture
def browser(server: str) -> Iterator[httpx.Client]:
    """Yield something that keeps cookies, as a browser does."""
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def other_browser(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def strict_server(sqlite_url: str) -> Iterator[str]:
    """Yield a server with the limits that are on by default; nobody has used them up."""
    with serving(sqlite_url) as url:
        yield url
