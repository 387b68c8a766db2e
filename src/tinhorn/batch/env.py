"""The API of pgx over batched rules: `init` and `step` of one environment, made for `jax.vmap`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import jax
import jax.numpy as jnp

from tinhorn.batch.bits import Array
from tinhorn.batch.protocol import Rules, Simultaneous, play, start
from tinhorn.batch.rows import either
from tinhorn.games import GAMES, installed, part
from tinhorn.kernel import options_by_name, unknown_option

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
    """bool: the game is over."""
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
        """The id of the environment."""
        return self._env_id

    def replace(self, **changes: Any) -> EnvState[S]:
        """Return the state with other values of these fields."""
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
        """How many play."""
        return self.rules.players

    @property
    def num_actions(self) -> int:
        """How many action ids there are."""
        return self.rules.num_actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of an observation."""
        shown = jax.eval_shape(self.init, jax.random.key(0))
        return tuple(shown.observation.shape)

    def init(self, key: Array) -> EnvState[S]:
        """Return a new game, dealt, up to its first decision."""
        game = start(self.rules, key)
        return self._shown(game, jnp.zeros((), jnp.int32))

    def step(self, state: EnvState[S], action: Array, key: Array | None = None) -> EnvState[S]:
        """Return the state after an action and all draws that follow.

        A finished game stays as it is.
        """
        if key is None:
            raise ValueError("The game has chance in it: step needs a key.")
        was_over = state.terminated | state.truncated
        offends = self._offends(state, action)
        played = self._played(state._game, action, key)
        game = _computed(either(was_over | offends.any(), state._game, played))
        after = self._shown(game, state._step_count + ~was_over)
        is_over = after.terminated | state.terminated | offends.any()
        paid = jnp.where(offends.any(), self._penalty(offends), self.rules.rewards(game))
        return after.replace(
            rewards=jnp.where(was_over, 0.0, paid),
            terminated=is_over,
            truncated=state.truncated,
            legal_action_mask=after.legal_action_mask | is_over,
        )

    def step_or_reset(
        self, state: EnvState[S], action: Array, key: Array, spare: EnvState[S]
    ) -> EnvState[S]:
        """`step`, but a spare game takes the place of one that ends, as with `auto_reset`.

        Cheaper than `auto_reset`: legal actions and observations are computed once, of the game
        that goes on.
        """
        offends = self._offends(state, action)
        played = self._played(state._game, action, key)
        is_over = self.rules.is_over(played) | offends.any()
        paid = jnp.where(offends.any(), self._penalty(offends), self.rules.rewards(played))
        game = _computed(either(is_over, spare._game, played))
        steps = jnp.where(is_over, spare._step_count, state._step_count + 1)
        return self._shown(game, steps).replace(rewards=paid, terminated=is_over)

    def observe(self, state: EnvState[S], player: Array | None = None) -> Array:
        """Return what a player may know, the current one if none is named, as one vector."""
        seat = state.current_player if player is None else player
        return self.rules.flatten(self.rules.observe(state._game, seat))

    def _offends(self, state: EnvState[S], action: Array) -> Array:
        """Return who answers with an illegal action: `bool[num_players]`."""
        is_actor = jnp.arange(self.num_players) == state.current_player
        return is_actor & ~state.legal_action_mask[action]

    def _played(self, game: S, action: Array, key: Array) -> S:
        return play(self.rules, game, action, key)

    def _shown(self, game: S, steps: Array) -> EnvState[S]:
        is_over = self.rules.is_over(game)
        seat = self.rules.current_player(game).astype(jnp.int32)
        return EnvState(
            current_player=seat,
            observation=self._observed(game, seat),
            rewards=jnp.zeros(self.num_players, jnp.float32),
            terminated=is_over,
            truncated=jnp.zeros_like(is_over),
            legal_action_mask=self._legal(game) | is_over,
            _step_count=steps,
            _game=game,
            _env_id=self.id,
        )

    def _observed(self, game: S, seat: Array) -> Array:
        return self.rules.flatten(self.rules.observe(game, seat))

    def _legal(self, game: S) -> Array:
        return self.rules.legal(game)

    def _penalty(self, offends: Array) -> Array:
        return jnp.where(offends, jnp.float32(self.illegal_action_penalty), 0.0)


