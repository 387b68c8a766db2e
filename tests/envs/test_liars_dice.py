"""Liar's Dice has the value that OpenSpiel's own game has: a truth from outside."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="this game needs tinhorn[open-spiel]")

EXAMPLE = Path(__file__).parents[2] / "examples" / "liars-dice"


def values(*, sides: int, iterations: int) -> tuple[float, float]:
    """Solve both games in a process that loads the example from its folder."""
    words = ("--sides", str(sides), "--iterations", str(iterations))
    done = subprocess.run(
        [sys.executable, EXAMPLE.parent / "solve_liars_dice.py", *words],
        env=os.environ | {"TINHORN_GAMES": str(EXAMPLE)},
        capture_output=True,
        text=True,
        check=True,
    )
    ours, theirs = (float(line.split()[-1]) for line in done.stdout.splitlines())
    return ours, theirs


def test_with_dice_of_three_sides_it_has_the_value_of_the_game_of_openspiel() -> None:
    ours, theirs = values(sides=3, iterations=60)

    assert ours == pytest.approx(theirs, abs=1e-3)
    assert theirs == pytest.approx(0.107, abs=5e-3)


@pytest.mark.slow
def test_with_dice_of_six_sides_it_has_the_value_of_the_game_of_openspiel() -> None:
    ours, theirs = values(sides=6, iterations=2)

    assert ours == pytest.approx(theirs, abs=1e-3)
