"""Games are found in folders, too, and one that cannot be loaded is left out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.support.third_party import BROKEN, PENNIES
from tests.support.third_party import GAMES as GAMES_OF_TESTS
from tinhorn.bots import bot_names
from tinhorn.bots.game_bots import bots_of
from tinhorn.cli.panels import panel_of, plain
from tinhorn.games import FOLDERS, GAMES, folders, installed, left_out, part
from tinhorn.kernel import catalogue
from tinhorn.kernel.catalogue import english
from tinhorn.kernel.phrase import phrase

NO_OFFER = '[project.entry-points."tinhorn.games"]\nfaro = "json:loads"\n'
SPEECHLESS = '[project.entry-points."tinhorn.games"]\nspeechless = "speechless:OFFER"\n'
SPEECHLESS_GAME = """
from pennies import *
from tinhorn.kernel.offer import Offer
NAME = "speechless"
OFFER = Offer(name=NAME, title="Speechless", rules=__name__)
"""
OTHER_NAME = '[project.entry-points."tinhorn.games"]\nfaro = "pennies:OFFER"\n'


@pytest.fixture(autouse=True)
def in_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Install the games of some folders, and forget them afterwards."""
    projects = {"empty": "", "no-offer": NO_OFFER, "other-name": OTHER_NAME}
    for name, text in (projects | {"speechless": SPEECHLESS}).items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "pyproject.toml").write_text(text)
    (tmp_path / "no-offer" / "src").mkdir()
    (tmp_path / "speechless" / "speechless.py").write_text(SPEECHLESS_GAME)
    own = [PENNIES, BROKEN, GAMES_OF_TESTS / "boarded"]
    others = [tmp_path / name for name in (*projects, "speechless", "missing")]
    monkeypatch.setenv(FOLDERS, os.pathsep.join(map(str, [*own, *others])))
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(catalogue, "_of_games", {**catalogue._of_games})
    _forget()
    yield
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for cached in (installed, part, bots_of):
        cached.cache_clear()


def test_a_game_in_a_folder_is_found() -> None:
    assert len(GAMES) == len(list(GAMES)) == 5
    assert GAMES["pennies"].NAME == "pennies"
    assert part("pennies", "bots") is None
    assert part("faro", "bots") is None
    assert "pennies" not in dict(folders("web"))


def test_a_game_that_cannot_be_loaded_is_listed_with_its_reason() -> None:
    reasons = {each.name: each.reason for each in left_out()}

    assert "no entry point" in reasons["empty"]
    assert "different names" in reasons["faro"]
    assert "missing" in reasons
    assert "no en.ftl" in reasons["wordless"]
    assert "en.ftl is no text in UTF-8" in reasons["latin"]
    assert "Expected `int`" in reasons["mistyped"]
    assert reasons.keys() & GAMES.keys() == {"winchester", "pennies"}


def test_a_name_that_is_taken_stays_with_its_first_game() -> None:
    reasons = [each.reason for each in left_out() if each.name in {"winchester", "pennies"}]

    assert GAMES["winchester"].PLAYERS[0] == 3
    assert len(reasons) == 2
    assert all("already that of a game of" in reason for reason in reasons)
    assert "tinhorn" in reasons[0]


def test_a_game_that_is_found_twice_is_there_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, os.pathsep.join([str(PENNIES)] * 2))
    installed.cache_clear()

    assert "pennies" in GAMES
    assert list(left_out()) == []


def test_sentences_of_games_change_none_of_others(caplog: pytest.LogCaptureFixture) -> None:
    assert "partless" in installed()

    assert english(phrase("game-winchester")) == "Winchester"
    assert english(phrase("game-speechless")) == "game-speechless"
    assert english(phrase("partless-own")) == "Its own"
    assert english(phrase("game-latin")) == "game-latin"
    told = [record.getMessage() for record in caplog.records]
    assert sum(line.endswith("exist already: game-winchester") for line in told) == 1


def test_a_part_that_cannot_be_loaded_is_named_once_and_absent(
    caplog: pytest.LogCaptureFixture,
) -> None:
    for _ in range(2):
        assert bot_names("partless") == ("uniform",)
        assert part("partless", "batch") is None
        assert panel_of("partless") is plain

    told = [message for record in caplog.records if "The part" in (message := record.getMessage())]
    assert len(told) == 3
    assert "the module pennies lacks table, board" in told[2]


def test_a_part_of_ours_that_lacks_a_library_is_no_absent_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "tinhorn.games.winchester.batch", None)

    with pytest.raises(ImportError):
        part("winchester", "batch")


def test_bots_of_another_type_are_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nothing_there", SimpleNamespace(BOTS=7))

    assert bot_names("partless") == ("uniform",)
