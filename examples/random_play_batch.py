"""Random play of many games at once with JAX: `python examples/random_play_batch.py`.

The first call compiles the rules, which takes longer than the games.
"""

import jax

from tinhorn.batch import make, uniform_action

GAMES = 64

env = make("winchester", players=4)


def step(state, key):
    for_action, for_draws = jax.random.split(key)
    return env.step(state, uniform_action(state.legal_action_mask, for_action), for_draws)


init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(step))
key, used = jax.random.split(jax.random.key(7))
state = init(jax.random.split(used, GAMES))
won, steps = 0.0, 0
while not state.terminated.all():
    key, used = jax.random.split(key)
    state = step(state, jax.random.split(used, GAMES))
    won, steps = won + state.rewards.sum(0), steps + 1
print(f"{GAMES} games of Winchester in {steps} steps; games won by each seat: {won}")
