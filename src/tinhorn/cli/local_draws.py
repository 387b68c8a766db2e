"""Verifiable draws for a game at one keyboard, by the scheme of tables (docs/fairness.md)."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import UnsetType

from tinhorn.cli.seats import SeatHolder
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.record import Fairness, Record
from tinhorn.table.fairness import (
    CONTRIBUTION_BYTES,
    Draw,
    commitment,
    derived_contribution,
    key,
    new_secret,
    options_of,
)


class LocalDraws:
    """The key of all draws of one game, and what its record needs to verify them."""

    def __init__(self, game: AnyGame, fairness: Fairness) -> None:
        assert fairness.secret is not None, "a game at a keyboard keeps its own secret"
        self.fairness = fairness
        contributions = [bytes.fromhex(text) for text in fairness.contributions]
        self._key = key(
            bytes.fromhex(fairness.secret),
            fairness.table,
            game.NAME,
            fairness.options,
            contributions,
        )

    def draw(self, label: str, number: int) -> Random:
        """The random bits of draw `number` of the game, counted from 1."""
        return Draw(self._key, label, number)


def new_draws(
    game: AnyGame, setup: Any, holders: Sequence[SeatHolder], seed: int | None
) -> LocalDraws:
    """Commit to a secret, let each person contribute, and derive the contributions of bots.

    With a seed, everything follows from the seed, so that the same game can be played again.
    The record keeps the secret from the start: without it, nobody could resume the game.
    """
    secret = new_secret() if seed is None else _seeded("secret", seed)
    table = f"terminal-{commitment(secret)[:12]}"
    contributions = [
        derived_contribution(table, seat) if holder.bot else _contribution(seat, seed)
        for seat, holder in enumerate(holders)
    ]
    fairness = Fairness(
        table=table,
        options=options_of(setup),
        commitment=commitment(secret),
        contributions=tuple(given.hex() for given in contributions),
        secret=secret.hex(),
    )
    return LocalDraws(game, fairness)


def recorded_draws(game: AnyGame, record: Record[Any, Any]) -> LocalDraws | None:
    """The draws of a record that is continued; `None` if it has no secret, or a broken one."""
    fairness = record.fairness
    if isinstance(fairness, UnsetType) or fairness.secret is None:
        return None
    try:
        return LocalDraws(game, fairness)
    except ValueError:
        return None


def _contribution(seat: int, seed: int | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(CONTRIBUTION_BYTES)
    return _seeded(f"seat {seat}", seed)[:CONTRIBUTION_BYTES]


def _seeded(label: str, seed: int) -> bytes:
    return hashlib.sha256(f"tinhorn {label} {seed}".encode()).digest()
