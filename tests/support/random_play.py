"""The states of a game that is played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tinhorn.kernel.game import AnyGame
from tinhorn.testing.random_play import random_turns


def random_play(game: AnyGame, setup: Any, rng: Random) -> Iterator[Any]:
    """Return the states of a whole game, from before the deal to the end."""
    yield game.new(setup)
    for turn in random_turns(game, setup, rng):
        yield turn.after
