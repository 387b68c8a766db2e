"""The plug-in of pytest. Without its option it does nothing, and loads nothing of tinhorn."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

SUITE: Final = Path(__file__).parent / "suite"
TESTS: Final = ("play", "secrets", "coding", "words", "goldens")
FUZZ: Final = "fuzz"
"""These tests need hypothesis."""

pytest.register_assert_rewrite("tinhorn.testing.suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tinhorn", "games of tinhorn")
    group.addoption("--tinhorn-game", metavar="NAME", help="Run the tests for every game on NAME.")
    group.addoption("--tinhorn-secrets", metavar="FILE", help="The table of secrets of the game.")
    group.addoption(
        "--tinhorn-goldens", metavar="FOLDER", help="Records that replay to the same end."
    )


def pytest_configure(config: pytest.Config) -> None:
    """Add the tests for every game, if a game is named."""
    if config.getoption("--tinhorn-game"):
        config.addinivalue_line("markers", "slow: takes more than a few seconds")
        from tinhorn.testing.fixtures import OneGame

        config.pluginmanager.register(OneGame(config), "tinhorn-game")
        wanted = (*TESTS, FUZZ) if find_spec("hypothesis") else TESTS
        paths = [str(SUITE / f"{name}.py") for name in wanted]
        config.args += [path for path in paths if path not in config.args]
