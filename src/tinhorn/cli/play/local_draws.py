"""Verifiable draws for a game at one keyboard, by the scheme of tables (docs/fairness.md)."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import UnsetType

from tinhorn.cli.play.seats import SeatHolder
from tinhorn.kernel import AnyGame, Attempt, Fairness, Record
from tinhorn.table.fairness import (
    CONTRIBUTION_BYTES,
    Draw,
    Terms,
    commitment,
    derived_contribution,
    key,
    new_secret,
    options_of,
)


class LocalDraws:
    """The key of all draws of one game, and what its record needs to verify them."""

    def __init__(self, game: AnyGame, fairness: Fairness, *, rules: int, start: str = "") -> None:
        assert fairness.secret is not None, "a game at a keyboard keeps its own secret"
        self.fairness = fairness
        attempts = () if isinstance(fairness.attempts, UnsetType) else fairness.attempts
        terms = Terms(fairness.table, game.NAME, rules, fairness.options, start)
        contributions = [bytes.fromhex(text) for text in fairness.contributions]
        self._key = key(bytes.fromhex(fairness.secret), terms, attempts, contributions)

    def draw(self, label: str, number: int) -> Random:
        """Return the random bits of draw `number` of the game, counted from 1."""
        return Draw(self._key, label, number)


def new_draws(
    game: AnyGame, setup: Any, holders: Sequence[SeatHolder], seed: int | None
) -> LocalDraws:
    """Commit to a secret, let each person contribute, and derive the contributions of bots.

    One program makes all of them, so nobody is protected from it.

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
        attempts=(Attempt(_committed(holders, contributions)),),
    )
    return LocalDraws(game, fairness, rules=game.RULES_VERSION)


def _committed(
    holders: Sequence[SeatHolder], contributions: Sequence[bytes]
) -> tuple[str | None, ...]:
    return tuple(
        None if holder.bot else commitment(given)
        for holder, given in zip(holders, contributions, strict=True)
    )


def recorded_draws(game: AnyGame, record: Record[Any, Any]) -> LocalDraws | None:
    """Return the draws of a record that is continued.

    `None` if it has no secret, or a broken one.
    """
    fairness = record.fairness
    if isinstance(fairness, UnsetType) or fairness.secret is None:
        return None
    try:
        return LocalDraws(game, fairness, rules=record.rules, start=record.start or "")
    except ValueError:
        return None


def _contribution(seat: int, seed: int | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(CONTRIBUTION_BYTES)
    return _seeded(f"seat {seat}", seed)[:CONTRIBUTION_BYTES]


def _seeded(label: str, seed: int) -> bytes:
    return hashlib.sha256(f"tinhorn {label} {seed}".encode()).digest()
