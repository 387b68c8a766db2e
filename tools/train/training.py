"""One training from its first deal to the files of weights."""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from tinhorn.batch.networks import Layers, read
from tools.train import ppo
from tools.train.length import Length
from tools.train.network import adam_state, dense, grown, write
from tools.train.ppo import Batch, Plan, Tables
from tools.train.tasks import tasks_of

LEAGUE: Final = 20
"""How many past selves a training keeps, at even distances."""
CHECKPOINT: Final = 60.0
"""Seconds between two checkpoints."""
KINDS: Final = ("self", "deputies", "past")
"""The rivals of finished games, in reports."""
SHIPPED: Final = "src/tinhorn/games/{game}/bots/weights/policy.npz"


class Training:
    """Everything that one training needs."""

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
        self.params = self._grown(self._new(keys[2:], features.shape[1]))
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
        hidden, critic, inputs = self.wanted.hidden, self.wanted.critic, self.shape.inputs
        return {
            "actor": dense(keys[0], (inputs, hidden, hidden, self.tasks[0].choices)),
            "critic": dense(keys[1], (features, critic, critic, ppo.SEATS)),
        }

    def _grown(self, new: dict[str, Layers]) -> dict[str, Layers]:
        """Return the networks to begin with. A file for bots has no critic."""
        former = read(self.wanted.begin) if self.wanted.begin else {}
        return {
            name: grown(former[name], layers) if name in former else layers
            for name, layers in new.items()
        }

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
        """Return a past self, or the legend whose best response is trained."""
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
                self.save()
        self.report(facts)

    def report(self, facts: Any) -> None:
        """Print how often the learners won since the last line, as a part of their fair share."""
        row: dict[str, Any] = self.length.spent()
        row |= dict(zip(("entropy", "error", "drift"), map(float, facts), strict=True))
        for kind, (games, share, seats) in zip(KINDS, self.record.tolist(), strict=True):
            row[f"games_{kind}"] = int(games)
            if kind != "self" and games:
                row[f"wins_{kind}"], row[f"seats_{kind}"] = share / games, seats / games
        self.record = np.zeros((3, 3))
        self.curve.append(row)
        print(json.dumps({name: round(value, 4) for name, value in row.items()}), flush=True)

    def save(self) -> None:
        """Save the weights for bots, all networks for `--from`, and a report."""
        wanted, facts = self.wanted, self.about | {"iterations": self.length.iterations}
        wanted.out.mkdir(parents=True, exist_ok=True)
        write(wanted.out / f"{wanted.game}.npz", {"actor": self.params["actor"]}, facts)
        write(wanted.out / f"{wanted.game}.full.npz", self.params, facts, kind=np.float32)
        text = json.dumps({"about": facts, "curve": self.curve}, indent=1)
        (wanted.out / f"{wanted.game}.json").write_text(text, encoding="utf-8")
