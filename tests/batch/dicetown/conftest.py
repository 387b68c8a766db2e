"""What the tests of batched Dice Town share: games played in the engine, and their replay."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.batch.dicetown.recorded import Game
    from tests.batch.dicetown.replayed import Replay

collect_ignore_glob = [] if find_spec("jax") else ["test_*.py"]

GAMES = 100


@pytest.fixture(scope="session", autouse=True)
def kept_programs(request: pytest.FixtureRequest) -> None:
    """Let JAX keep what it compiles: a second run of the tests starts at once."""
    import jax

    cache: pytest.Cache | None = getattr(request.config, "cache", None)
    if cache is not None:
        jax.config.update("jax_compilation_cache_dir", str(cache.mkdir("jax")))  # type: ignore[no-untyped-call]
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.5)  # type: ignore[no-untyped-call]


@pytest.fixture(scope="session")
def games() -> list[Game]:
    """Games of the engine over all numbers of players and options."""
    from tests.batch.dicetown.recorded import record_games

    return record_games(GAMES, seed=1)


@pytest.fixture(scope="session")
def replay(games: list[Game], kept_programs: None) -> Replay:
    """The same games in the batched rules."""
    from tests.batch.dicetown.replayed import replayed

    return replayed(games)
