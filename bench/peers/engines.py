"""Measure our engine beside those that a user would pick, in one run on one core.

    python bench/peers/engines.py                        all of them
    python bench/peers/engines.py openspiel rlcard       only these
    python bench/peers/engines.py --folder ~/peers       keep the environments for the next run

Each peer is installed into an environment of its own, in a scratch folder; a peer that cannot be
installed is skipped. The games are the nearest that each peer has, played at random from start to
end, so a ratio compares the cost of one decision in different games, not two engines on one game.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from readings import add_option, save

SCRIPTS: Final = Path(__file__).parent / "engines"
INSTALL_SECONDS: Final = 600
MEASURE_SECONDS: Final = 300


class Peer(NamedTuple):
    """What to install, and the script that measures it."""

    packages: tuple[str, ...]
    script: str


PEERS: Final = {
    "openspiel": Peer(("open_spiel==2.0.2",), "openspiel.py"),
    "rlcard": Peer(("rlcard==1.2.0", "setuptools<81"), "rlcard_games.py"),
    "pettingzoo": Peer(
        ("pettingzoo==1.27.0", "rlcard==1.2.0", "pygame==2.6.1", "setuptools<81"),
        "pettingzoo_classic.py",
    ),
    "pgx": Peer(("pgx==2.6.0", "jax[cpu]"), "pgx_batch.py"),
    "pokerkit": Peer(("pokerkit==0.7.7",), "pokerkit_holdem.py"),
    "catanatron": Peer(("catanatron==3.2.1",), "catanatron_random.py"),
}


class Rate(NamedTuple):
    """How many decisions a second an engine takes in one of its games."""

    engine: str
    game: str
    decisions: float


def installed(name: str, peer: Peer, folder: Path) -> Path | None:
    """Install a peer into its own environment and return that Python; `None` if it fails."""
    home = folder / name
    python = home / "bin" / "python"
    ready = home / "ready"
    if ready.exists():
        return python
    venv.create(home, with_pip=True, clear=True)
    command = [str(python), "-m", "pip", "install", "--quiet", *peer.packages]
    try:
        subprocess.run(command, check=True, timeout=INSTALL_SECONDS)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return None
    ready.touch()
    return python


def measure(engine: str, python: Path, script: str) -> list[Rate]:
    """Run one script on one core; an engine that fails has no rates."""
    environment = {**os.environ, "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    try:
        done = subprocess.run(
            [str(python), str(SCRIPTS / script)],
            stdout=subprocess.PIPE,
            check=True,
            timeout=MEASURE_SECONDS,
            env=environment,
            preexec_fn=_use_one_core,
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        _report(f"{engine}: skipped, could not be measured")
        return []
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith(b"{")]
    return [Rate(engine, line["game"], line["rate"]) for line in lines]


def _report(line: str) -> None:
    """Say what is happening: a whole run takes a quarter of an hour."""
    print(line, file=sys.stderr, flush=True)


def _use_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure_all(names: list[str], folder: Path) -> list[Rate]:
    """Measure ours before and after the peers, and keep the better rate of each game."""
    first = measure("tinhorn", Path(sys.executable), "ours.py")
    peers: list[Rate] = []
    for name in names:
        _report(f"{name}: installing")
        python = installed(name, PEERS[name], folder)
        if python is None:
            _report(f"{name}: skipped, could not be installed")
            continue
        found = measure(name, python, PEERS[name].script)
        for rate in found:
            _report(f"{name}: {rate.game}, {rate.decisions:,.0f} decisions a second")
        peers += found
    second = measure("tinhorn", Path(sys.executable), "ours.py")
    ours = [max(pair, key=lambda rate: rate.decisions) for pair in zip(first, second, strict=True)]
    return [*ours, *peers]


def show(rates: list[Rate]) -> None:
    """Print each rate, and how often it goes into ours."""
    ours = [rate for rate in rates if rate.engine == "tinhorn"]
    print(f"{'engine':<12}{'game':<40}{'decisions/s':>13}", end="")
    print("".join(f"  {own.game} is" for own in ours))
    for rate in rates:
        ratios = "".join(f"{own.decisions / rate.decisions:>12.2f} x" for own in ours)
        print(f"{rate.engine:<12}{rate.game:<40}{rate.decisions:>13,.0f}{ratios}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("peers", nargs="*", choices=[[], *PEERS], help="all if none is named")
    parser.add_argument("--folder", type=Path, help="where the environments stay")
    add_option(parser)
    wish = parser.parse_args()
    names = wish.peers or list(PEERS)
    with tempfile.TemporaryDirectory() as scratch:
        folder = wish.folder.expanduser() if wish.folder else Path(scratch)
        rates = measure_all(names, folder)
    show(rates)
    save(wish.save, [rate._asdict() for rate in rates])


if __name__ == "__main__":
    main()
