"""Addresses at which a server listens, and under which browsers reach it."""

from __future__ import annotations

from typing import Final

from tinhorn.server.local_network import LOOPBACK as LOOPBACK
from tinhorn.server.local_network import own_address as own_address

ANYWHERE: Final = "0.0.0.0"
PORT: Final = 8020


def web_address(host: str, port: int) -> str:
    return f"http://{_in_browser(host)}:{port}/"


def _in_browser(host: str) -> str:
    if host in (ANYWHERE, "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
