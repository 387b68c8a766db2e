"""How long the bots take to answer: processor time for each decision with a choice.

    python bench/decisions.py --games 6
    python bench/decisions.py --games 6 --without-numpy

At each table sits one bot of each level. The first game of each kind is not counted: in it bots
read their weights and work out tables of the dice.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from random import Random
from statistics import quantiles
from typing import Any

from readings import add_option, save

from tinhorn.arena.schedule import play_out
from tinhorn.bots import Bot, bot_named
from tinhorn.bots.game_bots import bots_of
from tinhorn.games import GAMES
from tinhorn.kernel.game import AnyGame, Decision


class Timed:
    """A bot that notes how many milliseconds of the processor each choice takes."""

    def __init__(self, mind: Bot[Any, Any], noted: list[float]) -> None:
        self._mind, self._noted = mind, noted

    def choose(self, seen: Any, decision: Decision) -> Any:
        started = time.process_time()
        answer = self._mind.choose(seen, decision)
        if len(seen.options) > 1:
            self._noted.append(1000 * (time.process_time() - started))
        return answer


def play(game: AnyGame, seed: int, noted: dict[str, list[float]]) -> None:
    """Play one game; every level sits in another seat than in the game before."""
    known = tuple(bots_of(game.NAME).levels)
    levels = [known[(place + seed) % len(known)] for place in range(len(known))]
    bots = [
        Timed(bot_named(level, game.NAME, Random(f"{seed}/{level}")), noted[level])
        for level in levels
    ]
    play_out(game, game.Setup(players=len(levels)), bots, Random(seed))


def measured(game: AnyGame, games: int) -> dict[str, dict[str, float]]:
    """Return, by level, decisions, their median, 99th percentile and longest in milliseconds."""
    play(game, 0, defaultdict(list))
    noted: dict[str, list[float]] = defaultdict(list)
    for seed in range(1, games + 1):
        play(game, seed, noted)
    return {level: summary(noted[level]) for level in bots_of(game.NAME).levels}


def summary(noted: list[float]) -> dict[str, float]:
    parts = quantiles(noted, n=100, method="inclusive")
    return {
        "decisions": len(noted),
        "median": parts[49],
        "percentile_99": parts[98],
        "longest": max(noted),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6, help="of each kind")
    parser.add_argument("--without-numpy", action="store_true", help="as if it were missing")
    parser.add_argument("--json", action="store_true", help="write JSON instead of a table")
    add_option(parser)
    wanted = parser.parse_args()
    if wanted.without_numpy:
        sys.modules["numpy"] = None  # type: ignore[assignment]  # imports of it fail
    found = {name: measured(game, wanted.games) for name, game in GAMES.items()}
    save(wanted.save, found)
    if wanted.json:
        print(json.dumps(found))
        return
    print("| game | level | decisions | median | 99 % | longest |\n|---|---|---|---|---|---|")
    for name, levels in found.items():
        for level, row in levels.items():
            print(
                f"| {name} | `{level}` | {row['decisions']:,} | {row['median']:.2f} ms "
                f"| {row['percentile_99']:.1f} ms | {row['longest']:.1f} ms |"
            )


if __name__ == "__main__":
    main()
