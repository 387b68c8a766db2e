"""Write what a run has measured to bench/results: one JSON file for each run.

python bench/engine.py --save             bench/results/DATE-engine.json
python bench/engine.py --save engine-arm  bench/results/DATE-engine-arm.json
"""

from __future__ import annotations

import argparse
import os
import platform
import shlex
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

RESULTS: Final = Path(__file__).parent / "results"


class Run(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One run of one script."""

    date: str
    machine: str
    load: str
    """Of the machine in the last minute before the file was written, or in words."""
    command: str
    figures: Any
    notes: str = ""


def add_option(parser: argparse.ArgumentParser) -> None:
    """Let users of a script ask for a file of the run."""
    parser.add_argument(
        "--save",
        nargs="?",
        const=script_name(),
        metavar="NAME",
        help="write the figures to bench/results/DATE-NAME.json; NAME is by default the script's",
    )


def save(name: str | None, figures: Any) -> None:
    """Write the figures of this run to a file of its own; do nothing without a name."""
    if name is None:
        return
    run = Run(
        date=datetime.now(UTC).date().isoformat(),
        machine=machine(),
        load=f"{os.getloadavg()[0]:.1f}",
        command=shlex.join(["python", *sys.orig_argv[1:]]),
        figures=figures,
    )
    path = free_path(f"{run.date}-{name}")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
    print(f"saved as {path}", file=sys.stderr)


def free_path(stem: str) -> Path:
    """Find a name that no earlier run has taken."""
    path, number = RESULTS / f"{stem}.json", 2
    while path.exists():
        path, number = RESULTS / f"{stem}-{number}.json", number + 1
    return path


def machine() -> str:
    """Describe the processor, its cores and the version of Python."""
    return f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def processor() -> str:
    """Return the name of the processor, as Linux tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def script_name() -> str:
    """Return the name of the script that runs, with hyphens."""
    return Path(sys.argv[0]).stem.replace("_", "-")
