"""Games by the thousand for Gymnasium: one agent at each table, opponents played in the batch.

    gymnasium.make_vec("tinhorn.envs:tinhorn/Game-v0", 4096,
                       vectorization_mode="vector_entry_point")

A step plays the agent's action in every game and then the opponents', until the agent is asked
again. Most games are soon done with that, a few take long. So the games that are not done are put
together and played some at a time; a processor computes nothing for the others.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tinhorn.batch.bits import Array
from tinhorn.batch.env import make
from tinhorn.batch.opponents import UNIFORM, Choice, Opponent, chosen_by, observed
from tinhorn.batch.packing import packed, unpacked
from tinhorn.batch.protocol import Rules, Sealing, play, start
from tinhorn.batch.rows import either
from tinhorn.kernel.options import MaskPlace, require_index, require_mask_place

Vectors: TypeAlias = NDArray[np.signedinteger[Any]]
Observations: TypeAlias = Vectors | dict[str, Any]
Carry: TypeAlias = tuple[Array, Array, Array]
"""What a loop goes on with: two arrays, at least one of them the rows of all lanes, and a key."""

PENALTY: Final = -1.0
LOWEST: Final = -1
ON_PROCESSOR: Final = 1024
"""Games that a processor plays at a time; a graphics card plays all."""
DEAR_ON_PROCESSOR: Final = 256
"""The same where answers are dear (`Sealing`), so that the last part computes less in vain."""
DEALS: Final = 128
"""Games that a processor deals at a time."""


class Lane(NamedTuple):
    """One game of a batch while a step goes on."""

    game: Any
    """The state of the rules."""
    seat: Array
    """int32: the agent's seat."""
    action: Array
    """int32: the agent's action until it is played; then -1."""
    is_over: Array
    """bool: the game has ended, by its rules or by an illegal action, and a new one is to come."""
    has_ended: Array
    """bool: a game ended here in this step."""
    reward: Array
    """float32: of the game that ended."""


Change: TypeAlias = Callable[[Lane, Array], Lane]
"""What happens in some lanes, with a key."""


class BatchEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games at once, one agent in each. A game that ends is replaced in the same step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = 4,
        seat: int | None = None,
        opponents: str | Opponent = UNIFORM,
        mask: MaskPlace = "info",
        **options: Any,
    ) -> None:
        """`game` is the name of the game, and `num_envs` the number of its tables, each with this
        many `players`.

        `opponents` play all other seats: `uniform`; `deputy`, as in training; `legend`, the trained
        network of the game; `weights:FILE.npz`, a network of one's own; or a function of one
        observation, mask and key for JAX. Without a `seat`, every game draws one. `mask` is where
        masks of legal actions are: in `infos["action_mask"]` (`"info"`), or in the observations as
        well (`"observation"`). `options` are the table options of the game.

        Seats are in `infos["seat"]`; `infos["final_obs"]` has the last observations of games that
        ended, where no action is legal.
        """
        require_index(seat, players)
        require_mask_place(mask)
        rules = make(game, players=players, **options).rules
        choose = chosen_by(opponents, game, rules)
        shown = jax.eval_shape(partial(observed, rules), rules.new(), jnp.int32(0))
        highest = np.iinfo(shown.dtype).max
        self.num_envs = num_envs
        vectors: Space[Any] = Box(LOWEST, highest, shown.shape, shown.dtype)
        masks = Box(0, 1, (rules.num_actions,), np.int8)
        self.has_mask = mask == "observation"
        self.single_observation_space = (
            Dict({"observation": vectors, "action_mask": masks}) if self.has_mask else vectors
        )
        self.single_action_space = Discrete(rules.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        tables = _Tables(rules, num_envs, seat, choose)
        self._new, self._play = tables.new, jax.jit(tables.step, donate_argnums=0)
        self._key = jax.random.key(int(np.random.SeedSequence().generate_state(1)[0]))
        self._lanes: tuple[Any, Array, Array] | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a new game in every lane. Without a seed, the random sequence goes on."""
        if isinstance(seed, list):
            raise ValueError("The games of a batch share one seed.")
        if seed is not None:
            self._key = jax.random.key(seed)
        no_action = jnp.full(self.num_envs, -1, jnp.int32)
        self._lanes, seen, _ = self._play(self._new(), no_action, self._next_key())
        return self._observations(seen, self.action_masks()), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game."""
        if self._lanes is None:
            raise ResetNeeded("No game is in progress: call reset() before anything else.")
        taken = jnp.asarray(actions, jnp.int32)
        self._lanes, seen, ended = self._play(self._lanes, taken, self._next_key())
        has_ended, reward, final = map(np.asarray, ended)
        infos = self._infos()
        if has_ended.any():
            shown = self._observations(final, np.zeros_like(self.action_masks()))
            infos |= {"final_obs": shown, "_final_obs": has_ended}
        observations = self._observations(seen, self.action_masks())
        return observations, reward, has_ended, np.zeros_like(has_ended), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal action, a row for each game."""
        if self._lanes is None:
            raise ResetNeeded("No game is in progress: call reset() before anything else.")
        return np.asarray(self._lanes[2])

    def _observations(self, vectors: Any, masks: NDArray[np.bool_]) -> Observations:
        seen = np.asarray(vectors)
        return {"observation": seen, "action_mask": masks.view(np.int8)} if self.has_mask else seen

    def _infos(self) -> dict[str, Any]:
        assert self._lanes is not None
        every = np.ones(self.num_envs, bool)
        seats = np.asarray(self._lanes[1])
        return {
            "action_mask": self.action_masks(),
            "_action_mask": every,
            "seat": seats,
            "_seat": every,
        }

    def _next_key(self) -> Array:
        used: Array
        self._key, used = jax.random.split(self._key)
        return used


class _Tables:
    """The games as functions of arrays."""

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        num_envs: int,
        seat: int | None,
        choose: Choice,
    ) -> None:
        self.rules, self.size, self.seat, self.choose = rules, num_envs, seat, choose
        is_processor = jax.default_backend() == "cpu"
        part = DEAR_ON_PROCESSOR if isinstance(rules, Sealing) else ON_PROCESSOR
        self.part = min(num_envs, part) if is_processor else num_envs
        self.deals = min(num_envs, DEALS) if is_processor else num_envs

    def new(self) -> Any:
        """Return what `step` takes before the first games: no action is legal, so it deals all."""
        game = jax.tree.map(
            lambda leaf: jnp.broadcast_to(leaf, (self.size, *leaf.shape)), self._new()
        )
        mask = jnp.zeros((self.size, self.rules.num_actions), bool)
        return game, jnp.zeros(self.size, jnp.int32), mask

    def step(self, given: Any, actions: Array, key: Array) -> Any:
        """Play the agent's action in every game, and then until the agent is asked again."""
        game, seats, mask = given
        is_legal = (actions >= 0) & (actions < mask.shape[1])
        is_legal &= jnp.take_along_axis(mask, jnp.maximum(actions, 0)[:, None], 1)[:, 0]
        lanes = Lane(
            game=game,
            seat=seats,
            action=jnp.where(is_legal, actions, -1),
            is_over=~is_legal,
            has_ended=jnp.zeros(self.size, bool),
            reward=jnp.where(is_legal, 0.0, jnp.float32(PENALTY)),
        )
        rows, ended = self._until_asked(packed(lanes), key)
        after = self._lanes_of(rows)
        mask, seen = self._shown(after)
        results = after.has_ended, after.reward, self._finals(ended, after.has_ended)
        return (after.game, after.seat, mask), seen, results

    def _new(self) -> Any:
        return jax.tree.map(jnp.asarray, self.rules.new())

    def _lane(self) -> Lane:
        number, flag = jnp.int32(0), jnp.zeros((), bool)
        return Lane(self._new(), number, number, flag, flag, jnp.float32(0))

    def _until_asked(self, rows: Array, key: Array) -> tuple[Array, Array]:
        """Play until the agent is asked or the game is over, then deal, until all are asked.

        Returns the rows, and those of the games that ended.
        """

        def has_work(carry: Carry) -> Array:
            lanes = self._lanes_of(carry[0])
            left: Array = self._is_waiting(lanes) | lanes.is_over
            return left.any()

        def body(carry: Carry) -> Carry:
            rows, ended, key = carry
            key, for_plays, for_deals = jax.random.split(key, 3)
            rows = self._play_all(rows, for_plays)
            is_over = self._lanes_of(rows).is_over
            ended = jnp.where(is_over[:, None], rows, ended)
            rows = self._in_parts(rows, is_over, self.deals, self._deal, for_deals)
            return rows, ended, key

        rows, ended, _ = jax.lax.while_loop(has_work, body, (rows, rows, key))
        return rows, ended

    def _lanes_of(self, rows: Array) -> Lane:
        lanes: Lane = unpacked(rows, self._lane())
        return lanes

    def _is_waiting(self, lanes: Lane) -> Array:
        turn = jax.vmap(self.rules.current_player)(lanes.game)
        return ~lanes.is_over & ((lanes.action >= 0) | (turn != lanes.seat))

    def _play_all(self, rows: Array, key: Array) -> Array:
        """Play answer after answer in the games that wait for one."""

        def waiting(rows: Array) -> Array:
            return self._is_waiting(self._lanes_of(rows))

        def play_once(rows: Array, wanted: Array, key: Array) -> Array:
            for_choices, for_plays = jax.random.split(key)
            if isinstance(self.rules, Sealing):
                rows = self._choose_all(rows, for_choices)
                wanted = waiting(rows)
            return self._in_parts(rows, wanted, self.part, self._play, for_plays)

        return _while_wanted(waiting, play_once, rows, key)

    def _choose_all(self, rows: Array, key: Array) -> Array:
        """Choose and seal, until every game that waits has an answer that something follows from.

        Sealing is quick: so the games are played together when all have come that far.
        """
        rules = self.rules
        assert isinstance(rules, Sealing)

        def has_to_choose(rows: Array) -> Array:
            lanes = self._lanes_of(rows)
            is_chosen = (lanes.action >= 0) & ~jax.vmap(rules.only_seals)(lanes.game)
            return self._is_waiting(lanes) & ~is_chosen

        def choose_once(rows: Array, wanted: Array, key: Array) -> Array:
            return self._in_parts(rows, wanted, self.part, self._choose, key)

        return _while_wanted(has_to_choose, choose_once, rows, key)

    def _in_parts(self, rows: Array, wanted: Array, size: int, change: Change, key: Array) -> Array:
        """Change the wanted lanes, so many at a time."""
        # Past the last wanted lane are places past the end, where nothing is written.
        places = jnp.nonzero(wanted, size=self.size + size, fill_value=self.size)[0]
        number = wanted.sum()

        def is_left(carry: Carry) -> Array:
            return carry[0] < number

        def some(carry: Carry) -> Carry:
            begin, rows, key = carry
            key, used = jax.random.split(key)
            chosen = jax.lax.dynamic_slice_in_dim(places, begin, size)
            after = change(self._lanes_of(rows[chosen]), used)
            return begin + size, _with(rows, chosen, after), key

        changed: Array = jax.lax.while_loop(is_left, some, (jnp.int32(0), rows, key))[1]
        return changed

    def _choose(self, lanes: Lane, key: Array) -> Lane:
        """Choose an answer in each game that has none, and seal it if that is all."""
        rules = self.rules
        assert isinstance(rules, Sealing)

        def one(lane: Lane, key: Array) -> Lane:
            taken = self._taken(lane, key)
            only_seals = rules.only_seals(lane.game)
            sealed = either(only_seals, rules.seal(lane.game, taken), lane.game)
            return lane._replace(game=sealed, action=jnp.where(only_seals, -1, taken))

        after: Lane = jax.vmap(one)(lanes, jax.random.split(key, self.part))
        return after

    def _taken(self, lane: Lane, key: Array) -> Array:
        """Return the agent's action, or else what an opponent chooses."""
        return jnp.where(lane.action >= 0, lane.action, self.choose(lane.game, key))

    def _play(self, lanes: Lane, key: Array) -> Lane:
        """Play one answer in each game."""
        rules = self.rules

        def one(lane: Lane, key: Array) -> Lane:
            if isinstance(rules, Sealing):
                played = rules.resolve(lane.game, lane.action, key)
            else:
                for_choice, for_draws = jax.random.split(key)
                played = play(rules, lane.game, self._taken(lane, for_choice), for_draws)
            is_over = self.rules.is_over(played)
            return lane._replace(game=played, action=jnp.int32(-1), is_over=is_over)

        after: Lane = jax.vmap(one)(lanes, jax.random.split(key, self.part))
        return after

    def _deal(self, over: Lane, key: Array) -> Lane:
        """Note the results of games that are over, and deal new ones in their place."""
        for_deals, for_seats = jax.random.split(key)
        paid = jax.vmap(lambda state, own: self.rules.rewards(state)[own])(over.game, over.seat)
        seats = jax.random.randint(for_seats, (self.deals,), 0, self.rules.players)
        return over._replace(
            game=jax.vmap(partial(start, self.rules))(jax.random.split(for_deals, self.deals)),
            seat=seats if self.seat is None else jnp.full_like(seats, self.seat),
            action=jnp.full_like(seats, -1),
            is_over=jnp.zeros(self.deals, bool),
            has_ended=jnp.ones(self.deals, bool),
            reward=jnp.where(over.reward < 0, over.reward, paid),
        )

    def _first(self, wanted: Array, size: int) -> Array:
        """Return the places of the first wanted lanes; past the end where there are too few."""
        places: Array = jnp.nonzero(wanted, size=size, fill_value=self.size)[0]
        return places

    def _finals(self, ended: Array, has_ended: Array) -> Array:
        """Return the last observation of each game that ended, zeros for the others."""

        def is_left(carry: tuple[Array, Array]) -> Array:
            return carry[1].any()

        def some(carry: tuple[Array, Array]) -> tuple[Array, Array]:
            finals, left = carry
            chosen = self._first(left, self.deals)
            over = self._lanes_of(ended[chosen])
            seen = jax.vmap(partial(observed, self.rules))(over.game, over.seat)
            finals = finals.at[chosen].set(seen, mode="drop")
            return finals, left.at[chosen].set(False, mode="drop")

        seen = jax.eval_shape(partial(observed, self.rules), self._new(), jnp.int32(0))
        nothing = jnp.zeros((self.size, *seen.shape), seen.dtype)
        finals, _ = jax.lax.while_loop(is_left, some, (nothing, has_ended))
        return finals

    def _shown(self, lanes: Lane) -> tuple[Array, Array]:
        """Return the masks and the observations of all games, computed some at a time."""

        def one(given: Any) -> tuple[Array, Array]:
            game, seat = given
            return self.rules.legal(game), observed(self.rules, game, seat)

        shown: tuple[Array, Array] = jax.lax.map(
            one, (lanes.game, lanes.seat), batch_size=self.part
        )
        return shown


def _while_wanted(
    wanted: Callable[[Array], Array],
    change: Callable[[Array, Array, Array], Array],
    rows: Array,
    key: Array,
) -> Array:
    """Change the rows while lanes are wanted: `change` takes the rows, these lanes and a key."""

    def is_left(carry: Carry) -> Array:
        return carry[1].any()

    def once(carry: Carry) -> Carry:
        rows, lanes, key = carry
        key, used = jax.random.split(key)
        rows = change(rows, lanes, used)
        return rows, wanted(rows), key

    changed: Array = jax.lax.while_loop(is_left, once, (rows, wanted(rows), key))[0]
    return changed


def _with(rows: Array, places: Array, lanes: Lane) -> Array:
    """Return the rows with other lanes at these places; places past the end change nothing."""
    return rows.at[places].set(packed(lanes), mode="drop", indices_are_sorted=True)
