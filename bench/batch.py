"""Measure the batched rules: decisions a second with uniform random legal play.

    python bench/batch.py                                    both games, a batch of 4096
    python bench/batch.py --games dicetown --batch 1024 65536
    python bench/batch.py --observations without --others    no observations, no other games
    python bench/batch.py --games --others red_mahjong       mahjax alone
    JAX_PLATFORMS=cuda python bench/batch.py --players 5     on a graphics card

Every lane of a batch plays on: a finished game is replaced by one dealt in advance, once for each
chunk of steps. Masks of legal actions are computed at every step, and actions are drawn uniformly
from them; observations are computed in the second column only. `dicetown-at-once` is Dice Town with
`simultaneous=True`: the players who answer in secret at the same time answer in one step, and each
of their answers counts as a decision. Games of pgx and mahjax are played by the same method, at the
same batches, where these are installed; a folder on `PYTHONPATH` with pgx, mahjax, svgwrite and
typing_extensions is enough. On a processor the time is that of one core, whatever else runs on the
machine; on a graphics card it is that of the clock. `JAX_PLATFORMS=cpu` or `cuda` picks the device.
Needs jax and numpy alone; in a source tree set `PYTHONPATH=src`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from readings import add_option, save

from tinhorn.batch import Env, SimultaneousEnv, auto_reset, make
from tinhorn.batch.bits import Array
from tinhorn.batch.sampling import nth_action

STEPS: Final = 64
"""A chunk. Most games take more decisions, so that few deals are played twice."""
OBSERVATIONS: Final = {"both": (False, True), "without": (False,), "with": (True,)}
"""Which columns are measured."""
AT_ONCE: Final = "dicetown-at-once"
OWN: Final = ("winchester", "dicetown", AT_ONCE)
OTHERS: Final = {
    "leduc_holdem": "pgx",
    "backgammon": "pgx",
    "sparrow_mahjong": "pgx",
    "red_mahjong": "mahjax",
}
"""Games of other libraries."""
UNIT: Final = "leduc_holdem"


class Rate(NamedTuple):
    """Decisions and finished games a second, and the seconds that compiling took."""

    decisions: float
    games: float
    compiling: float


def environment(name: str, players: int) -> Any:
    """Return an environment of ours, or of another library."""
    if name in OTHERS:
        return import_module(OTHERS[name]).make(name)
    is_at_once = name == AT_ONCE
    return make(name.removesuffix("-at-once"), players=players, simultaneous=is_at_once)


class Lane(NamedTuple):
    """A game in progress, and its observation if the state has none of its own."""

    state: Any
    observation: Any


def chunk(env: Any, batch: int, with_observations: bool, lanes: Lane, key: Array) -> Any:  # noqa: FBT001 - bound by keyword below
    """Play some steps in every lane; returns the lanes, and how many games ended and decisions."""
    for_deals, for_actions, for_steps = jax.random.split(key, 3)
    spares = jax.vmap(env.init)(jax.random.split(for_deals, batch))
    words = jax.random.bits(for_actions, (STEPS, batch, seats_at_once(env)), jnp.uint32)

    def lane(state: Any, words: Array, key: Array, spare: Any) -> Lane:
        after = stepping(env)(state, chosen(env, state, words), key, spare)
        return seen(env, after) if with_observations else unseen(after)

    def step(lanes: Lane, random: tuple[Array, Array]) -> tuple[Lane, tuple[Array, Array]]:
        words, key = random
        decisions = jax.vmap(partial(asked, env))(lanes.state)
        after = jax.vmap(lane)(lanes.state, words, jax.random.split(key, batch), spares)
        return after, (after.state.terminated.sum(), decisions.sum())

    lanes, counts = jax.lax.scan(step, lanes, (words, jax.random.split(for_steps, STEPS)))
    return lanes, counts[0].sum(), counts[1].sum()


def seats_at_once(env: Any) -> int:
    """Return how many actions a step takes."""
    return int(env.num_players) if isinstance(env, SimultaneousEnv) else 1


def asked(env: Any, state: Any) -> Array:
    """Return how many decisions the next step makes."""
    if isinstance(env, SimultaneousEnv):
        return env.asked(state).sum(dtype=jnp.int32)
    return jnp.ones((), jnp.int32)


def chosen(env: Any, state: Any, words: Array) -> Array:
    """Return a legal action, each as likely; some rules find it without reading the mask."""
    if isinstance(env, SimultaneousEnv):
        return jax.vmap(nth_action)(state.legal_action_mask, words)
    if hasattr(getattr(env, "rules", None), "nth_legal"):
        action: Array = env.rules.nth_legal(state._game, words[0])
        return action
    return nth_action(state.legal_action_mask, words[0])


def stepping(env: Any) -> Callable[..., Any]:
    """Return a step that replaces a finished game by a spare one."""
    if isinstance(env, Env):
        return env.step_or_reset
    return lambda state, action, key, spare: auto_reset(env.step, lambda _: spare)(
        state, action, key
    )


def seen(env: Any, state: Any) -> Lane:
    """Return a lane with an observation, which pgx and ours have in the state, mahjax not."""
    return Lane(state, () if hasattr(state, "observation") else env.observe(state))


def unseen(state: Any) -> Lane:
    """Return a lane that carries no observation, so that none is computed."""
    is_part = hasattr(state, "observation")
    return Lane(state.replace(observation=jnp.zeros(0)) if is_part else state, ())


def rate(env: Any, batch: int, *, with_observations: bool, seconds: float) -> Rate:
    """Return the best of several chunks, after two that warm up."""
    began = time.perf_counter()
    play = jax.jit(partial(chunk, env, batch, with_observations), donate_argnums=0)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
    lanes = jax.vmap(partial(seen, env) if with_observations else unseen)(states)
    lanes, ended, _ = play(lanes, jax.random.key(1))
    ended.block_until_ready()
    compiling = time.perf_counter() - began
    return measured(play, lanes, batch, seconds)._replace(compiling=compiling)


def measured(play: Callable[..., Any], lanes: Lane, batch: int, seconds: float) -> Rate:
    """Rounds of chunks, as long as there is time; the best round counts.

    The first round is one chunk. The others have several, unless these would take too long.
    """
    clock = time.process_time if jax.default_backend() == "cpu" else time.perf_counter
    most = max(1, (1 << 16) // batch) if jax.default_backend() != "cpu" else 1
    best, began, number = Rate(0.0, 0.0, 0.0), time.perf_counter(), 2
    chunks = 1
    while time.perf_counter() - began < seconds:
        started, counts = clock(), []
        for _ in range(chunks):
            lanes, *counted = play(lanes, jax.random.key(number))
            counts.append(counted)
            number += 1
        games, decisions = (sum(map(int, column)) for column in zip(*counts, strict=True))
        spent = clock() - started
        best = max(best, Rate(decisions / spent, games / spent, 0.0))
        chunks = most if spent * most / chunks < seconds / 4 else chunks
    return best


def show(name: str, batch: int, rates: dict[bool, Rate], unit: float) -> None:
    """Print one line of the table; what was not measured is a dash."""
    decisions = {observed: f"{rate.decisions / 1e6:,.4g}" for observed, rate in rates.items()}
    ratio = f"{rates[True].decisions / unit:,.1f}" if unit and True in rates else "-"
    first = next(iter(rates.values()))
    print(
        f"{name:<18}{batch:>9}{decisions.get(False, '-'):>15}{decisions.get(True, '-'):>14}"
        f"{ratio:>9}{first.games / 1e3:>12,.1f}"
        f"{sum(rate.compiling for rate in rates.values()):>11.1f}",
        flush=True,
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games",
        nargs="*",
        choices=OWN,
        default=OWN,
        metavar="GAME",
        help=f"{', '.join(OWN)}; none if empty; default: all of them",
    )
    parser.add_argument(
        "--others",
        nargs="*",
        choices=OTHERS,
        default=tuple(OTHERS),
        metavar="GAME",
        help=f"games of pgx and mahjax; none if empty; default: {', '.join(OTHERS)}",
    )
    parser.add_argument("--players", type=int, default=4, help="default: 4")
    parser.add_argument(
        "--batch", type=int, nargs="+", default=[4096], help="one or more batches; default: 4096"
    )
    parser.add_argument(
        "--observations",
        choices=OBSERVATIONS,
        default="both",
        help="play with observations, without, or (default) once each",
    )
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="for each figure, after compiling; default: 3"
    )
    add_option(parser)
    return parser.parse_args()


def measure(name: str, batch: int, given: argparse.Namespace) -> dict[bool, Rate]:
    """Measure the rates of one game, with observations, without, or both."""
    env = environment(name, given.players)
    return {
        observed: rate(env, batch, with_observations=observed, seconds=given.seconds)
        for observed in OBSERVATIONS[given.observations]
    }


def main() -> None:
    given = arguments()
    others = [name for name in given.others if find_spec(OTHERS[name])]
    print(f"{jax.devices()[0].device_kind}, JAX {jax.__version__}, {given.players} players")
    print("The ratio compares decisions with observations to those of Leduc hold'em in pgx.")
    print("Games a second are those without observations, if measured.")
    print(
        "game                  batch  M decisions/s  with observ.    ratio   k games/s  compile s"
    )
    for library in sorted({OTHERS[name] for name in given.others if name not in others}):
        print(f"{library} is not installed: its games are not measured.")
    saved: list[dict[str, Any]] = []
    for batch in given.batch:
        unit = 0.0
        for name in (*others, *given.games):
            try:
                rates = measure(name, batch, given)
            except jax.errors.JaxRuntimeError as error:  # the batch needs more memory than there is
                print(f"{name:<18}{batch:>9}  {str(error).splitlines()[0]}", flush=True)
                continue
            unit = rates[True].decisions if name == UNIT and True in rates else unit
            show(name, batch, rates, unit)
            row = {"game": name, "batch": batch}
            saved += [{**row, "observed": seen, **rates[seen]._asdict()} for seen in rates]
    device = {"device": jax.devices()[0].device_kind, "jax": jax.__version__}
    save(given.save, {**device, "players": given.players, "rows": saved})


if __name__ == "__main__":
    main()
