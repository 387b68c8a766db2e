"""The fixtures of the tests for every game, for the one game that the command line names."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

import pytest

from tinhorn.games import GAMES, left_out
from tinhorn.testing.case import Case, Secrets, secrets_in

SUITE: Final = "tinhorn.testing.suite."
GAMES_OF_EACH: Final = 6


class OneGame:
    """The game of this run, with each number of players."""

    def __init__(self, config: pytest.Config) -> None:
        name, folder = config.getoption("--tinhorn-game"), config.getoption("--tinhorn-goldens")
        if name not in GAMES:
            reasons = "".join(f"\n{one.name} ({one.source}): {one.reason}" for one in left_out())
            raise pytest.UsageError(f"There is no game {name!r}: {', '.join(GAMES)}.{reasons}")
        game = GAMES[name]
        secrets = _read(config.getoption("--tinhorn-secrets"), config.rootpath)
        goldens = None if folder is None else config.rootpath / folder
        self.cases = [Case(game, secrets, players, goldens) for players in game.PLAYERS]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test of the suite with each number of players, and those that explore once."""
        module = metafunc.module.__name__
        if module.startswith(SUITE):
            if "case" in metafunc.fixturenames:
                cases = self.cases[:1] if module == f"{SUITE}fuzz" else self.cases
                metafunc.parametrize("case", cases, ids=str, scope="session")
            if "games" in metafunc.fixturenames:
                metafunc.parametrize("games", [GAMES_OF_EACH], ids="{} games".format)

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave slow tests to those who ask for them by `-m`."""
        if not config.option.markexpr:
            items[:] = [item for item in items if item.get_closest_marker("slow") is None]


def _read(path: str | None, root: Path) -> Secrets:
    if path is None:
        return secrets_in(None)
    spec = spec_from_file_location("tinhorn_secrets", root / path)
    if spec is None or spec.loader is None or not (root / path).is_file():
        raise pytest.UsageError(f"--tinhorn-secrets: there is no Python file {path}.")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return secrets_in(module)
