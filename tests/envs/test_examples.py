"""The examples of random play and the samples of docs/research.md run, without a warning."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.batch.quick_programs import settings

EXAMPLES = Path(__file__).parents[2] / "examples"
RESEARCH = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.fixture
def environment(pytestconfig: pytest.Config) -> dict[str, str]:
    """Let JAX compile quickly, and keep what it compiles for the next run."""
    kept: pytest.Cache | None = getattr(pytestconfig, "cache", None)
    return os.environ | settings(None if kept is None else kept.mkdir("jax"))


@pytest.mark.parametrize(
    ("example", "library", "printed"),
    [
        ("pettingzoo", "pettingzoo", "Dice Town, all at once: {'player_0'"),
        ("gymnasium", "gymnasium", "Dice Town: random play won"),
        ("open_spiel", "pyspiel", "ISMCTS opens with "),
        # The samples of the page compile the same game.
        pytest.param("batch", "jax", "64 games of Winchester in ", marks=pytest.mark.slow),
    ],
)
def test_an_example_of_random_play_runs(
    example: str, library: str, printed: str, environment: dict[str, str]
) -> None:
    pytest.importorskip(library, reason=f"this example needs {library}")
    command = [sys.executable, "-W", "error", str(EXAMPLES / f"random_play_{example}.py")]

    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)

    assert done.returncode == 0, done.stderr
    assert printed in done.stdout


@pytest.mark.parametrize(
    ("section", "library"),
    [
        ("PettingZoo", "pettingzoo"),
        ("Gymnasium", "gymnasium"),
        ("OpenSpiel", "pyspiel"),
        ("JAX", "jax"),
    ],
)
def test_the_samples_of_the_page_run(section: str, library: str) -> None:
    pytest.importorskip(library, reason=f"these samples need {library}")
    text = RESEARCH.read_text(encoding="utf-8")
    here = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert here is not None
    samples = re.findall(r"^```python\n(.*?)^```", here[1], re.MULTILINE | re.DOTALL)

    names: dict[str, object] = {}
    for sample in samples:
        exec(sample, names)

    assert samples


def test_the_page_gives_the_highest_action_ids() -> None:
    pytest.importorskip("numpy", reason="the environments need tinhorn[envs]")
    from tinhorn.envs.codec import codec_of

    text = RESEARCH.read_text(encoding="utf-8")

    assert f"0 to {codec_of('winchester').num_actions - 1} in Winchester" in text
    assert f"0 to {codec_of('dicetown').num_actions - 1} in Dice Town" in text
