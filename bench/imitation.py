"""How often the bot of examples/imitate.py wins at mixed tables with greenhorns.

    python bench/imitation.py --save

It learns from games of legends, and meets greenhorns in the arena, as the example says.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from readings import add_option, save

EXAMPLE = Path(__file__).parents[1] / "examples" / "imitate.py"
BOTS = "python:imitate:Imitator,greenhorn"
TINHORN = (sys.executable, "-m", "tinhorn")


def contest(folder: Path, games: int, contest_games: int, workers: int) -> Any:
    """Learn in this folder, and return what the arena found."""

    def run(*command: str) -> str:
        return subprocess.run(
            command, cwd=folder, check=True, stdout=subprocess.PIPE
        ).stdout.decode()

    shutil.copy(EXAMPLE, folder)
    many = ("--workers", str(workers))
    from_legends = ("--bots", "legend", "--parquet", "set")
    run(*TINHORN, "simulate", "winchester", "--games", str(games), *from_legends, *many)
    print(run(sys.executable, EXAMPLE.name, "set"), end="", file=sys.stderr)
    wish = ("--games", str(contest_games), "--bots", BOTS, "--json")
    return json.loads(run(*TINHORN, "arena", "winchester", *wish, *many))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="games of legends to learn from")
    parser.add_argument("--contest", type=int, default=400, help="games in the arena")
    parser.add_argument("--workers", type=int, default=1)
    add_option(parser)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = contest(Path(folder), wish.games, wish.contest, wish.workers)
    figures = [
        {
            "game": "Winchester",
            "players": 4,
            "bot": entrant["bot"],
            "games learned from": wish.games,
            "seats": entrant["seats"],
            "wins [%]": round(100 * entrant["win_rate"], 1),
            "wins [%], low": round(100 * entrant["low"], 1),
            "wins [%], high": round(100 * entrant["high"], 1),
            "equal play [%]": 25,
        }
        for entrant in found["entrants"]
    ]
    print(json.dumps(figures))
    save(wish.save, figures)


if __name__ == "__main__":
    main()
