"""What the plot for sale is worth, as `tinhorn.games.winchester.bots.worth` has it, in arrays.

All functions take one observation, in which the viewer is seat 0, and know no secret.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array, count, pack
from tinhorn.games.winchester.batch.objectives import NEEDS, isolated, largest_group
from tinhorn.games.winchester.codec.board import (
    AWAY_FROM_RAILS,
    AWAY_FROM_RIVER,
    BONUS_COUNTS,
    MINE_CARDS,
    MOVEMENT,
    OBJECTIVE_PAY,
    OBJECTIVE_PLOTS,
    PLOTS,
    RANCH_CARDS,
    RUMOR,
    SALOON,
    SITES,
    SQUARES,
    TERRAINS,
)
from tinhorn.games.winchester.codec.fields import Observation

STEP: Final = 0.5
LEAD: Final = 4.0
WORTH_OF_RUMOR: Final = 0.5
OWN_RIDE: Final = 0.5
PASSING_BY: Final = 0.05
MOST_PLOTS: Final = 5
FIRST_OF_EQUAL: Final = tuple(
    place for place, square in enumerate(SQUARES) if square not in SQUARES[:place]
)
"""One square of those beside the same plots: vehicles go anywhere, so these are one move."""
DISTINCT: Final = SQUARES[list(FIRST_OF_EQUAL)]
MINES: Final = len(SITES) - 1


class Known(NamedTuple):
    """An observation in 32 bits, and what all valuations need of it."""

    seen: Observation
    plots: Array
    """[players]: as bits."""
    tokens: Array
    """[3]: the plots of each kind of token that the viewer knows, as bits."""
    unsold: Array
    objectives: Array
    """[players, 10]: 1 for each secret objective that the viewer knows."""
    unknown: Array
    """[players]: how many it does not know."""
    unseen: Array
    """[10]: the objectives that it knows of nobody."""
    sites: Array
    """float[4]: what each mine or ranch card pays, or may pay."""


def known(seen: Observation) -> Known:
    seen = Observation(*(part.astype(jnp.int32) for part in seen))
    objectives = (seen.objectives[:, :, None] == jnp.arange(10)).any(1).astype(jnp.int32)
    return Known(
        seen=seen,
        plots=pack(seen.plots),
        tokens=pack(seen.bonuses),
        unsold=PLOTS - seen.plots.sum(),
        objectives=objectives,
        unknown=2 - objectives.sum(1),
        unseen=1 - objectives.max(0),
        sites=_sites(seen.cards),
    )


def _sites(cards: Array) -> Array:
    is_known = cards >= 0
    mines = is_known[:MINES]
    left = int(MINE_CARDS.sum()) - jnp.where(mines, cards[:MINES], 0).sum()
    mean = left / (len(MINE_CARDS) - mines.sum())
    guess = jnp.append(jnp.full(MINES, mean), float(RANCH_CARDS.mean()))
    return jnp.where(is_known, cards, guess).astype(jnp.float32)


def pays(plots: Array, tokens: Array) -> Array:
    """[..., 10]: what sets of plots pay to each secret objective; tokens: [..., 3] counts."""
    on_plots = count(plots[..., None] & OBJECTIVE_PLOTS)
    on_tokens = tokens[..., jnp.array([RUMOR, MOVEMENT])]
    return jnp.concatenate([on_plots, on_tokens], -1) * OBJECTIVE_PAY


def expected_pay(at: Known, pay: Array) -> Array:
    """[players]: what each seat's objectives pay, given [players, 10] or [10]."""
    mean = (pay * at.unseen).sum(-1) / jnp.maximum(1, at.unseen.sum())
    return (pay * at.objectives).sum(-1) + at.unknown * mean


def token_counts(at: Known, plots: Array) -> Array:
    """[..., 3]"""
    return count(plots[..., None] & at.tokens)


def progress(plots: Array, tokens: Array, took_last: Array, took_empty: Array) -> Array:
    """[..., 10]: how much of what each shared objective counts these plots have."""
    nothing = jnp.zeros_like(plots)
    return jnp.stack(
        [
            (plots[..., None] & TERRAINS != 0).sum(-1),
            (tokens > 0).sum(-1),
            count(plots),
            nothing + took_last,
            largest_group(plots),
            tokens.max(-1),
            count(plots & AWAY_FROM_RIVER),
            count(plots & AWAY_FROM_RAILS),
            nothing + took_empty,
            isolated(plots),
        ],
        -1,
    ).astype(jnp.int32)


def possible_tokens(at: Known) -> Array:
    """[3]: the chance of each kind of token on the plot for sale."""
    here = (at.tokens >> jnp.maximum(at.seen.plot, 0)) & 1
    left = jnp.asarray(BONUS_COUNTS) - count(at.tokens)
    weights = jnp.where(here.any(), here, left).astype(jnp.float32)
    return weights / jnp.maximum(1, weights.sum())


