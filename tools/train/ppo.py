"""PPO by self-play in batches, all on the device.

The critic sees all hands and values every seat at every decision, so that advantages need no
bookkeeping of whose turn comes next. The actor sees what its seat may know. Some seats are given
to a past self or, where the game has one, to the deputy.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tinhorn.batch.networks import Layers, forward, small_float
from tools.train.network import adam

SEATS: Final = 5
STEPS: Final = 64
"""Decisions at each table between two updates."""
CLIP: Final = 0.2
LEARNER, DEPUTY, PAST = range(3)


class Task(Protocol):
    """One game, with one number of players or several."""

    @property
    def players(self) -> int:
        """The length of arrays by seat: the highest number of players."""

    @property
    def choices(self) -> int:
        """How many outputs the network of the actor has."""

    @property
    def has_deputy(self) -> bool: ...
    @property
    def margin(self) -> float: ...
    def start(self, key: Array) -> Any: ...
    def size(self, state: Any) -> Array:
        """Return how many play."""

    def turn(self, state: Any) -> Array: ...
    def see(self, state: Any, seat: Array) -> Any: ...
    def hidden(self, state: Any) -> Array: ...
    def ids(self, state: Any, seen: Any) -> Array: ...
    def logits(self, outputs: Array, candidates: Array) -> Array:
        """Return a logit for each id, from the outputs and what is known of single answers."""

    def legal(self, state: Any) -> Array: ...
    def deputy(self, seen: Any, legal: Array, key: Array) -> Array: ...
    def play(self, state: Any, action: Array, key: Array) -> Any: ...
    def is_over(self, state: Any) -> Array: ...
    def rewards(self, state: Any) -> Array: ...
    def score(self, state: Any) -> Array: ...


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
    policy: Array
    """1; 0 while only the critic learns."""
    trace: Array
    """How far a surprise reaches back, as the lambda of GAE."""


class Shape(NamedTuple):
    """How many of a row of features are for whom."""

    inputs: int
    """The first ones: what the actor sees."""
    candidates: int
    """The next ones: what is known of single answers. The critic sees all."""


def deal(task: Task, key: Array, tables: int, plan: Plan, *, alone: bool = False) -> Tables:
    """New games. Some have one or more seats of deputies, some of the past self.

    `alone` leaves the learner one seat at each of these tables.
    """
    keys = jax.random.split(key, 4)
    state = jax.vmap(task.start)(jax.random.split(keys[0], tables))
    size = jax.vmap(task.size)(state)[:, None]
    which = jax.random.uniform(keys[1], (tables, 1))
    kind = jnp.where(which < plan.deputies, DEPUTY, PAST)
    is_mixed = which < plan.deputies + plan.past
    others = size - 1 if alone else jax.random.randint(keys[2], (tables, 1), 1, size)
    order = jax.random.uniform(keys[3], (tables, task.players))
    order = jnp.where(jnp.arange(task.players) < size, order, 2.0)
    rank = (order[:, :, None] > order[:, None, :]).sum(-1)
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
    size: Array


def look(task: Task, tables: Tables) -> tuple[Any, Array, Array, Array]:
    """Return what the asked see, the critic's features, who is asked, and how many play."""
    turn = jax.vmap(task.turn)(tables.state)
    size = jax.vmap(task.size)(tables.state)
    seen = jax.vmap(task.see)(tables.state, turn)
    kinds = from_turn(tables.kinds, turn, size)
    is_there = jnp.arange(task.players) < size[:, None]
    who = (jax.nn.one_hot(kinds, 3) * is_there[..., None]).reshape(kinds.shape[0], -1)
    who = jnp.pad(who, ((0, 0), (0, 3 * SEATS - who.shape[1])))
    hidden = jax.vmap(task.hidden)(tables.state)
    features = jnp.concatenate([seen.features, seen.candidates, hidden, who], 1)
    return seen, features.astype(small_float()), turn, size


def shape_of(seen: Any) -> Shape:
    return Shape(seen.features.shape[-1], seen.candidates.shape[-1])


def logits_of(task: Task, actor: Layers, features: Array, shape: Shape) -> Array:
    """Return a logit for each choice, of rows of features."""
    candidates = features[..., shape.inputs : shape.inputs + shape.candidates]
    return task.logits(forward(actor, features[..., : shape.inputs]), candidates)


