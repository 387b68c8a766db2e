"""How strong the bots are: the tables of docs/bots.md.

    python bench/strength.py pools --game winchester --games 2480 --save bots-pools-winchester
    python bench/strength.py pools --game dicetown --games 2480 --save bots-pools-dicetown
    python bench/strength.py levels --games 2000 --workers 16 --save bots-levels
    python bench/strength.py objectives --games 1000 --workers 16 --save bots-objectives
    python bench/strength.py characters --games 600 --workers 16 --save bots-characters

`pools` rates all levels at mixed tables of every size, with the step from each level to the next.
`levels` seats one bot with others of one level. `objectives` counts the games of Winchester in
which one player met all five shared objectives. `characters` seats one character with bots of its
level. `--game` leaves the other game out. Pools that were stopped go on from the games in
`--folder`. Run it in the folder of the project: some bots are players of `tests/support`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from readings import add_option, save

from tinhorn.arena.contest import Contest, hold
from tinhorn.arena.simulation import Played, simulate, wilson
from tinhorn.bots.game_bots import bots_of
from tinhorn.games import GAMES
from tinhorn.kernel.log import steps

CHARACTERS: Final = ("tight", "bold", "grudge")
"""Those that play otherwise than their level."""
SEED: Final = 7
FIVE: Final = 5
BEGINNER: Final = "python:tests.support.beginner:"
PLAYERS: Final = {
    "winchester beginner": f"{BEGINNER}WinchesterBeginner",
    "dicetown beginner": f"{BEGINNER}DicetownBeginner",
    "dicetown legend without NumPy": "python:tinhorn.games.dicetown.bots.legend:LegendWithoutNumpy",
    "winchester chaser": "python:tests.support.chaser:Chaser",
}
"""Bots that are no level, by game and name."""
ROWS: Final = (
    (4, "beginner", "greenhorn"),
    (4, "deputy", "greenhorn"),
    (4, "marshal", "deputy"),
    (4, "legend", "marshal"),
    (4, "legend", "deputy"),
    (2, "legend", "deputy"),
    (3, "legend", "deputy"),
    (5, "legend", "deputy"),
    (4, "legend without NumPy", "deputy"),
)
"""Players, the one bot and the others."""
TABLES: Final = (
    ("deputy", "deputy"),
    ("legend", "legend"),
    ("chaser", "greenhorn"),
    ("chaser", "deputy"),
    ("chaser", "legend"),
)
"""The one bot and the three others."""


def pools(
    game: str, games: int, workers: int, *, folder: Path | None = None
) -> Iterator[dict[str, Any]]:
    """Yield a row for each bot at mixed tables of each size, the strongest first."""
    for players in GAMES[game].PLAYERS:
        file = None if folder is None else folder / f"{game}-{players}.games"
        setup = GAMES[game].Setup(players=players)
        contest = Contest(
            game=game, setup=setup, bots=tuple(bots_of(game).levels), games=games, seed=1
        )
        found = hold(contest, workers=workers, file=file)
        above = {step.bot: step for step in found.steps}
        for entrant in sorted(found.entrants, key=lambda each: -each.rating.rating):
            row = {
                "game": game,
                "players": players,
                "games": games,
                "bot": entrant.bot,
                **percent("wins", entrant.win_rate, entrant.low, entrant.high),
                **points("rating", entrant.rating),
            }
            step = above.get(entrant.bot)
            yield row | ({} if step is None else {"above": step.above, **points("step", step.by)})


def levels(game: str, games: int, workers: int) -> Iterator[dict[str, Any]]:
    """Yield a row for each bot that sits with others of one level."""
    for players, one, others in ROWS:
        named = known(game, one)
        if named is None or players not in GAMES[game].PLAYERS:
            continue
        bots = (named, *(others,) * (players - 1))
        yield {"one": one, **against(game, bots, games, workers)}


def characters(game: str, games: int, workers: int) -> Iterator[dict[str, Any]]:
    """Yield a row for each character that sits with bots of its level."""
    for level in ("deputy", "legend"):
        for character in CHARACTERS:
            bots = (f"{level}:{character}", level, level, level)
            yield {"one": character, **against(game, bots, games, workers)}


def against(game: str, bots: tuple[str, ...], games: int, workers: int) -> dict[str, Any]:
    """Return how often the first bot wins against the others, which are alike."""
    players = len(bots)
    setup = GAMES[game].Setup(players=players)
    first = simulate(GAMES[game], setup, bots, games, SEED, workers=workers).by_bot[0]
    return {
        "others": bots[1],
        "game": game,
        "players": players,
        "games": games,
        **percent("wins", first.win_rate, first.low, first.high),
        "equal play [%]": round(100 / players),
    }


def known(game: str, bot: str) -> str | None:
    """Return what the arena calls a bot of this game; nothing if the game has none such."""
    return bot if bot in bots_of(game).levels else PLAYERS.get(f"{game} {bot}")


def objectives(game: str, games: int, workers: int) -> Iterator[dict[str, Any]]:
    """Yield, for each table, in how many games one player met all five shared objectives."""
    if game != "winchester":
        return
    for one, others in TABLES:
        named = known(game, one)
        assert named is not None
        met: list[int] = []
        simulate(
            GAMES[game],
            GAMES[game].Setup(players=4),
            (named, others, others, others),
            games,
            SEED,
            on_game=partial(note_most_met, GAMES[game], met),
            with_records=True,
            workers=workers,
        )
        low, high = wilson(met.count(FIVE), games)
        yield {
            "game": game,
            "players": 4,
            "games": games,
            "one": one,
            "others": others,
            **percent("one player met all five", met.count(FIVE) / games, low, high),
        }


def note_most_met(game: Any, met: list[int], played: Played) -> None:
    """Note how many shared objectives the player met who met most."""
    assert played.record is not None
    *_, last = steps(game, played.record.setup, played.record.entries)
    met.append(max(len(player.met) for player in last.state.players))


def percent(name: str, value: float, low: float, high: float) -> dict[str, float]:
    ends = ((f"{name} [%]", value), (f"{name} [%], low", low), (f"{name} [%], high", high))
    return {key: round(100 * end, 1) for key, end in ends}


def points(name: str, rating: Any) -> dict[str, int]:
    ends = ((name, rating.rating), (f"{name}, low", rating.low), (f"{name}, high", rating.high))
    return {key: round(end) for key, end in ends}


Part: TypeAlias = Callable[[str, int, int], Iterator[dict[str, Any]]]
PARTS: Final[dict[str, Part]] = {
    "pools": pools,
    "levels": levels,
    "objectives": objectives,
    "characters": characters,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="else both")
    parser.add_argument("--games", type=int, default=2000, help="games a row")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, help="save the games of pools here, and go on")
    add_option(parser)
    wanted = parser.parse_args()
    parts: dict[str, Part] = {**PARTS, "pools": partial(pools, folder=wanted.folder)}
    rows = []
    for game in wanted.game or sorted(GAMES):
        for row in parts[wanted.part](game, wanted.games, wanted.workers):
            rows.append(row)
            print(row, flush=True)
    save(wanted.save, rows)


if __name__ == "__main__":
    main()
