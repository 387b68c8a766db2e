"""Compare the batched rules with the engine in thousands of games, on all cores of a machine.

    PYTHONPATH=src python -m tests.batch.compare --games 10000 --workers 16

Games are compared in chunks: all numbers of players and all table options of both titles. What a
chunk found is written down as soon as it is finished, and a second run of the same code goes on
from there. The exit status is 1 if anything differs. Needs jax, numpy and msgspec alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tests.batch.quick_programs import settings

ROOT: Final = Path(__file__).parents[2]
CODE: Final = ("src/tinhorn/batch", "src/tinhorn/games", "src/tinhorn/kernel", "tests/batch")
"""What a result depends on. Results of other code do not count."""
TITLES: Final = ("winchester", "dicetown")
CHUNK: Final = {"winchester": 160, "dicetown": 64}
"""Games at a time. The numbers are fixed, so that one program fits all chunks."""
FIRST_SEED: Final = 1_000
"""The games of `make test` have lower numbers."""
SHOWN_DIFFERENCES: Final = 20


class Task(NamedTuple):
    """One chunk of games of a title."""

    title: str
    number: int

    @property
    def seeds(self) -> range:
        size = CHUNK[self.title]
        return range(FIRST_SEED + self.number * size, FIRST_SEED + (self.number + 1) * size)


class Result(msgspec.Struct, frozen=True):
    """What the comparison of one chunk found."""

    title: str
    number: int
    code: str
    positions: int
    differences: tuple[str, ...]
    seconds: float

    @property
    def task(self) -> Task:
        return Task(self.title, self.number)


def tasks(titles: Sequence[str], games: int) -> list[Task]:
    """Enough chunks of each title; the longest games first."""
    return [
        Task(title, number)
        for title in reversed(titles)
        for number in range(-(-games // CHUNK[title]))
    ]


def compared(task: Task) -> Result:
    """Play one chunk in the engine, replay it in the batched rules, and compare every position."""
    began = time.process_time()
    compare = _compared_winchester if task.title == "winchester" else _compared_dicetown
    positions, differences = compare(task)
    seconds = round(time.process_time() - began, 1)
    return Result(*task, fingerprint(), positions, differences, seconds)


def _compared_winchester(task: Task) -> tuple[int, tuple[str, ...]]:
    from tests.batch.winchester.replay import compare, play, setups

    options = setups(3 + task.number % 3)
    games = [play(options[seed % len(options)], seed) for seed in task.seeds]
    positions = sum(len(game.positions) for game in games)
    try:
        compare(games)
    except AssertionError as difference:
        return positions, (str(difference),)
    return positions, ()


def _compared_dicetown(task: Task) -> tuple[int, tuple[str, ...]]:
    from tests.batch.dicetown.differences import differences
    from tests.batch.dicetown.recorded import record_games
    from tests.batch.dicetown.replayed import replayed

    games = record_games(task.seeds)
    positions = sum(len(game.positions) + 1 for game in games)
    return positions, tuple(differences(games, replayed(games)))


def fingerprint() -> str:
    """Names the code that is compared."""
    files = sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def written(file: Path) -> list[Result]:
    """Return what earlier runs of the same code found."""
    if not file.exists():
        return []
    code, decoder = fingerprint(), msgspec.json.Decoder(Result)
    results = decoder.decode_lines(file.read_bytes())
    return [result for result in results if result.code == code]


def run(todo: Sequence[Task], *, workers: int, folder: Path) -> Iterator[Result]:
    """Compare chunks in processes of their own, and write down each as it is finished."""
    os.environ.update(settings(folder / "programs"), JAX_PLATFORMS="cpu")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
        (folder / "results.jsonl").open("ab") as file,
    ):
        for future in as_completed([pool.submit(compared, task) for task in todo]):
            result = future.result()
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            yield result


def summary(results: Sequence[Result]) -> Iterator[str]:
    """Yield some lines for people."""
    for title in TITLES:
        own = [result for result in results if result.title == title]
        positions = sum(result.positions for result in own)
        wrong = sum(len(result.differences) for result in own)
        yield (
            f"{title}: {len(own) * CHUNK[title]:,} games, {positions:,} positions, "
            f"differences: {wrong}, {sum(result.seconds for result in own):,.0f} s of one core"
        )
    found = [f"{result.task}: {line}" for result in results for line in result.differences]
    yield from found[:SHOWN_DIFFERENCES]


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--titles", nargs="+", choices=TITLES, default=TITLES)
    parser.add_argument("--games", type=int, default=10_000, help="of each title; default: 10000")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count(), help="processes; default: one for each core"
    )
    parser.add_argument(
        "--folder",
        type=Path,
        default=ROOT / "build" / "compared",
        help="where results and compiled programs are kept; default: build/compared",
    )
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    given = arguments(words)
    wanted = tasks(given.titles, given.games)
    done = [result for result in written(given.folder / "results.jsonl") if result.task in wanted]
    finished = {result.task for result in done}
    todo = [task for task in wanted if task not in finished]
    _say(f"{len(wanted)} chunks, {len(finished)} of them compared by an earlier run")
    for result in run(todo, workers=given.workers, folder=given.folder):
        done.append(result)
        _say(f"{len(done)}/{len(wanted)} {result.title} {result.number} {result.differences or ''}")
    for line in summary(done):
        _say(line)
    return 1 if any(result.differences for result in done) else 0


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - a command for people


if __name__ == "__main__":
    sys.exit(main())
