"""Writes the stored playthroughs of OpenSpiel again: `python -m tests.support.playthroughs`."""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import tinhorn.envs.open_spiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).parents[1] / "envs" / "playthroughs"
PLAYERS = {"winchester": 3, "dicetown": 2}
SEED = 1


def main() -> None:
    for game, players in PLAYERS.items():
        name = f"python_tinhorn_{game}"
        played = generate_playthrough.playthrough(f"{name}(players={players})", None, seed=SEED)
        (FOLDER / f"{name}.txt").write_text(played, encoding="utf-8")


if __name__ == "__main__":
    main()