def worths(at: Known) -> Array:
    """[players]: what it is worth to the viewer that each seat buys the plot for sale."""
    each = jax.vmap(lambda token: _advantages(_prospects(at, token)))(jnp.arange(3))
    return (possible_tokens(at)[:, None] * each).sum(0)


def _advantages(amounts: Array) -> Array:
    """[buyer]: how much better the viewer does than the average of the others."""
    return amounts[:, 0] - amounts[:, 1:].mean(1)


class After(NamedTuple):
    """The table after each possible purchase: first axis the buyer, second the seat."""

    is_buyer: Array
    plots: Array
    tokens: Array
    progress: Array
    unsold: Array


def _after(at: Known, token: Array) -> After:
    players = at.plots.shape[0]
    bit = 1 << jnp.maximum(at.seen.plot, 0)
    is_buyer = jnp.eye(players, dtype=bool)
    more = at.plots | bit
    before = token_counts(at, at.plots)
    with_plot = token_counts(at, at.plots & ~bit) + _one_token(token)
    unsold = at.unsold - 1
    took_empty = (at.seen.saloon == 0) & (token == SALOON)
    now = progress(at.plots, before, jnp.int32(0), jnp.int32(0))
    then = progress(more, with_plot, unsold == 0, took_empty)
    return After(
        is_buyer=is_buyer,
        plots=jnp.where(is_buyer, more, at.plots),
        tokens=jnp.where(is_buyer[..., None], with_plot, before),
        progress=jnp.where(is_buyer[..., None], then, now),
        unsold=unsold,
    )


def _one_token(token: Array) -> Array:
    return (jnp.arange(3) == token).astype(jnp.int32)


def _prospects(at: Known, token: Array) -> Array:
    """[buyer, seat]: what each seat may expect, the price aside."""
    after = _after(at, token)
    return (
        _own(at, token)[:, None] * after.is_buyer
        + _races(at, after)
        + _most_plots(after)
        + _rides(at, after, token)
    )


def _own(at: Known, token: Array) -> Array:
    """[buyer]: what only the buyer gets."""
    pay = pays(1 << jnp.maximum(at.seen.plot, 0), _one_token(token))
    rumor = jnp.where(token == RUMOR, WORTH_OF_RUMOR, 0.0)
    tips = jnp.where(token == SALOON, at.seen.saloon, rumor)
    return expected_pay(at, pay) + site(at) + tips


def site(at: Known) -> Array:
    """Return what the card on the plot for sale pays, or may pay."""
    return jnp.where(jnp.asarray(SITES) == at.seen.plot, at.sites, 0.0).sum()


def _races(at: Known, after: After) -> Array:
    players = at.plots.shape[0]
    missing = jnp.maximum(0, NEEDS - after.progress)
    is_met = missing == 0
    chances = jnp.where(missing <= after.unsold, STEP ** missing.astype(jnp.float32), 0.0)
    nobody = STEP ** (1 + after.unsold / players)
    share = chances / (chances.sum(1, keepdims=True) + nobody)
    part = jnp.where(is_met.any(1, keepdims=True), is_met, share)
    return (part * at.seen.piles).sum(-1)


def _most_plots(after: After) -> Array:
    to_come = 1 + after.unsold / after.plots.shape[0]
    chances = LEAD ** (count(after.plots) / to_come)
    return MOST_PLOTS * chances / chances.sum(1, keepdims=True)


def _rides(at: Known, after: After, token: Array) -> Array:
    players = at.plots.shape[0]
    beside = count(after.plots[..., None] & DISTINCT)
    is_ride = token == MOVEMENT
    to_come = BONUS_COUNTS[MOVEMENT] - token_counts(at, at.plots)[:, MOVEMENT].sum() - is_ride
    own = jnp.where(after.is_buyer[..., None], beside, 0).sum(1)
    gain = own - (beside.sum(1) - own) / (players - 1)
    best = jnp.arange(len(DISTINCT)) == gain.argmax(-1)[:, None, None]
    now = jnp.where(best & is_ride, beside, 0).sum(-1)
    lines = count(after.plots & ~AWAY_FROM_RIVER) + count(after.plots & ~AWAY_FROM_RAILS)
    return now + to_come * (OWN_RIDE * beside.max(-1) / players + PASSING_BY * lines)


def fair_price(at: Known, worth: Array) -> Array:
    """Return the price at which buying the plot and leaving it to the worst rival are as good."""
    players = at.plots.shape[0]
    seats = jnp.arange(players)
    rivals = (at.seen.in_auction == 1) & (seats != 0)
    rivals = jnp.where(rivals.any(), rivals, seats == at.seen.first)
    theirs = jnp.where(rivals, worth, jnp.inf).min()
    return (worth[0] - theirs) * ((players - 1) / players) ** 2
