"""What docs/performance.md and docs/scaling.md say of growth is what the newest readings say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from bench.day import (
    LONGEST,
    SHOWN,
    Costs,
    Day,
    costs,
    need,
    newest,
    questions,
    rows,
    simulate,
    tables_a_database,
    tables_a_process,
    times,
)

DOCS = Path(__file__).parents[1] / "docs"
MOST_WORDS = 700
Row = dict[str, float]
BUSY = Day(games=1_000, answers=200_000, games_a_second=2, answers_a_second=500, tables=4_000)
COSTS = Costs(
    answer=0.001,
    answer_in_database=0.0002,
    game=0.05,
    file=0.002,
    spectator=0.00001,
    spread=3,
    bytes_an_answer=2**10,
    mebibytes_a_table=0.25,
    mebibytes_a_process=100,
)


def lines(*rows: tuple[str, list[float]]) -> list[str]:
    """Return rows of a table of docs/performance.md."""
    return [f"| {name} | {' | '.join(map(_figure, cells))} |" for name, cells in rows]


def _figure(value: float) -> str:
    """Return a number with three digits that count."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def cells(found: list[Row], name: str) -> list[float]:
    return [row[name] for row in found]


def laws(figures: dict[str, list[Row]]) -> list[str]:
    """Return every line of figures about growth in docs/performance.md."""
    cpu = "microseconds_of_processor"
    spread = [row for row in figures["processes"] if not row["together"]]
    together = [row for row in figures["processes"] if row["together"]]
    alone, half = together[0], figures["half"][0]
    others = [alone, *spread]
    return lines(
        ("programs that answer at once, µs", cells(figures["tables"], cpu)),
        ("browsers of people who think, µs", cells(figures["people"], cpu)),
        ("spectators: an answer, µs", cells(figures["spectators"], cpu)),
        ("players of a table at one process, µs", cells(together, cpu)),
        ("PostgreSQL for them, µs", cells(together, "microseconds_of_postgresql")),
        ("players of a table at any process, µs", cells(others, cpu)),
        ("PostgreSQL for those, µs", cells(others, "microseconds_of_postgresql")),
        ("answers a second that a process bears", [half["bearable_per_second"]]),
        ("answers a second at half of that, from 200 tables", [half["answers_per_second"]]),
        ("until all players have one, median, ms", [half["p50_milliseconds"]]),
        ("until all players have one, 99th percentile, ms", [half["p99_milliseconds"]]),
        ("opening a game of four, ms", [figures["people"][-1]["milliseconds_to_open_a_game"]]),
        ("one file of the page, ms", [figures["page"][0][cpu] / 1_000]),
        (
            "a second without players, ms",
            [figures["idle"][0]["milliseconds_of_processor_a_second"]],
        ),
    )


def test_the_laws_of_growth_are_those_of_the_newest_readings() -> None:
    page = (DOCS / "performance.md").read_text(encoding="utf-8").splitlines()

    assert [line for line in laws(newest()) if line not in page] == []


def test_the_page_about_scaling_says_what_follows_from_the_newest_readings() -> None:
    page = (DOCS / "scaling.md").read_text(encoding="utf-8")
    wanted = rows(simulate(1e6), costs(newest()))

    found = [f"| {name} | {value} |" for name, value in wanted]
    assert [line for line in found if line not in page] == []
    assert len(re.findall(r"\w[\w,.'’/-]*", page)) <= MOST_WORDS


def test_what_a_day_takes_is_what_its_busiest_minute_takes() -> None:
    wanted = need(BUSY, COSTS)

    assert wanted.server_cores == pytest.approx(500 * 0.001 + 2 * 0.05)
    assert wanted.processes == 2
    assert wanted.page_cores == pytest.approx(2 * 4 * 24 * 0.002)
    assert wanted.database_cores == pytest.approx(0.1)
    assert wanted.gibibytes == pytest.approx((4_000 * 0.25 + 2 * 100) / 1_024)
    assert wanted.gibibytes_a_day == pytest.approx(200_000 / 2**20)
    assert tables_a_process(BUSY, COSTS) == pytest.approx(4_000 / 1.2)
    assert tables_a_database(BUSY, COSTS) == pytest.approx(4_000 * 20)


def test_costs_are_read_from_the_readings() -> None:
    found = costs(
        {
            "people": [
                {"tables": 10, "mebibytes": 102.0, "microseconds_of_processor": 900.0},
                {
                    "tables": 1_000,
                    "mebibytes": 300.0,
                    "microseconds_of_processor": 400.0,
                    "milliseconds_to_open_a_game": 12.0,
                },
            ],
            "spectators": [
                {"spectators": 1, "microseconds_of_processor": 300.0},
                {"spectators": 1_001, "microseconds_of_processor": 5_300.0},
            ],
            "processes": [
                {
                    "microseconds_of_processor": 200.0,
                    "microseconds_of_postgresql": 50.0,
                    "bytes_per_answer": 600.0,
                },
                {"microseconds_of_processor": 1_000.0},
            ],
            "page": [{"microseconds_of_processor": 4_000.0}],
        }
    )

    assert found == pytest.approx(Costs(400e-6, 50e-6, 12e-3, 4e-3, 5e-6, 5, 600, 0.2, 100))


def test_answers_follow_the_questions_of_a_game_after_a_time_to_think() -> None:
    asked = questions("winchester", Random(1))
    given = list(times(asked, Random(1), 4))

    assert given == sorted(given)
    assert len(given) == sum(map(len, asked))
    assert SHOWN * len(asked) < given[-1] < (SHOWN + LONGEST) * len(asked)


def test_twice_the_players_are_twice_the_day() -> None:
    few, many = simulate(20_000), simulate(40_000)

    assert many.games == 2 * few.games
    assert many.answers == pytest.approx(2 * few.answers, rel=0.1)
    assert few.answers / 86_400 < few.answers_a_second < few.answers / 86_400 * 6
    assert simulate(20_000, 8).tables > 1.3 * few.tables


def test_of_each_kind_the_readings_of_the_last_run_count(tmp_path: Path) -> None:
    for run, kinds in (
        ("2026-01-02-growth", ("people", "page")),
        ("2026-01-02-growth-2", ("people",)),
        ("2026-01-02-growth-10", ("half",)),
        ("2026-01-01-growth-11", ("half", "page")),
    ):
        figures = dict.fromkeys(kinds, run)
        (tmp_path / f"{run}.json").write_text(json.dumps({"figures": figures}))

    assert newest(tmp_path) == {
        "people": "2026-01-02-growth-2",
        "page": "2026-01-02-growth",
        "half": "2026-01-02-growth-10",
    }
