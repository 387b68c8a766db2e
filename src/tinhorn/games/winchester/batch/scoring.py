"""The end of the game (W-END): secret objectives, most plots, the ranking and its tie-breaks."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array, count, once
from tinhorn.batch.rows import Row, each, lookup, most, places, row, total, where
from tinhorn.games.winchester.batch.auction import players_of
from tinhorn.games.winchester.batch.objectives import largest_group
from tinhorn.games.winchester.codec.board import (
    MOVEMENT,
    OBJECTIVE_PAY,
    OBJECTIVE_PLOTS,
    OBJECTIVES,
    RUMOR,
)
from tinhorn.games.winchester.codec.state import State

MOST_PLOTS: Final = 5
_MONEY: Final = 1 << 12
"""More than any amount of banknotes, to compare two amounts as one number."""


_RUMORS, _MOVEMENTS = OBJECTIVES.index("rumor"), OBJECTIVES.index("movement")
_COUNTED: Final = np.append(OBJECTIVE_PLOTS, (0, 0)).astype(np.int32)
"""The plots that count for each secret objective; none where tokens count."""


class Fortunes(NamedTuple):
    """What decides the game, for each seat."""

    total: Row
    """Banknotes, secret objectives and the reward for most plots."""
    cash: Row
    """The same without the secret objectives."""
    has_token: Row


def fortunes(state: State) -> Fortunes:
    """Return what each seat has if the game ends now."""
    seats = places(players_of(state))
    cash = where(_has_most_plots(state), MOST_PLOTS, 0) + state.cash
    tokens = each(lambda seat: (state.duel_tokens >> seat) & 1, seats)
    secret = each(lambda seat: _secret(state, seat), seats)
    return Fortunes(total=cash + secret, cash=cash, has_token=tokens)


def _has_most_plots(state: State) -> Row:
    """Return who has the most plots; tied, the largest group; still tied, all of them (W-END-3)."""
    largest = row(largest_group(jnp.stack(list(state.plots))))
    rank = each(lambda plots, group: once(count(plots) * 32 + group), state.plots, largest)
    return rank == once(most(rank))


def _secret(state: State, seat: int) -> Array:
    """Return what the two secret objectives of a seat pay (W-END-2)."""
    held = state.objectives[2 * seat], state.objectives[2 * seat + 1]
    return total(
        count(state.plots[seat] & _counted(state, objective)) * lookup(OBJECTIVE_PAY, objective)
        for objective in held
    )


def _counted(state: State, objective: Array) -> Array:
    """Return the plots that count for a secret objective, as bits."""
    on_board = lookup(_COUNTED, objective)
    rumors = jnp.where(objective == _RUMORS, state.bonuses[RUMOR], 0)
    movements = jnp.where(objective == _MOVEMENTS, state.bonuses[MOVEMENT], 0)
    return on_board | rumors | movements


def win_shares(state: State) -> Array:
    """Share one among the best; cash and the duel token break ties (W-END-4): `float[players]`."""
    has = fortunes(state)
    rank = each(once, (has.total * _MONEY + has.cash) * 2 + has.has_token)
    is_best = rank == once(most(rank))
    return jnp.stack(is_best.values) / total(is_best).astype(jnp.float32)
