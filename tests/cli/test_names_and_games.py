"""Beginning a game: the list of games, and the names of players."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import Terminal, tinhorn


def test_play_without_a_game_lists_the_games(tmp_path: Path) -> None:
    listed = tinhorn(tmp_path, "play")
    german = tinhorn(tmp_path, "play", "--lang", "de")

    assert listed.returncode == 0
    assert "winchester  Winchester, for 3 to 5 players" in listed.stdout
    assert "dicetown    Dice Town, for 2 to 5 players" in listed.stdout
    assert "Zum Beispiel: tinhorn play winchester" in german.stdout


def test_a_lone_player_has_their_own_name_and_no_bot_that_of_a_place(tmp_path: Path) -> None:
    for game in ("winchester", "dicetown"):
        own = Terminal(tmp_path, "play", game).asks("Dana")
        unnamed = Terminal(tmp_path, "play", game, LOGNAME="root").asks("Stetson")

        assert "Stranger" not in own.heard + unnamed.heard
        assert "Doc (" not in own.heard
