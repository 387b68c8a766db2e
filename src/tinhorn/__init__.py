"""tinhorn: an open table for two Wild-West board games, Winchester and Dice Town."""

from importlib.metadata import version

__version__ = version("tinhorn")
