"""List the kernels of one chunk of batched play, and how long each takes.

    JAX_PLATFORMS=cuda python bench/kernels.py winchester --batch 1048576 --hlo winchester.hlo

The chunk is the one that `bench/batch.py` measures. The profiler of JAX times the kernels; without
it the list is empty and the compiled program, which `--hlo` writes to a file, tells their number.
"""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

# Kernels inside a recorded graph would be one entry of the profile.
os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_gpu_enable_command_buffer="

import jax
from batch import STEPS, chunk, environment, seen, unseen
from readings import add_option, save


def compiled(game: str, batch: int, players: int, *, observed: bool) -> tuple[Any, Any]:
    """Return the program of a chunk, and lanes to start from."""
    env = environment(game, players)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
    lanes = jax.vmap(partial(seen, env) if observed else unseen)(states)
    play = jax.jit(partial(chunk, env, batch, observed))
    return play.lower(lanes, jax.random.key(1)).compile(), lanes


def profile(play: Any, lanes: Any) -> Counter[str]:
    """Microseconds of each kernel in one chunk, after one that warms up."""
    play(lanes, jax.random.key(1))[1].block_until_ready()
    with tempfile.TemporaryDirectory() as folder:
        with jax.profiler.trace(folder):
            play(lanes, jax.random.key(2))[1].block_until_ready()
        traces = list(Path(folder).rglob("*.xplane.pb"))
        return Counter() if not traces else _kernels(str(traces[0]))


def _kernels(trace: str) -> Counter[str]:
    spent: Counter[str] = Counter()
    for plane in jax.profiler.ProfileData.from_file(trace).planes:
        if "/device:GPU" not in plane.name:
            continue
        for line in plane.lines:
            if "Stream" in line.name:
                for event in line.events:
                    spent[event.name] += event.duration_ns / 1000
    return spent


def origins(program: str) -> dict[str, str]:
    """Return what each fusion of the compiled program was made of, by its name."""
    found = re.findall(r"%(\S+) = (\S+) fusion\(.*?(?:op_name=\"([^\"]*)\")?[^\"]*$", program, re.M)
    return {name.replace(".", "_"): f"{shape[:60]} {origin[-80:]}" for name, shape, origin in found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--batch", type=int, default=65536)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--observations", action="store_true")
    parser.add_argument("--hlo", type=Path, help="write the compiled program to this file")
    add_option(parser)
    given = parser.parse_args()
    play, lanes = compiled(given.game, given.batch, given.players, observed=given.observations)
    program = play.as_text()
    if given.hlo:
        given.hlo.write_text(program, encoding="utf-8")
    spent, origin = profile(play, lanes), origins(program)
    print(f"{given.game}: {len(spent)} kernels, {sum(spent.values()) / STEPS:,.1f} µs a step")
    for name, microseconds in spent.most_common(60):
        print(f"{microseconds / STEPS:>10.1f} µs a step  {name:<40} {origin.get(name, '')}")
    save(given.save, {name: spent[name] / STEPS for name, _ in spent.most_common()})


if __name__ == "__main__":
    main()
