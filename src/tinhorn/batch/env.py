"""The API of pgx over batched rules: `init` and `step` of one environment, made for `jax.vmap`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tinhorn.batch.protocol import Rules, play, settle

S = TypeVar("S")
Tree = TypeVar("Tree")


@dataclass(frozen=True)
class EnvState(Generic[S]):
    """One game in progress, under the names that pgx uses."""

    current_player: Array
    """int32: the player to act."""
    observation: Array
    """What the current player may know, as one vector."""
    rewards: Array
    """float32[num_players]: of the last step. The game pays at its end only."""
    terminated: Array
    truncated: Array
    """Always false: games end by their rules."""
    legal_action_mask: Array
    """bool[num_actions]: all true once the game is over, when actions change nothing."""
    _step_count: Array
    _game: S
    """The state of the rules."""
    _env_id: str

    @property
    def env_id(self) -> str:
        return self._env_id

    def replace(self, **changes: Any) -> EnvState[S]:
        return dataclasses.replace(self, **changes)


jax.tree_util.register_dataclass(
    EnvState,
    data_fields=[field.name for field in dataclasses.fields(EnvState) if field.name != "_env_id"],
    meta_fields=["_env_id"],
)

Init: TypeAlias = Callable[[Array], EnvState[S]]
Step: TypeAlias = Callable[[EnvState[S], Array, Array], EnvState[S]]


class Env(Generic[S]):
    """An environment in which chance is drawn inside `step`, until a player decides."""

    illegal_action_penalty = -1.0
    """An illegal action ends the game: the offender's reward; the others get nothing."""

    def __init__(self, rules: Rules[S, Any, Any], *, id: str, version: str) -> None:
        self.rules = rules
        self.id = id
        self.version = version

    @property
    def num_players(self) -> int:
        return self.rules.players

    @property
    def num_actions(self) -> int:
        return self.rules.num_actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        shown = jax.eval_shape(self.init, jax.random.key(0))
        return tuple(shown.observation.shape)

    def init(self, key: Array) -> EnvState[S]:
        """A new game, dealt, up to its first decision."""
        game = settle(self.rules, self.rules.new(), key)
        return self._shown(game, jnp.zeros((), jnp.int32))

    def step(self, state: EnvState[S], action: Array, key: Array | None = None) -> EnvState[S]:
        """The state after an action and all draws that follow; a finished game stays as it is."""
        if key is None:
            raise ValueError("The game has chance in it: step needs a key.")
        was_over = state.terminated | state.truncated
        is_illegal = ~state.legal_action_mask[action]
        played = play(self.rules, state._game, action, key)
        game = _computed(_either(was_over | is_illegal, state._game, played))
        after = self._shown(game, state._step_count + ~was_over)
        is_over = after.terminated | state.terminated | is_illegal
        paid = jnp.where(is_illegal, self._penalty(state.current_player), self.rules.rewards(game))
        return after.replace(
            rewards=jnp.where(was_over, 0.0, paid),
            terminated=is_over,
            truncated=state.truncated,
            legal_action_mask=after.legal_action_mask | is_over,
        )

    def observe(self, state: EnvState[S], player: Array | None = None) -> Array:
        """What a player may know, the current one if none is named, as one vector."""
        seat = state.current_player if player is None else player
        return self.rules.flatten(self.rules.observe(state._game, seat))

    def _shown(self, game: S, steps: Array) -> EnvState[S]:
        is_over = self.rules.is_over(game)
        seat = self.rules.current_player(game).astype(jnp.int32)
        return EnvState(
            current_player=seat,
            observation=self.rules.flatten(self.rules.observe(game, seat)),
            rewards=jnp.zeros(self.num_players, jnp.float32),
            terminated=is_over,
            truncated=jnp.zeros_like(is_over),
            legal_action_mask=self.rules.legal(game) | is_over,
            _step_count=steps,
            _game=game,
            _env_id=self.id,
        )

    def _penalty(self, offender: Array) -> Array:
        is_offender = jnp.arange(self.num_players) == offender
        return jnp.where(is_offender, jnp.float32(self.illegal_action_penalty), 0.0)


def _either(condition: Array, then: Tree, otherwise: Tree) -> Tree:
    """One of two values that are built alike."""
    chosen: Tree = jax.tree.map(lambda a, b: jnp.where(condition, a, b), then, otherwise)
    return chosen


def _computed(value: Tree) -> Tree:
    """The same value, computed once: otherwise XLA repeats a step for each thing read from it."""
    same: Tree = jax.lax.optimization_barrier(value)  # type: ignore[no-untyped-call]  # as JAX has it
    return same


def auto_reset(step: Step[S], init: Init[S]) -> Step[S]:
    """A step that replaces a finished game by a new one, as in pgx.

    The state that comes back is the new game's first, with `terminated`, `truncated` and `rewards`
    of the game that has ended. `init` runs at every step of a batch: give a function that returns
    a game dealt in advance where that costs too much.
    """

    def stepped(state: EnvState[S], action: Array, key: Array) -> EnvState[S]:
        for_step, for_init = jax.random.split(key)
        running = state.replace(
            terminated=jnp.zeros_like(state.terminated),
            truncated=jnp.zeros_like(state.truncated),
        )
        after = step(running, action, for_step)
        fresh = init(for_init).replace(
            terminated=after.terminated, truncated=after.truncated, rewards=after.rewards
        )
        return _computed(_either(after.terminated | after.truncated, fresh, _computed(after)))

    return stepped
