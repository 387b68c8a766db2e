"""How long the review of a game takes, for the choices of all seats, and how much it finds.

    python bench/review.py --games 6

The time is processor time of one core. Each seat of a game has a random level. The first review of
each game is not counted: in it bots read their weights and work out tables of the dice. The planted
blunders are those of `tests/coach`.
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from readings import add_option, save

sys.path.insert(0, str(Path(__file__).parents[1]))

from tinhorn.arena.schedule import play_out
from tinhorn.bots import bot_named
from tinhorn.bots.game_bots import bots_of
from tinhorn.coach.review import Move, improvements, review
from tinhorn.games import GAMES
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.log import Entry
from tools.plant_blunders import read

PLAYERS: Final = (4, 5)
BLUNDERS: Final = Path(__file__).parents[1] / "tests" / "coach"


def measured(game: AnyGame, players: int, games: int) -> dict[str, Any]:
    """Return the seconds of reviews."""
    taken = [reviewed(game, players, number) for number in range(games + 1)][1:]
    return {
        "game": game.NAME,
        "players": players,
        "games": games,
        "median [s]": round(median(taken), 2),
        "longest [s]": round(max(taken), 2),
        **blunders(game.NAME),
    }


@cache
def blunders(name: str) -> dict[str, int]:
    """Return how many blunders are planted in positions of this game, and how many it finds."""
    game = GAMES[name]
    planted = read(game, BLUNDERS / f"blunders-{game.NAME}.json")
    found = [
        improvements(
            game,
            Move(
                Entry(each.seat, each.state.prompt, each.action),
                each.state,
                game.apply(each.state, each.seat, each.action),
                0,
                0,
                None,
            ),
        )
        for each in planted
    ]
    return {"planted blunders": len(planted), "found": sum(map(bool, found))}


def reviewed(game: AnyGame, players: int, number: int) -> float:
    rng = Random(f"{number}")
    levels = tuple(bots_of(game.NAME).levels)
    bots = [bot_named(rng.choice(levels), game.NAME, rng) for _ in range(players)]
    record = play_out(game, game.Setup(players=players), bots, rng).record(("x",) * players)
    started = time.process_time()
    review(game, record)
    return time.process_time() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6, help="of each kind")
    add_option(parser)
    wanted = parser.parse_args()
    rows = []
    for game in GAMES.values():
        for players in PLAYERS:
            rows.append(measured(game, players, wanted.games))
            print(rows[-1], flush=True)
    save(wanted.save, rows)


if __name__ == "__main__":
    main()
