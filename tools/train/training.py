"""One training from its first deal to the files of weights."""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from tools.train import judge as judging
from tools.train import ppo
from tools.train.length import Length
from tools.train.network import Layers, adam_state, dense, read, write
from tools.train.ppo import Batch, Plan, Tables
from tools.train.tasks import tasks_of

LEAGUE: Final = 20
"""How many past selves a training keeps, at even distances."""
CHECKPOINT: Final = 60.0
"""Seconds between two checkpoints."""
KINDS: Final = ("self", "deputies", "past")
"""The rivals of finished games, in reports."""
SHIPPED: Final = Path("src/tinhorn/bots/weights")


class Training:
    """Everything that one training needs; `run` trains the actor, `fit` the judge."""

    def __init__(self, wanted: argparse.Namespace, about: dict[str, Any]) -> None:
        self.wanted, self.about = wanted, about
        self.length = Length(wanted)
        self.is_alone = bool(wanted.best_response)
        self.tasks = tasks_of(wanted.game, wanted.players)
        keys = jax.random.split(jax.random.key(wanted.seed), 5)
        self.key = keys[0]
        self.tables = self._deal(keys[1])
        seen, features, _, _ = jax.eval_shape(partial(ppo.look, self.tasks[0]), self.tables[0])
        self.shape = ppo.shape_of(seen)
        networks = self._new(keys[2:], features.shape[1]) | self._former()
        self.params = {name: networks[name] for name in ("actor", "critic")}
        self.judge = networks["judge"]
        self.optimiser = adam_state(self.params)
        self.league: list[Layers] = []
        self.curve: list[dict[str, Any]] = []
        self.record = np.zeros((3, 3))

    def _deal(self, key: Any) -> list[Tables]:
        deal = partial(ppo.deal, tables=self.wanted.tables, alone=self.is_alone)
        keys = jax.random.split(key, len(self.tasks))
        plan = self.plan(0.0)
        return [
            jax.jit(partial(deal, task))(used, plan=plan)
            for task, used in zip(self.tasks, keys, strict=True)
        ]

    def _new(self, keys: Any, features: int) -> dict[str, Layers]:
        hidden, critic, judge = self.wanted.hidden, self.wanted.critic, self.wanted.judge
        inputs = self.shape.inputs
        return {
            "actor": dense(keys[0], (inputs, hidden, hidden, self.tasks[0].choices)),
            "critic": dense(keys[1], (features, critic, critic, ppo.SEATS)),
            "judge": dense(keys[2], (inputs, judge, judge, ppo.SEATS)),
        }

    def _former(self) -> dict[str, Layers]:
        """The networks to begin with. A file for bots has no critic."""
        return read(self.wanted.begin) if self.wanted.begin else {}

    def next_key(self) -> Any:
        self.key, used = jax.random.split(self.key)
        return used

    def plan(self, done: float) -> Plan:
        wanted, level = self.wanted, self.wanted.best_response
        deputies = wanted.deputies if self.tasks[0].has_deputy else 0.0
        values = {
            "rate": wanted.rate * (1 - 0.95 * done),
            "entropy": wanted.entropy * (1 - 0.9 * done),
            "shaping": wanted.shaping * (1 - done),
            "deputies": float(level == "deputy") if level else deputies,
            "past": float(level == "legend") if level else wanted.past,
            "policy": float(self.length.iterations >= wanted.warm_up),
            "trace": wanted.trace,
        }
        return Plan(**{name: jnp.float32(value) for name, value in values.items()})

    def iteration(self) -> Any:
        tasks, parts, shape, alone = self.tasks, self.wanted.parts, self.shape, self.is_alone

        def one(params: Any, optimiser: Any, past: Any, tables: Any, key: Any, plan: Plan) -> Any:
            keys = jax.random.split(key, len(tasks) + 1)
            played = [
                ppo.rollout(task, params, past, some, used, plan, alone=alone)
                for task, some, used in zip(tasks, tables, keys[1:], strict=True)
            ]
            after, batches, records = (list(each) for each in zip(*played, strict=True))
            whole: Batch = jax.tree.map(lambda *each: jnp.concatenate(each, 1), *batches)
            params, optimiser, facts = ppo.improve(
                params, optimiser, whole, keys[0], plan, task=tasks[0], shape=shape, parts=parts
            )
            return params, optimiser, after, sum(records), facts

        return jax.jit(one, donate_argnums=(0, 1, 3))

    def rival(self, done: float, rng: np.random.Generator) -> Layers:
        """A past self, or the legend whose best response is trained."""
        if self.wanted.best_response == "legend":
            self.league = self.league or [read(self.wanted.legend)["actor"]]
        elif len(self.league) <= done * LEAGUE:
            self.league.append(jax.tree.map(lambda part: part + 0, self.params["actor"]))
        return self.league[rng.integers(len(self.league))]

    def run(self) -> None:
        step, saved = self.iteration(), time.time()
        rng = np.random.default_rng(self.wanted.seed)
        facts = jnp.zeros(3)
        while (done := self.length.done()) < 1:
            self.params, self.optimiser, self.tables, record, facts = step(
                self.params,
                self.optimiser,
                self.rival(done, rng),
                self.tables,
                self.next_key(),
                self.plan(done),
            )
            self.record += np.asarray(record)
            self.length.count()
            if self.length.iterations < 4 or self.length.iterations % self.wanted.every == 0:
                self.report(facts)
            if time.time() - saved > CHECKPOINT:
                saved = time.time()
                self.save({})
        self.report(facts)

    def report(self, facts: Any) -> None:
        """One line: how often the learners won since the last, as a part of their fair share."""
        row: dict[str, Any] = self.length.spent()
        row |= dict(zip(("entropy", "error", "drift"), map(float, facts), strict=True))
        for kind, (games, share, seats) in zip(KINDS, self.record.tolist(), strict=True):
            row[f"games_{kind}"] = int(games)
            if kind != "self" and games:
                row[f"wins_{kind}"], row[f"seats_{kind}"] = share / games, seats / games
        self.record = np.zeros((3, 3))
        self.curve.append(row)
        print(json.dumps({name: round(value, 4) for name, value in row.items()}), flush=True)

    def fit(self) -> dict[str, Any]:
        """Train the judge; returns its reliability on games of its own."""
        wanted, actor, error = self.wanted, self.params["actor"], jnp.float32(0)
        plan = self.plan(1.0)._replace(past=jnp.float32(0.0))
        collect = [
            jax.jit(partial(judging.collect, task, steps=wanted.judge_steps)) for task in self.tasks
        ]
        improve = jax.jit(partial(judging.improve, parts=wanted.parts))
        optimiser = adam_state(self.judge)
        few = max(wanted.parts, wanted.tables // 4)
        tables = [jax.tree.map(lambda part: part[:few], some) for some in self.tables]
        started, done = time.time(), 0.0
        for number in range(wanted.judge_rounds):
            done = max(number / wanted.judge_rounds, (time.time() - started) / wanted.judge_seconds)
            if done >= 1:
                break
            rate = jnp.float32(1e-3 * (1 - 0.95 * done))
            for place, play in enumerate(collect):
                tables[place], positions = play(actor, tables[place], self.next_key(), plan)
                self.judge, optimiser, error = improve(
                    self.judge, optimiser, positions, self.next_key(), rate
                )
            error.block_until_ready()
        print(f"judge: {number + 1} rounds, cross-entropy {float(error):.4f}", flush=True)
        return {
            str(task.players): self.measure(play, some, plan)
            for task, play, some in zip(self.tasks, collect, tables, strict=True)
        }

    def measure(self, play: Any, tables: Tables, plan: Plan) -> list[list[float]]:
        _, positions = play(self.params["actor"], tables, self.next_key(), plan)
        bins = jax.jit(judging.reliability)(self.judge, positions)
        rows: list[list[float]] = np.stack([np.asarray(each) for each in bins], 1).tolist()
        return rows

    def save(self, reliability: dict[str, Any]) -> None:
        """The weights for bots, all networks for `--from`, and a report."""
        wanted, facts = self.wanted, self.about | {"iterations": self.length.iterations}
        networks = {"actor": self.params["actor"], "judge": self.judge}
        wanted.out.mkdir(parents=True, exist_ok=True)
        write(wanted.out / f"{wanted.game}.npz", networks, facts)
        everything = networks | {"critic": self.params["critic"]}
        write(wanted.out / f"{wanted.game}.full.npz", everything, facts, kind=np.float32)
        report = {"about": facts, "curve": self.curve, "reliability": reliability}
        text = json.dumps(report, indent=1)
        (wanted.out / f"{wanted.game}.json").write_text(text, encoding="utf-8")
