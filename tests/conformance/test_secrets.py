"""The promises of secrets, kept by every game."""

from __future__ import annotations

from tests.conformance import test_imagined_worlds
from tests.support.secrets import SECRETS
from tinhorn.games import GAMES
from tinhorn.testing.suite.secrets import *  # noqa: F403

for measured in test_imagined_worlds.__all__:
    del globals()[measured]


def test_every_game_has_its_secrets_written_down() -> None:
    assert SECRETS.keys() == GAMES.keys()