class SimultaneousEnv(Env[S]):
    """An environment in which seats that are asked at the same time answer in one step.

    The names are those of `Env`. An action is int[num_players]: one for each seat, of which only
    those of the seats asked count. `legal_action_mask` is bool[num_players, num_actions], without a
    legal action for seats that are not asked, and `observation` has a row for each seat.
    """

    def __init__(self, rules: Rules[S, Any, Any], *, id: str, version: str) -> None:
        if not isinstance(rules, Simultaneous):
            raise ValueError("This game never asks two players at the same time.")
        super().__init__(rules, id=id, version=version)
        self._answers: Simultaneous[S] = rules

    def asked(self, state: EnvState[S]) -> Array:
        """Return the seats that owe an answer: `bool[num_players]`."""
        return self._answers.asked(state._game)

    def observe(self, state: EnvState[S], player: Array | None = None) -> Array:
        """Return what a player may know, or a row for each if none is named."""
        if player is None:
            return self._observed(state._game, state.current_player)
        return super().observe(
            state.replace(_game=self._answers.asking(state._game, player)), player
        )

    def _offends(self, state: EnvState[S], action: Array) -> Array:
        legal = jnp.take_along_axis(state.legal_action_mask, action[:, None], 1)[:, 0]
        return self._answers.asked(state._game) & ~legal

    def _played(self, game: S, action: Array, key: Array) -> S:
        sealed = self._answers.sealed(game, action)
        is_last = jnp.arange(self.num_players) == self.rules.current_player(sealed)
        return play(self.rules, sealed, jnp.where(is_last, action, 0).sum(), key)

    def _observed(self, game: S, seat: Array) -> Array:
        def one(seat: Array) -> Array:
            return self.rules.flatten(self.rules.observe(self._answers.asking(game, seat), seat))

        return jax.vmap(one)(jnp.arange(self.num_players))

    def _legal(self, game: S) -> Array:
        def one(seat: Array) -> Array:
            return self.rules.legal(self._answers.asking(game, seat))

        legal = jax.vmap(one)(jnp.arange(self.num_players))
        return legal & self._answers.asked(game)[:, None]


def _computed(value: Tree) -> Tree:
    """Return the same value, computed once: else XLA repeats a step for each thing read from it."""
    same: Tree = jax.lax.optimization_barrier(value)  # type: ignore[no-untyped-call]  # as JAX has it
    return same


def auto_reset(step: Step[S], init: Init[S]) -> Step[S]:
    """Return a step that replaces a finished game by a new one, as in pgx.

    The state that comes back is the new game's first, with `terminated`, `truncated` and `rewards`
    of the game that has ended. `init` runs at every step of a batch: where that costs too much,
    deal games in advance and use `Env.step_or_reset`.
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
        return _computed(either(after.terminated | after.truncated, fresh, _computed(after)))

    return stepped


def make(game: str, *, players: int = 4, simultaneous: bool = False, **options: Any) -> Env[Any]:
    """Return the environment of a game for this many players, with these table options.

    With `simultaneous`, players who are asked at the same time answer in one step, if the rules of
    the game in batches have such steps.
    """
    package = part(game, "batch")
    if package is None:
        known = ", ".join(name for name, each in installed().items() if each.offer.batch)
        raise ValueError(f"There is no game {game!r} in batches; there are {known}.")
    possible = options_by_name(package.Rules)
    for name in options:
        if name not in possible:
            raise unknown_option(GAMES[game], name, of=package.Rules)
    rules = package.Rules(players=players, **options)
    kind = SimultaneousEnv if simultaneous else Env
    return kind(rules, id=f"tinhorn-{game}", version=f"v{package.OBSERVATION_VERSION}")
