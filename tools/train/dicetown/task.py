"""Dice Town as a task for `tools.train.ppo`: tables of all sizes in one batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tinhorn.games.dicetown.batch import Rules, State
from tinhorn.games.dicetown.batch.draws import drawn, random_words
from tinhorn.games.dicetown.batch.hand import picked, roll
from tinhorn.games.dicetown.batch.opponents import best_at_first_sight
from tinhorn.games.dicetown.batch.rounds import deal, points, winners
from tinhorn.games.dicetown.bots.network import policy
from tinhorn.games.dicetown.bots.network.features import Inputs, see
from tinhorn.games.dicetown.codec.actions import NUM_ACTIONS
from tinhorn.games.dicetown.codec.box import POINTS, SEATS, STARTING_BILLS
from tinhorn.games.dicetown.codec.state import KEEPING, OVER, narrow, widen

WITHOUT_BRIBES: Final = 0.15
"""The share of tables with this option."""
SIZES: Final = (2, 3, 4, 5)
SHARES: Final = (0.15, 0.2, 0.4, 0.25)
"""How often each number of players is dealt."""
RULES: Final = Rules(players=SEATS)


def _dealt(state: State, key: Array) -> State:
    """Return the deal and the first roll, as `settle` does, which compiles all rules for it."""
    keys = jax.random.split(key)
    wide = widen(state)
    wide = deal(wide, drawn(wide, random_words(keys[0])))
    wide = roll(wide, drawn(wide, random_words(keys[1])))
    return narrow(wide._replace(kept=jnp.zeros_like(wide.kept)))


@dataclass(frozen=True)
class Dicetown:
    """Tables of one number of players, or of all."""

    only: int = 0
    """The number of players; 0 for all."""
    players: int = SEATS
    choices: int = policy.OUTPUTS
    has_deputy: bool = True
    margin: float = 12.0
    """A lead of this many points over the average counts as a whole win in shaped rewards."""

    def start(self, key: Array) -> State:
        keys = jax.random.split(key, 3)
        any_size = jax.random.choice(keys[0], jnp.array(SIZES), p=jnp.array(SHARES))
        size = jnp.int32(self.only) if self.only else any_size
        bribes = jax.random.uniform(keys[1]) >= WITHOUT_BRIBES
        new = RULES.new()
        options = new.options._replace(players=size.astype(jnp.int8), bribes=bribes)
        bills = (STARTING_BILLS * (jnp.arange(SEATS) < size)).astype(new.bills.dtype)
        return _dealt(new._replace(options=options, bills=bills), keys[2])

    def size(self, state: State) -> Array:
        return state.options.players.astype(jnp.int32)

    def turn(self, state: State) -> Array:
        return RULES.current_player(state)

    def see(self, state: State, seat: Array) -> Inputs:
        return see(RULES.observe(state, seat))

    def hidden(self, state: State) -> Array:
        """Return what the seat asked may not know, for the critic only."""
        wide = widen(state)
        size = wide.options.players
        order = (wide.actor + jnp.arange(SEATS)) % size
        here = (jnp.arange(SEATS) < size)[:, None]
        total = points(wide)[order]
        mean = jnp.where(here[:, 0], total, 0).sum() / size
        is_sealed = (wide.phase == KEEPING) & (wide.answers >= 0)
        sealed = jnp.where(is_sealed[:, None], picked(wide.cup, jnp.maximum(wide.answers, 0)), 0)
        parts = [
            wide.hands[order] * here,
            wide.cup[order] * here / 2.0,
            sealed[order] * here / 2.0,
            (total / 20.0)[:, None] * here,
            ((total - mean) / 8.0)[:, None] * here,
            (total[:, None] > jnp.where(here[:, 0], total, 99)).sum(1, keepdims=True) * here,
            ((wide.hands * POINTS).sum(1)[order] / 8.0)[:, None] * here,
            wide.deck / 2.0,
        ]
        return jnp.concatenate([jnp.asarray(part, jnp.float32).ravel() for part in parts])

    def ids(self, state: State, seen: Inputs) -> Array:
        return jnp.arange(NUM_ACTIONS)

    def logits(self, outputs: Array, candidates: Array) -> Array:
        found: Array = policy.logits(outputs, candidates)
        return found

    def legal(self, state: State) -> Array:
        return RULES.legal(state)

    def deputy(self, seen: Inputs, legal: Array, key: Array) -> Array:
        return best_at_first_sight(seen.worths, legal, key)

    def play(self, state: State, action: Array, key: Array) -> State:
        return RULES.play(state, action, key)

    def is_over(self, state: State) -> Array:
        return state.phase == OVER

    def score(self, state: State) -> Array:
        return points(widen(state))

    def rewards(self, state: State) -> Array:
        return (winners(widen(state)) & (state.phase == OVER)).astype(jnp.float32)


def tasks(players: Sequence[int]) -> list[Dicetown]:
    """Return one task for tables of all sizes: it compiles once."""
    return [Dicetown(size) for size in players or (0,)]
