"""Train the networks of a game: `python -m tools.train winchester --seed 1 --out FOLDER`.

The same seed on the same kind of hardware gives the same weights. Needs JAX, not the engine.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tools.train import judge as judging
from tools.train import ppo
from tools.train.network import Layers, adam_state, dense, write
from tools.train.ppo import Batch, Plan, Tables, Task
from tools.train.tasks import FEATURES_VERSIONS, tasks_of


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(FEATURES_VERSIONS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--commit", default="", help="Else asked of git.")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="Else all.")
    parser.add_argument("--tables", type=int, default=4096, help="Of each number of players.")
    parser.add_argument("--iterations", type=int, default=1200)
    parser.add_argument("--most-seconds", type=float, default=1e9, help="Of training alone.")
    parser.add_argument("--parts", type=int, default=16)
    parser.add_argument("--hidden", type=int, default=208)
    parser.add_argument("--critic", type=int, default=512)
    parser.add_argument("--judge", type=int, default=64)
    parser.add_argument("--judge-rounds", type=int, default=60)
    parser.add_argument("--judge-steps", type=int, default=256)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--deputies", type=float, default=0.3)
    parser.add_argument("--past", type=float, default=0.2)
    parser.add_argument("--every", type=int, default=100, help="Iterations between two reports.")
    return parser.parse_args()


class Training:
    """Everything that one training needs; `run` trains the actor, `fit` the judge."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.iterations = 0
        """How many have been run."""
        self.tasks = [
            task for task in tasks_of(wanted.game) if task.players in (wanted.players or range(9))
        ]
        self.measured = next((task for task in self.tasks if task.players == 4), self.tasks[0])
        keys = jax.random.split(jax.random.key(wanted.seed), 5)
        self.key = keys[0]
        plan = self.plan(0.0)
        self.tables = [
            jax.jit(partial(ppo.deal, task, tables=wanted.tables))(key, plan=plan)
            for task, key in zip(
                self.tasks, jax.random.split(keys[1], len(self.tasks)), strict=True
            )
        ]
        seen, features, _ = jax.eval_shape(partial(ppo.look, self.tasks[0]), self.tables[0])
        self.inputs = seen.features.shape[1]
        hidden, critic = wanted.hidden, wanted.critic
        self.params = {
            "actor": dense(keys[2], (self.inputs, hidden, hidden, self.tasks[0].choices)),
            "critic": dense(keys[3], (features.shape[1], critic, critic, ppo.SEATS)),
        }
        self.judge = dense(keys[4], (self.inputs, wanted.judge, wanted.judge, ppo.SEATS))
        self.optimiser = adam_state(self.params)
        self.league: list[Layers] = []
        self.curve: list[dict[str, Any]] = []
        self.contest: Any = None

    def next_key(self) -> Any:
        self.key, used = jax.random.split(self.key)
        return used

    def plan(self, done: float) -> Plan:
        has_deputy = self.tasks[0].has_deputy
        values = (
            self.wanted.rate * (1 - 0.95 * done),
            self.wanted.entropy * (1 - 0.9 * done),
            0.5 * (1 - done),
            self.wanted.deputies if has_deputy else 0.0,
            self.wanted.past,
        )
        return Plan(*(jnp.float32(value) for value in values))

    def iteration(self) -> Any:
        tasks, parts, inputs = self.tasks, self.wanted.parts, self.inputs

        def one(params: Any, optimiser: Any, past: Any, tables: Any, key: Any, plan: Plan) -> Any:
            keys = jax.random.split(key, len(tasks) + 1)
            after, batches, ended = [], [], jnp.int32(0)
            for task, some, used in zip(tasks, tables, keys[1:], strict=True):
                some, batch, games = ppo.rollout(task, params, past, some, used, plan)
                after.append(some)
                batches.append(batch)
                ended += games
            whole: Batch = jax.tree.map(lambda *each: jnp.concatenate(each, 1), *batches)
            params, optimiser, facts = ppo.improve(
                params, optimiser, whole, keys[0], plan, parts=parts, inputs=inputs
            )
            return params, optimiser, after, ended, facts

        return jax.jit(one, donate_argnums=(0, 1, 3))

    def run(self) -> None:
        wanted, step = self.wanted, self.iteration()
        spent = 0.0
        rng = np.random.default_rng(wanted.seed)
        copy = jax.jit(lambda layers: jax.tree.map(lambda part: part + 0, layers))
        for number in range(wanted.iterations):
            done = max(number / wanted.iterations, spent / wanted.most_seconds)
            if done >= 1:
                break
            if number % max(1, wanted.iterations // 20) == 0:
                self.league.append(copy(self.params["actor"]))
            past = self.league[rng.integers(len(self.league))]
            started = time.time()
            self.params, self.optimiser, self.tables, _, facts = step(
                self.params, self.optimiser, past, self.tables, self.next_key(), self.plan(done)
            )
            if number % 10 == 0 or number < 3:
                facts.block_until_ready()
            self.iterations = number + 1
            if number > 1:
                spent += time.time() - started
            if number % wanted.every == 0 or number == 2:
                self.report(number, spent, facts)
        self.report(self.iterations, spent, facts)
        print(f"trained in {spent:.1f} s", flush=True)

    def report(self, number: int, spent: float, facts: Any) -> None:
        row: dict[str, Any] = {"iteration": number, "seconds": round(spent, 1)}
        row |= dict(zip(("entropy", "error", "drift"), map(float, facts), strict=True))
        row["wins"] = self.strength()
        self.curve.append(row)
        print(json.dumps({k: round(v, 4) for k, v in row.items()}), flush=True)

    def strength(self) -> float:
        """The win rate of one learner against deputies, or against the first of the league."""
        if self.contest is None:
            rival = ppo.DEPUTY if self.measured.has_deputy else ppo.PAST
            self.contest = jax.jit(partial(contest, self.measured, rival=rival, temperature=1.0))
        return float(self.contest(self.params["actor"], self.league[0], self.next_key()))

    def fit(self) -> dict[str, Any]:
        """Train the judge; returns its reliability on games of its own."""
        wanted, actor = self.wanted, self.params["actor"]
        plan = self.plan(1.0)._replace(past=jnp.float32(0.0))
        collect = [
            jax.jit(partial(judging.collect, task, steps=wanted.judge_steps)) for task in self.tasks
        ]
        improve = jax.jit(partial(judging.improve, parts=wanted.parts))
        optimiser = adam_state(self.judge)
        few = wanted.tables // 4
        tables = [jax.tree.map(lambda part: part[:few], some) for some in self.tables]
        for number in range(wanted.judge_rounds):
            rate = jnp.float32(1e-3 * (1 - 0.95 * number / wanted.judge_rounds))
            for place, play in enumerate(collect):
                tables[place], positions = play(actor, tables[place], self.next_key(), plan)
                self.judge, optimiser, error = improve(
                    self.judge, optimiser, positions, self.next_key(), rate
                )
        print(f"judge: cross-entropy {float(error):.4f}", flush=True)
        return {
            str(task.players): self.measure(play, some, plan)
            for task, play, some in zip(self.tasks, collect, tables, strict=True)
        }

    def measure(self, play: Any, tables: Tables, plan: Plan) -> list[list[float]]:
        _, positions = play(self.params["actor"], tables, self.next_key(), plan)
        bins = jax.jit(judging.reliability)(self.judge, positions)
        rows: list[list[float]] = np.stack([np.asarray(each) for each in bins], 1).tolist()
        return rows


def contest(
    task: Task,
    actor: Layers,
    past: Layers,
    key: Any,
    *,
    rival: int,
    temperature: float,
    games: int = 2048,
    steps: int = 600,
) -> Any:
    """The share of the wins of one learner at tables of rivals, each seat equally often."""
    keys = jax.random.split(key, 2)
    state = jax.vmap(task.start)(jax.random.split(keys[0], games))
    is_own = jnp.arange(games)[:, None] % task.players == jnp.arange(task.players)
    tables = Tables(state, jnp.where(is_own, ppo.LEARNER, rival).astype(jnp.int8))

    def step(carry: Any, key: Any) -> Any:
        tables, is_done, shares = carry
        for_choice, for_play = jax.random.split(key)
        made = ppo.choose(task, actor, past, tables, for_choice, temperature)
        tables, is_over, wins, _ = ppo.advance(task, tables, tables, made.action, for_play)
        shares = jnp.where((is_over & ~is_done)[:, None], wins, shares)
        return (tables, is_done | is_over, shares), None

    nothing = (tables, jnp.zeros(games, bool), jnp.zeros((games, task.players)))
    (_, is_done, shares), _ = jax.lax.scan(step, nothing, jax.random.split(keys[1], steps))
    return (shares * is_own).sum() / jnp.maximum(1, is_done.sum())


def commit() -> str:
    done = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def about(wanted: argparse.Namespace, iterations: int) -> dict[str, Any]:
    """What a reader needs to make the same weights again."""
    return {
        "game": wanted.game,
        "features": FEATURES_VERSIONS[wanted.game],
        "seed": wanted.seed,
        "commit": wanted.commit or commit(),
        "hardware": jax.devices()[0].device_kind,
        "jax": jax.__version__,
        "command": shlex.join(["python", "-m", "tools.train", *sys.argv[1:]]),
        "iterations": iterations,
    }


def save(training: Training, reliability: dict[str, Any]) -> None:
    wanted, facts = training.wanted, about(training.wanted, training.iterations)
    networks = {"actor": training.params["actor"], "judge": training.judge}
    write(wanted.out / f"{wanted.game}.npz", networks, facts)
    report = {"about": facts, "curve": training.curve, "reliability": reliability}
    (wanted.out / f"{wanted.game}.json").write_text(json.dumps(report, indent=1), encoding="utf-8")


def main() -> None:
    wanted = arguments()
    started = time.time()
    training = Training(wanted)
    print(f"{jax.devices()} {training.inputs} features {vars(wanted)}", flush=True)
    training.run()
    save(training, {})
    save(training, training.fit())
    print(f"done in {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
