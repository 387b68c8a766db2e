"""The promises of secrets, kept by every game."""

from __future__ import annotations

from tests.support.secrets import SECRETS
from tinhorn.games import GAMES
from tinhorn.testing.suite.secrets import *  # noqa: F403


def test_every_game_has_its_secrets_written_down() -> None:
    assert SECRETS.keys() == GAMES.keys()
