"""The page of a game that is not ours: joined if it can be, and left out alone if it cannot."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.support.third_party import GAMES, PENNIES
from tinhorn.bots.game_bots import bots_of
from tinhorn.games import FOLDERS, installed
from tinhorn.server import web_files
from tinhorn.server.assets import ROOTS, script_chunks

BOARDED = GAMES / "boarded"


@pytest.fixture
def boarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a copy of the game, whose page a test may break."""
    copy = tmp_path / "boarded"
    shutil.copytree(BOARDED, copy)
    monkeypatch.setenv(FOLDERS, str(copy))
    for folder in (PENNIES, copy):
        monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(__import__("sys").modules, "boarded_pennies", raising=False)
    _forget()
    yield copy / "boarded_pennies" / "web"
    _forget()


def _forget() -> None:
    installed.cache_clear()
    web_files.page_folders.cache_clear()


def test_a_page_that_imports_public_names_is_joined(boarded: Path) -> None:
    chunks = script_chunks(ROOTS)

    assert any("PenniesBoard" in text for text in chunks.values())
    described = web_files.scripts()[web_files.INSTALLED]
    assert '"pennies":{"hasPage":true' in described
    assert '"levels":[]' in described
    levels = msgspec.json.encode([*bots_of("winchester").levels]).decode()
    assert f'"levels":{levels}' in described


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("index.js", 'import { nobody } from "../../public.js";\n\nexport default nobody;\n'),
        ("index.js", "export { board } from './board.js';\n"),
        ("game.json", "{"),
    ],
)
def test_a_page_that_is_broken_is_left_out_alone(
    boarded: Path, file: str, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (boarded / file).write_text(text)

    with caplog.at_level(logging.WARNING):
        chunks = script_chunks(ROOTS)

    assert [record for record in caplog.records if "pennies is left out" in record.getMessage()]
    assert chunks
    assert not any("pennies-board" in text for text in chunks.values())
    assert '"pennies":{"hasPage":false' in web_files.scripts()[web_files.INSTALLED]
