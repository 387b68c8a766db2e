"""What the tests of batched Dice Town share: games played in the engine, and their replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.batch.dicetown.recorded import Game
    from tests.batch.dicetown.replayed import Replay

GAMES = range(52, 116)
"""The numbers of some games in which every rule acts."""


@pytest.fixture(scope="session")
def games() -> list[Game]:
    """Games of the engine over all numbers of players and options."""
    from tests.batch.dicetown.recorded import record_games

    return record_games(GAMES)


@pytest.fixture(scope="session")
def replay(games: list[Game], kept_programs: None) -> Replay:
    """Return the same games in the batched rules."""
    from tests.batch.dicetown.replayed import replayed

    return replayed(games)
