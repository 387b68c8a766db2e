"""Find positions of Winchester in which one option is a blunder, by playing games to their end.

    PYTHONPATH=src python -m tools.plant_blunders --count 30 --out tests/coach/blunders.json

Each position comes from a game of deputies. A random option and the legend's answer are tried in
the same imagined worlds, and deputies play each of them to the end. The option is a blunder if it
wins at least 10 points less often, beyond the noise of so many games, and again at least 10 points
less often in as many other worlds: a first result alone is often good luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from tinhorn.bots import bot_named
from tinhorn.bots.arena import play_out
from tinhorn.bots.value import shares
from tinhorn.coach.comparison import advice, counted
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Action
from tinhorn.games.winchester.state import State
from tinhorn.kernel.game import CHANCE, Seat
from tinhorn.kernel.log import steps

COST: Final = 0.1
PLAYERS: Final = 4


class Blunder(Struct, frozen=True):
    """A position, the seat that is asked, and the option that costs that much."""

    state: State
    seat: Seat
    action: Action
    cost: float


def positions(rng: Random) -> Iterator[tuple[State, Seat, Action]]:
    """Random decisions of games of deputies, each with a random option."""
    while True:
        bots = [bot_named("deputy", winchester.NAME, rng) for _ in range(PLAYERS)]
        played = play_out(winchester, winchester.Setup(players=PLAYERS), bots, rng)
        states = [step.state for step in steps(winchester, played.setup, played.entries)]
        for state in rng.sample(states[1:-1], 4):
            (asked,) = winchester.pending(state)
            options = winchester.options(state, asked.seat)
            if asked.seat != CHANCE and len(options) > 2:
                yield state, asked.seat, rng.choice(options)


def played_out(state: State, seat: Seat, seed: str) -> float:
    """The share of the win of a seat, if deputies play on."""
    minds = [bot_named("deputy", winchester.NAME, Random(f"{seed}/{n}")) for n in range(PLAYERS)]
    dice = Random(f"{seed}/chance")
    while asked := winchester.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = winchester.chance(state, dice)
        else:
            seen = winchester.view(state, decision.seat)
            action = minds[decision.seat].choose(seen, decision)
        state = winchester.apply(state, decision.seat, action).state
    outcome = winchester.outcome(state)
    assert outcome is not None
    return shares(outcome)[seat]


def cost(state: State, seat: Seat, action: Action, trials: range) -> tuple[float, float]:
    """How much less often the option wins than the legend's answer, and the standard error."""
    seen = winchester.view(counted(winchester, state), seat)
    better = advice(winchester, seen)[0]
    lost = []
    for number in trials:
        world = winchester.imagine(seen, Random(f"{number}"))
        wins = [
            played_out(winchester.apply(world, seat, answer).state, seat, f"{number}")
            for answer in (better, action)
        ]
        lost.append(wins[0] - wins[1])
    mean, count = sum(lost) / len(trials), len(trials)
    return mean, sqrt(sum((one - mean) ** 2 for one in lost) / (count - 1) / count)


def is_blunder(state: State, seat: Seat, action: Action, trials: int) -> float | None:
    """The cost by the second trials, if both say that it is a blunder."""
    mean, error = cost(state, seat, action, range(trials))
    if mean - error < COST:
        return None
    again, _ = cost(state, seat, action, range(trials, 2 * trials))
    return again if again >= COST else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--trials", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    found: list[Any] = []
    for state, seat, action in positions(Random(wanted.seed)):
        lost = is_blunder(state, seat, action, wanted.trials)
        if lost is not None:
            found.append(Blunder(state, seat, action, round(lost, 3)))
            wanted.out.write_bytes(msgspec.json.encode(found) + b"\n")
            print(len(found), action, round(lost, 3), flush=True)
        if len(found) == wanted.count:
            return


if __name__ == "__main__":
    main()
