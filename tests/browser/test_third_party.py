"""A game of somebody else, installed in an environment of its own, is played like ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pexpect
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, SHEET, Player, open_table, wait_for_effect

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "liars-dice"
UV: Final = Path(sys.executable).with_name("uv")
PATIENCE: Final = 120
NO_INDEX: Final = "Failed to establish a new connection"
UNWANTED: Final = ("PYTHONPATH", "TINHORN_GAMES", "XDG_DATA_HOME")


class Environment:
    """A virtual environment with the server and the example, built from this tree."""

    def __init__(self, folder: Path) -> None:
        self._folder, self.home = folder / "venv", folder / "home"
        self.home.mkdir()
        make = [sys.executable, "-m", "venv", "--without-pip", str(self._folder)]
        subprocess.run(make, check=True)
        wheels = [_wheel(ROOT, folder), _wheel(EXAMPLE, folder)]
        _install(self.program("python"), f"{wheels[0]}[server]", str(wheels[1]))

    def program(self, name: str) -> Path:
        return self._folder / "bin" / name

    def run(self, name: str, *words: str) -> str:
        """Run a program to its end; return what it printed."""
        done = subprocess.run(
            [self.program(name), *words],
            env=self.variables,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @property
    def variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
        return kept | {"HOME": str(self.home), "LC_ALL": "C.UTF-8", "TERM": "xterm"}


def _wheel(project: Path, folder: Path) -> Path:
    out = folder / "wheels" / project.name
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(build, cwd=project, check=True, capture_output=True)
    (wheel,) = out.glob("*.whl")
    return wheel


def _install(python: Path, *packages: str) -> None:
    """Install by uv, which takes what it has in its cache; by pip where uv fails."""
    wanted = ("-c", str(ROOT / "constraints.txt"), *packages)
    quick = [
        str(UV),
        "pip",
        "install",
        "--quiet",
        "--system-certs",
        "--python",
        str(python),
        *wanted,
    ]
    # Our tests trust nobody; who installs packages has to trust the index.
    kept = {name: value for name, value in os.environ.items() if name != "SSL_CERT_DIR"}
    if not UV.exists() or subprocess.run(quick, env=kept, check=False).returncode:
        command = [*_pip(python), "install", "--quiet", *wanted]
        done = subprocess.run(command, env=kept, capture_output=True, text=True, check=False)
        if done.returncode and NO_INDEX in done.stderr:
            pytest.skip("no package index answers: connect this machine to one")
        assert done.returncode == 0, done.stderr


def _pip(python: Path) -> list[str]:
    """Return the words that run our pip for another environment: a pip of its own takes seconds."""
    return [sys.executable, "-m", "pip", "--python", str(python)]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture
def server(elsewhere: Environment, tmp_path: Path) -> Iterator[LiveServer]:
    """Yield the server of that environment, instead of ours."""
    running = LiveServer(tmp_path, program=elsewhere.program("tinhorn"))
    running.start()
    yield running
    running.stop()


def games_of(server: LiveServer) -> list[str]:
    return sorted(game["name"] for game in httpx.get(f"{server.address}/api/games").json())


def test_a_game_of_somebody_else_is_played_everywhere_until_it_is_uninstalled(
    elsewhere: Environment, server: LiveServer, open_page: Opened
) -> None:
    assert games_of(server) == ["dicetown", "liarsdice", "winchester"]

    plays_in_the_arena(elsewhere)
    plays_in_the_terminal(elsewhere)
    page = open_page()
    plays_in_the_browser(page)
    page.goto(f"{server.address}/api/games")  # the table would miss the server

    remove = [*_pip(elsewhere.program("python")), "uninstall", "--yes", "tinhorn-liars-dice"]
    subprocess.run(remove, check=True)
    server.stop()
    server.start()
    assert games_of(server) == ["dicetown", "winchester"]


def plays_in_the_arena(elsewhere: Environment) -> None:
    words = ("arena", "liarsdice", "--games", "12", "--bots", "deputy,uniform", "--json")

    results = json.loads(elsewhere.run("tinhorn", *words))

    assert {entrant["bot"] for entrant in results["entrants"]} == {"deputy", "uniform"}


def plays_in_the_terminal(elsewhere: Environment) -> None:
    """Make the lowest bid if nobody has bid, or call the bot a liar."""
    words = ["play", "liarsdice", "--players", "2", "--bots", "deputy"]
    child = pexpect.spawn(
        str(elsewhere.program("tinhorn")),
        words,
        env=elsewhere.variables,
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(40, 100),
    )
    answers = {"Make the first bid.": "1", "Bid higher, or call?": "call"}
    while (heard := child.expect_exact([*answers, "Rank"])) < len(answers):
        child.sendline([*answers.values()][heard])
    child.close(force=True)


def plays_in_the_browser(page: Page) -> None:
    """Make the chosen bid if nobody has bid, or call the bot a liar."""
    expect(page.get_by_role("heading", name="Liar’s Dice")).to_be_visible()
    open_table(page, 2, game="liarsdice")
    player = Player(page)
    player.add_bots()
    player.start()
    player.wait()
    expect(page.locator(".liars-board > li")).to_have_count(2)
    expect(page.locator(".liars-board .liars-die[data-hidden]")).to_have_count(5)

    while not player.is_over():
        had = page.evaluate(f"{MODEL}.update.n")
        page.locator(".prompt-actions .btn").last.click()
        wait_for_effect(page, had)
        player.wait()

    expect(page.locator(SHEET)).to_be_visible()
    expect(page.locator(".liars-die[data-hidden]")).to_have_count(0)
