"""The chance to win of each seat, learned from how games of the finished bots end.

The network sees what one seat may know, of any seat, so that it can tell a spectator's or a
player's chances without a secret.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tools.train.network import Layers, adam, forward, small_float
from tools.train.ppo import SEATS, Plan, Tables, Task, advance, choose, deal, from_turn

BINS: Final = 10


class Positions(NamedTuple):
    features: Array
    shares: Array
    """By seat from the viewer on: the share of the win at the end."""
    is_finished: Array
    """The game ended within the batch, so that the shares are known."""
    is_there: Array
    """Which of the five seats are at the table."""


def collect(
    task: Task, actor: Layers, tables: Tables, key: Array, plan: Plan, *, steps: int
) -> tuple[Tables, Positions]:
    """Positions of games played by the actor, each seen from a seat drawn at random."""
    keys = jax.random.split(key, 2)
    fresh = deal(task, keys[0], tables.kinds.shape[0], plan)

    def step(tables: Tables, key: Array) -> tuple[Tables, Any]:
        for_choice, for_play, for_seat = jax.random.split(key, 3)
        size = jax.vmap(task.size)(tables.state)
        viewer = jax.random.randint(for_seat, size.shape, 0, size)
        features = jax.vmap(task.see)(tables.state, viewer).features.astype(small_float())
        made = choose(task, actor, actor, tables, for_choice)
        tables, is_over, wins, _ = advance(task, tables, fresh, made.action, for_play)
        return tables, (features, viewer, size, is_over, wins)

    tables, (features, viewer, size, is_over, wins) = jax.lax.scan(
        step, tables, jax.random.split(keys[1], steps)
    )

    def back(carry: tuple[Array, Array], at: Any) -> tuple[tuple[Array, Array], Any]:
        is_over, wins = at
        shares = jnp.where(is_over[:, None], wins, carry[0])
        is_known = carry[1] | is_over
        return (shares, is_known), (shares, is_known)

    nothing = (jnp.zeros_like(wins[0]), jnp.zeros_like(is_over[0]))
    _, (shares, is_known) = jax.lax.scan(back, nothing, (is_over, wins), reverse=True)
    shares = from_turn(shares, viewer, size)
    shares = jnp.pad(shares, ((0, 0), (0, 0), (0, SEATS - task.players)))
    there = jnp.arange(SEATS) < size[..., None]
    shares = jnp.where(there, shares, 0.0)
    return tables, Positions(features, shares, is_known, there)


def chances(judge: Layers, some: Positions) -> Array:
    return jax.nn.log_softmax(jnp.where(some.is_there, forward(judge, some.features), -1e9))


def loss(judge: Layers, some: Positions) -> Array:
    entropy = -jnp.where(some.is_there, chances(judge, some) * some.shares, 0.0).sum(-1)
    return (entropy * some.is_finished).sum() / (some.is_finished.sum() + 1)


def improve(
    judge: Layers, optimiser: Any, positions: Positions, key: Array, rate: Array, *, parts: int
) -> tuple[Layers, Any, Array]:
    tables = positions.is_finished.shape[1]

    def part(carry: tuple[Any, Any], index: Array) -> tuple[tuple[Any, Any], Array]:
        judge, optimiser = carry
        some = jax.tree.map(lambda values: values[:, index], positions)
        error, gradient = jax.value_and_grad(loss)(judge, some)
        return adam(judge, gradient, optimiser, rate), error

    order = jax.random.permutation(key, tables).reshape(parts, tables // parts)
    (judge, optimiser), errors = jax.lax.scan(part, (judge, optimiser), order)
    return judge, optimiser, errors.mean()


def reliability(judge: Layers, positions: Positions) -> tuple[Array, Array, Array]:
    """By bin of the chance told: how many, the mean chance told, the mean share won."""
    told = jnp.exp(chances(judge, positions))
    counts = positions.is_finished[..., None] * positions.is_there
    place = jnp.clip((told * BINS).astype(jnp.int32), 0, BINS - 1)
    one = jax.nn.one_hot(place, BINS) * counts[..., None]
    number = one.sum((0, 1, 2))
    return (
        number,
        (one * told[..., None]).sum((0, 1, 2)) / jnp.maximum(1, number),
        (one * positions.shares[..., None]).sum((0, 1, 2)) / jnp.maximum(1, number),
    )
