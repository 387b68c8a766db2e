"""PPO on batched Winchester: learns to beat three random players in about a minute on two cores.

    python examples/ppo_winchester.py --plot ppo_winchester.svg --save ppo_winchester.npz
    tinhorn arena winchester --games 200 --bots weights:ppo_winchester.npz,uniform

Seat 0 learns; the others choose each legal action with the same probability. Without learning it
would win 25 % of the games. The network and the optimiser are plain JAX.
Needs: pip install 'tinhorn[jax]'
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch import Env, EnvState, auto_reset, make, uniform_action

PLAYERS = 4
LEARNER = 0
HIDDEN = 128
DISCOUNT = 0.995
TRACE = 0.95
"""Lambda of generalised advantage estimation."""
CLIP = 0.2
ENTROPY = 0.01
RATE = 1e-3
PASSES = 3
"""Passes over the samples of one iteration."""
PARTS = 4
"""Minibatches in a pass."""

Array = jax.Array
Network = dict[str, Array]


class Sample(NamedTuple):
    """One step of the environment. Only the learner's own steps are learned from."""

    observation: Array
    mask: Array
    action: Array
    log_probability: Array
    value: Array
    is_learner: Array
    reward: Array
    is_over: Array


class Adam(NamedTuple):
    """The state of the optimiser."""

    count: Array
    mean: Network
    square: Network


def new_network(key: Array, inputs: int, actions: int) -> Network:
    sizes = {"a": (inputs, HIDDEN), "b": (HIDDEN, HIDDEN), "p": (HIDDEN, actions), "v": (HIDDEN, 1)}
    keys = jax.random.split(key, len(sizes))
    scale = {"a": 1.4, "b": 1.4, "p": 0.01, "v": 1.0}
    network = {
        name: scale[name] * jax.random.normal(one, size) / jnp.sqrt(size[0])
        for one, (name, size) in zip(keys, sizes.items(), strict=True)
    }
    return network | {f"{name}0": jnp.zeros(size[1]) for name, size in sizes.items()}


def evaluate(network: Network, observation: Array, mask: Array) -> tuple[Array, Array]:
    """Return the logits of the actions, without the illegal ones, and the position's value."""
    seen = observation.astype(jnp.float32)
    seen = jnp.sign(seen) * jnp.log1p(jnp.abs(seen))  # amounts and flags on one scale
    hidden = jax.nn.relu(seen @ network["a"] + network["a0"])
    hidden = jax.nn.relu(hidden @ network["b"] + network["b0"])
    logits = hidden @ network["p"] + network["p0"]
    value = (hidden @ network["v"] + network["v0"])[..., 0]
    return jnp.where(mask, logits, -1e9), value


def play_step(
    env: Env[Any], network: Network, states: EnvState[Any], deals: EnvState[Any], key: Array
) -> tuple[EnvState[Any], Sample]:
    """Play one step of every game; a game that ends is replaced by its deal."""
    games = states.current_player.shape[0]
    for_policy, for_others, for_step = jax.random.split(key, 3)
    mask = states.legal_action_mask
    logits, value = evaluate(network, states.observation, mask)
    chosen = jax.random.categorical(for_policy, logits)
    random = jax.vmap(uniform_action)(mask, jax.random.split(for_others, games))
    is_learner = states.current_player == LEARNER
    action = jnp.where(is_learner, chosen, random)
    after = jax.vmap(
        lambda state, action, key, deal: auto_reset(env.step, lambda _: deal)(state, action, key)
    )(states, action, jax.random.split(for_step, games), deals)
    return after, Sample(
        observation=states.observation,
        mask=mask,
        action=action,
        log_probability=log_probability(logits, action),
        value=value,
        is_learner=is_learner,
        reward=after.rewards[:, LEARNER],
        is_over=after.terminated,
    )


def log_probability(logits: Array, action: Array) -> Array:
    return jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], axis=1)[:, 0]


def advantages(samples: Sample, last_value: Array) -> Array:
    """Generalised advantages of the learner's steps; what others do in between is one step."""

    def back(carry: tuple[Array, Array, Array], sample: Sample) -> Any:
        advantage, next_value, reward = carry
        ends = sample.is_over
        advantage, next_value = jnp.where(ends, 0, advantage), jnp.where(ends, 0, next_value)
        reward = jnp.where(ends, 0, reward) + sample.reward
        error = reward + DISCOUNT * next_value - sample.value
        own = (error + DISCOUNT * TRACE * advantage, sample.value, jnp.zeros_like(reward))
        others = (advantage, next_value, reward)
        carry = tuple(jnp.where(sample.is_learner, a, b) for a, b in zip(own, others, strict=True))
        return carry, carry[0]

    nothing = jnp.zeros_like(last_value)
    _, found = jax.lax.scan(back, (nothing, last_value, nothing), samples, reverse=True)
    return found


def loss(network: Network, samples: Sample, advantage: Array, target: Array) -> Array:
    """Return PPO's clipped objective, the error of the value, and a bonus for entropy."""
    logits, value = evaluate(network, samples.observation, samples.mask)
    ratio = jnp.exp(log_probability(logits, samples.action) - samples.log_probability)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * advantage, clipped * advantage)
    entropy = -(jax.nn.softmax(logits) * jax.nn.log_softmax(logits)).sum(-1)
    each = -gain + 0.5 * (value - target) ** 2 - ENTROPY * entropy
    return (each * samples.is_learner).sum() / samples.is_learner.sum().clip(1)


