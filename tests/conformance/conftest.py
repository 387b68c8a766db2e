"""Each test of this folder runs for every game and every number of players."""

from __future__ import annotations

import pytest

from tests.support.cases import CASES, Case


@pytest.fixture(params=CASES, ids=str, scope="session")
def case(request: pytest.FixtureRequest) -> Case:
    """Return a game and how many play it."""
    found: Case = request.param
    return found


@pytest.fixture(params=[6, pytest.param(334, marks=pytest.mark.slow)], ids="{} games".format)
def games(request: pytest.FixtureRequest) -> int:
    """Return how many games to play; with three numbers of players the slow ones are a thousand."""
    count: int = request.param
    return count
