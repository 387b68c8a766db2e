"""Who plays against an agent in a batch: bots by their names, networks, and functions for JAX."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tinhorn.batch.networks import forward, read_own
from tinhorn.batch.protocol import Chooser, Rules
from tinhorn.batch.sampling import nth_action
from tinhorn.games import part

Opponent: TypeAlias = Chooser[Array]
"""What opponents do: from an observation, a mask of legal actions and a key, an action id."""
Choice: TypeAlias = Callable[[Any, Array], Array]
"""From a state of the rules and a key, the action id of the player who is asked."""

UNIFORM: Final = "uniform"
WEIGHTS: Final = "weights:"
UNWANTED: Final = -1e9


def chosen_by(opponents: Any, game: str, rules: Rules[Any, Any, Any]) -> Choice:
    """Return what these opponents choose. Raises a `ValueError` with a sentence if there is none.

    `opponents` is `uniform`, the name of a bot that the game has in arrays, `weights:FILE.npz`, or
    a function of one observation, mask and key.
    """
    if callable(opponents):
        return _seen_flat(rules, opponents)
    if opponents == UNIFORM:
        return partial(_uniform, rules)
    name = opponents if isinstance(opponents, str) else ""
    if name.startswith(WEIGHTS):
        return _seen_flat(rules, _own_network(rules, Path(name.removeprefix(WEIGHTS))))
    package = part(game, "batch")
    known = getattr(package, "OPPONENTS", ())
    if package is None or name not in known:
        there = ", ".join(map(repr, (UNIFORM, *known)))
        raise ValueError(
            f"opponents= is {there}, 'weights:FILE.npz' or a function, not {opponents!r}."
        )
    made = getattr(import_module(f"{package.__name__}.opponents"), name)
    return _seen(rules, made())


def observed(rules: Rules[Any, Any, Any], game: Any, seat: Array) -> Array:
    return rules.flatten(rules.observe(game, seat))


def _uniform(rules: Rules[Any, Any, Any], game: Any, key: Array) -> Array:
    """Return a legal action, each as likely; some rules find it without the mask."""
    word = jax.random.bits(key, (), jnp.uint32)
    found: Callable[[Any, Array], Array] | None = getattr(rules, "nth_legal", None)
    return nth_action(rules.legal(game), word) if found is None else found(game, word)


def _seen(rules: Rules[Any, Any, Any], opponent: Chooser[Any]) -> Choice:
    def choose(game: Any, key: Array) -> Array:
        seen = rules.observe(game, rules.current_player(game))
        return jnp.asarray(opponent(seen, rules.legal(game), key), jnp.int32)

    return choose


def _seen_flat(rules: Rules[Any, Any, Any], opponent: Opponent) -> Choice:
    return _seen(rules, lambda seen, legal, key: opponent(rules.flatten(seen), legal, key))


def _own_network(rules: Rules[Any, Any, Any], file: Path) -> Opponent:
    """Return the network of a file, which takes the legal action that it rates highest."""
    shown = jax.eval_shape(partial(observed, rules), rules.new(), jnp.int32(0))
    layers, is_log = read_own(file, shown.size, rules.num_actions)

    def choose(seen: Array, legal: Array, _: Array) -> Array:
        numbers = seen.astype(jnp.float32)
        read = jnp.sign(numbers) * jnp.log1p(jnp.abs(numbers)) if is_log else numbers
        return jnp.where(legal, forward(layers, read), UNWANTED).argmax()

    return choose