def adam_step(network: Network, state: Adam, gradient: Network) -> tuple[Network, Adam]:
    count = state.count + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, state.mean, gradient)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, state.square, gradient)

    def moved(weight: Array, m: Array, s: Array) -> Array:
        return weight - RATE * (m / (1 - 0.9**count)) / (jnp.sqrt(s / (1 - 0.999**count)) + 1e-5)

    return jax.tree.map(moved, network, mean, square), Adam(count, mean, square)


def own_samples(samples: Any, is_learner: Array) -> Any:
    """Put the learner's samples first; as many as a fair share, so the shape is fixed."""
    order = jnp.argsort(~is_learner.reshape(-1))[: is_learner.size // PLAYERS]
    return jax.tree.map(lambda field: field.reshape(-1, *field.shape[2:])[order], samples)


def learn(network: Network, adam: Adam, batch: Any, key: Array) -> tuple[Network, Adam]:
    """Several passes of minibatches over the samples."""
    size = batch[1].shape[0] // PARTS

    def step(carry: tuple[Network, Adam], places: Array) -> Any:
        part = jax.tree.map(lambda field: field[places], batch)
        return adam_step(*carry, jax.grad(loss)(carry[0], *part)), None

    orders = [jax.random.permutation(one, size * PARTS) for one in jax.random.split(key, PASSES)]
    places = jnp.concatenate(orders).reshape(PASSES * PARTS, size)
    return jax.lax.scan(step, (network, adam), places)[0]


def iteration(env: Env[Any], steps: int) -> Callable[..., Any]:
    """Compile an iteration: play, estimate advantages, learn."""

    def run(
        network: Network, adam: Adam, states: EnvState[Any], deals: EnvState[Any], key: Array
    ) -> Any:
        for_play, for_learning = jax.random.split(key)
        states, samples = jax.lax.scan(
            lambda states, key: play_step(env, network, states, deals, key),
            states,
            jax.random.split(for_play, steps),
        )
        seen = jax.vmap(lambda state: env.observe(state, jnp.int32(LEARNER)))(states)
        advantage = advantages(samples, evaluate(network, seen, states.legal_action_mask)[1])
        target = advantage + samples.value
        own = own_samples((samples, advantage, target), samples.is_learner)
        spread = own[1].std() + 1e-6
        batch = (own[0], (own[1] - own[1].mean()) / spread, own[2])
        network, adam = learn(network, adam, batch, for_learning)
        return network, adam, states, samples.reward.sum(), samples.is_over.sum()

    return jax.jit(run)


def train(games: int, steps: int, iterations: int, seed: int) -> tuple[Network, list[float]]:
    """Train; return the network, and the win rate of each iteration in which games ended."""
    env = make("winchester", players=PLAYERS)
    key = jax.random.key(seed)
    network = new_network(key, env.observation_shape[0], env.num_actions)
    zeros = jax.tree.map(jnp.zeros_like, network)
    adam = Adam(jnp.zeros((), jnp.int32), zeros, zeros)
    deal, run = jax.jit(jax.vmap(env.init)), iteration(env, steps)
    states = deal(jax.random.split(key, games))
    rates: list[float] = []
    started = time.perf_counter()
    for number in range(iterations):
        key, for_deal, for_run = jax.random.split(key, 3)
        deals = deal(jax.random.split(for_deal, games))
        network, adam, states, wins, ended = run(network, adam, states, deals, for_run)
        if int(ended):
            rates.append(float(wins) / int(ended))
            seconds = time.perf_counter() - started
            print(f"{seconds:6.1f} s  iteration {number + 1:>3}  win rate {rates[-1]:5.1%}")
    return network, rates


def save(network: Network, file: Path) -> None:
    """Write the layers that choose actions, as `weights:FILE.npz` reads them."""
    names = {"w0": "a", "b0": "a0", "w1": "b", "b1": "b0", "w2": "p", "b2": "p0"}
    layers = {name: np.asarray(network[own]) for name, own in names.items()}
    np.savez(file, log_inputs=True, **layers)


def plot(rates: Sequence[float]) -> str:
    """Draw the win rates as an SVG picture."""
    width, height = 640, 320
    points = " ".join(
        f"{60 + 560 * number / max(1, len(rates) - 1):.1f},{280 - 240 * rate:.1f}"
        for number, rate in enumerate(rates)
    )
    lines = "".join(
        f'<path d="M60 {280 - 240 * share}H620" stroke="#ccc"/>'
        f'<text x="52" y="{284 - 240 * share}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="60" y="24" font-size="14">PPO at Winchester: games won against three uniform '
        f'players</text>{lines}<polyline points="{points}" fill="none" stroke="#b33" '
        f'stroke-width="2"/><text x="340" y="308" text-anchor="middle">{len(rates)} iterations'
        f"</text></svg>\n"
    )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="PPO on batched Winchester.")
    parser.add_argument("--games", type=int, default=512, help="games in the batch")
    parser.add_argument("--steps", type=int, default=64, help="steps in an iteration")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="write the win rates as SVG to this file")
    parser.add_argument("--save", type=Path, help="write the network to this file, a .npz")
    given = parser.parse_args(words)
    network, rates = train(given.games, given.steps, given.iterations, given.seed)
    if given.plot is not None:
        given.plot.write_text(plot(rates), encoding="utf-8")
    if given.save is not None:
        save(network, given.save)


if __name__ == "__main__":
    main()
