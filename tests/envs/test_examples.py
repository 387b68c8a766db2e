"""The examples of random play run as they are, without a warning."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def settings(pytestconfig: pytest.Config) -> dict[str, str]:
    """Let JAX compile quickly, and keep what it compiles for the next run."""
    settings = {"JAX_DISABLE_MOST_OPTIMIZATIONS": "true"}
    kept: pytest.Cache | None = getattr(pytestconfig, "cache", None)
    if kept is not None:
        settings["JAX_COMPILATION_CACHE_DIR"] = str(kept.mkdir("jax"))
        settings["JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS"] = "0.5"
    return settings


@pytest.mark.parametrize(
    ("example", "library", "printed"),
    [
        ("pettingzoo", "pettingzoo", "Dice Town, all at once: {'player_0'"),
        ("gymnasium", "gymnasium", "Dice Town: random play won"),
        ("open_spiel", "pyspiel", "ISMCTS opens with "),
        ("batch", "jax", "64 games of Winchester in "),
    ],
)
def test_an_example_of_random_play_runs(
    example: str, library: str, printed: str, settings: dict[str, str]
) -> None:
    pytest.importorskip(library, reason=f"this example needs {library}")
    command = [sys.executable, "-W", "error", str(EXAMPLES / f"random_play_{example}.py")]

    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | settings, check=False
    )

    assert done.returncode == 0, done.stderr
    assert printed in done.stdout
