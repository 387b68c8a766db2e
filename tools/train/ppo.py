"""PPO by self-play in batches, all on the device.

The critic sees all hands and values every seat at every decision, so that advantages need no
bookkeeping of whose turn comes next. The actor sees what its seat may know. Some seats are given
to a past self or, where the game has one, to the deputy.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tools.train.network import Layers, adam, forward, small_float

SEATS: Final = 5
STEPS: Final = 64
"""Decisions at each table between two updates."""
LAMBDA: Final = 0.96
CLIP: Final = 0.2
LEARNER, DEPUTY, PAST = range(3)


class Task(Protocol):
    """One game with one number of players."""

    players: int
    choices: int
    has_deputy: bool
    margin: float

    @property
    def rules(self) -> Any: ...
    def start(self, key: Array) -> Any: ...
    def turn(self, state: Any) -> Array: ...
    def see(self, state: Any, seat: Array) -> Any: ...
    def hidden(self, state: Any) -> Array: ...
    def ids(self, state: Any, seen: Any) -> Array: ...
    def legal(self, state: Any) -> Array: ...
    def deputy(self, seen: Any, legal: Array, key: Array) -> Array: ...
    def play(self, state: Any, action: Array, key: Array) -> Any: ...


class Tables(NamedTuple):
    """A batch of games in progress and who plays each seat of them."""

    state: Any
    kinds: Array


class Plan(NamedTuple):
    """What changes in the course of a training."""

    rate: Array
    entropy: Array
    shaping: Array
    """How much a lead in points counts beside the win."""
    deputies: Array
    """The share of tables at which deputies sit."""
    past: Array


def deal(task: Task, key: Array, tables: int, plan: Plan) -> Tables:
    """New games. Some have one or more seats of deputies, some of the past self."""
    keys = jax.random.split(key, 4)
    state = jax.vmap(task.start)(jax.random.split(keys[0], tables))
    which = jax.random.uniform(keys[1], (tables, 1))
    kind = jnp.where(which < plan.deputies, DEPUTY, PAST)
    is_mixed = which < plan.deputies + plan.past
    others = jax.random.randint(keys[2], (tables, 1), 1, task.players)
    rank = jnp.argsort(jax.random.uniform(keys[3], (tables, task.players)), -1)
    kinds = jnp.where(is_mixed & (rank < others), kind, LEARNER)
    return Tables(state, kinds.astype(jnp.int8))


class Choice(NamedTuple):
    """What is known and chosen at one decision of each table."""

    features: Array
    """Of the actor, then of the critic."""
    mask: Array
    choice: Array
    chance: Array
    """The logarithm of the choice's probability."""
    action: Array
    is_own: Array
    turn: Array


def look(task: Task, tables: Tables) -> tuple[Any, Array, Array]:
    """What the seats asked see, and the features of the critic."""
    turn = jax.vmap(task.turn)(tables.state)
    seen = jax.vmap(task.see)(tables.state, turn)
    order = (turn[:, None] + jnp.arange(task.players)) % task.players
    kinds = jnp.take_along_axis(tables.kinds, order, 1)
    who = jax.nn.one_hot(kinds, 3).reshape(kinds.shape[0], -1)
    who = jnp.pad(who, ((0, 0), (0, 3 * SEATS - who.shape[1])))
    features = jnp.concatenate([seen.features, jax.vmap(task.hidden)(tables.state), who], 1)
    return seen, features.astype(small_float()), turn


def choose(
    task: Task, actor: Layers, past: Layers, tables: Tables, key: Array, temperature: float = 1.0
) -> Choice:
    keys = jax.random.split(key, 3)
    seen, features, turn = look(task, tables)
    own = features[:, : seen.features.shape[1]]
    legal = jax.vmap(task.legal)(tables.state)
    ids = jax.vmap(task.ids)(tables.state, seen)
    mask = jnp.take_along_axis(legal, ids, 1)
    logits = jnp.where(mask, forward(actor, own), -1e9)
    if temperature:
        choice = jax.random.categorical(keys[0], logits / temperature)
    else:
        choice = logits.argmax(-1)
    chance = jnp.take_along_axis(jax.nn.log_softmax(logits), choice[:, None], 1)[:, 0]
    kind = jnp.take_along_axis(tables.kinds, turn[:, None], 1)[:, 0]
    of_past = jax.random.categorical(keys[1], jnp.where(mask, forward(past, own), -1e9))
    picked = jnp.where(kind == PAST, of_past, choice)
    action = jnp.take_along_axis(ids, picked[:, None], 1)[:, 0]
    if task.has_deputy:
        each = jax.random.split(keys[2], turn.shape[0])
        action = jnp.where(kind == DEPUTY, jax.vmap(task.deputy)(seen, legal, each), action)
    return Choice(features, mask, choice, chance, action, kind == LEARNER, turn)


def by_seat(values: Array, turn: Array, players: int) -> Array:
    """Values from the seat asked on become values by seat."""
    ahead = (jnp.arange(players) - turn[..., None]) % players
    return jnp.take_along_axis(values, ahead, -1)


def from_turn(values: Array, turn: Array, players: int) -> Array:
    seats = (jnp.arange(players) + turn[..., None]) % players
    return jnp.take_along_axis(values, seats, -1)


