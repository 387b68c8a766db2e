"""examples/price_bot.py, which was written from docs/protocol.md alone, at a real server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Server

ROOT = Path(__file__).parents[2]
GAMES = 200


def test_the_bidder_by_price_plays_a_whole_game(sqlite_url: str) -> None:
    with Server(sqlite_url, "--no-limits", "--pace", "0") as server:
        done = subprocess.run(
            [sys.executable, ROOT / "examples" / "price_bot.py", server.url],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )

    assert done.stdout.startswith(("won [", "lost ["))


@pytest.mark.slow
def test_the_bidder_by_price_beats_greenhorns_more_often_than_not(sqlite_url: str) -> None:
    """It wins two games of three, so that fewer than half of 200 would be no bad luck."""
    with Server(sqlite_url, "--no-limits", "--pace", "0") as server:
        done = subprocess.run(
            [sys.executable, "bench/price_bot.py", server.url, "--games", str(GAMES)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )

    figures = json.loads(done.stdout)
    assert figures["wins [%]"] > 50
