"""Set-up (W-SETUP): the table before the deal, the deal drawn at random, the deal applied."""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.bits import Array, pack
from tinhorn.batch.rows import row, where
from tinhorn.batch.sampling import below, shuffled
from tinhorn.games.winchester.codec.actions import SHARED_OBJECTIVES
from tinhorn.games.winchester.codec.board import (
    BOAT_SQUARES,
    BONUS_COUNTS,
    BONUSES,
    LOCOMOTIVE_SQUARES,
    MINE_CARDS,
    OBJECTIVES,
    PILES,
    PLOTS,
    RANCH_CARDS,
    STARTING_CASH,
    STARTING_TIPS,
)
from tinhorn.games.winchester.codec.state import (
    DEALING,
    DRAWING_PLOT,
    DTYPES,
    SITE_CARDS,
    Draw,
    Options,
    State,
)

_NUMBERS: Final = (len(OBJECTIVES), PLOTS, len(MINE_CARDS), SHARED_OBJECTIVES, 4)
"""How many random words each part of a deal takes."""


def new(options: Options, players: int) -> State:
    """Return a table before anything is dealt: 8 banknotes each (W-SETUP-1), a tip (W-SETUP-4)."""

    def full(name: str, value: int, *shape: int) -> Array:
        return jnp.full(shape, value, DTYPES[name])

    return State(
        options=options,
        phase=full("phase", DEALING),
        turn=full("turn", 0),
        first=full("first", 0),
        plot=full("plot", -1),
        standing=full("standing", 0),
        in_auction=full("in_auction", 0),
        cash=full("cash", STARTING_CASH, players),
        plots=full("plots", 0, players),
        objectives=full("objectives", -1, players, 2),
        duel_tokens=full("duel_tokens", (1 << players) - 1),
        met=full("met", 0, players),
        looked=full("looked", 0, players),
        bonuses=full("bonuses", 0, len(BONUSES)),
        cards=full("cards", 0, SITE_CARDS),
        turned=full("turned", 0),
        piles=full("piles", 0, SHARED_OBJECTIVES),
        removed=full("removed", 0),
        boat=full("boat", 0),
        locomotive=full("locomotive", 0),
        saloon=full("saloon", STARTING_TIPS),
    )


def draw_deal(options: Options, players: int, key: Array) -> Draw:
    """Return a deal drawn at random; its plot and its duel are of no use."""
    words = jax.random.bits(key, (sum(_NUMBERS),), jnp.uint32)
    secret, tokens, mines, shared, numbers = jnp.split(words, np.cumsum(_NUMBERS[:-1]))
    first = below(players, numbers[3])
    nothing = jnp.zeros((), jnp.int8)
    return Draw(
        objectives=shuffled(secret)[: 2 * players].reshape(players, 2).astype(jnp.int8),
        bonuses=_tokens(shuffled(tokens)),
        cards=_cards(shuffled(mines), below(len(RANCH_CARDS), numbers[0])),
        piles=_piles(shuffled(shared)),
        boat=(1 + below(BOAT_SQUARES, numbers[1])).astype(jnp.int8),
        locomotive=(1 + below(LOCOMOTIVE_SQUARES, numbers[2])).astype(jnp.int8),
        first=jnp.where(options.first < 0, first, options.first).astype(jnp.int8),
        plot=nothing,
        bang=nothing,
    )


def _tokens(order: Array) -> Array:
    """Draw the tokens: the bag holds Movements first, then Rumors, then Saloons (W-SETUP-2)."""
    ends = np.cumsum(BONUS_COUNTS)
    starts = ends - np.array(BONUS_COUNTS)
    return pack((order >= starts[:, None]) & (order < ends[:, None]))


def _cards(mines: Array, ranch: Array) -> Array:
    """Draw three of the mine cards, one of the ranch cards (W-SETUP-3)."""
    on_mines = jnp.asarray(MINE_CARDS)[mines[: SITE_CARDS - 1]]
    on_ranch = jnp.asarray(RANCH_CARDS)[ranch]
    return jnp.append(on_mines, on_ranch).astype(jnp.int8)


def _piles(order: Array) -> Array:
    """Set five piles out, each under one of the shared objectives (W-SETUP-5)."""
    return jnp.where(order < len(PILES), order + PILES[0], 0).astype(jnp.int8)


def deal(state: State, draw: Draw) -> State:
    """Set the table up, if that is what chance owes."""
    is_dealt = state.phase == DEALING
    first = draw.first.astype(jnp.int32)
    dealt = state._replace(
        phase=jnp.full_like(state.phase, DRAWING_PLOT),
        turn=first,
        first=first,
        objectives=row(draw.objectives.astype(jnp.int32).reshape(-1)),
        bonuses=row(draw.bonuses),
        cards=row(draw.cards.astype(jnp.int32)),
        piles=row(draw.piles.astype(jnp.int32)),
        removed=pack(draw.piles == 0),
        boat=draw.boat.astype(jnp.int32),
        locomotive=draw.locomotive.astype(jnp.int32),
    )
    after: State = jax.tree.map(lambda new, old: where(is_dealt, new, old), dealt, state)
    return after
