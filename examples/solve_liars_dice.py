"""Solves Liar's Dice for two players with one die each, and OpenSpiel's own game beside it.

    pip install tinhorn[open-spiel] ./examples/liars-dice
    python examples/solve_liars_dice.py --sides 3 --iterations 60

Counterfactual regret minimisation finds a strategy for both players that comes nearer to the best
one with each iteration. Prints what the first player wins on average, from -1 to 1.
"""

from __future__ import annotations

from argparse import ArgumentParser

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.expected_game_score import policy_value

import tinhorn.envs.open_spiel  # noqa: F401 - importing it registers our games


def value(game: pyspiel.Game, iterations: int) -> float:
    """Return what the first player gets on average."""
    solver = CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    strategy = solver.average_policy()
    return float(policy_value(game.new_initial_state(), [strategy, strategy])[0])


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--sides", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=60)
    wanted = parser.parse_args()
    ours = pyspiel.load_game(f"python_tinhorn_liarsdice(players=2,dice=1,sides={wanted.sides})")
    theirs = pyspiel.load_game(f"liars_dice(numdice=1,dice_sides={wanted.sides})")
    # We count a win as 1 and a loss as 0, OpenSpiel's game a loss as -1.
    print(f"tinhorn   {2 * value(ours, wanted.iterations) - 1:+.6f}")
    print(f"OpenSpiel {value(theirs, wanted.iterations):+.6f}")


if __name__ == "__main__":
    main()
