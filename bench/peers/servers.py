"""Measures our server beside boardgame.io's, in turns, on this machine.

    python bench/peers/servers.py                        10 and 50 tables, three rounds
    python bench/peers/servers.py --everything           our clients read what a browser reads
    python bench/peers/servers.py --database postgresql://…

boardgame.io is installed from npm into a scratch folder; without Node or a network it is skipped.
Its server keeps an open auction without secrets in memory. Ours plays Winchester: four views with
secrets, and every answer is durable before anyone sees it. In both, all four seats of each table
are connected, and one answer at a time is on its way at each table. The clients of both are
programs: they get what is at stake, who is asked and what may be answered, but no sentences.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from readings import add_option, save

HERE: Final = Path(__file__).parent
LOAD: Final = HERE.parent / "load.py"
PEER: Final = HERE / "boardgame_io"
PACKAGE: Final = "boardgame.io@0.50.2"
PLAYERS: Final = 4
AHEAD: Final = 600
"""How many tables are opened beforehand, for all games of a run: opening is not measured."""


class Result(NamedTuple):
    """What one run of one server has shown."""

    cpu: float
    """Server CPU per answer, in microseconds."""
    p50: float
    """From sending an answer until all seats have received it, in milliseconds."""
    rate: float
    """Answers a second."""


def install(folder: Path) -> bool:
    """Install boardgame.io into a folder; False where that is impossible."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return False
    for script in PEER.glob("*.cjs"):
        shutil.copy(script, folder)
    if (folder / "node_modules" / "boardgame.io").exists():
        return True
    command = [npm, "install", "--no-audit", "--no-fund", "--silent", PACKAGE]
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


def measure_peer(folder: Path, tables: int, seconds: int) -> Result:
    """Run boardgame.io's server and scripted clients."""
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(
        ["node", "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert server.stdout is not None
        found = None
        while found is None:
            found = re.search(r":(\d+)/", server.stdout.readline())
        return _measure_clients(folder, server.pid, found[1], tables, seconds)
    finally:
        server.terminate()
        server.wait()


def _measure_clients(folder: Path, pid: int, port: str, tables: int, seconds: int) -> Result:
    command = ["node", "clients.cjs", port, str(tables), str(PLAYERS), str(seconds)]
    clients = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert clients.stdout is not None
    assert clients.stdout.readline() == "counting\n"
    before = _cpu_seconds(pid)
    latencies = json.loads(clients.stdout.readline())["latencies"]
    used = _cpu_seconds(pid) - before
    clients.wait()
    count = len(latencies)
    return Result(1e6 * used / count, statistics.median(latencies), count / seconds)


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure_ours(tables: int, wish: argparse.Namespace) -> Result:
    """Run `bench/load.py` and read its figures."""
    command = [sys.executable, str(LOAD), "--tables", str(tables), "--seats", str(PLAYERS)]
    command += ["--seconds", str(wish.seconds), "--ahead", str(AHEAD)]
    command += ["--database", wish.database] if wish.database else []
    command += ["--everything"] if wish.everything else []
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert _figure(r"opened ahead, not used\s+(\d+)", text), "tables were opened while measuring"
    return Result(
        _figure(r"server CPU an answer\s+(\d+)", text),
        _figure(r"p50 ([\d.]+)", text),
        _figure(r"answers a second\s+(\d+)", text),
    )


def _figure(pattern: str, text: str) -> float:
    found = re.search(pattern, text)
    assert found, text
    return float(found[1])


def compare(folder: Path | None, tables: int, wish: argparse.Namespace) -> dict[str, Any]:
    """Measure both servers in turns, because the machine is not equally fast all the time."""
    ours, peers = [], []
    for _ in range(wish.rounds):
        if folder is not None:
            peers.append(measure_peer(folder, tables, wish.seconds))
        ours.append(measure_ours(tables, wish))
    _print(f"tinhorn, {tables} tables", ours)
    if peers:
        _print(f"boardgame.io, {tables} matches", peers)
        ratios = [mine.cpu / peer.cpu for mine, peer in zip(ours, peers, strict=True)]
        delays = [mine.p50 / peer.p50 for mine, peer in zip(ours, peers, strict=True)]
        print(f"  ratio of CPU {statistics.median(ratios):.2f}, of p50", end=" ")
        print(f"{statistics.median(delays):.2f} (medians of {wish.rounds} rounds)")
    rounds = {"tinhorn": ours, "boardgame.io": peers}
    return {
        "tables": tables,
        **{name: [one._asdict() for one in found] for name, found in rounds.items()},
    }


def _print(name: str, results: list[Result]) -> None:
    cpu, p50, rate = (statistics.median(column) for column in zip(*results, strict=True))
    print(f"{name:28s} {cpu:6.0f} µs an answer, p50 {p50:6.1f} ms, {rate:6.0f} answers a second")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    reader.add_argument("--tables", type=int, nargs="+", default=[10, 50])
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--seconds", type=int, default=8)
    reader.add_argument("--everything", action="store_true", help="our clients read all parts")
    reader.add_argument("--database", help="of SQLAlchemy; without it, SQLite in a new folder")
    reader.add_argument("--folder", type=Path, help="keep the installed peer here")
    add_option(reader)
    wish = reader.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder: Path | None = wish.folder or Path(scratch)
        if not install(folder or Path(scratch)):
            print("boardgame.io could not be installed; only our server is measured.")
            folder = None
        save(wish.save, [compare(folder, tables, wish) for tables in wish.tables])


if __name__ == "__main__":
    main()
