"""The promises of play, kept by every game."""

from tinhorn.testing.suite.play import *  # noqa: F403
