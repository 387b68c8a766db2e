"""What made the weights and prices that bots ship with."""

from __future__ import annotations

from pathlib import Path

import pytest

import tinhorn.games
from tinhorn.bots.weights import About, weights
from tinhorn.games.dicetown.bots.heuristic.prices import fit

SHIPPED = sorted(Path(tinhorn.games.__file__).parent.glob("*/bots/weights/*"))


def about(file: Path) -> About:
    return fit().about if file.suffix == ".json" else weights(file, 1).about


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: "/".join(file.parts[-4::3]))
def test_weights_say_what_made_them(file: Path) -> None:
    made = about(file)

    assert made.game in {file.parts[-4], "value", f"{file.parts[-4]}-value"}
    assert made.seed > 0
    assert made.commit
    assert made.hardware
    assert made.command.startswith("python -m tools.")
    assert file.parts[-4] in made.command
    assert made.iterations > 0


def test_both_games_ship_a_policy_and_a_judge() -> None:
    shipped = {(file.parts[-4], file.name) for file in SHIPPED}

    assert shipped == {
        ("dicetown", "policy.npz"),
        ("dicetown", "prices.json"),
        ("dicetown", "value.npz"),
        ("winchester", "policy.npz"),
        ("winchester", "value.npz"),
    }