def choose(
    task: Task,
    actor: Layers,
    past: Layers,
    tables: Tables,
    key: Array,
    *,
    temperature: float = 1.0,
    past_temperature: float = 1.0,
) -> Choice:
    keys = jax.random.split(key, 3)
    seen, features, turn, size = look(task, tables)
    shape = shape_of(seen)
    legal = jax.vmap(task.legal)(tables.state)
    ids = jax.vmap(task.ids)(tables.state, seen)
    mask = jnp.take_along_axis(legal, ids, 1)
    logits = jnp.where(mask, logits_of(task, actor, features, shape), -1e9)
    choice = pick(logits, keys[0], temperature)
    chance = jnp.take_along_axis(jax.nn.log_softmax(logits), choice[:, None], 1)[:, 0]
    kind = jnp.take_along_axis(tables.kinds, turn[:, None], 1)[:, 0]
    theirs = jnp.where(mask, logits_of(task, past, features, shape), -1e9)
    of_past = pick(theirs, keys[1], past_temperature)
    picked = jnp.where(kind == PAST, of_past, choice)
    action = jnp.take_along_axis(ids, picked[:, None], 1)[:, 0]
    if task.has_deputy:
        each = jax.random.split(keys[2], turn.shape[0])
        action = jnp.where(kind == DEPUTY, jax.vmap(task.deputy)(seen, legal, each), action)
    return Choice(features, mask, choice, chance, action, kind == LEARNER, turn, size)


def pick(logits: Array, key: Array, temperature: float) -> Array:
    """Return the first choice at temperature 0, else one by chance."""
    return jax.random.categorical(key, logits / temperature) if temperature else logits.argmax(-1)


def by_seat(values: Array, turn: Array, size: Array, players: int) -> Array:
    """Values from the seat asked on become values by seat; of empty seats they mean nothing."""
    ahead = (jnp.arange(players) - turn[..., None]) % size[..., None]
    return jnp.take_along_axis(values, ahead, -1)


def from_turn(values: Array, turn: Array, size: Array) -> Array:
    """Values by seat become values from the seat asked on, likewise."""
    seats = (jnp.arange(values.shape[-1]) + turn[..., None]) % size[..., None]
    return jnp.take_along_axis(values, seats, -1)


def advance(
    task: Task, tables: Tables, fresh: Tables, action: Array, key: Array
) -> tuple[Tables, Array, Array, Array]:
    """Return the tables after an action, finished ones replaced, and what those paid."""
    keys = jax.random.split(key, action.shape[0])
    state = jax.vmap(task.play)(tables.state, action, keys)
    is_over = jax.vmap(task.is_over)(state)
    wins = jax.vmap(task.rewards)(state)
    points = jax.vmap(task.score)(state).astype(jnp.float32)
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


def results(kinds: Array, is_there: Array, is_over: Array, wins: Array) -> Array:
    """float[3, 3]: of finished games with rivals of each kind: how many, the learners' share of the
    wins, and of the seats."""
    is_own = is_there & (kinds == LEARNER)
    share, seats = (wins * is_own).sum(1), is_own.sum(1) / is_there.sum(1)
    rival = jnp.where(is_there, kinds, LEARNER).max(1)
    of_kind = (rival[:, None] == jnp.arange(3)) & is_over[:, None]
    rows = jnp.stack([jnp.ones_like(share), share, seats], 1)
    return of_kind.T.astype(jnp.float32) @ rows


