"""Rate bots for docs/leaderboard.md: in each game, all of them at mixed tables of four.

    python bench/leaderboard.py --games 1300 --workers 16 --save
    python bench/leaderboard.py --game winchester --bots python:my_bot:Careful

It is `tinhorn arena GAME --players 4 --games GAMES --seed 1 --bots BOTS` for each game, with all
bots of ours and those that are named. `make leaderboard` then fills the page from the newest file.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

from readings import add_option, save

from tinhorn.arena.contest import Contest, Entrant, hold
from tinhorn.bots import bots_by_strength
from tinhorn.games import GAMES

BOARDS: Final = ("winchester", "dicetown")
PLAYERS: Final = 4
SEED: Final = 1


def board(game: str, bots: tuple[str, ...], games: int, workers: int) -> list[dict[str, Any]]:
    """Rate the bots in one game, the strongest first."""
    setup = GAMES[game].Setup(players=PLAYERS)
    contest = Contest(game=game, setup=setup, bots=bots, games=games, seed=SEED)
    rated = sorted(hold(contest, workers=workers).entrants, key=lambda one: -one.rating.rating)
    return [row(game, entrant, games) for entrant in rated]


def row(game: str, entrant: Entrant, games: int) -> dict[str, Any]:
    rating = entrant.rating
    return {
        "game": game,
        "bot": entrant.bot,
        "games": games,
        "seats": entrant.seats,
        "rating (Elo scale)": round(rating.rating),
        "rating (Elo scale), low": round(rating.low),
        "rating (Elo scale), high": round(rating.high),
        "wins [%]": round(100 * entrant.win_rate),
        "wins [%], low": round(100 * entrant.low),
        "wins [%], high": round(100 * entrant.high),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1300, help="in each of the two games")
    parser.add_argument("--game", choices=BOARDS, help="only this game")
    parser.add_argument("--bots", nargs="*", default=[], help="bots besides ours")
    parser.add_argument("--workers", type=int, default=1)
    add_option(parser)
    wish = parser.parse_args()
    figures: list[dict[str, Any]] = []
    for game in BOARDS if wish.game is None else (wish.game,):
        figures += board(game, (*bots_by_strength(game), *wish.bots), wish.games, wish.workers)
    for found in figures:
        print(found)
    save(wish.save, figures)


if __name__ == "__main__":
    main()
