"""How long games take: what the lobby promises for one person with bots and for four friends.

Deputies play whole games. The time is that of the table, at the pace that bench/pace.py has
measured, and ten seconds of thought for each real choice: for one person's choices alone with bots;
for everybody's among friends, where choices that are made at the same time count once.

    python bench/minutes.py [--games 12] [--thought 10]
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from readings import add_option, save

from tinhorn.bots import bot_named
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE

PACE: Final[Mapping[str, float]] = {"winchester": 12.3, "dicetown": 25.7}
"""Seconds for an auction and for a round, when every answer is given at once."""
PLAYERS: Final = 4
ROUNDED_TO: Final = 5
"""Minutes."""


class Length(NamedTuple):
    """What one game took."""

    rounds: int
    own: float
    """Choices of one player."""
    together: int
    """Questions that had at least one choice."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--thought", type=float, default=10.0, help="seconds for each choice")
    add_option(parser)
    wanted = parser.parse_args()
    figures = []
    for name, pace in PACE.items():
        lengths = [length(name, seed) for seed in range(wanted.games)]
        table = pace * mean(one.rounds for one in lengths)
        alone = table + wanted.thought * mean(one.own for one in lengths)
        friends = table + wanted.thought * mean(one.together for one in lengths)
        figures.append(
            {
                "name": name,
                "rounds": round(mean(one.rounds for one in lengths), 1),
                "choices of one player": round(mean(one.own for one in lengths), 1),
                "questions with a choice": round(mean(one.together for one in lengths), 1),
                "alone with bots [min]": nearest(alone / 60),
                "four friends [min]": nearest(friends / 60),
            }
        )
        print(figures[-1])
    save(wanted.save, figures)


def length(name: str, seed: int) -> Length:
    game, rng = GAMES[name], Random(seed)
    state = game.new(game.Setup(players=PLAYERS))
    bots = [bot_named("deputy", name, Random(f"{seed} {seat}")) for seat in range(PLAYERS)]
    rounds, choices, asked = 0, 0, set()
    while pending := game.pending(state):
        decision = pending[0]
        if decision.seat == CHANCE:
            action = game.chance(state, rng)
        else:
            view = game.view(state, decision.seat)
            action = bots[decision.seat].choose(view, decision)
            if len(view.options) > 1:
                choices += 1
                asked.add((decision.prompt, decision.kind))
        state = game.apply(state, decision.seat, action).state
        rounds = max(rounds, game.round_number(state))
    return Length(rounds, choices / PLAYERS, len(asked))


def nearest(minutes: float) -> int:
    return ROUNDED_TO * round(minutes / ROUNDED_TO)


if __name__ == "__main__":
    main()