def advance(
    task: Task, tables: Tables, fresh: Tables, action: Array, key: Array
) -> tuple[Tables, Array, Array, Array]:
    """The tables after an action, new games in place of finished ones; what the finished paid."""
    keys = jax.random.split(key, action.shape[0])
    state = jax.vmap(task.play)(tables.state, action, keys)
    is_over = jax.vmap(task.rules.is_over)(state)
    wins = jax.vmap(task.rules.rewards)(state)
    points = jax.vmap(task.rules.score)(state).astype(jnp.float32)
    after = jax.tree.map(
        lambda new, old: jnp.where(is_over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old),
        fresh,
        Tables(state, tables.kinds),
    )
    return after, is_over, wins, points


class Batch(NamedTuple):
    features: Array
    mask: Array
    choice: Array
    chance: Array
    advantage: Array
    returns: Array
    is_own: Array


def rollout(
    task: Task, params: Any, past: Layers, tables: Tables, key: Array, plan: Plan
) -> tuple[Tables, Batch, Array]:
    keys = jax.random.split(key, 2)
    fresh = deal(task, keys[0], tables.kinds.shape[0], plan)

    def step(tables: Tables, key: Array) -> tuple[Tables, Any]:
        for_choice, for_play = jax.random.split(key)
        made = choose(task, params["actor"], past, tables, for_choice)
        value = by_seat(forward(params["critic"], made.features), made.turn, task.players)
        tables, is_over, wins, points = advance(task, tables, fresh, made.action, for_play)
        lead = jnp.clip((points - points.mean(1, keepdims=True)) / task.margin, -1, 1)
        paid = jnp.where(is_over[:, None], wins + plan.shaping * lead, 0.0)
        return tables, (made, value, paid, is_over)

    # One step more than is learned from: its value stands for all that follows.
    tables, (made, value, paid, is_over) = jax.lax.scan(
        step, tables, jax.random.split(keys[1], STEPS + 1)
    )
    last, games = value[-1], is_over.sum()
    made, value, paid, is_over = jax.tree.map(lambda each: each[:-1], (made, value, paid, is_over))

    def back(carry: tuple[Array, Array], at: Any) -> tuple[tuple[Array, Array], Array]:
        next_value, next_advantage = carry
        value, paid, is_over = at
        goes_on = 1.0 - is_over[:, None]
        surprise = paid + goes_on * next_value - value
        advantage = surprise + LAMBDA * goes_on * next_advantage
        return (value, advantage), advantage

    _, advantage = jax.lax.scan(
        back, (last, jnp.zeros_like(last)), (value, paid, is_over), reverse=True
    )
    returns = from_turn(advantage + value, made.turn, task.players)
    batch = Batch(
        features=made.features,
        mask=made.mask,
        choice=made.choice,
        chance=made.chance,
        advantage=from_turn(advantage, made.turn, task.players)[..., 0],
        returns=jnp.pad(returns, ((0, 0), (0, 0), (0, SEATS - task.players))),
        is_own=made.is_own,
    )
    return tables, batch, games


def loss(params: Any, batch: Batch, entropy: Array, inputs: int) -> tuple[Array, Array]:
    # A choice of one teaches nothing.
    weight = batch.is_own * (batch.mask.sum(-1) > 1)
    total = weight.sum() + 1
    mean = (batch.advantage * weight).sum() / total
    spread = jnp.sqrt((weight * (batch.advantage - mean) ** 2).sum() / total) + 1e-6
    advantage = (batch.advantage - mean) / spread
    logits = forward(params["actor"], batch.features[..., :inputs])
    chances = jax.nn.log_softmax(jnp.where(batch.mask, logits, -1e9))
    chance = jnp.take_along_axis(chances, batch.choice[..., None], -1)[..., 0]
    ratio = jnp.exp(chance - batch.chance)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = (jnp.minimum(ratio * advantage, clipped * advantage) * weight).sum() / total
    spread_out = -(jnp.where(batch.mask, jnp.exp(chances) * chances, 0).sum(-1) * weight).sum()
    error = ((forward(params["critic"], batch.features) - batch.returns) ** 2).mean()
    drift = ((batch.chance - chance) * weight).sum() / total
    whole = -gain - entropy * spread_out / total + error
    return whole, jnp.stack([spread_out / total, error, drift])


def improve(
    params: Any, optimiser: Any, batch: Batch, key: Array, plan: Plan, *, parts: int, inputs: int
) -> tuple[Any, Any, Array]:
    """Two passes over the batch in random parts."""
    tables = batch.choice.shape[1]

    def part(carry: tuple[Any, Any], index: Array) -> tuple[tuple[Any, Any], Array]:
        params, optimiser = carry
        some = jax.tree.map(lambda values: values[:, index], batch)
        (_, facts), gradient = jax.value_and_grad(loss, has_aux=True)(
            params, some, plan.entropy, inputs
        )
        return adam(params, gradient, optimiser, plan.rate), facts

    def one_pass(carry: tuple[Any, Any], key: Array) -> tuple[tuple[Any, Any], Array]:
        order = jax.random.permutation(key, tables).reshape(parts, tables // parts)
        return jax.lax.scan(part, carry, order)

    (params, optimiser), facts = jax.lax.scan(
        one_pass, (params, optimiser), jax.random.split(key, 2)
    )
    return params, optimiser, facts.mean((0, 1))
