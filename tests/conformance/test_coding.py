"""The promises of what is written down, kept by every game."""

from tinhorn.testing.suite.coding import *  # noqa: F403
