"""The batched rules, given the answers of recorded games, and what they say at every position."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import numpy as np
from numpy.typing import NDArray

from tests.batch.dicetown.recorded import Game
from tinhorn.batch.dicetown import Draw, Observation, Rules, State

BATCH = 128
"""Games side by side; the number is fixed, so that one program fits all."""
STRETCH = 64
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


@jax.jit
def _go_on(states: State, actions: Any, draws: Draw) -> tuple[State, Shown]:
    def one(state: State, answer: tuple[Any, Draw]) -> tuple[State, Shown]:
        return _RULES.step(state, *answer), _shown(state)

    stretch: tuple[State, Shown] = jax.lax.scan(jax.vmap(one), states, (actions, draws))
    return stretch


def stacked(trees: list[Any]) -> Any:
    """Many values that are built alike, as one with a first axis more."""
    return jax.tree.map(lambda *leaves: np.stack(leaves), *trees)


def replayed(games: list[Game]) -> Replay:
    """All positions of these games, as the batched rules reach them by the same answers."""
    parts = [_batch(games[start : start + BATCH]) for start in range(0, len(games), BATCH)]
    lengths = [len(game.positions) + 1 for game in games]
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    return Replay(jax.tree.map(lambda *leaves: np.concatenate(leaves), *parts), starts)


def _batch(games: list[Game]) -> Shown:
    lengths = [len(game.positions) + 1 for game in games]
    total = -(-max(lengths) // STRETCH) * STRETCH
    actions, draws = _answers(games, total)
    filled = games + games[:1] * (BATCH - len(games))
    states = stacked([game.positions[0].state for game in filled])
    parts = []
    for start in range(0, total, STRETCH):
        here = slice(start, start + STRETCH)
        part = jax.tree.map(lambda leaf: leaf[here], draws)  # noqa: B023 - called at once
        states, shown = _go_on(states, actions[here], part)
        parts.append(jax.tree.map(np.asarray, shown))
    everything = jax.tree.map(lambda *leaves: np.concatenate(leaves), *parts)
    where = [(time, game) for game, length in enumerate(lengths) for time in range(length)]
    times, columns = np.array(where).T
    return jax.tree.map(lambda leaf: leaf[times, columns], everything)  # type: ignore[no-any-return]


def _answers(games: list[Game], total: int) -> tuple[NDArray[np.int32], Draw]:
    nothing = Draw(*map(np.zeros_like, games[0].positions[0].draw or ()))
    actions = np.zeros((total, BATCH), np.int32)
    draws = jax.tree.map(lambda leaf: np.zeros((total, BATCH, *leaf.shape), leaf.dtype), nothing)
    for column, game in enumerate(games):
        for time, position in enumerate(game.positions):
            actions[time, column] = position.action
            for into, leaf in zip(draws, position.draw or (), strict=False):
                into[time, column] = leaf
    return actions, draws


def canonical(state: State) -> State:
    """The order of notes on one kind of card means nothing: the highest first."""
    return state._replace(notes=-np.sort(-np.asarray(state.notes, np.int16), axis=-3))


