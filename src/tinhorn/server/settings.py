"""The settings of a server, passed to its processes through the environment."""

from __future__ import annotations

import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from tinhorn.kernel import BadInputError, decoder, phrase

VARIABLE: Final = "TINHORN_SERVER"
SOCKETS_PER_ADDRESS: Final = 200


class OriginError(BadInputError):
    """The text is not the origin of a web page."""

    kind = "usage"


class Settings(Struct, frozen=True, kw_only=True):
    database: str
    """A URL for SQLAlchemy."""
    origins: tuple[str, ...] = ()
    """The addresses of this server behind a proxy, and other sites whose pages may use it."""
    host: str = ""
    """The name or address that the server listens on."""
    bot_processes: int = 1
    pace: float = 1.0
    """The speed of bots and automatic answers: 1 is human, 0 is immediate."""
    is_limited: bool = True
    """Whether rate limits and the limit on open sockets apply."""
    network_host: str = ""
    """The machine's address on the local network; empty to find it out."""
    network_address: str = ""
    """The server's address on the local network, if it listens there from the start."""
    sockets_per_address: int = SOCKETS_PER_ADDRESS
    """The most sockets that one address may keep open, per server process."""
    is_private_allowed: bool = False
    """Whether notices may go to addresses of the local network, and without encryption."""


def require_origin(text: str) -> str:
    """Return an origin as browsers send it: scheme, host and port, nothing else."""
    try:
        parts = urlsplit(text.strip())
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError as error:
        raise OriginError(phrase("settings-origin", text=text)) from error
    is_bare = parts.path in ("", "/") and not parts.query and not parts.fragment
    if parts.scheme not in ("http", "https") or not parts.hostname or not is_bare or "@" in text:
        raise OriginError(phrase("settings-origin", text=text))
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    default = {"http": ":80", "https": ":443"}[parts.scheme]
    return f"{parts.scheme}://{host}{'' if port == default else port}"


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    return decoder(Settings).decode(os.environ[VARIABLE])
