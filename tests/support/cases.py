"""Every game with every number of players, for the tests that all of them must pass."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from tests.support import parcels, secrets_parcels
from tests.support.measuring import is_measuring
from tests.support.random_play import Turn, all_setups, random_turns
from tests.support.secrets import SECRETS, Secrets
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyGame, Seat, Viewer


class Case(NamedTuple):
    """A game and how many play it."""

    game: AnyGame
    secrets: Secrets
    players: int

    def __str__(self) -> str:
        return f"{self.game.NAME} for {self.players}"

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """Every seat that may owe an answer."""
        return (*self.seats, CHANCE)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*self.seats, None)

    def rng(self, seed: object) -> Random:
        return Random(f"{self} {seed}")

    def setup(self, seed: int) -> Any:
        """The table options in all combinations: in strides, so that a few games vary them all."""
        setups = all_setups(self.game, self.players)
        return setups[seed * 5 % len(setups)]

    def play(self, seed: int) -> tuple[Turn, ...]:
        """A whole game at random. Many tests look at the same ones: the last are remembered."""
        return _played(self, seed, is_measured=is_measuring())

    def turns(self, games: int) -> Iterator[Turn]:
        """Every answer of some games."""
        for seed in range(games):
            yield from self.play(seed)

    def some_turns(self, games: int, count: int) -> Iterator[Turn]:
        """A few answers out of each game, its first and its last among them."""
        for seed in range(games):
            first, *turns, last = self.play(seed)
            yield first
            yield from self.rng(f"some {seed}").sample(turns, min(count - 2, len(turns)))
            yield last


@lru_cache(maxsize=16)
def _played(case: Case, seed: int, *, is_measured: bool) -> tuple[Turn, ...]:
    """Apart by `is_measured`, so that a test that is measured plays a game that was not."""
    return tuple(random_turns(case.game, case.setup(seed), case.rng(seed)))


CASES: Final = [
    *(
        Case(game, SECRETS[name], players)
        for name, game in GAMES.items()
        for players in game.PLAYERS
    ),
    Case(parcels, secrets_parcels, 3),
]
"""The toy stands for the games to come: what it must pass, they must."""
