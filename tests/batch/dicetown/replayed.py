"""The batched rules, given the answers of recorded games, and what they say at every position."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from tests.batch.dicetown.recorded import Game
from tinhorn.games.dicetown.batch import Draw, Observation, Rules, State
from tinhorn.games.dicetown.codec.actions import NUM_ACTIONS

BATCH = 64
"""Games side by side; the number is fixed, so that one program fits all."""
STRETCH = 16
"""Positions that one call of the program goes on by."""

_RULES = Rules(players=5)


class Shown(NamedTuple):
    """What the batched rules say at one position, or at many."""

    state: State
    legal: Any
    seen: Observation
    is_over: Any
    score: Any
    rewards: Any


class Replay(NamedTuple):
    """Positions of all games one after the other."""

    shown: Shown
    starts: NDArray[np.int64]
    """Where each game begins."""


def _shown(state: State) -> Shown:
    seen = _RULES.observe(state, _RULES.current_player(state))
    over, score, rewards = _RULES.is_over(state), _RULES.score(state), _RULES.rewards(state)
    return Shown(state, _RULES.legal(state), seen, over, score, rewards)


class Answers(NamedTuple):
    """What is answered at each position of some games: given, or chosen by weights and chance."""

    is_given: Any
    action: Any
    draw: Draw


def _answered(state: State, answer: Answers, key: Any, weights: Any) -> tuple[State, Shown]:
    shown = _shown(state)
    for_action, for_draw = jax.random.split(key)
    own = jnp.where(_RULES.current_player(state) == 0, weights[0], weights[1])
    noise = jax.random.gumbel(for_action, own.shape)
    chosen = jnp.argmax(jnp.where(shown.legal, jnp.log(own) + noise, -jnp.inf))
    drawn = _RULES.draw(state, for_draw)
    action = jnp.where(answer.is_given, answer.action, chosen)
    draw = jax.tree.map(lambda a, b: jnp.where(answer.is_given, a, b), answer.draw, drawn)
    after = _RULES.step(state, action, draw)
    stays = shown.is_over
    return jax.tree.map(lambda a, b: jnp.where(stays, a, b), state, after), shown


@jax.jit
def go_on(states: State, answers: Answers, key: Any, weights: Any) -> tuple[State, Shown]:
    """Go some positions further; return all of them on the way, too."""

    def one(states: State, given: tuple[Answers, Any]) -> tuple[State, Shown]:
        answer, key = given
        keys = jax.random.split(key, BATCH)
        return jax.vmap(_answered, in_axes=(0, 0, 0, None))(states, answer, keys, weights)

    keys = jax.random.split(key, STRETCH)
    stretch: tuple[State, Shown] = jax.lax.scan(one, states, (answers, keys))
    return stretch


UNIFORM = np.ones((2, NUM_ACTIONS), np.float32)
"""Weights of the actions for seat 0, and for all others."""


def played_out(rules: list[Rules], *, seed: int, weights: Any = UNIFORM) -> Shown:
    """Play all positions of one game for each table at random: [time, game]."""
    states = stacked([rules[game % len(rules)].new() for game in range(BATCH)])
    key, parts, nothing = jax.random.key(seed), [], _nothing_given(STRETCH)
    while True:
        key, used = jax.random.split(key)
        states, shown = go_on(states, nothing, used, weights)
        parts.append(jax.tree.map(np.asarray, shown))
        if shown.is_over[-1].all():
            return jax.tree.map(lambda *leaves: np.concatenate(leaves), *parts)  # type: ignore[no-any-return]


def answered_once(states: State, actions: Any, draws: Draw) -> State:
    """Go one answer further, by the program that goes on by more; throw the rest away."""
    parts = []
    for start in range(0, len(actions), BATCH):
        here = slice(start, start + BATCH)
        begun, *given = jax.tree.map(lambda leaf, at=here: leaf[at], (states, actions, draws))
        is_given = np.ones((STRETCH, BATCH), np.bool_)
        answers = Answers(is_given, *jax.tree.map(_repeated, given))
        shown = go_on(begun, answers, jax.random.key(0), UNIFORM)[1]
        parts.append(jax.tree.map(lambda leaf: np.asarray(leaf[1]), shown.state))
    return jax.tree.map(lambda *leaves: np.concatenate(leaves), *parts)  # type: ignore[no-any-return]


def _repeated(leaf: Any) -> Any:
    return np.broadcast_to(np.asarray(leaf), (STRETCH, *leaf.shape))


def _nothing_given(total: int) -> Answers:
    draw = jax.eval_shape(_RULES.draw, _RULES.new(), jax.random.key(0))
    nothing: list[Any] = [np.zeros((total, BATCH, *leaf.shape), leaf.dtype) for leaf in draw]
    given = np.zeros((total, BATCH), np.bool_)
    return Answers(given, np.zeros((total, BATCH), np.int32), Draw(*nothing))


def stacked(trees: list[Any]) -> Any:
    """Many values that are built alike, as one with a first axis more."""
    leaves, kind = zip(*map(jax.tree.leaves, trees), strict=True), jax.tree.structure(trees[0])
    return jax.tree.unflatten(kind, [np.array(leaf) for leaf in leaves])


def replayed(games: list[Game]) -> Replay:
    """Return all positions of these games, as the batched rules reach them by the same answers."""
    parts = [_batch(games[start : start + BATCH]) for start in range(0, len(games), BATCH)]
    lengths = [len(game.positions) + 1 for game in games]
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    return Replay(jax.tree.map(lambda *leaves: np.concatenate(leaves), *parts), starts)


def _batch(games: list[Game]) -> Shown:
    lengths = [len(game.positions) + 1 for game in games]
    total = -(-max(lengths) // STRETCH) * STRETCH
    answers = _given(games, total)
    filled = games + games[:1] * (BATCH - len(games))
    states = stacked([game.positions[0].state for game in filled])
    parts = []
    for start in range(0, total, STRETCH):
        part = jax.tree.map(lambda leaf, at=start: leaf[at : at + STRETCH], answers)
        states, shown = go_on(states, part, jax.random.key(0), UNIFORM)
        parts.append(jax.tree.map(np.asarray, shown))
    everything = jax.tree.map(lambda *leaves: np.concatenate(leaves), *parts)
    where = [(time, game) for game, length in enumerate(lengths) for time in range(length)]
    times, columns = np.array(where).T
    return jax.tree.map(lambda leaf: leaf[times, columns], everything)  # type: ignore[no-any-return]


def _given(games: list[Game], total: int) -> Answers:
    answers = _nothing_given(total)
    answers.is_given[:] = True
    for column, game in enumerate(games):
        for time, position in enumerate(game.positions):
            answers.action[time, column] = position.action
            for into, leaf in zip(answers.draw, position.draw or (), strict=False):
                into[time, column] = leaf
    return answers


def canonical(state: State) -> State:
    """Sort the notes on one kind of card, whose order means nothing: the highest first."""
    notes: Any = -np.sort(-np.asarray(state.notes, np.int16), axis=-3)
    return state._replace(notes=notes)
