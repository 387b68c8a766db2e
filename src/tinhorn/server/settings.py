"""How a server is to run; handed to its processes through the environment."""

from __future__ import annotations

import os
from typing import Final

import msgspec
from msgspec import Struct

VARIABLE: Final = "TINHORN_SERVER"


class Settings(Struct, frozen=True, kw_only=True):
    database: str
    """A URL for SQLAlchemy."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may open a socket; our own always may."""
    bot_processes: int = 1
    pace: float = 1.0
    """How human bots and automatic answers take their time; 0 for at once."""
    is_limited: bool = True
    """Whether anyone may ask for only so much."""


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
