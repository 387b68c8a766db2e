"""Works out what a day of many players takes, from the readings of `bench/growth.py`.

    python bench/day.py                       a million players: the table of docs/scaling.md
    python bench/day.py --players 20000 --thinking 8

It simulates one table in a hundred: groups arrive over the day as in one time zone, and play whole
games of both kinds, with the questions that these games ask and a time to think for every answer.
How many tables play at once, and how many answers come in a second, is multiplied with what the
newest readings say that each costs.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tinhorn.bots import bot_named
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE

RESULTS: Final = Path(__file__).parent / "results"
PEOPLE: Final = 4
"""At a table."""
ARRIVALS: Final = (5, 3, 2, 1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 5, 5, 6, 8, 11, 14, 16, 15, 12, 8)
"""Groups that begin in each hour of a day, as a proportion: most in the evening."""
THINKING: Final = 4.0
"""Seconds, the median. Half of all answers take between 2.3 and 6.9 seconds."""
SPREAD: Final = 0.8
"""Of the logarithm of the time to think."""
LONGEST: Final = 60.0
SHOWN: Final = 1.5
"""Seconds in which the page shows an answer, before it asks the next question: an auction of
Winchester takes 11.2 seconds if all answer at once."""
LEVEL: Final = "uniform"
"""The bot that plays the games: the only one whose play never changes."""
SAMPLES: Final = 8
"""Games of each kind, played once; every table of the day is one of them, with its own times."""
SHARE: Final = 100
"""One table in so many is simulated."""
MINUTES: Final = 24 * 60
FILES: Final = 24
"""That a page asks for before the first table."""
HALF: Final = 0.5
"""Of a core: more load on a process makes answers wait for each other."""


MACHINE_PROCESSES: Final = 6
"""On eight cores: the others are for PostgreSQL and the proxy."""
DATABASE_CORES: Final = 4


class Day(NamedTuple):
    """What happens on one day, in all and in its busiest minute."""

    games: float
    answers: float
    games_a_second: float
    answers_a_second: float
    tables: float
    """That play at once."""


class Costs(NamedTuple):
    """What `bench/growth.py` has measured; processor time in seconds."""

    answer: float
    """With four browsers at the table, on SQLite."""
    answer_in_database: float
    """What PostgreSQL spends on it."""
    game: float
    """To open a table, seat four people and start."""
    file: float
    """One file of the page."""
    spectator: float
    """One message to one spectator."""
    spread: float
    """How often the time of an answer is taken if a table's players are at two processes."""
    bytes_an_answer: float
    mebibytes_a_table: float
    mebibytes_a_process: float


class Need(NamedTuple):
    """What a day takes in its busiest minute."""

    server_cores: float
    """For answers and new games."""
    page_cores: float
    """For the files of the page, if no cache is in front."""
    database_cores: float
    processes: int
    """Each at half of a core, for answers and new games."""
    gibibytes: float
    """Of memory, for all processes."""
    gibibytes_a_day: float
    """By which the database grows."""


def questions(name: str, rng: Random) -> list[list[int]]:
    """Play one game between bots; return the seats that each question asks."""
    game, asked, last = GAMES[name], list[list[int]](), None
    state = game.new(game.Setup(players=PEOPLE))
    bot = bot_named(LEVEL, name, rng)
    while decisions := game.pending(state):
        decision = decisions[0]
        if decision.seat == CHANCE:
            state = game.apply(state, CHANCE, game.chance(state, rng)).state
            continue
        if decision.prompt != last:
            last = decision.prompt
            asked.append([one.seat for one in decisions])
        action = bot.choose(game.view(state, decision.seat), decision)
        state = game.apply(state, decision.seat, action).state
    return asked


def times(asked: list[list[int]], rng: Random, thinking: float) -> Iterator[float]:
    """Return when each answer is given, in seconds; the last one ends the game."""
    now = 0.0
    for seats in asked:
        given = sorted(now + SHOWN + _thought(rng, thinking) for _ in seats)
        yield from given
        now = given[-1]


def _thought(rng: Random, median: float) -> float:
    return min(rng.lognormvariate(math.log(median), SPREAD), LONGEST)


def simulate(players: float, thinking: float = THINKING, *, seed: int = 1) -> Day:
    """Simulate the arrivals and the games of one day. It begins as it ends."""
    rng = Random(seed)
    played = [questions(name, rng) for name in sorted(GAMES) for _ in range(SAMPLES)]
    games = players / PEOPLE
    answers, tables, opened = ([0.0] * MINUTES for _ in range(3))
    hours, total = list(accumulate(ARRIVALS)), 0
    sampled = max(1, round(games / SHARE))
    for _ in range(sampled):
        [hour] = rng.choices(range(24), cum_weights=hours)
        start = 60 * (hour + rng.random())
        given = [start + at / 60 for at in times(rng.choice(played), rng, thinking)]
        total += len(given)
        opened[int(start) % MINUTES] += 1
        for at in given:
            answers[int(at) % MINUTES] += 1
        for minute in range(int(start), int(given[-1]) + 1):
            tables[minute % MINUTES] += 1
    scale = games / sampled
    return Day(
        games=games,
        answers=scale * total,
        games_a_second=scale * _busiest(opened) / 60,
        answers_a_second=scale * _busiest(answers) / 60,
        tables=scale * _busiest(tables),
    )


