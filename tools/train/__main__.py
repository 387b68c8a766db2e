"""Train the networks of a game: `python -m tools.train winchester --seed 1 --out FOLDER`.

A training that ends by its number of iterations gives the same weights again on the same kind of
hardware. Needs JAX and NumPy.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import jax

from tools.train.tasks import FEATURES_VERSIONS
from tools.train.training import SHIPPED, Training


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(FEATURES_VERSIONS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--commit", default="", help="Else asked of git.")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="Else all.")
    _about_the_start(parser)
    _about_the_length(parser)
    _about_the_networks(parser)
    _about_the_learning(parser)
    wanted = parser.parse_args()
    wanted.legend = wanted.legend or Path(SHIPPED.format(game=wanted.game))
    return wanted


def _about_the_start(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--from",
        dest="begin",
        type=Path,
        help="Continue from these weights: a file for bots, or GAME.full.npz with the critic. "
        "Networks that are smaller than asked for grow, and begin by playing as they did.",
    )
    parser.add_argument(
        "--warm-up",
        type=int,
        default=0,
        help="Iterations at first in which only the critic learns.",
    )
    parser.add_argument(
        "--best-response",
        choices=["deputy", "legend"],
        help="Train one seat against a table of these, which do not learn.",
    )
    parser.add_argument("--legend", type=Path, help="The weights of that legend, else the shipped.")


def _about_the_length(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=4096, help="Of each task.")
    parser.add_argument("--iterations", type=int, default=1200)
    parser.add_argument("--seconds", type=float, default=1e9, help="Of training, less compilation.")
    parser.add_argument(
        "--whole-seconds", type=float, default=1e9, help="Of training and its compilation."
    )
    parser.add_argument(
        "--processor-seconds",
        type=float,
        default=1e9,
        help="Of the processor for training, less compilation; other work does not count.",
    )
    parser.add_argument("--every", type=int, default=100, help="Iterations between two reports.")


def _about_the_networks(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hidden", type=int, default=208)
    parser.add_argument("--critic", type=int, default=512)


def _about_the_learning(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--parts", type=int, default=16, help="Updates in one pass over a batch.")
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--shaping", type=float, default=0.5, help="Reward for points, at first.")
    parser.add_argument("--trace", type=float, default=0.96, help="The lambda of GAE.")
    parser.add_argument("--deputies", type=float, default=0.3)
    parser.add_argument("--past", type=float, default=0.2)


def commit() -> str:
    done = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def about(wanted: argparse.Namespace) -> dict[str, Any]:
    """Return what a reader needs to make the same weights again."""
    return {
        "game": wanted.game,
        "features": FEATURES_VERSIONS[wanted.game],
        "seed": wanted.seed,
        "commit": wanted.commit or commit(),
        "hardware": jax.devices()[0].device_kind,
        "jax": jax.__version__,
        "command": shlex.join(["python", "-m", "tools.train", *sys.argv[1:]]),
    }


def main() -> None:
    wanted = arguments()
    started = time.time()
    training = Training(wanted, about(wanted))
    print(f"{jax.devices()} {training.shape} {vars(wanted)}", flush=True)
    training.run()
    training.save()
    print(f"done in {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
