"""Every game understands or refuses whatever comes in."""

from __future__ import annotations

import pytest

from tests.support.cases import CASES, Case
from tinhorn.testing.suite.fuzz import *  # noqa: F403

FEWEST = [case for case in CASES if case.players == 3]


@pytest.fixture(
    params=[
        *(pytest.param(case, id=str(case)) for case in FEWEST),
        *(pytest.param(case, id=f"{case}, explored", marks=pytest.mark.slow) for case in FEWEST),
    ],
    scope="session",
)
def case(request: pytest.FixtureRequest) -> Case:
    """Return each game once; once more where hypothesis looks for new examples (`make slow`)."""
    found: Case = request.param
    return found
