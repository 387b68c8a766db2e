"""The end of the game (W-END): secret objectives, most plots, the ranking and its tie-breaks."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp

from tinhorn.batch.bits import Array, count, unpack
from tinhorn.batch.winchester.auction import players_of
from tinhorn.batch.winchester.board import (
    MOVEMENT,
    OBJECTIVE_PAY,
    OBJECTIVE_PLOTS,
    OBJECTIVES,
    RUMOR,
)
from tinhorn.batch.winchester.objectives import largest_group
from tinhorn.batch.winchester.state import State

MOST_PLOTS: Final = 5
_MONEY: Final = 1 << 12
"""More than any amount of banknotes, to compare two amounts as one number."""


class Fortunes(NamedTuple):
    """What decides the game, for each seat."""

    total: Array
    """Banknotes, secret objectives and the reward for most plots."""
    cash: Array
    """The same without the secret objectives."""
    has_token: Array


def fortunes(state: State) -> Fortunes:
    """What each seat has if the game ends now."""
    cash = state.cash + jnp.where(_has_most_plots(state), MOST_PLOTS, 0)
    tokens = unpack(state.duel_tokens, players_of(state))
    return Fortunes(total=cash + _secret(state), cash=cash, has_token=tokens)


def _has_most_plots(state: State) -> Array:
    """W-END-3: the most plots; tied, the largest group; still tied, all of them."""
    rank = count(state.plots) * 32 + largest_group(state.plots)
    return rank == rank.max()


def _secret(state: State) -> Array:
    """W-END-2: what the secret objectives of each seat pay."""
    on_plots = count(state.plots[:, None] & OBJECTIVE_PLOTS)
    tokens = count(state.plots[:, None] & state.bonuses[jnp.array([RUMOR, MOVEMENT])])
    pay = jnp.concatenate([on_plots, tokens], axis=1) * OBJECTIVE_PAY
    is_held = (state.objectives[:, :, None] == jnp.arange(len(OBJECTIVES))).any(1)
    return jnp.where(is_held, pay, 0).sum(1, dtype=jnp.int32)


def win_shares(state: State) -> Array:
    """W-END-4: one, shared by those who are best; cash and the duel token break ties."""
    has = fortunes(state)
    rank = (has.total * _MONEY + has.cash) * 2 + has.has_token
    is_best = (rank == rank.max()).astype(jnp.float32)
    return is_best / is_best.sum()
