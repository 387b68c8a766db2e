"""One server for the tests that need no other; databases of both kinds for those that do."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import PATIENCE, Server, serving
from tests.support.fork_server import close_fork_server

FRIEND = "https://friend.example"
"""Pages of this site may open sockets, too."""


IS_QUICK = pytest.StashKey[bool]()
"""True of a test whose server is not measured either: it says so by the mark `unmeasured`."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """What a server does is measured in its own process; to measure its clients takes minutes."""
    if isinstance(item, pytest.Function) and {"server", "strict_server"} & {*item.fixturenames}:
        item.stash[IS_QUICK] = item.get_closest_marker("unmeasured") is not None
        item.add_marker("unmeasured")


@pytest.fixture(scope="session", autouse=True)
def _fork_server() -> Iterator[None]:
    """The process that starts servers ends with the tests."""
    yield
    close_fork_server()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> str:
    """A server that lets everyone ask for as much as they like."""
    is_quick = request.node.stash.get(IS_QUICK, False)
    url: str = request.getfixturevalue("quick_server" if is_quick else "measured_server")
    return url


@pytest.fixture(scope="session")
def measured_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with _lenient(tmp_path_factory, is_measured=True) as server:
        yield server.url


@pytest.fixture(scope="session")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """For tests that play whole games: those take three times as long while they are measured."""
    with _lenient(tmp_path_factory, is_measured=False) as server:
        yield server.url


def _lenient(folders: pytest.TempPathFactory, *, is_measured: bool) -> Server:
    database = f"sqlite:///{folders.mktemp('server') / 'tables.sqlite'}"
    return Server(database, "--no-limits", "--origin", FRIEND, is_measured=is_measured)


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
