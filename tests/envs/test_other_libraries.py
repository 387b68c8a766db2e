"""Stable-Baselines3, Tianshou and RLlib learn in our environments, each with its own masks.

None of them is among our dependencies: install one (docs/research.md has the versions), then
`pytest -m slow tests/envs/test_other_libraries.py`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from pathlib import Path

import gymnasium
import pytest

import tinhorn.envs

assert tinhorn.envs

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("game", ["Winchester", "Dicetown"])
@pytest.mark.parametrize("mask", ["info", "observation"])
def test_the_checker_of_stable_baselines_has_no_complaint_and_no_warning(
    game: str, mask: str
) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    env = gymnasium.make(f"tinhorn/{game}-v0", opponents="uniform", mask=mask)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        checker.check_env(env)
        checker.check_env(env.unwrapped)


@pytest.mark.parametrize(
    ("example", "library", "options"),
    [
        ("sb3", "sb3_contrib", ("--steps", "2048", "--games", "4")),
        ("tianshou", "tianshou", ("--steps", "800", "--games", "8")),
        ("rllib", "ray.rllib", ("--steps", "800", "--iterations", "1")),
    ],
)
def test_an_example_learns_for_a_moment(
    example: str, library: str, options: tuple[str, ...]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pytest.importorskip(library)
    command = [sys.executable, str(EXAMPLES / f"{example}_winchester.py"), *options]

    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert re.search(r"wins \d+%\n$", done.stdout), done.stdout
