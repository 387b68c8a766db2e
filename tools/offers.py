"""Measure what the sheriff of Dice Town is offered, and how often all players offer nothing.

    PYTHONPATH=src python -m tools.offers --games 25 --save sheriff-offers

Each row is of tables with bots of one level. A nugget counts as two dollars, a card as one offer
of something. Decisions with players who have neither money nor nuggets are counted, too.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial
from random import Random
from typing import Any, Final

from bench.readings import add_option, save
from tinhorn.arena.schedule import all_played, play_out
from tinhorn.bots import bot_named
from tinhorn.bots.game_bots import bots_of
from tinhorn.games import dicetown
from tinhorn.games.dicetown.phases import Bundle, Deciding
from tinhorn.games.dicetown.state import State
from tinhorn.kernel.log import steps

NUGGET: Final = 2
"""The dollars that a nugget counts as (D-END-2)."""
MOST: Final = 4
"""Larger offers are one group."""


def decided(level: str, players: int, number: int) -> list[tuple[Bundle, ...]]:
    """Return what the sheriff is offered at each decision of a game."""
    bots = [bot_named(level, "dicetown", Random(f"{number}/{seat}")) for seat in range(players)]
    played = play_out(dicetown, dicetown.Setup(players=players), bots, Random(number))
    before: State | None = None
    found = []
    for step in steps(dicetown, played.setup, played.entries):
        phase = step.state.phase
        is_new = before is None or not isinstance(before.phase, Deciding)
        if isinstance(phase, Deciding) and is_new:
            found.append(tuple(bundle for bundle in phase.offers if bundle is not None))
        before = step.state
    return found


def dollars(bundle: Bundle) -> int:
    return bundle.bills + NUGGET * bundle.nuggets + len(bundle.cards)


def figures(level: str, players: int, games: int, *, workers: int = 1) -> dict[str, Any]:
    """Return the distribution of offers, and of decisions without any."""
    played = all_played(partial(decided, level, players), range(games), workers, batch=1)
    decisions = [one for game in played for one in game]
    offers = Counter(min(MOST, dollars(bundle)) for one in decisions for bundle in one)
    nothing = sum(not any(map(dollars, one)) for one in decisions)
    return {
        "level": level,
        "players": players,
        "games": games,
        "decisions": len(decisions),
        "offered nothing by everyone [%]": _percent(nothing, len(decisions)),
        "offers of $0, $1, $2, $3, more [%]": [
            _percent(offers[amount], offers.total()) for amount in range(MOST + 1)
        ],
    }


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=25, help="games a row")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--levels", nargs="+", default=list(bots_of(dicetown.NAME).levels))
    parser.add_argument("--workers", type=int, default=1, help="processes")
    add_option(parser)
    wanted = parser.parse_args()
    rows = []
    for players in wanted.players:
        for level in wanted.levels:
            rows.append(figures(level, players, wanted.games, workers=wanted.workers))
            print(rows[-1], flush=True)
    save(wanted.save, rows)


if __name__ == "__main__":
    main()