def rollout(
    task: Task,
    params: Any,
    past: Layers,
    tables: Tables,
    key: Array,
    plan: Plan,
    *,
    alone: bool = False,
) -> tuple[Tables, Batch, Array]:
    """Decisions to learn from. `alone`: the learner sits alone among rivals that never doubt."""
    keys = jax.random.split(key, 2)
    fresh = deal(task, keys[0], tables.kinds.shape[0], plan, alone=alone)
    past_temperature = 0.0 if alone else 1.0

    def step(tables: Tables, key: Array) -> tuple[Tables, Any]:
        for_choice, for_play = jax.random.split(key)
        made = choose(
            task, params["actor"], past, tables, for_choice, past_temperature=past_temperature
        )
        value = forward(params["critic"], made.features)
        value = by_seat(value, made.turn, made.size, task.players)
        kinds = tables.kinds
        tables, is_over, wins, points = advance(task, tables, fresh, made.action, for_play)
        is_there = jnp.arange(task.players) < made.size[:, None]
        mean = jnp.where(is_there, points, 0.0).sum(1, keepdims=True) / made.size[:, None]
        lead = jnp.where(is_there, jnp.clip((points - mean) / task.margin, -1, 1), 0.0)
        paid = jnp.where(is_over[:, None], wins + plan.shaping * lead, 0.0)
        record = results(kinds, is_there, is_over, wins)
        return tables, (made, value, paid, is_over, record)

    # One step more than is learned from: its value stands for all that follows.
    tables, (made, value, paid, is_over, record) = jax.lax.scan(
        step, tables, jax.random.split(keys[1], STEPS + 1)
    )
    last = value[-1]
    made, value, paid, is_over = jax.tree.map(lambda each: each[:-1], (made, value, paid, is_over))

    def back(carry: tuple[Array, Array], at: Any) -> tuple[tuple[Array, Array], Array]:
        next_value, next_advantage = carry
        value, paid, is_over = at
        goes_on = 1.0 - is_over[:, None]
        surprise = paid + goes_on * next_value - value
        advantage = surprise + plan.trace * goes_on * next_advantage
        return (value, advantage), advantage

    _, advantage = jax.lax.scan(
        back, (last, jnp.zeros_like(last)), (value, paid, is_over), reverse=True
    )
    returns = from_turn(advantage + value, made.turn, made.size)
    returns = jnp.where(jnp.arange(task.players) < made.size[..., None], returns, 0.0)
    batch = Batch(
        features=made.features,
        mask=made.mask,
        choice=made.choice,
        chance=made.chance,
        advantage=from_turn(advantage, made.turn, made.size)[..., 0],
        returns=jnp.pad(returns, ((0, 0), (0, 0), (0, SEATS - task.players))),
        is_own=made.is_own,
    )
    return tables, batch, record.sum(0)


def loss(params: Any, batch: Batch, plan: Plan, *, task: Task, shape: Shape) -> tuple[Array, Array]:
    # A choice of one teaches nothing.
    weight = batch.is_own * (batch.mask.sum(-1) > 1)
    total = weight.sum() + 1
    mean = (batch.advantage * weight).sum() / total
    spread = jnp.sqrt((weight * (batch.advantage - mean) ** 2).sum() / total) + 1e-6
    advantage = (batch.advantage - mean) / spread
    logits = logits_of(task, params["actor"], batch.features, shape)
    chances = jax.nn.log_softmax(jnp.where(batch.mask, logits, -1e9))
    chance = jnp.take_along_axis(chances, batch.choice[..., None], -1)[..., 0]
    ratio = jnp.exp(chance - batch.chance)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = (jnp.minimum(ratio * advantage, clipped * advantage) * weight).sum() / total
    spread_out = -(jnp.where(batch.mask, jnp.exp(chances) * chances, 0).sum(-1) * weight).sum()
    error = ((forward(params["critic"], batch.features) - batch.returns) ** 2).mean()
    drift = ((batch.chance - chance) * weight).sum() / total
    whole = error - plan.policy * (gain + plan.entropy * spread_out / total)
    return whole, jnp.stack([spread_out / total, error, drift])


def improve(
    params: Any,
    optimiser: Any,
    batch: Batch,
    key: Array,
    plan: Plan,
    *,
    task: Task,
    shape: Shape,
    parts: int,
) -> tuple[Any, Any, Array]:
    """Make two passes over the batch in random parts."""
    tables = batch.choice.shape[1]

    def part(carry: tuple[Any, Any], index: Array) -> tuple[tuple[Any, Any], Array]:
        params, optimiser = carry
        some = jax.tree.map(lambda values: values[:, index], batch)
        (_, facts), gradient = jax.value_and_grad(
            partial(loss, task=task, shape=shape), has_aux=True
        )(params, some, plan)
        return adam(params, gradient, optimiser, plan.rate), facts

    def one_pass(carry: tuple[Any, Any], key: Array) -> tuple[tuple[Any, Any], Array]:
        order = jax.random.permutation(key, tables).reshape(parts, tables // parts)
        return jax.lax.scan(part, carry, order)

    (params, optimiser), facts = jax.lax.scan(
        one_pass, (params, optimiser), jax.random.split(key, 2)
    )
    return params, optimiser, facts.mean((0, 1))
