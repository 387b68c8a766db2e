"""Write the tables of docs/bots.md from the newest readings in bench/results.

    PYTHONPATH=src:. python -m tools.bot_tables
    PYTHONPATH=src:. python -m tools.bot_tables --measure bots-pools-dicetown bots-levels

`--measure` first runs the commands of these tables, on sixteen cores. A table stands between
`<!-- NAME -->` and `<!-- end -->`; below it are the date, the machine if it matters, the command
and a link to the readings. `tests/test_docs.py` fails if the page is not what this writes.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from bench.readings import RESULTS, Run

PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"
GAMES: Final = {"winchester": "Winchester", "dicetown": "Dice Town"}
WORKERS: Final = 16
Cells: TypeAlias = tuple[object, ...]
KNOWLEDGE: Final = {"bar": "everybody", "seat": "the seat asked", "open": "all cards"}


def newest(name: str) -> Path | None:
    """Return the last reading of this name; files of one day have a number after the first."""
    found = [
        (match[1], int(match[2] or 1), path)
        for path in RESULTS.glob(f"*-{name}*.json")
        if (match := re.fullmatch(rf"(\d{{4}}-\d\d-\d\d)-{name}(?:-(\d+))?\.json", path.name))
    ]
    return max(found)[2] if found else None


def read(path: Path) -> Run:
    return msgspec.json.decode(path.read_bytes(), type=Run)


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def table(head: tuple[str, ...], rows: Sequence[Cells]) -> list[str]:
    return [row(*head), row(*["---"] * len(head)).replace(" ", ""), *[row(*each) for each in rows]]


def percent(figures: dict[str, Any], name: str) -> str:
    """Return a share and its interval."""
    value, low, high = (round(figures[f"{name} [%]{end}"]) for end in ("", ", low", ", high"))
    return f"{value} % ({low}–{high})"


def pools(figures: Any) -> list[str]:
    rows: list[Cells] = [
        (each["players"], f"`{each['bot']}`", f"{each['wins [%]']:.0f}", _step(each))
        for each in figures
    ]
    return table(("players", "level", "% wins", "step"), rows)


def _step(figures: dict[str, Any]) -> str:
    if "step" not in figures:
        return ""
    low, high = figures["step, low"], figures["step, high"]
    return f"{figures['step']} ({low}{'–' if low >= 0 else ' to '}{high})"


def levels(figures: Any) -> list[str]:
    pairs = dict.fromkeys((each["players"], each["one"], each["others"]) for each in figures)
    by_place = {
        (each["game"], each["players"], each["one"], each["others"]): each for each in figures
    }
    games = [game for game in GAMES if any(each["game"] == game for each in figures)]
    rows: list[Cells] = []
    for players, one, others in pairs:
        found = [by_place.get((game, players, one, others)) for game in games]
        wins = ["" if each is None else percent(each, "wins") for each in found]
        equal = next(each for each in found if each is not None)["equal play [%]"]
        rows.append((players, one, f"`{others}`", *wins, f"{equal} %"))
    names = [GAMES[game] for game in games]
    return table(("players", "one", "others", *names, "equal play"), rows)


def characters(figures: Any) -> list[str]:
    cells = {(each["one"], each["game"], each["others"]): percent(each, "wins") for each in figures}
    kinds = list(dict.fromkeys((game, others) for _, game, others in cells))
    rows: list[Cells] = [
        (f"`{one}`", *[cells[one, *kind] for kind in kinds])
        for one in dict.fromkeys(one for one, _, _ in cells)
    ]
    return table(("one", *[f"{GAMES[game]}, `{others}`" for game, others in kinds]), rows)


def objectives(figures: Any) -> list[str]:
    rows = [
        (each["one"], f"`{each['others']}`", percent(each, "one player met all five"))
        for each in figures
    ]
    return table(("one", "three others", "games in which one player met all five"), rows)


def offers(figures: Any) -> list[str]:
    rows = [
        (
            f"`{each['level']}`",
            each["tied with"],
            each["decisions"],
            each["offered nothing by everyone [%]"],
            ", ".join(map(str, each["offers of $0, $1, $2, $3, more [%]"])),
            _means(each["mean offer for a lead worth up to $3, up to $7, more [$]"]),
        )
        for each in figures
    ]
    head = ("level", "tied with", "decisions", "% nothing by everyone")
    amounts = ("% of $0, $1, $2, $3, more", "mean for a lead up to $3, $7, more")
    return table((*head, *amounts), rows)


def _means(amounts: list[float | None]) -> str:
    return ", ".join("–" if amount is None else f"${amount:.1f}" for amount in amounts)


def reliability(figures: Any) -> list[str]:
    rows: list[Cells] = []
    for name, source in figures["sources"].items():
        parts = [source["whole"], *source["phases"].values()]
        rows.append((KNOWLEDGE[name], *[f"{100 * part['error']:.1f}" for part in parts]))
    positions = [f"{part['positions']:,}" for part in parts]
    phases = ("error in points, whole game", *source["phases"])
    return table(("known to", *phases), [*rows, ("positions", *positions)])


def decisions(figures: Any) -> list[str]:
    rows: list[Cells] = []
    for level in figures["winchester"]:
        taken = [figures[game][level] for game in GAMES]
        cells = [f"{one['median']:.2f} ms, {one['percentile_99']:.1f} ms" for one in taken]
        rows.append((f"`{level}`", *cells))
    return table(("median, 99 %", *GAMES.values()), rows)


def reviews(figures: Any) -> list[str]:
    rows: list[Cells] = []
    for each in figures:
        seconds = (f"{each[f'{name} [s]']} s" for name in ("median", "longest"))
        found = f"{each['found']} of {each['planted blunders']}"
        rows.append((GAMES[each["game"]], each["players"], *seconds, found))
    return table(("game", "players", "median", "longest", "planted blunders found"), rows)


class Table(Struct, frozen=True):
    """What writes a table, and the command that measures it."""

    lines: Callable[[Any], list[str]]
    command: str
    is_of_time: bool = False
    """Such figures depend on the machine."""


def pooled(game: str) -> Table:
    command = f"python bench/strength.py pools --game {game} --games 2480 --workers {WORKERS}"
    return Table(pools, command)


def judged(game: str) -> Table:
    command = f"python -m tools.reliability {game} --games 1000 --workers {WORKERS} --out docs"
    return Table(reliability, command)


TABLES: Final = {
    "bots-pools-winchester": pooled("winchester"),
    "bots-pools-dicetown": pooled("dicetown"),
    "bots-levels": Table(
        levels, f"python bench/strength.py levels --games 2000 --workers {WORKERS}"
    ),
    "bots-objectives": Table(
        objectives, f"python bench/strength.py objectives --games 1000 --workers {WORKERS}"
    ),
    "bots-characters": Table(
        characters, f"python bench/strength.py characters --games 600 --workers {WORKERS}"
    ),
    "sheriff-offers": Table(offers, f"python -m tools.offers --games 60 --workers {WORKERS}"),
    "reliability-winchester": judged("winchester"),
    "reliability-dicetown": judged("dicetown"),
    "decisions": Table(decisions, "python bench/decisions.py --games 6", is_of_time=True),
    "decisions-without-numpy": Table(
        decisions, "python bench/decisions.py --games 6 --without-numpy", is_of_time=True
    ),
    "reviews": Table(reviews, "python bench/review.py --games 6", is_of_time=True),
}


def section(name: str) -> Iterator[str]:
    """Yield the lines of a table and what made it."""
    path = newest(name)
    if path is None:
        yield f"*No readings yet:* `{TABLES[name].command}`."
        return
    run = read(path)
    yield from TABLES[name].lines(run.figures)
    yield ""
    link = f"[readings](../bench/results/{path.name})"
    command = re.sub(r" --save.*", "", run.command)
    when = f"{run.date}, {run.machine}" if TABLES[name].is_of_time else run.date
    yield f"*{when}:* `{command}` ({link})."


def measure(name: str) -> None:
    """Run the command of a table and keep its readings."""
    words = [*TABLES[name].command.split()[1:], "--save", name]
    print(f"{name}: {' '.join(words)}", flush=True)
    subprocess.run([sys.executable, *words], check=True)


def written(page: str) -> str:
    """Return the page with all its tables written again."""

    def filled(found: re.Match[str]) -> str:
        return "\n".join([f"<!-- {found[1]} -->", *section(found[1]), "<!-- end -->"])

    return re.sub(r"<!-- ([\w-]+) -->\n.*?<!-- end -->", filled, page, flags=re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--measure", nargs="+", choices=TABLES, default=[], help="again, before")
    for name in parser.parse_args().measure:
        measure(name)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
