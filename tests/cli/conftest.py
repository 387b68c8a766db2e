"""The process that starts commands ends with the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.fork_server import close_fork_server


@pytest.fixture(scope="session", autouse=True)
def _fork_server() -> Iterator[None]:
    yield
    close_fork_server()
