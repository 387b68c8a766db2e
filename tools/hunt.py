"""Hunts for tests that are not green every time: `make hunt`.

Runs the suite again and again, each time in another order and beside another load, and names every
test that failed with its seed, its load and its log. The same seed and load give the same order.
With `--save`, all runs are written to bench/results.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from bench import readings

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "hunt"
SEED: Final = "TINHORN_HUNT_SEED"
FAILURES: Final = "TINHORN_HUNT_FAILURES"
"""Names the file to which a run adds the tests that fail."""
DISK: Final = "/var/tmp"
"""Not in memory, where tests keep their files otherwise."""
RESEARCH: Final = ("tests/batch", "tests/envs", "tests/train")
PARTS: Final[tuple[tuple[str, ...], ...]] = (
    (*(f"--ignore={path}" for path in ("tests/browser", *RESEARCH)), "tests"),
    ("--dist=loadfile", *RESEARCH),
    ("tests/browser",),
)
"""As in the Makefile: what cannot share a process with the rest has one of its own."""
BUSY: Final = "import os\nwhile os.getppid() == {parent}: pass"
WRITING: Final = """
import os, tempfile
with tempfile.TemporaryFile(dir={disk!r}) as file:
    while os.getppid() == {parent}:
        os.pwrite(file.fileno(), bytes(2**22), 0)
        os.fsync(file.fileno())
"""


class Load(NamedTuple):
    """What runs beside the tests, and how they run."""

    busy_cores: int = 0
    writers: int = 0
    niceness: int = 0


LOADS: Final = {
    "none": Load(),
    "one-core": Load(busy_cores=1),
    "all-cores": Load(busy_cores=os.cpu_count() or 1),
    "nice": Load(busy_cores=os.cpu_count() or 1, niceness=5),
    "slow-disk": Load(writers=2),
}


class Run(NamedTuple):
    """One run of one part of the suite."""

    part: str
    seed: int
    load: str
    seconds: float
    status: int
    failed: tuple[str, ...]
    log: Path


def main() -> None:
    options = _options()
    FOLDER.mkdir(parents=True, exist_ok=True)
    first = LOADS if options.load is None else [options.load]
    parts = PARTS if options.part is None else (tuple(options.part),)
    runs = []
    for number in range(options.runs):
        load = [*first][number % len(first)]
        for part in parts:
            runs.append(_run(options, options.seed + number, load, part))
            _print_run(runs[-1])
    _print_failures(runs)
    readings.save(options.save, [_figures(run) for run in runs])
    sys.exit(any(run.status for run in runs))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make hunt", description=__doc__)
    parser.add_argument("runs", type=int, help="how often the suite runs")
    parser.add_argument("--part", action="append", help="paths of tests instead of the whole suite")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first run")
    parser.add_argument("--load", choices=LOADS, help="instead of all, one after another")
    parser.add_argument("--workers", type=int, default=3, help="processes that run tests")
    readings.add_option(parser)
    return parser.parse_args()


def _run(options: argparse.Namespace, seed: int, load: str, part: tuple[str, ...]) -> Run:
    name = part[-1].replace("/", "-").replace(":", "-")
    log, failures = (FOLDER / f"{seed}-{load}-{name}.{kind}" for kind in ("log", "failed"))
    failures.write_text("")
    began = time.monotonic()
    with log.open("w") as written, _beside(LOADS[load]):
        status = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-p", "tools.hunt"),
                *("-n", str(options.workers), *part),
            ],
            cwd=ROOT,
            env=_environment(LOADS[load], seed, failures),
            stdout=written,
            stderr=subprocess.STDOUT,
            preexec_fn=lambda: os.nice(LOADS[load].niceness),
            check=False,
        ).returncode
    failed = tuple(dict.fromkeys(failures.read_text().splitlines()))
    return Run(name, seed, load, time.monotonic() - began, status, failed, log)


def _environment(load: Load, seed: int, failures: Path) -> dict[str, str]:
    """Return the environment that tells the plugin below what to do; `-p` finds it only so."""
    told = {SEED: str(seed), FAILURES: str(failures), "PYTHONPATH": str(ROOT)}
    return os.environ | told | ({"TMPDIR": DISK} if load.writers else {})


@contextmanager
def _beside(load: Load) -> Iterator[None]:
    """Run this load until the tests have ended. It ends with this process, too."""
    codes = [BUSY] * load.busy_cores + [WRITING] * load.writers
    own = {"parent": os.getpid(), "disk": DISK}
    running = [subprocess.Popen([sys.executable, "-c", code.format(**own)]) for code in codes]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def _print_run(run: Run) -> None:
    result = "green" if run.status == 0 else f"{len(run.failed)} failed, status {run.status}"
    log = run.log.relative_to(ROOT)
    print(f"{run.seed}  {run.load:9}  {run.seconds:5.0f} s  {result:24}  {log}", flush=True)


def _figures(run: Run) -> dict[str, object]:
    """Return what the file of the results says of a run; its log stays in `build`."""
    figures = run._asdict() | {"seconds": round(run.seconds)}
    return {name: value for name, value in figures.items() if name != "log"}


def _print_failures(runs: list[Run]) -> None:
    found = sorted((test, run) for run in runs for test in run.failed)
    print(f"\n{sum(run.status != 0 for run in runs)} of {len(runs)} runs were not green.")
    for test, failed in groupby(found, key=lambda pair: pair[0]):
        print(f"\n{test}")
        for _, run in failed:
            print(f"  seed {run.seed}, load {run.load}: {run.log.relative_to(ROOT)}")


# What follows is a plugin of pytest: it is loaded in the runs above.


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Put the modules, and the tests of each, into an order that the seed decides."""
    yield
    rng = Random(os.environ[SEED])
    modules: dict[Path, list[pytest.Item]] = {}
    for item in sorted(items, key=lambda item: item.nodeid):
        modules.setdefault(item.path, []).append(item)
    groups = [*modules.values()]
    rng.shuffle(groups)
    for group in groups:
        rng.shuffle(group)
    items[:] = [item for group in groups for item in group]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        with open(os.environ[FAILURES], "a") as failures:
            failures.write(f"{report.nodeid}\n")


if __name__ == "__main__":
    main()
