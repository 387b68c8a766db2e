"""Writes the tables of docs/leaderboard.md from the newest reading: `make leaderboard`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "leaderboard.md"
RESULTS: Final = ROOT / "bench" / "results"
TABLES: Final = re.compile(r"(?<=<!-- begin -->\n).*(?=<!-- end -->)", re.DOTALL)
TITLES: Final = {"winchester": "Winchester", "dicetown": "Dice Town"}
NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d)-leaderboard(?:-(\d+))?\.json")


def newest() -> Path:
    """Return the last reading of bench/leaderboard.py; a second one of a day has a number."""
    found = {path: NAME.fullmatch(path.name) for path in RESULTS.iterdir()}
    readings = {path: (name[1], int(name[2] or 1)) for path, name in found.items() if name}
    return max(readings, key=lambda path: readings[path])


def filled(page: str, reading: Path) -> str:
    """Return the page with the tables of this reading."""
    run = msgspec.json.decode(reading.read_bytes())
    source = f"*{run['date']}:* `{run['command']}` ([readings](../bench/results/{reading.name}))."
    parts = [board(game, run["figures"]) for game in TITLES]
    return TABLES.sub(lambda _: "\n" + "\n\n".join([*parts, source]) + "\n\n", page)


def board(game: str, figures: list[dict[str, Any]]) -> str:
    """Return the table of one game."""
    rows = [figure for figure in figures if figure["game"] == game]
    lines = [
        f"| {place} | `{one['bot']}` | {_range(one, 'rating (Elo scale)')} | "
        f"{_range(one, 'wins [%]', ' %')} | {one['seats']:,} |"
        for place, one in enumerate(rows, start=1)
    ]
    heading = ["| | bot | rating | wins | seats played |", "|---|---|---|---|---|"]
    return "\n".join([f"### {TITLES[game]}", "", *heading, *lines])


def _range(one: dict[str, Any], name: str, unit: str = "") -> str:
    """Write a figure and its interval: `21 % (19 to 22)`."""
    value, low, high = (_signed(one[f"{name}{end}"]) for end in ("", ", low", ", high"))
    return f"{value}{unit} ({low} to {high})"


def _signed(number: int) -> str:
    return f"{number}".replace("-", "−")


def main() -> None:
    page = filled(PAGE.read_text(encoding="utf-8"), newest())
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
