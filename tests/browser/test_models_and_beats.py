"""The page's models and the beats of our games, in Node: `tests/web`."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tests.browser.test_web_files import lay_out
from tests.support.table import GOLDEN
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyGame, Viewer, seen_events
from tinhorn.kernel.log import first_state, steps
from tinhorn.kernel.record import Record, from_json
from tinhorn.server.socket.updates import narrate_events

WEB_TESTS: Final = Path(__file__).parents[1] / "web"
NODE: Final = shutil.which("node")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the page's files as modules for Node."""
    folder = tmp_path_factory.mktemp("page")
    lay_out(folder)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    return folder


@pytest.mark.skipif(NODE is None, reason="Node is not installed: install Node 20 or newer")
@pytest.mark.parametrize("name", sorted(path.name for path in WEB_TESTS.glob("*.test.mjs")))
def test_the_modules_do_as_their_tests_say(page: Path, tmp_path: Path, name: str) -> None:
    if name == "beats.test.mjs":
        write_games(tmp_path / "games")

    done = subprocess.run(
        [str(NODE), "--import", WEB_TESTS / "browser.mjs", "--test", WEB_TESTS / name],
        env={**os.environ, "PAGE": str(page), "GAMES": str(tmp_path / "games")},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout[-6_000:] + done.stderr


def write_games(folder: Path) -> None:
    """Write the updates of golden games, as the first two seats and a spectator get them."""
    folder.mkdir()
    for log in sorted(GOLDEN.glob("*/*.log")):
        record = from_json(log.read_bytes(), GAMES)
        for viewer in (0, 1, None):
            told = {
                "game": record.game,
                "viewer": viewer,
                "updates": list(updates(GAMES[record.game], record, viewer)),
            }
            name = f"{record.game}-{log.stem}-{'spectator' if viewer is None else viewer}.json"
            (folder / name).write_bytes(msgspec.json.encode(told))


def updates(game: AnyGame, record: Record[Any, Any], viewer: Viewer) -> Iterator[dict[str, Any]]:
    """Yield what a live table sends this viewer: each answer with the draws that follow it."""
    state = first_state(game, record.setup, record.start, rules=record.rules)
    yield update(game, state, viewer, ())
    events: list[Any] = []
    for step in steps(game, record.setup, record.entries, rules=record.rules):
        events += step.events
        asked = game.pending(step.state)
        if asked and asked[0].seat == CHANCE:
            continue
        told = seen_events(events, viewer)
        events = []
        if told:
            yield update(game, step.state, viewer, told)


def update(game: AnyGame, state: Any, viewer: Viewer, events: tuple[Any, ...]) -> dict[str, Any]:
    view = game.view(state, viewer)
    story = narrate_events(game, events, viewer)
    return {"view": view, "facts": game.facts(view), "story": story}
