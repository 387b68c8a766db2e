"""One game with a number of players, and what the tests of the suite need to know of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol, cast

from tinhorn.games import installed
from tinhorn.kernel import CHANCE, AnyGame, Seat, Viewer
from tinhorn.testing.random_play import Turn, all_setups, random_turns

NAMES: Final = ("ANN", "BOB", "CAT", "DAN", "EVE", "FAY", "GUS", "HAL")


class Secrets(Protocol):
    """What an author writes from the rules of a game, and not from its `view`."""

    def shuffle_secrets(self, state: Any, viewer: Viewer, rng: Random) -> Any:
        """Return the same game to this viewer: only what they may not know is drawn anew."""

    def reveals(self, state: Any, events: tuple[Any, ...], viewer: Viewer) -> bool:
        """Tell whether what happened shows this viewer, by the rules, something new."""

    def facts(self, state: Any) -> Any:
        """Return the part of a state of which each word and number must be among the imagined."""

    def box(self, state: Any) -> dict[str, int]:
        """Count everything in the box: the same from first to last."""


def secrets_in(module: ModuleType | None) -> Secrets:
    """Return the secrets that a module describes. Only `shuffle_secrets` is required.

    Without a module, the tests that need it are skipped.
    """
    found: Any = ModuleType("secrets")
    found.shuffle_secrets = _no_table
    found.reveals = lambda state, events, viewer: False
    found.facts = lambda state: state
    found.box = lambda state: {}
    for name in ("shuffle_secrets", "reveals", "facts", "box"):
        if hasattr(module, name):
            setattr(found, name, getattr(module, name))
    return cast(Secrets, found)


def _no_table(*_: object) -> None:
    import pytest

    pytest.skip("no table of secrets: --tinhorn-secrets FILE")


class Case(NamedTuple):
    """A game and how many play it."""

    game: AnyGame
    secrets: Secrets
    players: int
    goldens: Path | None = None
    """A folder of records that must replay to the same end."""

    def __str__(self) -> str:
        return f"{self.game.NAME} for {self.players}"

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.players]

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """Every seat that may owe an answer."""
        return (*self.seats, CHANCE)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*self.seats, None)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game claims to speak."""
        found = installed().get(self.game.NAME)
        folder = found.offer.locale if found else None
        return tuple(sorted(path.stem for path in folder.glob("*.ftl"))) if folder else ()

    def rng(self, seed: object) -> Random:
        return Random(f"{self} {seed}")

    def setup(self, seed: int) -> Any:
        """Return the table options in all combinations: in strides, so that few games vary all."""
        setups = all_setups(self.game, self.players)
        return setups[seed * 5 % len(setups)]

    def play(self, seed: int) -> tuple[Turn, ...]:
        """Play a whole game at random. Many tests look at the same: the last are remembered."""
        return _played(self, seed)

    def turns(self, games: int) -> Iterator[Turn]:
        """Return every answer of some games."""
        for seed in range(games):
            yield from self.play(seed)

    def some_turns(self, games: int, count: int) -> Iterator[Turn]:
        """Return a few answers out of each game, its first and its last among them."""
        for seed in range(games):
            first, *turns, last = self.play(seed)
            yield first
            yield from self.rng(f"some {seed}").sample(turns, min(count - 2, len(turns)))
            yield last


@lru_cache(maxsize=16)
def _played(case: Case, seed: int) -> tuple[Turn, ...]:
    return tuple(random_turns(case.game, case.setup(seed), case.rng(seed)))