def _busiest(minutes: list[float], width: int = 15) -> float:
    """Return the most in a minute; the mean of some, since few tables stand for many."""
    sums = [0.0, *accumulate(minutes + minutes[:width])]
    return max(sums[at + width] - sums[at] for at in range(MINUTES)) / width


def costs(figures: Mapping[str, list[dict[str, float]]]) -> Costs:
    """Return the costs from the readings of `bench/growth.py`."""
    people, watched = figures["people"], figures["spectators"]
    few, many, first, last = people[0], people[-1], watched[0], watched[-1]
    alone, spread = figures["processes"][:2]
    table = (many["mebibytes"] - few["mebibytes"]) / (many["tables"] - few["tables"])
    extra = last["microseconds_of_processor"] - first["microseconds_of_processor"]
    return Costs(
        answer=1e-6 * many["microseconds_of_processor"],
        answer_in_database=1e-6 * alone["microseconds_of_postgresql"],
        game=1e-3 * many["milliseconds_to_open_a_game"],
        file=1e-6 * figures["page"][0]["microseconds_of_processor"],
        spectator=1e-6 * extra / (last["spectators"] - first["spectators"]),
        spread=spread["microseconds_of_processor"] / alone["microseconds_of_processor"],
        bytes_an_answer=alone["bytes_per_answer"],
        mebibytes_a_table=table,
        mebibytes_a_process=few["mebibytes"] - few["tables"] * table,
    )


def need(day: Day, cost: Costs) -> Need:
    """Return what a day takes, if everybody of a table is served by the same process."""
    cores = day.answers_a_second * cost.answer + day.games_a_second * cost.game
    processes = max(1, math.ceil(cores / HALF))
    memory = day.tables * cost.mebibytes_a_table + processes * cost.mebibytes_a_process
    return Need(
        server_cores=cores,
        page_cores=day.games_a_second * PEOPLE * FILES * cost.file,
        database_cores=day.answers_a_second * cost.answer_in_database,
        processes=processes,
        gibibytes=memory / 2**10,
        gibibytes_a_day=day.answers * cost.bytes_an_answer / 2**30,
    )


def tables_a_process(day: Day, cost: Costs) -> float:
    """Return how many tables of people one process serves at half of a core."""
    return HALF * day.tables / need(day, cost).server_cores


def tables_a_database(day: Day, cost: Costs) -> float:
    """Return for how many tables a PostgreSQL works that is kept half busy."""
    return HALF * DATABASE_CORES * day.tables / need(day, cost).database_cores


def rows(day: Day, cost: Costs) -> list[tuple[str, str]]:
    """Return the figures of docs/scaling.md."""
    wanted, tables = need(day, cost), tables_a_process(day, cost)
    return [
        ("games in the day", _rounded(day.games)),
        ("answers in the day", _rounded(day.answers)),
        ("tables that play at once, in the busiest minutes", _rounded(day.tables)),
        ("answers a second", _rounded(day.answers_a_second)),
        ("new games a second", _rounded(day.games_a_second)),
        ("cores for answers and new games", _rounded(wanted.server_cores)),
        ("processes, each at half of a core", str(wanted.processes)),
        ("cores for the files of the page, without a cache", _rounded(wanted.page_cores)),
        ("cores for PostgreSQL", _rounded(wanted.database_cores)),
        ("memory of all processes", f"{_rounded(wanted.gibibytes)} GiB"),
        ("growth of the database", f"{_rounded(wanted.gibibytes_a_day)} GiB a day"),
        ("tables of people: one process at half of a core", _rounded(tables)),
        (
            "tables of people: a machine of eight cores, six processes",
            _rounded(MACHINE_PROCESSES * tables),
        ),
        (
            "tables of people: a PostgreSQL that keeps half of four cores busy",
            _rounded(tables_a_database(day, cost)),
        ),
        ("players of a table at two processes: an answer costs", f"{_rounded(cost.spread)} times"),
        ("one more spectator: an answer costs", f"{_rounded(1e6 * cost.spectator)} µs more"),
    ]


def _rounded(value: float) -> str:
    """Return a number with two digits that count."""
    digits = 1 - math.floor(math.log10(value)) if value else 0
    return f"{round(value, digits):,.{max(digits, 0)}f}"


def newest(folder: Path = RESULTS) -> dict[str, Any]:
    """Return the readings of `bench/growth.py`, of each kind those of the last run that has it."""
    found: dict[str, Any] = {}
    for path in sorted(folder.glob("*-growth*.json"), key=_age):
        found |= json.loads(path.read_text())["figures"]
    return found


def _age(path: Path) -> tuple[str, int]:
    """Return the date and the number of a run; a first run has no number."""
    date, number = path.name[:10], path.stem.rpartition("-growth")[2].lstrip("-")
    return date, int(number or 1)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--players", type=float, default=1e6, help="who play one game in the day")
    reader.add_argument("--thinking", type=float, default=THINKING, help="seconds, the median")
    wish = reader.parse_args()
    for name, value in rows(simulate(wish.players, wish.thinking), costs(newest())):
        print(f"| {name} | {value} |")


if __name__ == "__main__":
    main()
